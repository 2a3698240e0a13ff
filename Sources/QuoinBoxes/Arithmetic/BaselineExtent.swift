import Foundation
import QuoinGraphics

/// The room that children need above and below the one line their baselines share.
struct BaselineExtent: Equatable, Sendable {
  /// The greatest distance from a child's top to its baseline, in points.
  private(set) var rise: CGFloat = 0
  /// The greatest distance from a child's baseline to its bottom, in points.
  private(set) var fall: CGFloat = 0

  /// Takes in a child `height` points high with its baseline `baseline` points below its top.
  mutating func add(baseline: CGFloat, height: CGFloat) {
    rise = max(rise, baseline)
    fall = max(fall, height - baseline)
  }

  var height: CGFloat { rise + fall }

  /// The distance from the top of the run to the top of a child, in points.
  func top(ofBaseline baseline: CGFloat) -> CGFloat { rise - baseline }
}

/// The gap between two children of a column whose distance is told from baseline to baseline.
enum BaselineGap {
  /// - Parameters:
  ///   - distance: from the last baseline above to the first baseline below, in points.
  ///   - fall: from the last baseline of the upper child to its bottom, in points.
  ///   - rise: from the top of the lower child to its first baseline, in points.
  /// - Returns: the gap between the edges in whole pixels; 0 when the children would overlap.
  static func between(distance: CGFloat, fall: CGFloat, rise: CGFloat, _ pixels: PixelGrid) -> CGFloat {
    max(0, pixels.round(distance - fall - rise))
  }
}
