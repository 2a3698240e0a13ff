import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UILabel>`: text.
  public static let label = Component("UILabel", UILabel.self, body: "text", fitting: .sizeThatFits) { _ in
    UILabel()
  } properties: {
    Property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    Property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth).affectingSize
    Property(
      "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    Property("attributedText", \UILabel.attributedText).affectingSize
    Property("baselineAdjustment", \UILabel.baselineAdjustment)
    Property("font", \UILabel.optionalFont).affectingSize
    Property("highlightedTextColor", \UILabel.highlightedTextColor)
    Property("isEnabled", \UILabel.isEnabled)
    Property("isHighlighted", \UILabel.isHighlighted)
    Property("lineBreakMode", \UILabel.lineBreakMode).affectingSize
    Property("minimumScaleFactor", \UILabel.minimumScaleFactor).affectingSize
    Property("numberOfLines", \UILabel.numberOfLines).affectingSize
    Property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth).affectingSize
    Property("shadowColor", \UILabel.shadowColor)
    Property("shadowOffset", \UILabel.shadowOffset)
    richText.affectingSize
    Property("textAlignment", \UILabel.textAlignment)
    Property("textColor", \UILabel.optionalTextColor)
  }

  /// The text, which becomes attributed when a part of it is.
  private static var richText: Property {
    Property(
      "text", type: .richText,
      get: { view in (view as? UILabel)?.text.propertyValue ?? .null },
      set: { view, value, _ in
        guard let label = view as? UILabel else { return false }
        switch value {
        case .string(let text): label.text = text
        case .null: label.text = nil
        default:
          guard let styled = value.styledText else { return false }
          label.attributedText = styled
        }
        return true
      })
  }
}

extension UILabel {
  /// The font; `nil` takes the standard one again.
  fileprivate var optionalFont: UIFont? {
    get { font }
    set { font = newValue }
  }

  /// The colour of the text; `nil` takes the standard one again.
  fileprivate var optionalTextColor: UIColor? {
    get { textColor }
    set { textColor = newValue }
  }
}

extension UIBaselineAdjustment: EnumerationValue {
  public static let typeName: TypeName = "UIBaselineAdjustment"
}
