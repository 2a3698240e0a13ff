import Foundation
import QuoinResources

/// All that decides how a text is set: the key that a layout is found by.
struct TextRequest: Hashable, Sendable {
  let text: AttributedText
  // What most texts say of their paragraphs, and all of it where one says more: the key of each text is kept.
  private let alignment: NSTextAlignment
  private let lineBreakMode: NSLineBreakMode
  private let baseWritingDirection: NSWritingDirection
  private let wholeParagraph: WholeParagraph?
  let maximumWidth: Double
  let maximumHeight: Double
  let maximumNumberOfLines: Int
  /// The hash of what decides the shapes, made once for both tables.
  let shapeHash: Int

  init(text: AttributedText, paragraph: TextParagraph, width: Double, height: Double, lines: Int) {
    self.text = text
    alignment = paragraph.alignment
    lineBreakMode = paragraph.lineBreakMode
    baseWritingDirection = paragraph.baseWritingDirection
    let plain = TextParagraph(
      alignment: alignment, lineBreakMode: lineBreakMode, baseWritingDirection: baseWritingDirection)
    wholeParagraph = paragraph == plain ? nil : WholeParagraph(paragraph)
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
      && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
      && left.baseWritingDirection == right.baseWritingDirection
      && left.wholeParagraph == right.wholeParagraph
  }

  /// How paragraphs that have no style of their own are set.
  var paragraph: TextParagraph {
    wholeParagraph?.value
      ?? TextParagraph(
        alignment: alignment, lineBreakMode: lineBreakMode, baseWritingDirection: baseWritingDirection)
  }

  /// Feeds what nearly always tells two requests apart; equality compares the rest.
  func hash(into hasher: inout Hasher) {
    // In one piece, which takes a third of the time: the first of them is a hash already.
    hasher.combine(
      UInt64(truncatingIfNeeded: shapeHash) ^ (maximumWidth + 0).bitPattern
        &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: maximumNumberOfLines))
  }
}

/// A setting of paragraphs with all that it may say, apart from those who have none.
private final class WholeParagraph: Equatable, Sendable {
  let value: TextParagraph

  init(_ value: TextParagraph) { self.value = value }

  static func == (left: WholeParagraph, right: WholeParagraph) -> Bool {
    left === right || left.value == right.value
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
