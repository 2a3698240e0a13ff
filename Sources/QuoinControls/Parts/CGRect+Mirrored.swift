import Foundation

nonisolated extension CGRect {
  /// The rectangle as it stands in surroundings of some width that read from right to left.
  func mirrored(in width: CGFloat, if isRightToLeft: Bool) -> CGRect {
    isRightToLeft ? CGRect(x: width - maxX, y: minY, width: self.width, height: height) : self
  }
}
