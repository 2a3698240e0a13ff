import Foundation
import QuoinGraphics

extension TextEditor {
  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: Where it goes.
  ///   - extending: Whether what it passes is selected.
  public func move(_ movement: TextMovement, extending: Bool = false) {
    unmarkText()
    let selection = content.selection
    let isVertical = movement == .up || movement == .down
    var start = selection.head
    if !extending, !selection.isEmpty {
      switch movement {
      case .left, .right, .backward, .forward:
        return select(TextSelection(edge(of: selection.range, movement)))
      case .up: start = TextPosition(selection.range.lowerBound)
      case .down: start = TextPosition(selection.range.upperBound)
      default: break
      }
    }
    let column = isVertical ? self.column ?? arranged.layout.caretRect(for: shown(start)).minX : nil
    let end = destination(movement, from: start, column: column)
    select(
      extending ? TextSelection(anchor: selection.anchor, head: end) : TextSelection(end), column: column)
  }

  /// Where a caret would come to from some place.
  func destination(
    _ movement: TextMovement, from position: TextPosition, column: CGFloat? = nil
  ) -> TextPosition {
    let text = isSecure ? EditedText(shownString) : content
    return meant(
      CaretMovement(text: text, layout: arranged.layout, units: self.units)
        .destination(movement, from: shown(position), column: column))
  }

  /// The end of a selection at which a caret stays that moves out of it.
  private func edge(of range: Range<Int>, _ movement: TextMovement) -> TextPosition {
    let (start, end) = (TextPosition(range.lowerBound), TextPosition(range.upperBound))
    switch movement {
    case .backward: return start
    case .forward: return end
    default:
      let layout = arranged.layout
      let (first, last) = (layout.caretRect(for: shown(start)), layout.caretRect(for: shown(end)))
      // On one line the side counts, whichever way the text runs there; else its order.
      let startsLeft =
        first.minY == last.minY ? first.minX <= last.minX : !isRightToLeft(at: range.lowerBound)
      return (movement == .left) == startsLeft ? start : end
    }
  }
}
