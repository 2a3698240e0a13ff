import Foundation

/// The first two fingers of a gesture: how far they are apart and how the line between them lies.
struct FingerPair {
  let distance: CGFloat
  /// In radians, clockwise.
  let angle: CGFloat

  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
    distance = max(first.distance(to: second), 1)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// By how much the line has turned since it lay in another way, the shorter way round, in radians.
  func turn(from other: FingerPair) -> CGFloat { remainder(angle - other.angle, 2 * .pi) }
}
