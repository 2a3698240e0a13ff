import Foundation
import QuoinGraphics

extension UIControl {
  /// How far the ring around a control that keys go to reaches, in points.
  static var focusReach: CGFloat { 4 }

  /// Whether a press works the control: the space bar or return.
  private func isActivating(_ press: UIPress) -> Bool {
    guard press.key?.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) ?? true else {
      return false
    }
    return press.type == .select || press.key?.keyCode == .keyboardSpacebar
  }

  final func beginPress(_ press: UIPress) -> Bool {
    guard isEnabled, isFirstResponder else { return false }
    if isActivating(press) {
      isHighlighted = true
      return true
    }
    return takeStep(press.type)
  }

  final func endPress(_ press: UIPress) -> Bool {
    guard isFirstResponder, isActivating(press), isHighlighted else { return false }
    isHighlighted = false
    if isEnabled { activate() }
    return true
  }

  final func drawFocusRing(on canvas: Canvas) {
    let ring = focusShape
    let (center, reach) = (CGPoint(x: bounds.midX, y: bounds.midY), Self.focusReach - 1)
    guard bounds.width > 0, bounds.height > 0 else { return }
    ring.apply(CGAffineTransform(translationX: -center.x, y: -center.y))
    ring.apply(CGAffineTransform(scaleX: 1 + reach / bounds.width, y: 1 + reach / bounds.height))
    ring.apply(CGAffineTransform(translationX: center.x, y: center.y))
    ring.lineWidth = 2
    canvas.stroke(ring, paint: .color(tintColor))
  }
}
