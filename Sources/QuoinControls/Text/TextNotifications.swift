import Foundation
import QuoinViews

/// What `NotificationCenter` tells of a field; its object is the field.
extension UITextField {
  /// Posted when somebody begins to write.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when somebody ends to write.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when somebody has changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

/// What `NotificationCenter` tells of a text view; its object is the view.
extension UITextView {
  /// Posted when somebody begins to write.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when somebody ends to write.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when somebody has changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

extension UIView {
  /// Posts a notification about the view.
  final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
