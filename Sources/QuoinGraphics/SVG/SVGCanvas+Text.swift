import Foundation
import QuoinDiagnostics

extension SVGCanvas {
  /// Draws laid-out text: backgrounds, runs, lines.
  func drawText(_ text: TextLayout, at point: CGPoint) {
    let visible = clipBounds.offsetBy(dx: -point.x, dy: -point.y)
    let move = CGAffineTransform(translationX: point.x, y: point.y)
    line("<g transform=\"\(SVGWriter.matrix(move))\">")
    for background in text.backgrounds where background.rect.overlaps(visible) { write(background) }
    for run in text.glyphRuns(in: visible, meter) {
      let color = run.color.resolvedCGColor(with: traits)
      guard color.alpha > 0, !run.glyphs.isEmpty else { continue }
      keepsText ? writeText(run, color) : writeOutlines(run, color)
    }
    for decoration in text.decorations where decoration.rect.overlaps(visible) { write(decoration) }
    line("</g>")
  }

  private func writeText(_ run: GlyphRun, _ color: CGColor) {
    let text = run.text
    guard let first = run.glyphs.first, text.contains(where: { !$0.isWhitespace }) else { return }
    let start = run.isBackward ? run.frame.maxX : first.x
    var attributes = SVGWriter.attributes(["x": start, "y": first.y])
    // The reader's font may be another; the run keeps its length all the same.
    attributes += SVGWriter.attributes(["textLength": run.frame.width])
    if run.isBackward { attributes += " direction=\"rtl\"" }
    let family = SVGWriter.escaped(run.font.familyName)
    attributes += " font-family=\"\(family), sans-serif\""
    attributes += SVGWriter.attributes(["font-size": run.font.pointSize])
    let descriptor = run.font.fontDescriptor
    let weight = descriptor.weight.openType
    if weight != 400 { attributes += SVGWriter.attributes(["font-weight": CGFloat(weight)]) }
    if descriptor.symbolicTraits.contains(.traitItalic) { attributes += " font-style=\"italic\"" }
    line(
      "<text\(attributes)\(SVGWriter.color("fill", color)) xml:space=\"preserve\">\(SVGWriter.escaped(text))</text>"
    )
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
