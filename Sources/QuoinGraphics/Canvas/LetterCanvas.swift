import Foundation

/// Notes where letters are drawn, and draws nothing.
package final class LetterCanvas: Canvas {
  /// A line of a text.
  package struct Line {
    /// From the baseline up to where capitals end, as wide as the line, in the points of what is drawn: only the letters, since
    /// lines that are set tight touch each other's rooms.
    package let box: CGRect
    /// All of the text that the line is of.
    package let text: String
  }

  /// The lines drawn so far.
  package private(set) var lines: [Line] = []
  private let leastAlpha: CGFloat
  private let origin: CGPoint

  /// Creates a canvas for what is drawn within a rectangle.
  ///
  /// - Parameter leastAlpha: The alpha, from 0 to 1, from which on letters can be seen.
  package init(of rect: CGRect, traits: UITraitCollection, leastAlpha: CGFloat) {
    self.leastAlpha = leastAlpha
    origin = rect.origin
    super.init(size: rect.size, scale: 1, traits: traits)
    translateBy(x: -rect.minX, y: -rect.minY)
  }

  package override func drawPrimitive(_ text: TextLayout, at point: CGPoint) {
    let content = text.content
    var last = -1
    for piece in content.pieces where piece.line != last {
      let look = content.spans.attributes(piece.span)
      guard look.color.resolvedCGColor(with: traits).alpha >= leastAlpha else { continue }
      last = piece.line
      let line = content.lines[last]
      let height = look.font.capHeight
      let letters = CGRect(
        x: point.x + line.frame.minX, y: point.y + line.baseline - height, width: line.frame.width,
        height: height)
      let box = letters.applying(transform).offsetBy(dx: origin.x, dy: origin.y)
      if box.width > 0 { lines.append(Line(box: box, text: content.text.string)) }
    }
  }
}
