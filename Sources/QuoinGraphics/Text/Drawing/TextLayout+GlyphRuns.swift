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
      if let run = content.glyphRun(of: piece, withSpace: false) { runs.append(run) }
    }
    return runs
  }

  /// The runs that may be seen in a rectangle of the layout, as far as the budget lasts.
  ///
  /// - Parameter areRead: Whether somebody reads the text on: the runs of a line come in the order of the text then, not from left
  ///   to right, and the space goes along at which a line has been broken.
  func glyphRuns(in visible: CGRect, _ meter: BudgetMeter, areRead: Bool = false) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for (index, piece) in content.pieces.enumerated() {
      // Glyphs may reach out of their line's box by about as much as it is high.
      let frame = content.box(of: piece)
      guard meter.allows(1) else { break }
      guard frame.insetBy(dx: -frame.height, dy: -frame.height).overlaps(visible) else { continue }
      // Each glyph is copied here and drawn afterwards.
      let hasSpace = areRead && content.breaksAtSpace(behind: index)
      guard meter.allows(4 * piece.clusters.count), let run = content.glyphRun(of: piece, withSpace: hasSpace)
      else { continue }
      runs.append(run)
      guard areRead else { continue }
      if let space = content.space(behind: index), let run = content.glyphRun(of: space, withSpace: false) {
        // From right to left it hangs before what it stands behind.
        runs.insert(run, at: run.isBackward ? runs.count - 1 : runs.count)
      }
      if content.breaksAtNewline(behind: index) { runs[runs.count - 1].endsLine = true }
    }
    if !areRead { return runs }
    Self.putInOrderOfText(&runs)
    return runs.contains(where: \.isBackward) ? runs.flatMap(\.partsAtSpaces) : runs
  }

  /// Undoes for the runs of each line what rule L2 of Unicode's bidirectional algorithm does to show them.
  private static func putInOrderOfText(_ runs: inout [GlyphRun]) {
    var start = 0
    while start < runs.count {
      let line = runs[start].piece.line
      let end = runs[start...].firstIndex { $0.piece.line != line } ?? runs.count
      let deepest = runs[start..<end].reduce(0) { max($0, $1.piece.level) }
      for level in 0..<deepest {
        var first = start
        while first < end {
          let last = runs[first..<end].firstIndex { $0.piece.level <= level } ?? end
          runs[first..<last].reverse()
          first = last + 1
        }
      }
      start = end
    }
  }
}

extension GlyphRun {
  /// A run from right to left with the spaces at its ends by themselves, in the order of the text: what is read from left to right
  /// has the last of them before its words.
  fileprivate var partsAtSpaces: [GlyphRun] {
    func isInk(_ index: Int) -> Bool { !source.clusters[index].traits.contains(.space) }
    guard isBackward, let first = range.first(where: isInk), let last = range.last(where: isInk),
      last + 1 - first < range.count
    else { return [self] }
    let parts = [range.lowerBound..<first, first..<last + 1, last + 1..<range.upperBound]
    var runs = parts.filter { !$0.isEmpty }.map(part)
    runs[runs.count - 1].endsLine = endsLine
    return runs
  }

  /// Some of the clusters of a run from right to left.
  private func part(_ part: Range<Int>) -> GlyphRun {
    func count(_ clusters: Range<Int>) -> Int {
      Int(source.clusters[clusters.upperBound].firstGlyph - source.clusters[clusters.lowerBound].firstGlyph)
    }
    let start = count(part.upperBound..<range.upperBound)
    return GlyphRun(
      font: font, glyphs: Array(glyphs[start..<start + count(part)]), isBackward: true, color: color,
      frame: frame, piece: piece, range: part)
  }
}

extension TextContent {
  /// Whether a piece is the last of its line in the order of reading, and a space of the same run stands behind it, at which
  /// the line has been broken.
  fileprivate func breaksAtSpace(behind index: Int) -> Bool {
    let piece = pieces[index]
    let (line, end) = (lines[piece.line], piece.clusters.upperBound)
    guard piece.source === text, !line.isTruncated, end < text.runs[piece.run].clusters.upperBound else {
      return false
    }
    let space = text.clusters[end]
    return space.traits.contains(.space) && !space.traits.contains(.newline)
      && Int(space.start) < line.range.upperBound
      && text.clusters[end + 1].firstGlyph == space.firstGlyph + 1
  }

  /// Whether a piece is the last of its line in the order of reading, and the text asks for another line behind it.
  fileprivate func breaksAtNewline(behind index: Int) -> Bool {
    let (piece, end) = (pieces[index], pieces[index].clusters.upperBound)
    return piece.source === text && !lines[piece.line].isTruncated && end + 1 < text.clusters.count - 1
      && text.clusters[end].traits.contains(.newline)
  }

  /// The space of the next run at which a line has been broken that a piece ends.
  fileprivate func space(behind index: Int) -> TextPiece? {
    let piece = pieces[index]
    let (line, end, next) = (lines[piece.line], piece.clusters.upperBound, piece.run + 1)
    guard piece.source === text, !line.isTruncated, next < text.runs.count,
      end == text.runs[next].clusters.lowerBound, case let isBackward = text.runs[next].level & 1 == 1,
      isBackward
        ? index == 0 || pieces[index - 1].line < piece.line
        : index + 1 == pieces.count || pieces[index + 1].line > piece.line
    else { return nil }
    let space = text.clusters[end]
    guard space.traits.contains(.space), space.traits.isDisjoint(with: [.newline, .tab]),
      Int(space.start) < line.range.upperBound
    else { return nil }
    return TextPiece(
      source: text, run: next, clusters: end..<end + 1, span: text.runs[next].span,
      level: text.runs[next].level, line: piece.line,
      x: isBackward ? piece.x - text.width(end..<end + 1) : piece.x + piece.width, width: 0)
  }

  /// The glyphs of a piece, or nil when it shows none.
  ///
  /// - Parameter withSpace: Whether the space behind it goes along.
  fileprivate func glyphRun(of piece: TextPiece, withSpace: Bool) -> GlyphRun? {
    let source = piece.source
    let run = source.runs[piece.run]
    let clusters = piece.clusters.lowerBound..<piece.clusters.upperBound + (withSpace ? 1 : 0)
    let first = Int(source.clusters[clusters.lowerBound].firstGlyph)
    let last = Int(source.clusters[clusters.upperBound].firstGlyph)
    guard last > first else { return nil }
    let look = spans.attributes(piece.span)
    let box = box(of: piece)
    let baseline = lines[piece.line].baseline - run.baselineOffset
    let isBackward = run.level & 1 == 1
    let font =
      run.face === look.font.face
      ? look.font : UIFont(face: run.face, size: run.size, descriptor: look.font.fontDescriptor)
    // To the left of what runs from right to left.
    let hanging = isBackward && withSpace ? source.width(piece.clusters.upperBound..<clusters.upperBound) : 0
    return GlyphRun(
      font: font,
      glyphs: glyphs(
        of: piece, clusters, count: last - first, isBackward: isBackward, x: box.minX - hanging, y: baseline),
      isBackward: isBackward, color: look.color, frame: box, piece: piece, range: clusters)
  }

  private func glyphs(
    of piece: TextPiece, _ clusters: Range<Int>, count: Int, isBackward: Bool, x: Double, y: Double
  ) -> [GlyphRun.Glyph] {
    let source = piece.source
    return [GlyphRun.Glyph](unsafeUninitializedCapacity: count) { buffer, filled in
      var x = x
      func add(_ cluster: Int) {
        let extra = piece.extra(behind: cluster)
        // Behind it is to the left of it.
        if isBackward { x += extra }
        let from = Int(source.clusters[cluster].firstGlyph)
        for index in from..<Int(source.clusters[cluster + 1].firstGlyph) {
          let glyph = source.glyphs[index]
          buffer.initializeElement(
            at: filled,
            to: GlyphRun.Glyph(index: glyph.id, x: x + Double(glyph.dx), y: y - Double(glyph.dy)))
          filled += 1
          x += Double(glyph.advance)
        }
        if !isBackward { x += extra }
      }
      if isBackward {
        for cluster in clusters.reversed() { add(cluster) }
      } else {
        for cluster in clusters { add(cluster) }
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
