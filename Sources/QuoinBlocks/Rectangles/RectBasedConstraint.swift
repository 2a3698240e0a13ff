import Foundation

/// A rule that narrows or moves a source rectangle by another rectangle.
public protocol RectBasedConstraint: Sendable {
  /// Constrains a source by a rectangle.
  ///
  /// - Parameters:
  ///   - sourceRect: The room that is narrowed.
  ///   - rect: The rectangle by which it is narrowed, in the same coordinates.
  func formConstrain(sourceRect: inout CGRect, by rect: CGRect)

  /// Constrains a source that is read in a stated direction.
  ///
  /// Rules that know no leading and trailing need not implement it.
  func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection)
}

extension RectBasedConstraint {
  /// The source as the rule narrows it.
  public func constrained(sourceRect: CGRect, by rect: CGRect) -> CGRect {
    var result = sourceRect
    formConstrain(sourceRect: &result, by: rect)
    return result
  }

  /// Constrains a source whatever the direction.
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection) {
    formConstrain(sourceRect: &sourceRect, by: rect)
  }
}

/// A constraint made of a function.
public struct AnyRectBasedConstraint: RectBasedConstraint {
  private let form: @Sendable (inout CGRect, CGRect) -> Void

  /// Wraps a function that takes the source to narrow and the rectangle by which it is narrowed.
  public init(_ form: @escaping @Sendable (inout CGRect, CGRect) -> Void) {
    self.form = form
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    form(&sourceRect, rect)
  }
}

/// A type to which users add rules of their own by wrapping them.
///
/// ```swift
/// extension Layout.Filling.Horizontal {
///   static var golden: Self { .build(AnyRectBasedLayout { rect, source in rect.size.width = source.width / 1.618 }) }
/// }
/// ```
public protocol Extensible {
  /// What can be wrapped.
  associatedtype Conformed

  /// Wraps a rule.
  static func build(_ base: Conformed) -> Self
}
