import Foundation

/// What a page paints of glyphs.
enum PDFTextMode: Equatable {
  /// Their shapes.
  case filled
  /// Their shapes with a line around them, in the page's points, which makes them bolder.
  case stroked(CGFloat)
  /// Nothing: they are there to be read.
  case invisible
}
