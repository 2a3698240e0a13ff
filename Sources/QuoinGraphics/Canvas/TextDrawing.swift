/// What is drawn of text.
package enum TextDrawing: Sendable {
  /// What people read.
  case glyphs
  /// A box of each run's colour around its glyphs.
  case boxes
  /// Nothing.
  case nothing
}
