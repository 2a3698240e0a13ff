import QuoinViews

/// Takes the one view that a cell, a head of a section or a scroll view has as its content from a block of code, with `if` and
/// `switch`.
///
/// ```swift
/// LMScrollView(isFitToWidth: true) {
///   if lines.isEmpty { UILabel(text: "Nothing here") } else { LMColumnView { for line in lines { UILabel(text: line) } } }
/// }
/// ```
@resultBuilder
public nonisolated enum LMContentBuilder {
  public static func buildBlock(_ content: UIView?) -> UIView? { content }
  public static func buildOptional(_ content: UIView??) -> UIView? { content ?? nil }
  public static func buildEither(first content: UIView?) -> UIView? { content }
  public static func buildEither(second content: UIView?) -> UIView? { content }
  public static func buildLimitedAvailability(_ content: UIView?) -> UIView? { content }

  @available(*, unavailable, message: "The content is one view: put the views into a row or a column")
  public static func buildBlock(_ views: UIView?...) -> UIView? { nil }
}
