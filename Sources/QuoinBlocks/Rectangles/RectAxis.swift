import Foundation
import QuoinViews

/// One of the two directions in which a rectangle extends: x and width, or y and height.
public typealias RectAxis = NSLayoutConstraint.Axis

/// The direction in which lines are read, which tells what "leading" and "trailing" mean.
public typealias ReadingDirection = UIUserInterfaceLayoutDirection

/// A rectangle seen along one axis. All arithmetic of blocks is written once, on spans.
struct RectSpan: Equatable {
  /// The smaller coordinate, in points.
  var start: CGFloat
  /// The extent, in points.
  var length: CGFloat

  /// The greater coordinate.
  @inline(__always) var end: CGFloat { start + length }

  /// The coordinate halfway, rounded as the `midX` of Foundation here.
  @inline(__always) var middle: CGFloat { (start + end) / 2 }
}

extension CGRect {
  /// The rectangle along an axis.
  @inline(__always)
  subscript(axis: RectAxis) -> RectSpan {
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
