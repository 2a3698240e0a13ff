import QuoinDiagnostics

/// The fonts of a PDF, each written once at its end.
final class PDFFonts {
  private let writer: PDFWriter
  private var fonts: [FontIdentity: PDFFont?] = [:]
  private var last: (face: FontFace, font: PDFFont?)?
  private var order: [PDFFont] = []

  init(_ writer: PDFWriter) { self.writer = writer }

  /// The font of a face; nothing for one that Cairo has to draw.
  func font(_ face: FontFace) -> PDFFont? {
    if let last, last.face === face { return last.font }
    let font = find(face)
    last = (face, font)
    return font
  }

  private func find(_ face: FontFace) -> PDFFont? {
    let key = FontIdentity(
      file: face.identity.file, own: face.identity.own, faceIndex: face.identity.faceIndex,
      places: face.identity.places, isSlanted: false, isEmboldened: false)
    if let known = fonts[key] { return known }
    let font = PDFFont(face, number: writer.allocate())
    fonts[key] = font
    if let font { order.append(font) }
    return font
  }

  /// Writes all of them.
  func write() throws(Diagnostic) {
    for font in order { try font.write(to: writer) }
  }
}
