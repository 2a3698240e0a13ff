import Foundation

/// Glyphs of one font and colour in one line: what a canvas needs of laid-out text.
///
/// It is a value that any thread may read; what draws the font is the canvas's own.
public struct GlyphRun: Sendable {
  /// One glyph at its place.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in the font.
    public let index: UInt32
    /// The distance of its origin from the left of the layout's box, in points.
    public let x: CGFloat
    /// The distance of its baseline from the top of the layout's box, in points.
    public let y: CGFloat
  }

  /// Characters and the glyphs that stand for them, none of which means anything alone.
  public struct Cluster: Hashable, Sendable {
    /// The number of the characters' bytes in UTF-8.
    public let byteCount: Int
    /// The number of glyphs.
    public let glyphCount: Int
  }

  /// The font with its size, which is the one that the glyphs are of.
  public let font: UIFont
  /// The glyphs from left to right.
  public let glyphs: [Glyph]
  /// Whether the glyphs run against the text, as in right-to-left runs.
  public let isBackward: Bool
  /// The colour.
  public let color: UIColor
  /// The box around the run, in points from the top left of the layout's box; used to leave out what is not seen.
  public let frame: CGRect
  /// What the glyphs are of, with the characters: only some outputs ask for them.
  let piece: TextPiece
  /// Which of the source's clusters the glyphs are of.
  let range: Range<Int>

  /// Whether the text asks for another line behind it.
  var endsLine = false

  /// Where the characters are.
  var source: ShapedText { piece.source }

  /// The text that the glyphs stand for; made at each call.
  public var text: String { source.text(of: range) }

  /// How many bytes of UTF-8 stand for how many glyphs, in the order of the text; made at each call.
  public var clusters: [Cluster] {
    range.map { index in
      let (cluster, next) = (source.clusters[index], source.clusters[index + 1])
      return Cluster(
        byteCount: Int(next.start - cluster.start), glyphCount: Int(next.firstGlyph - cluster.firstGlyph))
    }
  }
}
