import Foundation

/// Asked and told of what is written in a text field; everything has an answer where a class gives none.
public protocol UITextFieldDelegate: AnyObject, ViewBound {
  /// Whether writing may begin; it may unless said otherwise.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told that writing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether writing may end; it may unless said otherwise.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told that writing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told that writing has ended, and why; tells the method without a reason unless said otherwise.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a text may come in the place of a range, in UTF-16 code units; it may unless said otherwise.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Told that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button that clears the text may; it may unless said otherwise.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does; it does unless said otherwise.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu of what can be done with what is selected; nothing for what is suggested.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why writing has ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// What is drawn around a field.
  public nonisolated enum BorderStyle: Int, Sendable, CaseIterable { case none, line, bezel, roundedRect }

  /// When a view in a field is shown.
  public nonisolated enum ViewMode: Int, Sendable, CaseIterable {
    case never, whileEditing, unlessEditing, always
  }
}

/// UIKit's older names.
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode

/// What a password must be like, for a keyboard that proposes one; kept for code that sets it.
open class UITextInputPasswordRules: NSObject, ViewBound {
  /// The rules, in Apple's notation.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  deinit {}
}
