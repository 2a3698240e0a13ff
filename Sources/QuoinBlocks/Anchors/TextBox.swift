import Foundation
import QuoinGraphics

/// Makes a source as large as the box of a text within a rectangle's width.
struct TextBox: RectBasedConstraint {
  let text: AttributedText?
  var paragraph = TextParagraph()
  /// The most lines; 0 for any number.
  var lines = 0

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    guard let text else {
      sourceRect.size = .zero
      return
    }
    let layout = TextLayout(
      text: text, paragraph: paragraph, maximumWidth: rect.width, maximumNumberOfLines: lines)
    sourceRect.size = CGSize(width: min(rect.width, layout.size.width), height: layout.size.height)
  }
}
