import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UILabel>`: text.
  public static let label = Component(
    "UILabel", UILabel.self, summary: "Text, in one line or several.", body: "text", fitting: .sizeThatFits
  ) { _ in
    UILabel()
  } properties: {
    Property(
      "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory,
      "Kept for code that sets it; fonts of text styles follow the text size they are made for.")
    Property(
      "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth,
      "Whether text that is too wide is made smaller, down to `minimumScaleFactor`."
    ).affectingSize
    Property(
      "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation,
      "Kept for code that sets it; changes nothing here.")
    Property("attributedText", \UILabel.attributedText, "Text with styles of its own.").affectingSize
    Property("baselineAdjustment", \UILabel.baselineAdjustment, "Where text that was made smaller stands.")
    Property(
      "enablesMarqueeWhenAncestorFocused", \UILabel.marquee,
      "Kept for templates that set it; text never runs here.")
    Property(
      "font", \UILabel.optionalFont,
      "The font: name, size, weight, style and traits in any order; nil for the standard one."
    ).affectingSize
    Property(
      "highlightedTextColor", \UILabel.highlightedTextColor,
      "The colour of the text while the label is highlighted.")
    Property("isEnabled", \UILabel.isEnabled, "Whether the text has its full colour.")
    Property("isHighlighted", \UILabel.isHighlighted, "Whether the text has its highlighted colour.")
    Property(
      "lineBreakMode", \UILabel.lineBreakMode, "Where lines break, and how text that does not fit is cut."
    ).affectingSize
    Property(
      "minimumScaleFactor", \UILabel.minimumScaleFactor,
      "How small text may be made to fit, as a part of its size; 0 for any.", .fraction
    ).affectingSize
    Property(
      "numberOfLines", \UILabel.numberOfLines, "The most lines that are shown; 0 for any number.", .lines
    ).affectingSize
    Property(
      "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth,
      "The width at which the intrinsic size of several lines is measured; 0 for no limit.", .points
    ).affectingSize
    Property("shadowColor", \UILabel.shadowColor, "The colour of a shadow behind the text; none unless set.")
    Property(
      "shadowOffset", \UILabel.shadowOffset, "How far to the right and down the shadow of the text falls.",
      .points)
    richText.affectingSize
    Property("textAlignment", \UILabel.textAlignment, "How lines stand between the left and the right edge.")
    Property("textColor", \UILabel.optionalTextColor, "The colour of the text; nil for the standard one.")
  }

  /// The text, which becomes attributed when a part of it is.
  private static var richText: Property {
    Property(
      "text", type: .richText,
      "What is shown; it becomes attributed as soon as something in braces is. Text inside the element sets it too.",
      get: { object in (object as? UILabel)?.text.propertyValue ?? .null },
      set: { object, value, _ in
        guard let label = object as? UILabel else { return false }
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
  /// Whether text that is cut runs, as televisions have it.
  fileprivate var marquee: Bool {
    get { false }
    set {}
  }

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
