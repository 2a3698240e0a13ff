import Foundation
import QuoinResources

/// All that decides how a text is set: the key that a layout is found by.
struct TextRequest: Hashable, Sendable {
  let text: AttributedText
  let paragraph: TextParagraph
  let maximumWidth: Double
  let maximumHeight: Double
  let maximumNumberOfLines: Int
  /// The hash of what decides the shapes, made once for both tables.
  let shapeHash: Int

  init(text: AttributedText, paragraph: TextParagraph, width: Double, height: Double, lines: Int) {
    self.text = text
    self.paragraph = paragraph
    maximumWidth = width.isNaN ? 0 : max(0, width)
    maximumHeight = height.isNaN ? 0 : max(0, height)
    maximumNumberOfLines = max(0, lines)
    shapeHash = ShapeRequest.hash(of: text)
  }

  /// Compares first what nearly always tells two requests apart: a table compares neighbours, too.
  static func == (left: TextRequest, right: TextRequest) -> Bool {
    left.shapeHash == right.shapeHash && left.maximumWidth == right.maximumWidth
      && left.maximumNumberOfLines == right.maximumNumberOfLines
      && left.maximumHeight == right.maximumHeight && left.text == right.text
      && left.paragraph == right.paragraph
  }

  /// Feeds what nearly always tells two requests apart; equality compares the rest.
  func hash(into hasher: inout Hasher) {
    hasher.combine(shapeHash)
    hasher.combine(maximumWidth)
    hasher.combine(maximumNumberOfLines)
  }
}

/// What decides the shapes of a text: not its colour, nor its width.
struct ShapeRequest: Hashable, Sendable {
  let text: AttributedText
  let baseDirection: NSWritingDirection
  /// Whether paragraphs that do not say it are hyphenated.
  let hyphenates: Bool
  private let textHash: Int

  /// Creates the key of a text whose hash is at hand or is made.
  init(
    text: AttributedText, baseDirection: NSWritingDirection, hyphenates: Bool = false, hash: Int? = nil
  ) {
    self.hyphenates = hyphenates
    self.text = text
    self.baseDirection = baseDirection
    textHash = hash ?? Self.hash(of: text)
  }

  /// A number that texts of the same shapes share.
  static func hash(of text: AttributedText) -> Int {
    var hasher = Hasher()
    hasher.combine(text.string)
    hasher.combine(text.font)
    return hasher.finalize()
  }

  static func == (left: ShapeRequest, right: ShapeRequest) -> Bool {
    left.textHash == right.textHash && left.baseDirection == right.baseDirection
      && left.hyphenates == right.hyphenates
      && left.text.font == right.text.font
      && ExactString(left.text.string) == ExactString(right.text.string)
      && left.text.spans == right.text.spans
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(textHash)
  }
}
