import Foundation

/// Where something is up and down: a top or bottom edge, a center or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another one, as a length that constraints can be made of.
  public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      ConstraintEnd(
        end.item, end.attribute,
        reach: .init(item: otherAnchor.end.item, attribute: otherAnchor.end.attribute)))
  }

  /// A constraint that holds where this is as far as the system's spacing below another anchor, times a number.
  public final func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at least as far as the system's spacing below another anchor, times a number.
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at most as far as the system's spacing below another anchor, times a number.
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier, ConstraintPlace(fileID: fileID, line: line))
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat,
    _ place: ConstraintPlace?
  ) -> NSLayoutConstraint {
    end.constraint(
      relation, anchor.end, constant: multiplier * ConstraintEnd.systemSpacing(from: anchor.end, to: end),
      place)
  }
}
