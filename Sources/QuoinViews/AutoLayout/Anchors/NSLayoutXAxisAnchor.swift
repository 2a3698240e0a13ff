import Foundation

/// Where something is from side to side: a left, right, leading or trailing edge, or a center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another one, as a length that constraints can be made of.
  public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(end.distance(to: otherAnchor.end))
  }

  /// A constraint that holds where this is as far as the system's spacing after another anchor, times a number.
  public final func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    end.spaced(.equal, anchor.end, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at least as far as the system's spacing after another anchor, times a number.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    end.spaced(.greaterThanOrEqual, anchor.end, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at most as far as the system's spacing after another anchor, times a number.
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    end.spaced(.lessThanOrEqual, anchor.end, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  deinit {}
}
