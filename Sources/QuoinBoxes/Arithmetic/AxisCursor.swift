import Foundation
import QuoinGraphics

/// Walks along a box's axis, handing each child its place in whole pixels.
///
/// The exact position is carried along and each edge is rounded by itself: shares that are no whole pixels add up, and
/// the last edge is where the exact one is.
struct AxisCursor: Sendable {
  let plan: AxisPlan
  let pixels: PixelGrid
  private var exact: CGFloat
  /// The pixel nearest to the exact position.
  private var edge: CGFloat
  private var index: Int32 = 0

  /// - Parameter start: where the box's inside begins, in points.
  init(_ plan: AxisPlan, start: CGFloat, pixels: PixelGrid) {
    self.plan = plan
    self.pixels = pixels
    exact = start + plan.offset
    edge = pixels.round(exact)
  }

  /// The place of the next child: where it starts and how long it is, in points and whole pixels.
  @inline(__always)
  mutating func next(_ item: AxisItem, gap: CGFloat) -> AxisPlace {
    if index > 0, gap != 0 {
      exact += gap * plan.gapScale
      edge = pixels.round(exact)
    }
    let start = edge
    exact += plan.length(of: item)
    if index == plan.stretched { exact += plan.extra }
    edge = pixels.round(exact)
    index += 1
    // The difference of two thirds is a little beside a third.
    return AxisPlace(start: start, length: pixels.round(edge - start))
  }
}

/// A stretch of an axis, in points.
struct AxisPlace: Equatable, Sendable {
  var start: CGFloat
  var length: CGFloat

  var end: CGFloat { start + length }
}
