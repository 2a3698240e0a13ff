import Foundation

/// Text set in lines within a width: measured once, drawn any number of times from any thread.
///
/// ```swift
/// let text = AttributedText("Hello, world", font: .systemFont(ofSize: 17))
/// let layout = TextLayout(text: text, paragraph: TextParagraph(), maximumWidth: 200)
/// canvas.draw(layout, at: CGPoint(x: 20, y: 20))
/// ```
///
/// The same text with the same limits is set once in a process and found again in a cache of bounded size; with other
/// limits it is broken into lines anew, without being shaped again.
public struct TextLayout: Sendable {
  let content: TextContent

  /// Creates a layout of what is set already.
  init(content: TextContent) {
    self.content = content
  }

  /// Sets a text in lines.
  ///
  /// - Parameters:
  ///   - text: The characters with their fonts and colours.
  ///   - paragraph: How paragraphs that have no style of their own are set.
  ///   - maximumWidth: The width that lines are broken at, in points.
  ///   - maximumHeight: Lines that do not fit this height, in points, are left out; the first always stays.
  ///   - maximumNumberOfLines: The greatest number of lines; 0 for any.
  public init(
    text: AttributedText, paragraph: TextParagraph = TextParagraph(), maximumWidth: CGFloat = .infinity,
    maximumHeight: CGFloat = .infinity, maximumNumberOfLines: Int = 0
  ) {
    self.init(
      text: text, paragraph: paragraph, maximumWidth: maximumWidth, maximumHeight: maximumHeight,
      maximumNumberOfLines: maximumNumberOfLines, otherwise: nil)
  }

  /// Sets a text in lines that was set within other limits: it is not shaped again.
  ///
  /// - Parameter layout: The same text with the same paragraphs within other limits; nothing where there is none.
  package init(
    text: AttributedText, paragraph: TextParagraph, maximumWidth: CGFloat, maximumHeight: CGFloat,
    maximumNumberOfLines: Int, otherwise layout: TextLayout?
  ) {
    content = TextCache.shared.content(
      TextRequest(
        text: text, paragraph: paragraph, width: maximumWidth, height: maximumHeight,
        lines: maximumNumberOfLines),
      shaped: layout?.content.text)
  }

  /// Whether the text would be set in just this way in any room that is at least as wide as `size`, in points.
  package var keepsLeft: Bool { content.keepsLeft }

  /// The room that the lines take, in points, not rounded.
  public var size: CGSize { content.size }
  /// The lines from top to bottom.
  public var lines: [TextLine] { content.lines }
  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: CGFloat { content.firstBaseline }
  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: CGFloat { content.lastBaseline }
  /// Whether any text has no room.
  public var isTruncated: Bool { content.isTruncated }
  /// The characters that no font has a glyph for, each once, in the order of the text.
  public var missingGlyphs: [Unicode.Scalar] { content.text.missing }
  /// The languages of words that were to be hyphenated, but have no dictionary installed, each once.
  public var languagesWithoutHyphenation: [String] { content.text.unhyphenated }
  /// The links in the text with the boxes that they cover.
  public var links: [TextLink] { content.links.map(\.link) }
}
