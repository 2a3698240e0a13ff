import Foundation
import QuoinViews

/// Collects the subviews of a box from a block of code, with `if`, `for` and `switch`.
///
/// ```swift
/// LMColumnView(spacing: 8) {
///   UILabel(text: title)
///   for line in lines { UILabel(text: line, numberOfLines: 0) }
///   if let photo { UIImageView(image: photo) }
/// }
/// ```
@resultBuilder
public nonisolated enum LMViewBuilder {
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  public static func buildExpression(_ view: UIView?) -> [UIView] { view.map { [$0] } ?? [] }
  public static func buildExpression(_ views: [UIView]) -> [UIView] { views }
  public static func buildExpression(_ nothing: Void) -> [UIView] { [] }
  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
  public static func buildEither(first part: [UIView]) -> [UIView] { part }
  public static func buildEither(second part: [UIView]) -> [UIView] { part }
  public static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [UIView]) -> [UIView] { part }
}

/// The name that ``LMViewBuilder`` had in Quoin before Lima gave it one.
public typealias LMSubviewBuilder = LMViewBuilder
