import Foundation
import QuoinDiagnostics

extension SVGCanvas {
  /// Draws laid-out text: backgrounds, runs, lines.
  func drawText(_ text: TextLayout, at point: CGPoint) {
    let visible = clipBounds.offsetBy(dx: -point.x, dy: -point.y)
    let move = CGAffineTransform(translationX: point.x, y: point.y)
    line("<g transform=\"\(SVGWriter.matrix(move))\">")
    for background in text.backgrounds where background.rect.overlaps(visible) { write(background) }
    let runs = text.glyphRuns(in: visible, meter).filter {
      $0.color.resolvedCGColor(with: traits).alpha > 0 && !$0.glyphs.isEmpty
    }
    if keepsText {
      for group in SVGTextGroup.groups(of: runs) { write(group, of: text.content.spans) }
    } else {
      for run in runs { writeOutlines(run, run.color.resolvedCGColor(with: traits)) }
    }
    for decoration in text.decorations where decoration.rect.overlaps(visible) { write(decoration) }
    line("</g>")
  }

  private func write(_ group: SVGTextGroup, of spans: SpanReader) {
    let words = group.words.filter { word in
      word.parts.contains { $0.text.contains(where: { !$0.isWhitespace }) }
    }
    guard let first = words.first, let run = group.runs.first, let glyph = run.glyphs.first else { return }
    // A glyph may be raised or moved by its font; the first of a word in Latin never is, and stays exact.
    var start = SVGWriter.attributes([
      "x": words.count > 1 || group.isBackward ? first.x : glyph.x, "y": glyph.y,
    ])
    let isOne = words.count == 1
    // The reader's font may be another; each word keeps its length all the same.
    if isOne { start += length(of: group.runs.reduce(0) { $0 + $1.frame.width }, first, spans) }
    if group.isBackward { start += " direction=\"rtl\"" }
    let looks = Set(group.runs.map { attributes(of: $0, spans) })
    let look = looks.count == 1 ? looks.first ?? "" : ""
    let content = words.map { word -> String in
      let text = word.parts.map { part -> String in
        let text = SVGWriter.escaped(part.text)
        return looks.count == 1 ? text : "<tspan\(attributes(of: part.run, spans))>\(text)</tspan>"
      }.joined()
      if isOne { return text }
      // Spaces stand behind the word, for those who copy it.
      let spaces = text.hasSuffix(">") ? 0 : text.reversed().prefix { $0 == " " }.count
      return
        "<tspan\(SVGWriter.attributes(["x": word.x]))\(length(of: word.width, word, spans))>\(text.dropLast(spaces))</tspan>"
        + String(repeating: " ", count: spaces)
    }
    line("<text\(start)\(look) xml:space=\"preserve\">\(content.joined())</text>")
  }

  /// How long a word is to be, in points; letters that join are made wider or narrower, and no gaps put between them.
  private func length(of width: CGFloat, _ word: SVGTextGroup.Word, _ spans: SpanReader) -> String {
    let joins = word.parts.contains { part in
      let isSpaced = spans.attributes(part.run.piece.span).kern != 0
      return part.text.unicodeScalars.contains {
        isSpaced ? LetterSpacing.isCursive($0) : LetterSpacing.mayJoin($0)
      }
    }
    return SVGWriter.attributes(["textLength": width]) + (joins ? " lengthAdjust=\"spacingAndGlyphs\"" : "")
  }

  /// The attributes that say the font and the colour of a run.
  private func attributes(of run: GlyphRun, _ spans: SpanReader) -> String {
    let (face, color) = (run.font.face, run.color.resolvedCGColor(with: traits))
    var look = " font-family=\"\(SVGWriter.escaped(SVGWriter.family(run.font.familyName))), sans-serif\""
    look += SVGWriter.attributes(["font-size": run.font.pointSize])
    // Of the face that is drawn, which may stand in for one that is bolder or slanted; a reader makes bold what is not.
    let weight = face.isEmboldened ? UIFont.Weight.bold.openType : face.record.weight.rounded()
    if weight != 400 { look += SVGWriter.attributes(["font-weight": weight]) }
    if face.record.isItalic || face.isSlanted { look += " font-style=\"italic\"" }
    let attributes = spans.attributes(run.piece.span)
    if attributes.kern != 0, !run.text.unicodeScalars.contains(where: { LetterSpacing.isCursive($0) }) {
      look += SVGWriter.attributes(["letter-spacing": attributes.kern])
    }
    var features = run.font.features.map { "'\($0.tag)' \($0.value)" }
    if !attributes.hasLigatures { features += ["'liga' 0", "'clig' 0"] }
    if !features.isEmpty { look += " style=\"font-feature-settings:\(features.joined(separator: ","))\"" }
    return look + SVGWriter.color("fill", color)
  }

  private func writeOutlines(_ run: GlyphRun, _ color: CGColor) {
    var uses = ""
    for glyph in run.glyphs {
      let key = GlyphOutlines.Key(font: run.font, glyph: glyph.index)
      guard let name = define(key) else { continue }
      let place = SVGWriter.attributes(["x": glyph.x, "y": glyph.y])
      uses += "<use xlink:href=\"#\(name)\"\(place)/>"
    }
    guard !uses.isEmpty else { return }
    line("<g\(SVGWriter.color("fill", color)) aria-label=\"\(SVGWriter.escaped(run.text))\">\(uses)</g>")
  }

  /// The name of a glyph's shape, or nothing for one without any; written once.
  private func define(_ key: GlyphOutlines.Key) -> String? {
    if let name = glyphNames[key] { return name.isEmpty ? nil : name }
    guard let shape = noteFailure({ () throws(Diagnostic) in try outlines.shape(of: key) }) ?? nil else {
      glyphNames[key] = ""
      return nil
    }
    let name = newName("t")
    glyphNames[key] = name
    switch shape {
    case .path(let path): line("<defs><path id=\"\(name)\" d=\"\(SVGWriter.path(path))\"/></defs>")
    case .picture(let png, let box):
      line(
        """
        <defs><image id="\(name)"\(SVGWriter.box(box)) \
        xlink:href="data:image/png;base64,\(png.base64EncodedString())"/></defs>
        """)
    }
    return name
  }

  private func write(_ decoration: TextDecoration) {
    let color = decoration.color.resolvedCGColor(with: traits)
    guard color.alpha > 0 else { return }
    guard !decoration.dashes.isEmpty else {
      return line("<rect\(SVGWriter.box(decoration.rect))\(SVGWriter.color("fill", color))/>")
    }
    let rect = decoration.rect
    let ends = SVGWriter.attributes([
      "x1": rect.minX, "y1": rect.midY, "x2": rect.maxX, "y2": rect.midY, "stroke-width": rect.height,
    ])
    let dashes = decoration.dashes.map(SVGWriter.number).joined(separator: " ")
    line("<line\(ends)\(SVGWriter.color("stroke", color)) stroke-dasharray=\"\(dashes)\"/>")
  }
}
