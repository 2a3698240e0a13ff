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

  /// Takes away what is selected.
  func deleteSelection() { if !textEditor.selection.isEmpty { textEditor.delete(.backward) } }

  /// Selects the word at the caret, and shows what can be done with it.
  func selectWord() {
    let caret = textEditor.caretRect(for: textEditor.selection.head)
    textEditor.select(.word, at: CGPoint(x: caret.midX, y: caret.midY))
    interaction?.presentMenu()
  }

  /// Selects all of the text, and shows what can be done with it.
  func selectWhole() {
    textEditor.selectAll()
    interaction?.presentMenu()
  }
}
