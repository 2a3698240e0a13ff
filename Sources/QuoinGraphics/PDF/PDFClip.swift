import Foundation

/// A clip of a page.
struct PDFClip {
  /// What no other clip of the page has, from 1.
  let number: Int
  let path: UIBezierPath
  /// From the path's coordinates to the page's.
  let transform: CGAffineTransform

  /// The path and what makes it the clip.
  var words: PDFBytes {
    var words = PDFBytes()
    words.add(path: path.elements, transform)
    if path.usesEvenOddFillRule { words.add("W* n\n") } else { words.add("W n\n") }
    return words
  }
}
