import Foundation

/// One way in which a rectangle constrains a source.
///
/// A side's coordinate splits the axis into an inner and an outer workspace; the verb says what happens to the source there.
///
/// ```swift
/// title.layoutBlock(
///   with: Layout(x: .left(8), y: .top(), width: .scaled(1), height: .fixed(20)),
///   constraints: [avatar.layoutConstraint(for: [.right(.limit(on: .outer)), .top(.align(by: .inner))])])
/// ```
public struct LayoutAnchor: RectBasedConstraint, Extensible {
  let rule: AnchorRule

  /// By the left side.
  public static func left(_ anchor: Left) -> LayoutAnchor { LayoutAnchor(rule: anchor.rule) }

  /// By the right side.
  public static func right(_ anchor: Right) -> LayoutAnchor { LayoutAnchor(rule: anchor.rule) }

  /// By the top side.
  public static func top(_ anchor: Top) -> LayoutAnchor { LayoutAnchor(rule: anchor.rule) }

  /// By the bottom side.
  public static func bottom(_ anchor: Bottom) -> LayoutAnchor { LayoutAnchor(rule: anchor.rule) }

  /// By the side where reading starts.
  public static func leading(_ anchor: Leading) -> LayoutAnchor { LayoutAnchor(rule: anchor.rule) }

  /// By the side where reading ends.
  public static func trailing(_ anchor: Trailing) -> LayoutAnchor { LayoutAnchor(rule: anchor.rule) }

  /// By the center.
  public static func center(_ anchor: Center) -> LayoutAnchor { LayoutAnchor(rule: anchor.rule) }

  /// By a length.
  public static func size(_ anchor: Size) -> LayoutAnchor { LayoutAnchor(rule: anchor.rule) }

  /// By a share of the width.
  public static func width(_ multiplier: CGFloat = 1) -> LayoutAnchor { .size(.width(multiplier)) }

  /// By a share of the height.
  public static func height(_ multiplier: CGFloat = 1) -> LayoutAnchor { .size(.height(multiplier)) }

  /// By the rectangle less insets in points.
  public static func insets(_ insets: EdgeInsets) -> LayoutAnchor {
    LayoutAnchor(rule: Inset(insets).rule)
  }

  /// By a given rectangle instead of the constraining one.
  public static func equal(_ rect: CGRect) -> LayoutAnchor { LayoutAnchor(rule: .equal(rect)) }

  /// By the rectangle itself.
  public static var equally: LayoutAnchor { LayoutAnchor(rule: .equally) }

  /// By a constraint of one's own.
  public static func custom(_ constraint: any RectBasedConstraint) -> LayoutAnchor { build(constraint) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> LayoutAnchor {
    LayoutAnchor(rule: AnchorRule(base))
  }
}
