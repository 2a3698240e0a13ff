import QuoinGraphics

extension UILabel {
  /// The characters of the text that no font has a glyph for, each once.
  public final var missingGlyphs: [Unicode.Scalar] { placedLayout(in: bounds).layout.missingGlyphs }
}
