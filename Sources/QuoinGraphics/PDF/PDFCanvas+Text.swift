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
        write(run, font, color, at: point)
      } else {
        drawByCairo {
          concatenatePrimitive(CGAffineTransform(translationX: point.x, y: point.y))
          drawGlyphs([run])
        }
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

  private func write(_ run: GlyphRun, _ font: PDFFont, _ color: CGColor, at point: CGPoint) {
    placeForm()
    let (size, slope) = (run.font.pointSize, run.font.face.isSlanted ? FontFace.slope : 0)
    let transform = transform
    let source = run.source
    page.show(font, size: size, color) { words in
      var line = PDFTextLine(size: size, slope: slope, transform: transform)
      var string = source.string
      string.withUTF8 { characters in
        // From left to right, which is against the text in runs of the other direction.
        var first = 0
        for step in 0..<run.range.count {
          let index =
            run.isBackward ? run.range.upperBound - 1 - step : run.range.lowerBound + step
          let (cluster, next) = (source.clusters[index], source.clusters[index + 1])
          let count = Int(next.firstGlyph - cluster.firstGlyph)
          guard count > 0, first + count <= run.glyphs.count else { continue }
          let text = characters[Int(cluster.start)..<Int(next.start)]
          let glyphs = run.glyphs[first..<first + count]
          first += count
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
      line.end(&words)
    }
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
