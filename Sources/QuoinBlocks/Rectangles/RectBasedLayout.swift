import Foundation

/// A rule that places one rectangle in another.
public protocol RectBasedLayout {
  /// Places a rectangle in a source.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to place; what the rule does not set stays as it is.
  ///   - source: The room, in the same coordinates.
  func formLayout(rect: inout CGRect, in source: CGRect)

  /// Places a rectangle in a source that is read in a stated direction, `nil` for none.
  ///
  /// Rules that know no leading and trailing need not implement it.
  func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection?)
}

extension RectBasedLayout {
  /// The rectangle as the rule places it in a source.
  public func layout(rect: CGRect, in source: CGRect) -> CGRect {
    var result = rect
    formLayout(rect: &result, in: source)
    return result
  }

  /// Places a rectangle whatever the direction.
  public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection?) {
    formLayout(rect: &rect, in: source)
  }
}

/// A layout made of a function.
///
/// ```swift
/// let square = AnyRectBasedLayout { rect, source in rect.size.height = rect.size.width }
/// ```
public struct AnyRectBasedLayout: RectBasedLayout {
  private let form: (inout CGRect, CGRect) -> Void

  /// Wraps a function that takes the rectangle to place and the source.
  public init(_ layout: @escaping (inout CGRect, CGRect) -> Void) {
    form = layout
  }

  public func formLayout(rect: inout CGRect, in source: CGRect) {
    form(&rect, source)
  }
}

/// A rule that users wrote, as a part of the package's own.
///
/// What is made of rules is `Sendable`, and users' rules need not be: they may hold a view. That is sound as long as a rule
/// is called on the thread of what it touches. Blocks are not `Sendable`, so their rules are called where the blocks are
/// used; a `LayoutPlan` says of itself that it calls them where it is asked. `Layout` and the anchors are called by their user.
struct OwnRule<Rule>: @unchecked Sendable {
  let rule: Rule
}
