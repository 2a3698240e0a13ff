/// A rectangle of whole pixels; empty unless its right is beyond its left and its bottom beyond its top.
struct PixelBox: Hashable {
  var left: Int32 = 0
  var top: Int32 = 0
  var right: Int32 = 0
  var bottom: Int32 = 0

  var width: Int32 { right - left }
  var height: Int32 { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  /// Whether both have pixels in common.
  @inline(__always)
  func overlaps(_ other: PixelBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether both have more in common than the edge of a letter, which covers its pixels in part.
  @inline(__always)
  func covers(_ other: PixelBox) -> Bool {
    min(right, other.right) - max(left, other.left) > 1 && min(bottom, other.bottom) - max(top, other.top) > 1
  }

  /// The pixels that both have.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest box around both, neither of which is empty.
  @inline(__always)
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The box moved; what is added must not pass the range of numbers.
  @inline(__always)
  func moved(_ x: Int32, _ y: Int32) -> PixelBox {
    PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
