import QuoinDiagnostics

/// The fonts of a PDF, each written once at its end.
final class PDFFonts {
  private let writer: PDFWriter
  private var fonts: [FontIdentity: PDFFont] = [:]
  private var pictures: [FontIdentity: PDFPictureFont] = [:]
  private var last: (face: FontFace, font: PDFFont)?
  private var order: [PDFFont] = []
  private var pictureOrder: [PDFPictureFont] = []

  init(_ writer: PDFWriter) { self.writer = writer }

  /// The font of a face with outlines.
  func font(_ face: FontFace) -> PDFFont {
    if let last, last.face === face { return last.font }
    let key = identity(of: face)
    let font = fonts[key] ?? PDFFont(face, number: writer.allocate())
    if fonts.updateValue(font, forKey: key) == nil { order.append(font) }
    last = (face, font)
    return font
  }

  /// The font of a face with pictures.
  func pictures(_ face: FontFace) -> PDFPictureFont {
    let key = identity(of: face)
    if let known = pictures[key] { return known }
    let font = PDFPictureFont(face, writer)
    pictures[key] = font
    pictureOrder.append(font)
    return font
  }

  /// Slanted and bold ones are drawn with the glyphs of the face that they are made of.
  private func identity(of face: FontFace) -> FontIdentity {
    FontIdentity(
      file: face.identity.file, own: face.identity.own, faceIndex: face.identity.faceIndex,
      places: face.identity.places, isSlanted: false, isEmboldened: false)
  }

  /// Writes all of them.
  func write() throws(Diagnostic) {
    for font in order { try font.write(to: writer) }
    for font in pictureOrder { try font.write() }
  }
}
