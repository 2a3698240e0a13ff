import QuoinControls
import QuoinExpressions
import QuoinTemplateEngine
import QuoinViews

extension Component {
  /// What a keyboard is told of the view that it writes into, which three elements have alike.
  @PropertyList static func textInputTraits<View: UIView & UITextInputTraits>(of type: View.Type)
    -> [Property]
  {
    Property(
      "autocapitalizationType", \View.autocapitalizationType, "Which letters a keyboard makes capital.")
    Property("autocorrectionType", \View.autocorrectionType, "Whether a keyboard corrects words.")
    Property(
      "enablesReturnKeyAutomatically", \View.enablesReturnKeyAutomatically,
      "Whether the return key waits for text.")
    Property("isSecureTextEntry", \View.isSecureTextEntry, "Whether the characters are hidden.")
    Property("keyboardAppearance", \View.keyboardAppearance, "Whether a keyboard is light or dark.")
    Property("keyboardType", \View.keyboardType, "Which keys a keyboard shows.")
    Property("returnKeyType", \View.returnKeyType, "What the return key says.")
    Property("smartDashesType", \View.smartDashesType, "Whether two hyphens become a dash.")
    Property(
      "smartInsertDeleteType", \View.smartInsertDeleteType, "Whether pasting looks after spaces.")
    Property("smartQuotesType", \View.smartQuotesType, "Whether straight quotes become curly ones.")
    Property("spellCheckingType", \View.spellCheckingType, "Whether mistakes are marked.")
    Property("textContentType", \View.textContentType, "What the text is: a name, an address.")
  }
}
