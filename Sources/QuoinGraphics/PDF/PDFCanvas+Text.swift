import Foundation

/// Text on a page: glyphs by their numbers, with the characters that they stand for.
extension PDFCanvas {
  /// Writes laid-out text: backgrounds, glyphs, lines.
  func write(_ text: TextLayout, at point: CGPoint) {
    let visible = clipBounds.offsetBy(dx: -point.x, dy: -point.y)
    write(text.backgrounds, in: visible, at: point)
    // Whoever copies or reads the text would join the words on either side of a line's end.
    for run in text.glyphRuns(in: visible, meter, keepsSpaces: true) {
      let color = run.color.resolvedCGColor(with: traits)
      guard color.alpha > 0, run.font.pointSize > 0 else { continue }
      goToElement(of: run.piece)
      if awaitsContent { beginContentPart() }
      if let font = document.pdfFonts.font(run.font.face) {
        // From here on readers would find a space between two letters.
        let isSpaced =
          text.content.spans.hasSpans
          && text.content.spans.attributes(run.piece.span).kern > run.font.pointSize * 0.05
        write(run, font, color, isSpaced: isSpaced, at: point)
      } else {
        drawByCairo {
          concatenatePrimitive(CGAffineTransform(translationX: point.x, y: point.y))
          drawGlyphs([run])
        }
        if run.font.face.isColored { writeNames(of: run, at: point) }
      }
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

  /// Writes what pictures stand for that are made of several characters, for those who copy or read the text: it leaves no trace.
  private func writeNames(of run: GlyphRun, at point: CGPoint) {
    let system = UIFont.systemFont(ofSize: run.font.pointSize)
    guard let font = document.pdfFonts.font(system.face), let space = system.face.glyph(0x20) else { return }
    var first = 0
    for step in 0..<run.range.count {
      let index = run.isBackward ? run.range.upperBound - 1 - step : run.range.lowerBound + step
      let place = first
      first += Int(run.source.clusters[index + 1].firstGlyph - run.source.clusters[index].firstGlyph)
      let name = run.source.text(of: index..<index + 1)
      guard place < first, first <= run.glyphs.count, ColorGlyph.hasLongName(name) else { continue }
      placeForm()
      page.show(font, size: system.pointSize, CGColor(gray: 0, alpha: 1), .invisible) { words in
        var line = PDFTextLine(size: system.pointSize, slope: 0, transform: transform)
        line.beginSpan(name, &words)
        let glyph = GlyphRun.Glyph(index: space, x: run.glyphs[place].x, y: run.glyphs[place].y)
        line.add(glyph, from: point, width: font.use(space, for: nil).width, &words)
        line.endSpan(&words)
      }
    }
  }

  private func write(_ run: GlyphRun, _ font: PDFFont, _ color: CGColor, isSpaced: Bool, at point: CGPoint) {
    placeForm()
    let (size, slope) = (run.font.pointSize, run.font.face.isSlanted ? FontFace.slope : 0)
    let transform = transform
    let source = run.source
    let stroke =
      run.font.face.isEmboldened
      ? size * FontFace.boldness * sqrt(abs(transform.a * transform.d - transform.b * transform.c)) : 0
    page.show(font, size: size, color, stroke > 0 ? .stroked(stroke) : .filled) { words in
      var line = PDFTextLine(size: size, slope: slope, transform: transform)
      var isInWord = false
      var string = source.string
      string.withUTF8 { characters in
        // From left to right, which is against the text in runs of the other direction.
        var first = 0
        for step in 0..<run.range.count {
          let index =
            run.isBackward ? run.range.upperBound - 1 - step : run.range.lowerBound + step
          if isSpaced, isInWord == source.clusters[index].traits.contains(.space) {
            isInWord.toggle()
            if isInWord { line.beginSpan(run.word(at: index), &words) } else { line.endSpan(&words) }
          }
          let (cluster, next) = (source.clusters[index], source.clusters[index + 1])
          let count = Int(next.firstGlyph - cluster.firstGlyph)
          guard count > 0, first + count <= run.glyphs.count else { continue }
          let text = characters[Int(cluster.start)..<Int(next.start)]
          let glyphs = run.glyphs[first..<first + count]
          first += count
          if isInWord {
            for glyph in glyphs {
              let width = font.use(glyph.index, for: count == 1 ? GlyphText(text) : nil).width
              line.add(glyph, from: point, width: width, &words)
            }
            continue
          }
          if count == 1, let glyph = glyphs.first {
            let use = font.use(glyph.index, for: GlyphText(text))
            if use.isKnown {
              line.add(glyph, from: point, width: use.width, &words)
              continue
            }
          }
          line.beginSpan(String(decoding: text, as: UTF8.self), &words)
          for glyph in glyphs {
            line.add(glyph, from: point, width: font.use(glyph.index, for: nil).width, &words)
          }
          line.endSpan(&words)
        }
      }
      if isInWord { line.endSpan(&words) }
      line.end(&words)
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
  /// Where the next glyph stands by the widths of those before it.
  private var pen = CGPoint(x: CGFloat.nan, y: .nan)
  private var isListOpen = false
  private var isTextOpen = false

  init(size: CGFloat, slope: CGFloat, transform: CGAffineTransform) {
    (self.size, self.slope, self.transform) = (size, slope, transform)
  }

  /// Adds a glyph whose width is in 1,000ths of the size.
  ///
  /// - Parameter start: Where the text stands that the glyph's place is in.
  mutating func add(
    _ glyph: GlyphRun.Glyph, from start: CGPoint, width: CGFloat, _ words: inout PDFBytes
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
    words.addHex(UInt16(truncatingIfNeeded: glyph.index))
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
