import Foundation
import QuoinControls
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine

extension Component {
  /// `<UITextView>`: text of any length to read and write in.
  public static let textView = Component(
    "UITextView", UITextView.self, superclass: "UIScrollView",
    summary: "Text of any length that is read, selected and written in; it scrolls.", body: "attributedText",
    container: .plain, fitting: .wrapping
  ) { _ in
    UITextView()
  } properties: {
    Property(
      kept: "adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory,
      because: "fonts of text styles follow the text size they are made for")
    Property(
      "allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes,
      "Whether people may change the style of the text.")
    Property("attributedText", \UITextView.optionalAttributedText, "The text, with styles of its own.")
      .affectingSize
    Property(
      "clearsOnInsertion", \UITextView.clearsOnInsertion, "Whether what is written takes the text's place.")
    Property(
      "dataDetectorTypes", \UITextView.dataDetectorTypes, "What is found in the text and can be tapped.")
    Property(delegate: "delegate", \UITextView.delegate, "Asked and told of what is written.")
    Property("font", \UITextView.font, "The font.").affectingSize.insistingOnValue
    Property("isEditable", \UITextView.isEditable, "Whether people may write.")
    Property("isSelectable", \UITextView.isSelectable, "Whether people may select.")
    Property("text", \UITextView.optionalText, "The text.").changingInUse.affectingSize
    Property("textAlignment", \UITextView.textAlignment, "How lines stand between left and right.")
    Property("textColor", \UITextView.textColor, "The colour of the text.").insistingOnValue
    Property(
      "textContainer.lineBreakMode", \UITextView.textContainer.lineBreakMode,
      "Where lines break, and how text that does not fit is cut."
    ).affectingSize
    Property(
      "textContainer.lineFragmentPadding", \UITextView.textContainer.lineFragmentPadding,
      "What lines keep from the sides of their room; 5 unless set.", .points
    ).affectingSize
    Property(
      "textContainer.maximumNumberOfLines", \UITextView.textContainer.maximumNumberOfLines,
      "The most lines that are shown; 0 for any number.", .lines
    ).affectingSize
    Property("textContainerInset", \UITextView.textContainerInset, "Room around the text.", .points)
      .affectingSize
    Property(delegate: "textDragDelegate", \UITextView.textDragDelegate, Property.kept)
    Property(kept: "textDragOptions", \UITextView.textDragOptions)
    Property(delegate: "textDropDelegate", \UITextView.textDropDelegate, Property.kept)
    textInputTraits(of: UITextView.self)
  }.showing { ($0 as? UITextView)?.text }
}

extension UITextView {
  fileprivate var optionalText: String? {
    get { text }
    set { text = newValue }
  }

  fileprivate var optionalAttributedText: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }
}
