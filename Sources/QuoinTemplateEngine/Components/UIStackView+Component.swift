import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UIStackView>`: a row or column that places its children itself.
  public static let stackView = Component(
    "UIStackView", UIStackView.self, summary: "A row or a column that places its children itself.",
    container: .stack, fitting: .layout,
    refusals: [
      Refusal("arrangedSubviews", advice: "it follows from what stands inside"),
      Refusal(
        "backgroundColor", "contentMode", "layer.backgroundColor", "layer.cornerRadius", "layer.borderColor",
        "layer.borderWidth", "layer.contents", "layer.masksToBounds", "layer.shadowColor",
        "layer.shadowOffset", "layer.shadowOpacity", "layer.shadowPath", "layer.shadowPathIsBounds",
        "layer.shadowRadius", advice: "a stack draws nothing itself; put it into a view that does"),
    ]
  ) { _ in
    UIStackView()
  } properties: {
    Property("alignment", \UIStackView.alignment, "How children stand across the stack.").affectingSize
    Property("axis", \UIStackView.axis, "Whether children stand side by side or below each other.")
      .affectingSize
    Property("distribution", \UIStackView.distribution, "How children share the room along the stack.")
      .affectingSize
    Property(
      "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement,
      "Whether the spacing of a column reaches from the last baseline above to the first one below."
    ).affectingSize
    Property(
      "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
      "Whether children keep within the stack's margins."
    )
    .affectingSize
    Property("spacing", \UIStackView.spacing, "The gap between neighbours.", .points).affectingSize
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
