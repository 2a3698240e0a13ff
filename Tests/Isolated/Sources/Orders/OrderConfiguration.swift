import UIKit

/// What a row shows.
struct OrderConfiguration: UIContentConfiguration, Hashable {
  var order: Order

  func makeContentView() -> any UIView & UIContentView { OrderRow(self) }
  func updated(for state: any UIConfigurationState) -> OrderConfiguration { self }
}

/// The view of a row.
final class OrderRow: UIView, UIContentView {
  static let height: CGFloat = 44
  private let label = UILabel()

  var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: OrderConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    apply()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var layerClass: AnyClass { CAGradientLayer.self }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: Theme.standard.insets)
  }

  private func apply() {
    guard let configuration = configuration as? OrderConfiguration else { return }
    label.text = configuration.order.title
    label.textColor = configuration.order.mark.color
  }
}
