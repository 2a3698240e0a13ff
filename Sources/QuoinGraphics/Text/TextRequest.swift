import Foundation

/// All that decides how a text is set: the key that a layout is found by.
struct TextRequest: Hashable, Sendable {
  let text: AttributedText
  let paragraph: TextParagraph
  let maximumWidth: Double
  let maximumHeight: Double
  let maximumNumberOfLines: Int

  init(text: AttributedText, paragraph: TextParagraph, width: Double, height: Double, lines: Int) {
    self.text = text
    self.paragraph = paragraph
    maximumWidth = width.isNaN ? 0 : max(0, width)
    maximumHeight = height.isNaN ? 0 : max(0, height)
    maximumNumberOfLines = max(0, lines)
  }

  /// Feeds what nearly always tells two requests apart; equality compares the rest.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(maximumWidth)
    hasher.combine(maximumNumberOfLines)
  }
}

/// What decides the shapes of a text: not its colour, nor its width.
struct ShapeRequest: Hashable, Sendable {
  let text: AttributedText
  let baseDirection: NSWritingDirection

  static func == (left: ShapeRequest, right: ShapeRequest) -> Bool {
    left.baseDirection == right.baseDirection && left.text.font == right.text.font
      && left.text.string == right.text.string && left.text.spans == right.text.spans
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text.string)
    hasher.combine(text.font)
  }
}
