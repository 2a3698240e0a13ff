import Foundation
import QuoinGraphics
import QuoinViews

/// What a finger does to a link in a text.
public nonisolated enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// Asked and told of what is written in a text view; everything has an answer where a class gives none.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether writing may begin; it may unless said otherwise.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Told that writing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether writing may end; it may unless said otherwise.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Told that writing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may come in the place of a range, in UTF-16 code units; it may unless said otherwise.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Told that the text has changed by what the user did.
  func textViewDidChange(_ textView: UITextView)
  /// Told that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a tap on a link is to be followed; told of it, as nothing is followed here.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The menu of what can be done with what is selected; nothing for what is suggested.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
    -> UIMenu?
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
