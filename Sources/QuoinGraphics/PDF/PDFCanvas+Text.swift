import Foundation
import QuoinDiagnostics

/// Text on a page: glyphs by their numbers, with the characters that they stand for.
extension PDFCanvas {
  /// Writes laid-out text: backgrounds, glyphs, lines.
  func write(_ text: TextLayout, at point: CGPoint) {
    let visible = clipBounds.offsetBy(dx: -point.x, dy: -point.y)
    write(text.backgrounds, in: visible, at: point)
    // Whoever copies or reads the text would join the words on either side of a line's end.
    for run in text.glyphRuns(in: visible, meter, areRead: true) {
      let color = printed(run.color.resolvedCGColor(with: traits))
      guard color.alpha > 0, run.font.pointSize > 0 else { continue }
      goToElement(of: run.piece, asPicture: false)
      if awaitsContent { beginContentPart() }
      if run.font.face.isColored {
        writePictures(of: run, at: point)
        continue
      }
      // From here on readers would find a space between two letters.
      let isSpaced =
        text.content.spans.hasSpans
        && text.content.spans.attributes(run.piece.span).kern > run.font.pointSize * 0.05
      write(run, document.fonts.font(run.font.face), color, isSpaced: isSpaced, at: point)
    }
    write(text.decorations, in: visible, at: point)
  }

  /// Writes lines and areas of a text, which are no part of what is read.
  private func write(_ decorations: [TextDecoration], in visible: CGRect, at point: CGPoint) {
    let decorations = decorations.filter { $0.rect.overlaps(visible) }
    if decorations.isEmpty { return }
    beginRolePrimitive(.artifact, StructureAttributes())
    for decoration in decorations { write(decoration, at: point) }
    endRolePrimitive()
  }

  private func write(_ decoration: TextDecoration, at point: CGPoint) {
    let rect = decoration.rect.offsetBy(dx: point.x, dy: point.y)
    if decoration.dashes.isEmpty { return fillPrimitive(rect, color: decoration.color) }
    let line = UIBezierPath()
    line.move(to: CGPoint(x: rect.minX, y: rect.midY))
    line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    line.lineWidth = rect.height
    line.setLineDash(decoration.dashes, phase: 0)
    strokePrimitive(line, paint: .color(decoration.color))
  }

  /// Writes a run of a font of pictures, cluster by cluster.
  private func writePictures(of run: GlyphRun, at point: CGPoint) {
    let font = document.fonts.pictures(run.font.face)
    let (size, black) = (run.font.pointSize, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    let slope = run.font.face.isSlanted ? FontFace.slope : 0
    forEachCluster(of: run) { index, glyphs in
      let name = run.source.text(of: index..<index + 1)
      // All that a cluster stands for is in its first glyph, and most have no other.
      var isKnown = glyphs.count == 1
      let places = glyphs.compactMap { glyph in
        attempt { () throws(Diagnostic) in
          let use = try font.use(glyph.index, for: name) { (image: CGImage) throws(Diagnostic) -> Int in
            guard case .pixels(let pixels) = image.content else { return 0 }
            return try document.images.number(of: image, pixels)
          }
          isKnown = isKnown && use.isKnown
          return (glyph, use.place)
        }
      }
      for (glyph, place) in places {
        content.show(place.font, size: size, black) { words in
          var line = PDFTextLine(size: size, slope: slope, transform: transform, digits: 2)
          let isFirst = glyph == glyphs.first
          if !isKnown { line.beginSpan(isFirst ? name : "", &words) }
          line.add(glyph, as: place.code, from: point, width: place.width, &words)
          if !isKnown { line.endSpan(&words) }
          line.end(&words)
        }
      }
    }
  }

  /// Goes through the clusters of a run with their glyphs from left to right, which is against the text in runs of the other
  /// direction.
  private func forEachCluster(of run: GlyphRun, _ body: (Int, ArraySlice<GlyphRun.Glyph>) -> Void) {
    var first = 0
    for step in 0..<run.range.count {
      let index = run.isBackward ? run.range.upperBound - 1 - step : run.range.lowerBound + step
      let count = Int(run.source.clusters[index + 1].firstGlyph - run.source.clusters[index].firstGlyph)
      guard count > 0, first + count <= run.glyphs.count else { continue }
      body(index, run.glyphs[first..<first + count])
      first += count
    }
  }

  private func write(_ run: GlyphRun, _ font: PDFFont, _ color: CGColor, isSpaced: Bool, at point: CGPoint) {
    let (size, slope) = (run.font.pointSize, run.font.face.isSlanted ? FontFace.slope : 0)
    let transform = transform
    let source = run.source
    let outline =
      run.font.face.isEmboldened
      ? size * FontFace.boldness * sqrt(abs(transform.a * transform.d - transform.b * transform.c)) : 0
    content.show(font.number, size: size, color, outline: outline) { words in
      var line = PDFTextLine(size: size, slope: slope, transform: transform, digits: 4)
      var isInWord = false
      var string = source.string
      string.withUTF8 { characters in
        forEachCluster(of: run) { index, glyphs in
          if isSpaced, isInWord == source.clusters[index].traits.contains(.space) {
            isInWord.toggle()
            if isInWord { line.beginSpan(run.word(at: index), &words) } else { line.endSpan(&words) }
          }
          let text = characters[Int(source.clusters[index].start)..<Int(source.clusters[index + 1].start)]
          if document.hasClaims { document.check(text, isMissing: glyphs.contains { $0.index == 0 }) }
          if glyphs.count == 1, let glyph = glyphs.first {
            let use = font.use(glyph.index, standingFor: text)
            if !use.isKnown, !isInWord { line.beginSpan(String(decoding: text, as: UTF8.self), &words) }
            line.add(glyph, as: Int(glyph.index), from: point, width: use.width, &words)
            if !use.isKnown, !isInWord { line.endSpan(&words) }
            return
          }
          if !isInWord, font.spells(text, glyphs, isBackward: run.isBackward) {
            for glyph in glyphs {
              line.add(glyph, as: Int(glyph.index), from: point, width: font.width(glyph.index), &words)
            }
            return
          }
          if !isInWord { line.beginSpan(String(decoding: text, as: UTF8.self), &words) }
          for glyph in glyphs {
            let width = font.use(glyph.index, sharing: text)
            line.add(glyph, as: Int(glyph.index), from: point, width: width, &words)
          }
          if !isInWord { line.endSpan(&words) }
        }
      }
      if isInWord { line.endSpan(&words) }
      if run.endsLine { addSpace(to: &line, of: run, font, from: point, &words) }
      line.end(&words)
    }
  }

  /// Adds a space where the text goes on in another line, or readers would take the words on either side for one.
  private func addSpace(
    to line: inout PDFTextLine, of run: GlyphRun, _ font: PDFFont, from point: CGPoint,
    _ words: inout PDFBytes
  ) {
    guard let space = run.font.face.glyph(0x20),
      let edge = run.isBackward ? run.glyphs.first : run.glyphs.last
    else { return }
    let character: [UInt8] = [0x20]
    character.withUnsafeBufferPointer { character in
      let width = font.use(space, standingFor: character[...]).width
      let x = run.isBackward ? edge.x - width * run.font.pointSize / 1000 : run.frame.maxX
      line.add(
        GlyphRun.Glyph(index: space, x: x, y: edge.y), as: Int(space), from: point, width: width, &words)
    }
  }
}

extension GlyphRun {
  /// The characters of the run around a cluster up to the next spaces.
  fileprivate func word(at cluster: Int) -> String {
    func isInk(_ index: Int) -> Bool { !source.clusters[index].traits.contains(.space) }
    var (start, end) = (cluster, cluster + 1)
    while start > range.lowerBound, isInk(start - 1) { start -= 1 }
    while end < range.upperBound, isInk(end) { end += 1 }
    return source.text(of: start..<end)
  }
}

/// Writes glyphs of one font from left to right, with what moves them from where their widths would put them.
private struct PDFTextLine {
  private let size: CGFloat
  private let slope: CGFloat
  private let transform: CGAffineTransform
  /// How many digits of base 16 a glyph's code has.
  private let digits: Int
  /// Where the next glyph stands by the widths of those before it.
  private var pen = CGPoint(x: CGFloat.nan, y: .nan)
  private var isListOpen = false
  private var isTextOpen = false

  init(size: CGFloat, slope: CGFloat, transform: CGAffineTransform, digits: Int) {
    (self.size, self.slope, self.transform, self.digits) = (size, slope, transform, digits)
  }

  /// Adds a glyph whose width is in 1,000ths of the size.
  ///
  /// - Parameters:
  ///   - code: What the glyph is in the font of the document.
  ///   - start: Where the text stands that the glyph's place is in.
  mutating func add(
    _ glyph: GlyphRun.Glyph, as code: Int, from start: CGPoint, width: CGFloat, _ words: inout PDFBytes
  ) {
    let point = CGPoint(x: start.x + glyph.x, y: start.y + glyph.y)
    let shift = ((pen.x - point.x) * 1000 / size).rounded()
    // Comparisons with NaN are false.
    if !(abs(point.y - pen.y) < 0.0005 && abs(shift) < 100_000) {
      end(&words)
      words.add(
        CGAffineTransform(a: 1, b: 0, c: slope, d: -1, tx: point.x, ty: point.y).concatenating(transform))
      words.add("Tm\n")
      pen = point
    } else if shift != 0 {
      endText(&words)
      beginList(&words)
      words.add(Int(shift))
      pen.x -= shift * size / 1000
    }
    if !isTextOpen {
      beginList(&words)
      words.add("<")
      isTextOpen = true
    }
    words.addHex(UInt16(truncatingIfNeeded: code), digits: digits)
    pen.x += width * size / 1000
  }

  /// Tells what the glyphs up to the end of the span stand for together.
  mutating func beginSpan(_ text: String, _ words: inout PDFBytes) {
    end(&words)
    words.add("/Span << /ActualText <feff")
    for unit in text.utf16 { words.addHex(unit) }
    words.add("> >> BDC\n")
  }

  mutating func endSpan(_ words: inout PDFBytes) {
    end(&words)
    words.add("EMC\n")
  }

  mutating func end(_ words: inout PDFBytes) {
    endText(&words)
    if isListOpen { words.add("] TJ\n") }
    isListOpen = false
  }

  private mutating func beginList(_ words: inout PDFBytes) {
    if !isListOpen { words.add("[") }
    isListOpen = true
  }

  private mutating func endText(_ words: inout PDFBytes) {
    if isTextOpen { words.add(">") }
    isTextOpen = false
  }
}
