import Foundation
import QuoinControls
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine

extension Component {
  /// `<UITextField>`: a line to write in.
  public static let textField = Component(
    "UITextField", UITextField.self, superclass: "UIControl", summary: "A line of text to write in.",
    body: "attributedText"
  ) { _ in
    UITextField()
  } properties: {
    Property(
      kept: "adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory,
      because: "fonts of text styles follow the text size they are made for")
    Property(
      "adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth,
      "Whether text that is too wide is made smaller, down to minimumFontSize.")
    Property(
      "allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes,
      "Whether people may change the style of the text.")
    Property(
      "attributedPlaceholder", \UITextField.attributedPlaceholder,
      "What is shown while there is no text, with styles of its own."
    ).affectingSize
    Property("attributedText", \UITextField.attributedText, "The text, with styles of its own.")
      .affectingSize
    Property("background", \UITextField.background, "A picture behind the text, where there is no border.")
    Property("borderStyle", \UITextField.borderStyle, "The border around the text.").affectingSize
    Property(
      "clearButtonMode", \UITextField.clearButtonMode, "When there is a button that takes the text away.")
    Property(
      "clearsOnBeginEditing", \UITextField.clearsOnBeginEditing,
      "Whether the text goes when people begin to write.")
    Property(
      "clearsOnInsertion", \UITextField.clearsOnInsertion, "Whether what is written takes the text's place.")
    Property(delegate: "delegate", \UITextField.delegate, "Asked and told of what is written.")
    Property(
      "disabledBackground", \UITextField.disabledBackground, "The same while the field cannot be used.")
    Property("font", \UITextField.font, "The font.").affectingSize.insistingOnValue
    Property("leftViewMode", \UITextField.leftViewMode, "When the left view is shown.").affectingSize
    Property(
      "minimumFontSize", \UITextField.minimumFontSize, "The least size of a font that is made smaller.",
      .points)
    Property(
      "passwordRules", \UITextField.passwordRules, "What passwords have to be; kept for code that reads it.")
    Property("placeholder", \UITextField.placeholder, "What is shown while there is no text.").affectingSize
    Property("rightViewMode", \UITextField.rightViewMode, "When the right view is shown.").affectingSize
    Property("text", \UITextField.text, "The text.").changingInUse.affectingSize
    Property("textAlignment", \UITextField.textAlignment, "Where the text stands between left and right.")
    Property("textColor", \UITextField.textColor, "The colour of the text.").insistingOnValue
    Property(delegate: "textDragDelegate", \UITextField.textDragDelegate, Property.kept)
    Property(kept: "textDragOptions", \UITextField.textDragOptions)
    Property(delegate: "textDropDelegate", \UITextField.textDropDelegate, Property.kept)
    textInputTraits(of: UITextField.self)
    Property(readOnly: "isEditing", \UITextField.isEditing, "Whether people are writing.")
  }.showing {
    guard let field = $0 as? UITextField else { return nil }
    return (field.text ?? "").isEmpty ? field.placeholder : field.text
  }

  /// `<UISearchTextField>`: a text field with a magnifying glass.
  public static let searchTextField = Component(
    "UISearchTextField", UISearchTextField.self, superclass: "UITextField",
    summary: "A line of text to search with."
  ) { _ in
    UISearchTextField()
  }
}

extension UITextInputPasswordRules: ObjectValue {
  /// Rules from code.
  public static var propertyType: PropertyType { .objects(of: UITextInputPasswordRules.self) }
}
