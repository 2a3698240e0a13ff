import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// A font that readers write with what is filled into fields: letters of western languages by the code of Windows, which all
/// readers know.
final class PDFFieldFont {
  /// The number of its object.
  let number: Int
  let face: FontFace
  /// The glyphs of the face by their codes.
  private let glyphs: [Int: UInt32]

  init(_ face: FontFace, number: Int) {
    (self.face, self.number) = (face, number)
    glyphs = Dictionary(
      uniqueKeysWithValues: Self.codes.compactMap { code in
        Self.scalar(of: code).flatMap { face.glyph($0) }.map { (code, $0) }
      })
  }

  private static let codes = 32...255

  /// The character of a code.
  private static func scalar(of code: Int) -> UInt32? {
    guard (0x80...0x9F).contains(code) else { return UInt32(code) }
    let scalar = special[code - 0x80]
    return scalar == 0 ? nil : scalar
  }

  /// The characters from 0x80 to 0x9F; 0 for none.
  private static let special: [UInt32] = [
    0x20AC, 0, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0, 0x17D,
    0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0,
    0x17E, 0x178,
  ]

  /// The number of the name of a code's glyph, by appendix A of Adobe's technical note 5176; one more than it has for the euro.
  private static func name(of code: Int) -> UInt16 {
    switch code {
    case 39: 104
    case 96: 124
    case ..<127: UInt16(code - 31)
    case 127: 0
    default: names[code - 128]
    }
  }

  private static let names: [UInt16] = [
    391, 0, 117, 101, 118, 121, 112, 113, 126, 122, 192, 107, 142, 0, 199, 0, 0, 65, 8, 105, 119, 116, 111,
    137, 127, 153, 221, 108, 148, 0, 228, 198, 1, 96, 97, 98, 103, 100, 160, 102, 131, 170, 139, 106, 151, 14,
    165, 128, 161, 156, 164, 169, 125, 152, 115, 114, 133, 150, 143, 120, 158, 155, 163, 123, 174, 171, 172,
    176, 173, 175, 138, 177, 181, 178, 179, 180, 185, 182, 183, 184, 154, 186, 190, 187, 188, 191, 189, 168,
    141, 196, 193, 194, 195, 197, 157, 149, 203, 200, 201, 205, 202, 204, 144, 206, 210, 207, 208, 209, 214,
    211, 212, 213, 167, 215, 219, 216, 217, 220, 218, 159, 147, 225, 222, 223, 224, 226, 162, 227,
  ]

  /// Writes the font.
  func write(to writer: PDFWriter) throws(Diagnostic) {
    let (descriptor, file) = (writer.allocate(), writer.allocate())
    let name = "/QUOIN+" + PDFText.name(face.record.postScriptName).dropFirst()
    let widths = Self.codes.map { code in
      let advance = glyphs[code].map { hb_font_get_glyph_h_advance(face.shaper, $0) } ?? 0
      return PDFText.number(CGFloat(Double(advance) * face.unit * 1000))
    }
    try writer.append(
      """
      << /Type /Font /Subtype /Type1 /BaseFont \(name) /Encoding /WinAnsiEncoding
         /FirstChar \(Self.codes.lowerBound) /LastChar \(Self.codes.upperBound)
         /Widths [ \(widths.joined(separator: " ")) ] /FontDescriptor \(descriptor) 0 R >>
      """, as: number)
    try writer.append(
      "<< \(PDFFont.description(of: face, name, flags: 32, program: "FontFile3", file: file)) >>",
      as: descriptor)
    // A glyph that several characters share has one name for each; spaces that do not break share that, too.
    var named: [(name: UInt16, glyph: Int)] = []
    for code in Self.codes {
      guard let glyph = glyphs[code] else { continue }
      let name = Self.name(of: code)
      if name > 0, !named.contains(where: { $0.name == name }) { named.append((name, Int(glyph))) }
    }
    try writer.append(
      deflating: CFFOutlinePen.font(face, named: named), "/Subtype /Type1C", as: file)
  }
}
