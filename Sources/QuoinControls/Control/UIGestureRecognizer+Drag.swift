import Foundation

extension UIGestureRecognizer {
  /// Whether the recognizer has seen a drag along an axis that began in a control, and is not the control's own.
  func isDragAlong(_ axis: NSLayoutConstraint.Axis, notOf control: UIControl) -> Bool {
    guard view !== control else { return false }
    if self is UISwipeGestureRecognizer { return true }
    guard let pan = self as? UIPanGestureRecognizer else { return false }
    // A drag that is about to begin has no translation yet.
    let moved = pan.velocity(in: control)
    return axis == .horizontal ? abs(moved.x) > abs(moved.y) : abs(moved.y) > abs(moved.x)
  }
}
