/// What takes text from a keyboard while it is the first responder.
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Writes at the insertion point.
  func insertText(_ text: String)
  /// Deletes what stands before the insertion point.
  func deleteBackward()
}
