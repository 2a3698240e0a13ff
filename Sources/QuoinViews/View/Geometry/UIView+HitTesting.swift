import Foundation

extension UIView {
  final func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isBlockedByAnimation,
      self.point(inside: point, with: event),
      let outer = enterLevel()
    else {
      return nil
    }
    defer { leaveLevel(outer) }
    for child in childrenFromBack.reversed() where !child.isFlat(in: self) {
      if let hit = child.hitTest(child.fromSuperview(point, self), with: event) { return hit }
    }
    return self
  }

  /// Whether an animation goes on that lets no touches in.
  private var isBlockedByAnimation: Bool { rare?.layer?.motion?.blocksTouches == true }
}
