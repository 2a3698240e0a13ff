import Foundation
import QuoinGraphics

/// Stands in the place of a screen that only the system has, and names it.
final class SystemPlaceholder: UIView {
  private let label = UILabel()

  init(_ name: String) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemGroupedBackground
    label.text = name
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .body)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }
  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 16, dy: 16) }
}
