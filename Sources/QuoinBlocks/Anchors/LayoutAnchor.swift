import Foundation

/// One way in which a rectangle constrains a source.
///
/// ```swift
/// title.layoutBlock(
///   with: Layout(x: .left(8), y: .top(), width: .scaled(1), height: .fixed(20)),
///   constraints: [avatar.layoutConstraint(for: [.right(.limit(on: .outer)), .top(.align(by: .inner))])])
/// ```
public enum LayoutAnchor: Extensible {
  /// By the center.
  case center(Center)
  /// By the side where reading starts.
  case leading(Leading)
  /// By the side where reading ends.
  case trailing(Trailing)
  /// By the left side.
  case left(Left)
  /// By the right side.
  case right(Right)
  /// By the top side.
  case top(Top)
  /// By the bottom side.
  case bottom(Bottom)
  /// By a length.
  case size(Size)
  /// The source less insets in points.
  case insets(EdgeInsets)
  /// By a given rectangle instead of the constraining one.
  case equal(CGRect)
  /// By the rectangle itself.
  case equally
  /// By a constraint of one's own.
  case custom(any RectBasedConstraint)

  /// By a share of the width.
  public static func width(_ multiplier: CGFloat = 1) -> LayoutAnchor { .size(.width(multiplier)) }

  /// By a share of the height.
  public static func height(_ multiplier: CGFloat = 1) -> LayoutAnchor { .size(.height(multiplier)) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> LayoutAnchor {
    (base as? LayoutAnchor) ?? .custom(base)
  }

  /// What the anchor does.
  var rule: AnchorRule {
    switch self {
    case .center(let anchor): anchor.rule
    case .leading(let anchor): anchor.rule
    case .trailing(let anchor): anchor.rule
    case .left(let anchor): anchor.rule
    case .right(let anchor): anchor.rule
    case .top(let anchor): anchor.rule
    case .bottom(let anchor): anchor.rule
    case .size(let anchor): anchor.rule
    case .insets(let insets): AnchorRule(.insets(insets))
    case .equal(let rect): AnchorRule(.equal(rect))
    case .equally: AnchorRule(.equally)
    case .custom(let constraint): AnchorRule(constraint)
    }
  }
}

extension LayoutAnchor: RectBasedConstraint {
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    rule.form(&sourceRect, by: rect, nil)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection?) {
    rule.form(&sourceRect, by: rect, direction)
  }
}

// Sound as an `OwnRule` is: a rule of one's own is called by whoever uses the anchor, on the thread where that is.
extension LayoutAnchor: @unchecked Sendable {}
