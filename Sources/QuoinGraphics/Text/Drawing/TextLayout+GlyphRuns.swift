import Foundation
import QuoinResources

extension TextLayout {
  /// What a canvas draws, line by line and from left to right: the glyphs of one font and colour at a time.
  ///
  /// The array is made at each call; a layout that is only measured never pays for it.
  public var glyphRuns: [GlyphRun] {
    var runs: [GlyphRun] = []
    runs.reserveCapacity(content.pieces.count)
    for piece in content.pieces {
      if let run = content.glyphRun(of: piece) { runs.append(run) }
    }
    return runs
  }

  /// The runs that may be seen in a rectangle of the layout, as far as the budget lasts.
  func glyphRuns(in visible: CGRect, _ meter: BudgetMeter) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for piece in content.pieces {
      // Glyphs may reach out of their line's box by about as much as it is high.
      let frame = content.box(of: piece)
      guard meter.allows(1) else { break }
      guard frame.insetBy(dx: -frame.height, dy: -frame.height).overlaps(visible) else { continue }
      // Each glyph is copied here and drawn afterwards.
      guard meter.allows(4 * piece.clusters.count), let run = content.glyphRun(of: piece) else { continue }
      runs.append(run)
    }
    return runs
  }
}

extension TextContent {
  /// The glyphs of a piece, or nil when it shows none.
  fileprivate func glyphRun(of piece: TextPiece) -> GlyphRun? {
    let source = piece.source
    let run = source.runs[piece.run]
    let first = Int(source.clusters[piece.clusters.lowerBound].firstGlyph)
    let last = Int(source.clusters[piece.clusters.upperBound].firstGlyph)
    guard last > first else { return nil }
    let look = spans.attributes(piece.span)
    let box = box(of: piece)
    let baseline = lines[piece.line].baseline - run.baselineOffset
    let isBackward = run.level & 1 == 1
    let font =
      run.face === look.font.face
      ? look.font : UIFont(face: run.face, size: run.size, descriptor: look.font.fontDescriptor)
    return GlyphRun(
      font: font,
      glyphs: glyphs(of: piece, count: last - first, isBackward: isBackward, x: box.minX, y: baseline),
      isBackward: isBackward, color: look.color, frame: box, source: source, range: piece.clusters)
  }

  private func glyphs(
    of piece: TextPiece, count: Int, isBackward: Bool, x: Double, y: Double
  ) -> [GlyphRun.Glyph] {
    let source = piece.source
    return [GlyphRun.Glyph](unsafeUninitializedCapacity: count) { buffer, filled in
      var x = x
      func add(_ cluster: Int) {
        let from = Int(source.clusters[cluster].firstGlyph)
        for index in from..<Int(source.clusters[cluster + 1].firstGlyph) {
          let glyph = source.glyphs[index]
          buffer.initializeElement(
            at: filled,
            to: GlyphRun.Glyph(index: glyph.id, x: x + Double(glyph.dx), y: y - Double(glyph.dy)))
          filled += 1
          x += Double(glyph.advance)
        }
        if piece.spaceExtra > 0, source.clusters[cluster].traits.contains(.space) { x += piece.spaceExtra }
      }
      if isBackward {
        for cluster in piece.clusters.reversed() { add(cluster) }
      } else {
        for cluster in piece.clusters { add(cluster) }
      }
    }
  }
}

extension ShapedText {
  /// The characters of a range of clusters.
  func text(of range: Range<Int>) -> String {
    let bytes = Int(clusters[range.lowerBound].start)..<Int(clusters[range.upperBound].start)
    return String(
      Substring(
        string.utf8[
          string.utf8.index(
            string.startIndex, offsetBy: bytes.lowerBound)..<string.utf8.index(
              string.startIndex, offsetBy: bytes.upperBound)]))
  }
}
