import Foundation

/// The grid of device pixels under a plane measured in points.
///
/// A length that enters layout is made whole first, and an edge that leaves it is rounded as an edge, never as a size, so
/// that neighbours keep one common edge.
///
/// ```swift
/// PixelGrid(scale: 3).round(10.4)  // 10.333…
/// ```
public struct PixelGrid: Hashable, Sendable {
  /// Pixels a point; a scale of 0 or less counts as 1.
  public let scale: CGFloat

  /// What exceeds a line by less than this many pixels was on it before arithmetic: sums of layout leave errors far
  /// below, and no one sees a ten-thousandth of a pixel.
  @usableFromInline package static var tolerance: CGFloat { 1e-4 }

  /// Beyond this many pixels a number keeps no fraction, or cannot be an `Int`.
  @usableFromInline static var bound: CGFloat { 1e15 }

  /// The grid of what has no pixels. Its lines are powers of two apart, so that sums of lengths on it are exact, and as near as
  /// text is forgiven that is wider than its room.
  package static let fine = PixelGrid(scale: 1024)

  /// Creates a grid.
  @inlinable
  public init(scale: CGFloat) {
    self.scale = scale > 0 ? scale : 1
  }

  /// The width of a pixel in points.
  public var pixel: CGFloat { 1 / scale }

  /// The nearest line of the grid; halves go upward, and so does what was a half before arithmetic.
  @inlinable @inline(__always)
  public func round(_ value: CGFloat) -> CGFloat {
    points(floorPixels(value * scale + (0.5 + Self.tolerance)))
  }

  /// The nearest line of the grid not above the value; a value within a ten-thousandth of a pixel of a line is on it.
  @inlinable @inline(__always)
  public func floor(_ value: CGFloat) -> CGFloat { points(floorPixels(value * scale + Self.tolerance)) }

  /// The nearest line of the grid not below the value; a value within a ten-thousandth of a pixel of a line is on it.
  @inlinable @inline(__always)
  public func ceil(_ value: CGFloat) -> CGFloat { points(-floorPixels(Self.tolerance - value * scale)) }

  /// The whole number of pixels nearest to a length, in points; at least one for any length above 0.
  @inlinable @inline(__always)
  package func length(_ value: CGFloat) -> CGFloat {
    value > 0 ? Swift.max(round(value), points(1)) : 0
  }

  /// A number of pixels in points, without a division where the result is the same.
  @inlinable @inline(__always)
  package func points(_ pixels: CGFloat) -> CGFloat {
    scale == 1 ? pixels : scale == 2 ? pixels * 0.5 : pixels / scale
  }

  /// `floor` without a call into the C library, which the baseline x86-64 instruction set would need.
  @inlinable @inline(__always)
  package func floorPixels(_ value: CGFloat) -> CGFloat {
    guard value.magnitude < Self.bound else { return value }
    let truncated = CGFloat(Int(value))
    return truncated > value ? truncated - 1 : truncated
  }

  /// The nearest point of the grid.
  public func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }

  /// The nearest size of whole pixels.
  public func round(_ size: CGSize) -> CGSize { CGSize(width: round(size.width), height: round(size.height)) }

  /// The smallest size of whole pixels that holds the size.
  public func ceil(_ size: CGSize) -> CGSize { CGSize(width: ceil(size.width), height: ceil(size.height)) }

  /// The largest size of whole pixels within the size.
  public func floor(_ size: CGSize) -> CGSize { CGSize(width: floor(size.width), height: floor(size.height)) }

  /// The rectangle with each edge on its nearest line, so that neighbours still touch.
  ///
  /// Edges are rounded, not sizes: the same rectangle may come out a pixel wider at another place.
  public func round(_ rect: CGRect) -> CGRect {
    edges(round(rect.minX), round(rect.minY), round(rect.maxX), round(rect.maxY))
  }

  /// The smallest rectangle of whole pixels around the rectangle.
  public func ceil(_ rect: CGRect) -> CGRect {
    edges(floor(rect.minX), floor(rect.minY), ceil(rect.maxX), ceil(rect.maxY))
  }

  /// The largest rectangle of whole pixels within the rectangle; empty when it holds no pixel.
  public func floor(_ rect: CGRect) -> CGRect {
    let (left, top) = (ceil(rect.minX), ceil(rect.minY))
    return edges(left, top, max(left, floor(rect.maxX)), max(top, floor(rect.maxY)))
  }

  /// How many pixels the smallest picture that holds a size has, at least one either way.
  public func pixels(holding size: CGSize) -> CGSize {
    CGSize(
      width: max(1, (size.width * scale - Self.tolerance).rounded(.up)),
      height: max(1, (size.height * scale - Self.tolerance).rounded(.up)))
  }

  private func edges(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect {
    CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGFloat {
  /// The nearest multiple of a pixel, halves upward.
  ///
  /// - Parameter scale: Pixels a point.
  public func rounded(toScale scale: CGFloat) -> CGFloat { PixelGrid(scale: scale).round(self) }
}
