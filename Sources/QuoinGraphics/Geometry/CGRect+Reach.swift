import Foundation

extension CGRect {
  /// A radius around a point within which all of the rectangle lies, with a little to spare.
  func reach(from center: CGPoint) -> CGFloat {
    let dx = max(abs(minX - center.x), abs(maxX - center.x))
    let dy = max(abs(minY - center.y), abs(maxY - center.y))
    return (dx * dx + dy * dy).squareRoot() * 1.01 + 1
  }
}
