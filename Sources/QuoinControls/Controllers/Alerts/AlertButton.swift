import Foundation
import QuoinGraphics

/// A choice of an alert.
final class AlertButton: UIControl {
  private let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, size: CGFloat, choose: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    addSubview(label)
    isEnabled = action.isEnabled
    addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
    colorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func colorDidChange() {
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    colorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorDidChange()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width + 16, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var defaultAccessibilityLabel: String? { action.title }
  override var valueDescription: String? { action.title.map { "“\($0)”" } }
}
