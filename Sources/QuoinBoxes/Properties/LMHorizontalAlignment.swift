import Foundation

/// How a box places its subviews from its leading to its trailing margin.
public nonisolated enum LMHorizontalAlignment: Int, CaseIterable, Hashable, Sendable {
  /// Subviews take all the room there is.
  case fill
  /// Subviews are as wide as they fit, at the leading margin.
  case leading
  /// Subviews are as wide as they fit, at the trailing margin.
  case trailing
  /// Subviews are as wide as they fit, in the middle.
  case center

  /// The same in the terms of the arithmetic, in which *near* is leading.
  var alignment: AxisPlan.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .near
    case .trailing: .far
    case .center: .center
    }
  }
}
