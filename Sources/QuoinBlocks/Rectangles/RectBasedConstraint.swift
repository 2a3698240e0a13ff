import Foundation

/// A rule that narrows or moves a source rectangle by another rectangle.
public protocol RectBasedConstraint {
  /// Constrains a source by a rectangle.
  ///
  /// - Parameters:
  ///   - sourceRect: The room that is narrowed.
  ///   - rect: The rectangle by which it is narrowed, in the same coordinates.
  func formConstrain(sourceRect: inout CGRect, by rect: CGRect)

  /// Constrains a source that is read in a stated direction, `nil` for none.
  ///
  /// Rules that know no leading and trailing need not implement it.
  func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection?)
}

extension RectBasedConstraint {
  /// The source as the rule narrows it.
  public func constrained(sourceRect: CGRect, by rect: CGRect) -> CGRect {
    var result = sourceRect
    formConstrain(sourceRect: &result, by: rect)
    return result
  }

  /// Constrains a source whatever the direction.
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection?) {
    formConstrain(sourceRect: &sourceRect, by: rect)
  }
}

/// A constraint made of a function.
public struct AnyRectBasedConstraint: RectBasedConstraint, Extensible {
  private let form: (inout CGRect, CGRect) -> Void

  /// Wraps a function that takes the source to narrow and the rectangle by which it is narrowed.
  public init(_ action: @escaping (inout CGRect, CGRect) -> Void) {
    form = action
  }

  /// Wraps a constraint.
  public static func build(_ base: any RectBasedConstraint) -> AnyRectBasedConstraint {
    AnyRectBasedConstraint { base.formConstrain(sourceRect: &$0, by: $1) }
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    form(&sourceRect, rect)
  }
}
