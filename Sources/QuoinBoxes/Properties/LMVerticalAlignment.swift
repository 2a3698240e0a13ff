import Foundation

/// How a box places its subviews from its top to its bottom margin.
public nonisolated enum LMVerticalAlignment: Int, CaseIterable, Hashable, Sendable {
  /// Subviews take all the room there is.
  case fill
  /// Subviews are as high as they fit, at the top margin.
  case top
  /// Subviews are as high as they fit, at the bottom margin.
  case bottom
  /// Subviews are as high as they fit, in the middle.
  case center

  /// The same in the terms of the arithmetic, in which *near* is the top.
  var alignment: AxisPlan.Alignment {
    switch self {
    case .fill: .fill
    case .top: .near
    case .bottom: .far
    case .center: .center
    }
  }
}
