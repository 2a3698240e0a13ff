import CQuoinGraphics
import Foundation

/// Glyphs of one font and colour in one line: what a canvas needs of laid-out text.
///
/// It is a value that any thread may read; what draws the font is the canvas's own.
public struct GlyphRun: Sendable {
  /// The font with its size, which is the one that the glyphs are of.
  public let font: UIFont
  /// The glyphs with their places on the baseline, in points from the top left of the layout's box.
  public let glyphs: [cairo_glyph_t]
  /// The text that the glyphs stand for.
  public let text: String
  /// How many bytes of UTF-8 stand for how many glyphs, in the order of the text.
  public let clusters: [cairo_text_cluster_t]
  /// Whether the glyphs run against the text, as in right-to-left runs.
  public let isBackward: Bool
  /// The colour.
  public let color: UIColor
  /// The box around the run, in points from the top left of the layout's box; used to leave out what is not seen.
  public let frame: CGRect
}

/// A line or an area that belongs to text: an underline, a strike-through, a background.
public struct TextDecoration: Hashable, Sendable {
  /// Where, in points from the top left of the layout's box.
  public let rect: CGRect
  /// The colour.
  public let color: UIColor
  /// Lengths of dashes and gaps along the rectangle's middle, in points; empty for a filled rectangle.
  public let dashes: [CGFloat]

  /// Creates a decoration.
  public init(rect: CGRect, color: UIColor, dashes: [CGFloat] = []) {
    self.rect = rect
    self.color = color
    self.dashes = dashes
  }
}
