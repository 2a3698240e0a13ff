import Foundation
import QuoinDiagnostics
import QuoinResources

/// A file of strings as it was read: its text, and the strings of each language in it.
struct StringsTableFile: Sendable {
  /// The text, for printing what is wrong in it.
  let source: SourceText
  /// The strings by language and key; the language is empty where the file's folder says it.
  let strings: [String: [String: LocalizedString]]
  /// The same by the spelling in which languages are compared.
  let texts: [String: [String: LocalizedString]]
  /// The language that the strings are written in first, where the file says it.
  let sourceLanguage: String?

  init(source: SourceText, strings: [String: [String: LocalizedString]], sourceLanguage: String? = nil) {
    (self.source, self.strings, self.sourceLanguage) = (source, strings, sourceLanguage)
    texts = Dictionary(
      strings.sorted { $0.key < $1.key }.map { (LanguageChain.normalized($0.key), $0.value) },
      uniquingKeysWith: { $0.merging($1) { first, _ in first } })
  }
}

/// The text of a file in UTF-8 or UTF-16.
enum TextEncoding {
  /// The characters of a file.
  ///
  /// - Throws: That it is no text.
  static func text(of data: Data, file: String) throws(Diagnostic) -> String {
    let bytes = [UInt8](data)
    if bytes.starts(with: Array("bplist".utf8)) { throw .binaryPropertyList(file) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true, file) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBigEndian: false, file) }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if let text = String(validating: isMarked ? bytes.dropFirst(3) : bytes[...], as: UTF8.self),
      !text.utf8.contains(0)
    {
      return text
    }
    // Without a mark, UTF-16 shows in that every other byte of Latin letters is zero.
    let zeros = bytes.indices.filter { bytes[$0] == 0 }
    guard zeros.count * 3 >= bytes.count, bytes.count % 2 == 0 else { throw .noText(file) }
    return try utf16(bytes[...], isBigEndian: zeros.count { $0 % 2 == 0 } > zeros.count / 2, file)
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool, _ file: String
  ) throws(Diagnostic) -> String {
    guard bytes.count % 2 == 0 else { throw .noText(file) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw .noText(file) }
    return text
  }
}

extension Diagnostic {
  static func noText(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "\(file) is neither UTF-8 nor UTF-16 text",
      at: SourceText(file: file, contents: "").span(for: 0..<0))
  }

  static func binaryPropertyList(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "\(file) is a binary property list; plutil -convert xml1 makes text of it",
      at: SourceText(file: file, contents: "").span(for: 0..<0))
  }
}
