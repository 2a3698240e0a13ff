import Foundation
import QuoinDiagnostics

/// A password of a PDF as bytes, by SASLprep, RFC 4013: however it is typed, it is the same.
struct PDFPassword {
  let bytes: [UInt8]

  /// More are not looked at; ISO 32000-2, 7.6.4.3.3.
  private static let mostBytes = 127
  /// What stands between letters and is not seen, RFC 3454, B.1.
  private static let unseen: Set<UInt32> = Set(
    [0xAD, 0x34F, 0x1806, 0x2060, 0xFEFF] + Array(0x180B...0x180D) + Array(0x200B...0x200D)
      + Array(0xFE00...0xFE0F))

  /// - Throws: What keeps a text from being one. The text is not told.
  init(_ text: String) throws(Diagnostic) {
    var prepared = text
    if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars where !Self.unseen.contains(scalar.value) {
        scalars.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
      }
      prepared = String(scalars).precomposedStringWithCompatibilityMapping
    }
    let isTypeable = prepared.unicodeScalars.allSatisfy {
      ![.control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator].contains(
        $0.properties.generalCategory)
    }
    guard isTypeable else { throw .passwordNotTypeable }
    bytes = Array(prepared.utf8)
    if bytes.isEmpty, !text.isEmpty { throw .passwordUnseen }
    guard bytes.count <= Self.mostBytes else { throw .passwordTooLong(bytes.count, Self.mostBytes) }
  }
}

extension Diagnostic {
  fileprivate static var passwordNotTypeable: Diagnostic {
    Diagnostic(
      .error, "A password of a PDF holds no control, private or unassigned characters, and this one does")
  }

  fileprivate static var passwordUnseen: Diagnostic {
    Diagnostic(
      .error, "A password of a PDF has characters that are seen, and this one has none: it would be empty")
  }

  fileprivate static func passwordTooLong(_ count: Int, _ most: Int) -> Diagnostic {
    Diagnostic(.error, "A password of a PDF has at most \(most) bytes in UTF-8, and this one has \(count)")
  }
}
