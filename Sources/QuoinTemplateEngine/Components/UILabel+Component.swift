import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

extension Component {
  /// `<UILabel>`: text.
  public static let label = Component(
    "UILabel", UILabel.self, summary: "Text, in one line or several.", body: "attributedText",
    fitting: .sizeThatFits
  ) { _ in
    UILabel()
  } properties: {
    Property(
      kept: "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory,
      because: "fonts of text styles follow the text size they are made for")
    Property(
      "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth,
      "Whether text that is too wide, or has more lines than `numberOfLines` allows, is made smaller, down to `minimumScaleFactor`."
    ).affectingSize
    Property(kept: "allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    text(
      "attributedText", .markupText,
      "Text with styles of its own: HTML, or attributed text in braces. Text inside the element sets it.")
    Property("baselineAdjustment", \UILabel.baselineAdjustment, "Where text that was made smaller stands.")
    Property(kept: "enablesMarqueeWhenAncestorFocused", \UILabel.marquee, because: "text never runs here")
    Property(
      "font", \UILabel.optionalFont,
      "The font: name, size, weight, style and traits in any order."
    ).affectingSize.insistingOnValue.written { (label: UILabel, font: UIFont?) in label.optionalFont = font }
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
    ).affectingSize.written { (label: UILabel, lines: Int) in label.numberOfLines = lines }
    Property(
      "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth,
      "The width at which the intrinsic size of several lines is measured; 0 for no limit.", .points
    ).affectingSize
    Property("shadowColor", \UILabel.shadowColor, "The colour of a shadow behind the text; none unless set.")
    Property(
      "shadowOffset", \UILabel.shadowOffset, "How far to the right and down the shadow of the text falls.",
      .points)
    text(
      "text", .richText,
      "What is shown; it becomes attributed as soon as something in braces is, or tags of HTML stand in it.")
    Property("textAlignment", \UILabel.textAlignment, "How lines stand between the left and the right edge.")
    Property("textColor", \UILabel.optionalTextColor, "The colour of the text.").insistingOnValue
      .written { (label: UILabel, color: UIColor?) in label.optionalTextColor = color }
    typesetting
  }.showing { ($0 as? UILabel)?.text }

  /// The text, which becomes attributed where it has styles.
  private static func text(_ name: String, _ type: PropertyType, _ summary: String) -> Property {
    Property(
      name, type: type, summary,
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
      }
    ).affectingSize
  }
}

extension UILabel {
  /// Whether text that is cut runs, as televisions have it.
  fileprivate var marquee: Bool {
    get { false }
    set {}
  }

  /// The font; `nil` takes the standard one again.
  package var optionalFont: UIFont? {
    get { font }
    set { keepingAttributes { font = newValue } }
  }

  /// The colour of the text; `nil` takes the standard one again.
  fileprivate var optionalTextColor: UIColor? {
    get { textColor }
    set { keepingAttributes { textColor = newValue } }
  }

  /// Changes what holds for text that says nothing else, and for that alone: in templates it does not matter what is set first.
  private func keepingAttributes(_ change: () -> Void) {
    let text = ownAttributedText
    change()
    if let text { attributedText = text }
  }
}

extension UIBaselineAdjustment: EnumerationValue {
  public static let typeName: TypeName = "UIBaselineAdjustment"
}
