import Foundation
import QuoinResources

/// What a part of a text looks like.
struct TextAttributes: Hashable, Sendable {
  var font: UIFont
  var color: UIColor
  var backgroundColor: UIColor?
  /// Points added after each character.
  var kern: CGFloat = 0
  var hasLigatures = true
  /// Points that the baseline is raised by.
  var baselineOffset: CGFloat = 0
  /// How letters stand above or below others of their line, if they do.
  var raised: Raised?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  /// What the letters cast, with the areas and lines that belong to them.
  var shadow: Shadow?
  var link: ExactString?
  /// What stands for the character U+FFFC.
  var attachment: TextAttachment?
  /// The language that words are hyphenated by; nil for American English.
  var language: String?
  /// Whether the text says its language itself, which is that of what is around it otherwise.
  var saysLanguage = false
  /// How the paragraph that begins in this part is set; nil for what the layout says.
  var paragraph: TextParagraph?
  /// The lists that the paragraph is in, the outermost first.
  var lists: [TextList] = []

  /// Letters that stand above or below others of their line, whose lines under and through them stay where those of the others are.
  struct Raised: Hashable, Sendable {
    /// In points; negative for lowered ones.
    let rise: CGFloat
    /// The font of the others, which may be larger.
    let font: UIFont

    init(by rise: CGFloat, from font: UIFont) { (self.rise, self.font) = (rise, font) }
  }

  init(font: UIFont, color: UIColor) {
    self.font = font
    self.color = color
  }

  /// Whether both parts are shaped alike, whatever their colours.
  func shapesLike(_ other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && hasLigatures == other.hasLigatures
      && baselineOffset == other.baselineOffset && attachment == other.attachment
      && language == other.language
  }
}

/// The parts of a text with their attributes, in order and without gaps.
///
/// A class, so that a plain text pays one word for having none; its hash is made once.
final class TextSpans: Hashable, Sendable {
  /// One part.
  struct Span: Hashable, Sendable {
    /// Where it ends in the text, in UTF-8 bytes.
    let end: Int
    let attributes: TextAttributes
  }

  let spans: [Span]
  private let hash: Int

  init(_ spans: [Span]) {
    self.spans = spans
    hash = spans.hashValue
  }

  static func == (left: TextSpans, right: TextSpans) -> Bool {
    left === right || (left.hash == right.hash && left.spans == right.spans)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
