import Foundation

/// One of the two directions in which a rectangle extends: x and width, or y and height.
enum SpanAxis: Sendable {
  case horizontal, vertical
}

/// A rectangle seen along one axis. All arithmetic of blocks is written once, on spans.
struct RectSpan: Equatable {
  /// The coordinate of the origin, in points.
  var start: CGFloat
  /// The extent, in points; below zero where an inset was larger than the room.
  var length: CGFloat

  /// The smaller coordinate.
  @inline(__always) var low: CGFloat { length < 0 ? start + length : start }

  /// The greater coordinate.
  @inline(__always) var high: CGFloat { length < 0 ? start : start + length }

  /// The extent without its sign.
  @inline(__always) var extent: CGFloat { abs(length) }

  /// The coordinate halfway, rounded as the `midX` of Foundation here.
  @inline(__always) var middle: CGFloat { (start + (start + length)) / 2 }
}

extension CGRect {
  /// The rectangle along an axis.
  @inline(__always)
  subscript(axis: SpanAxis) -> RectSpan {
    get {
      axis == .horizontal
        ? RectSpan(start: origin.x, length: size.width)
        : RectSpan(start: origin.y, length: size.height)
    }
    set {
      if axis == .horizontal {
        origin.x = newValue.start
        size.width = newValue.length
      } else {
        origin.y = newValue.start
        size.height = newValue.length
      }
    }
  }

  /// The same rectangle moved by a vector.
  @inline(__always)
  func moved(by offset: CGPoint) -> CGRect {
    CGRect(x: origin.x + offset.x, y: origin.y + offset.y, width: size.width, height: size.height)
  }
}
