import Foundation

/// A rule that places one rectangle in another.
///
/// Rules are values, so that a scheme can be computed on any thread.
public protocol RectBasedLayout: Sendable {
  /// Places a rectangle in a source.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to place; what the rule does not set stays as it is.
  ///   - source: The room, in the same coordinates.
  func formLayout(rect: inout CGRect, in source: CGRect)

  /// Places a rectangle in a source that is read in a stated direction.
  ///
  /// Rules that know no leading and trailing need not implement it.
  func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection)
}

extension RectBasedLayout {
  /// The rectangle as the rule places it in a source.
  public func layout(rect: CGRect, in source: CGRect) -> CGRect {
    var result = rect
    formLayout(rect: &result, in: source)
    return result
  }

  /// Places a rectangle whatever the direction.
  public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection) {
    formLayout(rect: &rect, in: source)
  }
}

/// A layout made of a function.
///
/// ```swift
/// let square = AnyRectBasedLayout { rect, source in rect.size.height = rect.size.width }
/// ```
public struct AnyRectBasedLayout: RectBasedLayout {
  private let form: @Sendable (inout CGRect, CGRect) -> Void

  /// Wraps a function that takes the rectangle to place and the source.
  public init(_ form: @escaping @Sendable (inout CGRect, CGRect) -> Void) {
    self.form = form
  }

  public func formLayout(rect: inout CGRect, in source: CGRect) {
    form(&rect, source)
  }
}
