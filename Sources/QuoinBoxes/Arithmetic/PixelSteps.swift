import Foundation

/// Rounds lengths and positions to whole pixels.
///
/// Every length that enters the arithmetic of a box is made whole first, and every edge that leaves it is rounded as an
/// edge, never as a size, so neighbours keep one common edge.
@usableFromInline
struct PixelSteps: Equatable, Sendable {
  /// Pixels a point, greater than 0.
  @usableFromInline let scale: CGFloat

  /// Lengths that exceed a whole pixel by less than this many pixels were whole before floating-point arithmetic.
  @usableFromInline static let tolerance: CGFloat = 1e-6

  /// Beyond this many pixels a number keeps no fraction, or cannot be an `Int`.
  @usableFromInline static let bound: CGFloat = 1e15

  @inlinable
  init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The nearest pixel edge to a position in points; halves go up, and so does what was a half before arithmetic.
  @inlinable @inline(__always)
  func round(_ value: CGFloat) -> CGFloat { points(floorPixels(value * scale + (0.5 + Self.tolerance))) }

  /// The last pixel edge at or before a position in points.
  @inlinable @inline(__always)
  func floor(_ value: CGFloat) -> CGFloat { points(floorPixels(value * scale + Self.tolerance)) }

  /// The first pixel edge at or after a position in points.
  @inlinable @inline(__always)
  func ceil(_ value: CGFloat) -> CGFloat { points(-floorPixels(Self.tolerance - value * scale)) }

  /// The whole number of pixels nearest to a length in points, at least one for any length above 0.
  @inlinable @inline(__always)
  func length(_ value: CGFloat) -> CGFloat {
    value > 0 ? Swift.max(round(value), points(1)) : 0
  }

  /// A number of pixels in points, without a division where the result is the same.
  @inlinable @inline(__always)
  func points(_ pixels: CGFloat) -> CGFloat {
    scale == 1 ? pixels : scale == 2 ? pixels * 0.5 : pixels / scale
  }

  /// `floor` without a call into the C library, which the baseline x86-64 instruction set would need.
  @inlinable @inline(__always)
  func floorPixels(_ value: CGFloat) -> CGFloat {
    guard value.magnitude < Self.bound else { return value }
    let truncated = CGFloat(Int(value))
    return truncated > value ? truncated - 1 : truncated
  }
}
