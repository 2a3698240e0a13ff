import Foundation

/// Where something is up and down: a top or bottom edge, a center or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another one, as a length that constraints can be made of.
  public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(end.distance(to: otherAnchor.end))
  }

  /// A constraint that holds where this is as far as the system's spacing below another anchor, times a number.
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    end.spaced(.equal, anchor.end, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at least as far as the system's spacing below another anchor, times a number.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    end.spaced(.greaterThanOrEqual, anchor.end, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at most as far as the system's spacing below another anchor, times a number.
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    end.spaced(.lessThanOrEqual, anchor.end, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  deinit {}
}
