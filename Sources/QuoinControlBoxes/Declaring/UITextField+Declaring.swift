import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UITextField {
  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - primaryAction: What is done when the return key is pressed.
  ///   - placeholder: What is shown while there is no text.
  ///   - textAlignment: How the text stands between the edges.
  ///   - textColor: The colour of the text; nothing for the text field's own.
  ///   - font: The font; nothing for the text field's own.
  ///   - borderStyle: What is drawn around the text.
  ///   - keyboardType: Which keys the keyboard shows.
  ///   - returnKeyType: What the return key says.
  ///   - autocorrectionType: Whether words are corrected.
  ///   - autocapitalizationType: Which words begin with a capital.
  ///   - textContentType: What the text means.
  ///   - isSecureTextEntry: Whether dots stand for the characters.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The text field's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the text field keeps to in an anchor view.
  ///   - with: Called with the new text field before the initializer returns.
  public convenience init(
    primaryAction: UIAction? = nil, placeholder: String? = nil, textAlignment: NSTextAlignment = .natural,
    textColor: UIColor? = nil, font: UIFont? = nil, borderStyle: UITextField.BorderStyle = .none,
    keyboardType: UIKeyboardType = .default, returnKeyType: UIReturnKeyType = .default,
    autocorrectionType: UITextAutocorrectionType = .default,
    autocapitalizationType: UITextAutocapitalizationType = .sentences,
    textContentType: UITextContentType? = nil, isSecureTextEntry: Bool = false, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UITextField) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    addPrimaryAction(primaryAction)
    // A property set through `self` would not be observed.
    let field = self
    field.placeholder = placeholder
    field.textAlignment = textAlignment
    if let textColor { field.textColor = textColor }
    if let font { field.font = font }
    field.borderStyle = borderStyle
    field.keyboardType = keyboardType
    field.returnKeyType = returnKeyType
    field.autocorrectionType = autocorrectionType
    field.autocapitalizationType = autocapitalizationType
    field.textContentType = textContentType
    field.isSecureTextEntry = isSecureTextEntry
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    primaryAction: UIAction? = nil, placeholder: String? = nil, textAlignment: NSTextAlignment = .natural,
    textColor: UIColor? = nil, font: UIFont? = nil, borderStyle: UITextField.BorderStyle = .none,
    keyboardType: UIKeyboardType = .default, returnKeyType: UIReturnKeyType = .default,
    autocorrectionType: UITextAutocorrectionType = .default,
    autocapitalizationType: UITextAutocapitalizationType = .sentences,
    textContentType: UITextContentType? = nil, isSecureTextEntry: Bool = false, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [], with: ((UITextField) -> Void)?
  ) {
    self.init(
      primaryAction: primaryAction, placeholder: placeholder, textAlignment: textAlignment,
      textColor: textColor, font: font, borderStyle: borderStyle, keyboardType: keyboardType,
      returnKeyType: returnKeyType, autocorrectionType: autocorrectionType,
      autocapitalizationType: autocapitalizationType, textContentType: textContentType,
      isSecureTextEntry: isSecureTextEntry, width: width, height: height, weight: weight, anchor: anchor,
      with: { with?($0) })
  }
}
