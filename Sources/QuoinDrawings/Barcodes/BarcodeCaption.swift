import Foundation
import QuoinGraphics

/// What a code says, written below it.
struct BarcodeCaption {
  /// A piece of text.
  private struct Piece {
    let text: String
    /// Where its middle lies, in modules from the left of the code.
    let middle: CGFloat
    var isSmall = false
    /// Whether it stands above its bars rather than below them.
    var isAbove = false
  }

  let placement: BarcodePlacement
  let settings: BarcodeSettings
  let color: UIColor

  /// Draws the text.
  ///
  /// - Parameter bounds: What it may not reach out of to the sides.
  func draw(on canvas: Canvas, in bounds: CGRect) {
    let symbology = placement.symbol.symbology
    let module = placement.module
    let top = placement.origin.y + placement.barHeight + settings.gap(symbology, module: module)
    let font = settings.captionFont(symbology, module: module)
    guard symbology.isRetail else {
      let quiet = settings.quietZone(of: symbology)
      let text = TextLayout(
        text: AttributedText(placement.symbol.text, font: font, color: color),
        paragraph: TextParagraph(alignment: .center, lineBreakMode: .byTruncatingMiddle),
        maximumWidth: bounds.width, maximumNumberOfLines: 1)
      let middle = placement.origin.x + CGFloat(placement.symbol.columns) * module / 2
      let y = symbology.isLinear ? top : top + quiet.vertical * module
      return canvas.draw(text, at: CGPoint(x: middle - bounds.width / 2, y: y))
    }
    for piece in pieces {
      let font = piece.isSmall ? font.withSize(font.pointSize * 0.75) : font
      let text = TextLayout(
        text: AttributedText(piece.text, font: font, color: color), maximumNumberOfLines: 1)
      // All stand on one line, which is as far below as the high ones are high.
      let start = piece.isAbove ? placement.origin.y : top
      let baseline = start + settings.captionFont(symbology, module: module).capHeight
      canvas.draw(
        text,
        at: CGPoint(
          x: placement.origin.x + piece.middle * module - text.size.width / 2,
          y: baseline - text.firstBaseline))
    }
  }

  /// The digits of a retail code, each below its own bars; what begins or ends the number stands beside them.
  private var pieces: [Piece] {
    let digits = placement.symbol.text.map(String.init)
    func run(_ range: Range<Int>, from start: CGFloat) -> [Piece] {
      range.filter(digits.indices.contains).enumerated().map {
        Piece(text: digits[$1], middle: start + 7 * CGFloat($0) + 3.5)
      }
    }
    func beside(_ index: Int, at middle: CGFloat, isSmall: Bool) -> [Piece] {
      digits.indices.contains(index) ? [Piece(text: digits[index], middle: middle, isSmall: isSmall)] : []
    }
    // Each digit has seven modules, behind a mark of four, and two stand between them.
    let above =
      placement.symbol.addOn.map { addOn in
        addOn.digits.enumerated().map {
          Piece(text: $1, middle: CGFloat(addOn.start + 4 + 9 * $0) + 3.5, isAbove: true)
        }
      } ?? []
    let below: [Piece] =
      switch placement.symbol.symbology {
      case .ean13: beside(0, at: -6, isSmall: false) + run(1..<7, from: 3) + run(7..<13, from: 50)
      case .ean8: run(0..<4, from: 3) + run(4..<8, from: 36)
      case .upcA:
        beside(0, at: -5, isSmall: true) + run(1..<6, from: 10) + run(6..<11, from: 50)
          + beside(11, at: 100, isSmall: true)
      case .upcE:
        beside(0, at: -5, isSmall: true) + run(1..<7, from: 3) + beside(7, at: 56, isSmall: true)
      default: []
      }
    return above + below
  }
}
