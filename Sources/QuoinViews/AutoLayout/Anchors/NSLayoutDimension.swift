import Foundation

/// A width, a height or a distance.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that holds where this is a number of points.
  public final func constraint(
    equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(.equal, nil, constant: c, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at least a number of points.
  public final func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, nil, constant: c, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at most a number of points.
  public final func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, nil, constant: c, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is another length times a number, and a constant in points.
  public final func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(
      .equal, anchor.end, multiplier: m, constant: c, ConstraintPlace(fileID: fileID, line: line))
  }

  /// A constraint that holds where this is at least another length times a number, and a constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(
      .greaterThanOrEqual, anchor.end, multiplier: m, constant: c, ConstraintPlace(fileID: fileID, line: line)
    )
  }

  /// A constraint that holds where this is at most another length times a number, and a constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    end.constraint(
      .lessThanOrEqual, anchor.end, multiplier: m, constant: c, ConstraintPlace(fileID: fileID, line: line))
  }

  deinit {}
}

/// The same for code that hands a method around; see `NSLayoutAnchor`. Numbers are optional here, so that calls prefer those above.
extension NSLayoutDimension {
  /// A constraint that holds where this is a number of points.
  public final func constraint(equalToConstant c: CGFloat?) -> NSLayoutConstraint {
    end.constraint(.equal, nil, constant: c ?? 0)
  }

  /// A constraint that holds where this is at least a number of points.
  public final func constraint(greaterThanOrEqualToConstant c: CGFloat?) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, nil, constant: c ?? 0)
  }

  /// A constraint that holds where this is at most a number of points.
  public final func constraint(lessThanOrEqualToConstant c: CGFloat?) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, nil, constant: c ?? 0)
  }

  /// A constraint that holds where this is another length times a number.
  public final func constraint<Other: NSLayoutDimension>(
    equalTo anchor: Other, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.equal, anchor.end, multiplier: m)
  }

  /// A constraint that holds where this is another length times a number, and a constant in points.
  public final func constraint<Other: NSLayoutDimension>(
    equalTo anchor: Other, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.equal, anchor.end, multiplier: m, constant: c)
  }

  /// A constraint that holds where this is at least another length times a number.
  public final func constraint<Other: NSLayoutDimension>(
    greaterThanOrEqualTo anchor: Other, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, anchor.end, multiplier: m)
  }

  /// A constraint that holds where this is at least another length times a number, and a constant in points.
  public final func constraint<Other: NSLayoutDimension>(
    greaterThanOrEqualTo anchor: Other, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.greaterThanOrEqual, anchor.end, multiplier: m, constant: c)
  }

  /// A constraint that holds where this is at most another length times a number.
  public final func constraint<Other: NSLayoutDimension>(
    lessThanOrEqualTo anchor: Other, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, anchor.end, multiplier: m)
  }

  /// A constraint that holds where this is at most another length times a number, and a constant in points.
  public final func constraint<Other: NSLayoutDimension>(
    lessThanOrEqualTo anchor: Other, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    end.constraint(.lessThanOrEqual, anchor.end, multiplier: m, constant: c)
  }
}
