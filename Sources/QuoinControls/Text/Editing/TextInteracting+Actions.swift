import Foundation
import QuoinViews

extension TextInteracting {
  /// Whether the text can be edited in a way now; nothing for what is not about editing.
  func mayEdit(by action: Selector) -> Bool? {
    let (selection, isSecure) = (textEditor.selection, textEditor.isSecure)
    switch action {
    case .cut: return showsCaret && !selection.isEmpty && !isSecure
    case .copy: return !selection.isEmpty && !isSecure
    case .paste: return showsCaret && UIPasteboard.general.hasStrings
    case .delete: return false
    case .select: return hasText && selection.isEmpty
    case .selectAll: return hasText && selection.range.count < textEditor.content.count
    default: return nil
    }
  }

  /// Selects the word at the caret.
  func selectWord() {
    let caret = textEditor.caretRect(for: textEditor.selection.head)
    textEditor.select(.word, at: CGPoint(x: caret.midX, y: caret.midY))
  }
}
