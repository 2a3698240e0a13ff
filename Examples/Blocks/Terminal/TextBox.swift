import Foundation
import QuoinBlocks

/// A box of characters: an element that is neither a view nor a layer, with lengths in columns and lines.
final class TextBox: AdjustableLayoutElement {
  var frame = CGRect.zero
  let text: String
  let hasBorder: Bool
  let fill: Character?

  init(_ text: String = "", hasBorder: Bool = false, fill: Character? = nil) {
    self.text = text
    self.hasBorder = hasBorder
    self.fill = fill
  }

  var contentConstraint: any RectBasedConstraint { WrappedText(text: text) }

  /// The words in lines of at most so many columns.
  static func wrap(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private struct WrappedText: RectBasedConstraint {
    let text: String

    func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
      let lines = TextBox.wrap(text, columns: Int(sourceRect.width))
      sourceRect.size.height = CGFloat(lines.count)
      sourceRect.size.width = CGFloat(lines.map(\.count).max() ?? 0)
    }
  }
}
