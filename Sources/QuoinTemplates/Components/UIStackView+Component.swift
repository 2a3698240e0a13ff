import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIStackView>`: a row or column that places its children itself.
  public static let stackView = Component(
    "UIStackView", UIStackView.self, placement: .stack, fitting: .layout
  ) { _ in
    UIStackView()
  } properties: {
    Property("alignment", \UIStackView.alignment).affectingSize
    Property("axis", \UIStackView.axis).affectingSize
    Property("distribution", \UIStackView.distribution).affectingSize
    Property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement).affectingSize
    Property("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
      .affectingSize
    Property("spacing", \UIStackView.spacing).affectingSize
  }
}

extension ChildPlacement {
  /// How a stack view takes its children: as arranged subviews, in order.
  fileprivate static let stack = ChildPlacement(
    childProperties: [Property("customSpacing", \UIView.spacingInStack)],
    insert: { child, container, index in
      (container as? UIStackView)?.insertArrangedSubview(child, at: index)
    },
    remove: { child, container in
      (container as? UIStackView)?.removeArrangedSubview(child)
      child.removeFromSuperview()
    },
    setFixedSize: { child, width, height in
      child.layoutSizing.width = width ?? .nan
      child.layoutSizing.height = height ?? .nan
    }
  ).settling { _, container, axis in
    guard let stack = container as? UIStackView else { return false }
    return stack.alignment == .fill && (stack.axis == .vertical) == (axis == .horizontal)
  }
}

extension UIView {
  /// The gap behind the view in the stack that it stands in, in points.
  fileprivate var spacingInStack: CGFloat {
    get { (superview as? UIStackView)?.customSpacing(after: self) ?? UIStackView.spacingUseDefault }
    set { (superview as? UIStackView)?.setCustomSpacing(newValue, after: self) }
  }
}

extension UIStackView.Alignment: EnumerationValue {
  public static let typeName: TypeName = "UIStackViewAlignment"
  /// UIKit knows two of them by a second name each.
  public static let namedCases: [(String, UIStackView.Alignment)] =
    allCases.map { ("\($0)", $0) } + [("top", .leading), ("bottom", .trailing)]
}

extension UIStackView.Distribution: EnumerationValue {
  public static let typeName: TypeName = "UIStackViewDistribution"
}
