import Foundation
import QuoinDiagnostics

extension Markup {
  /// Reads the bytes of a file as they come from a loader.
  ///
  /// UTF-16 and invalid UTF-8 are diagnosed; the tree then holds the text as far as it can be made out, with U+FFFD for
  /// what cannot, and its spans point into that text.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - file: The path or name that diagnostics show.
  public init(data: Data, file: String) {
    let encoding = Self.diagnosedEncoding(of: data)
    let source = SourceText(file: file, contents: encoding.text)
    let parsed = MarkupParser.parse(source)
    guard let problem = encoding.problem else {
      storage = parsed
      return
    }
    var diagnostics = Diagnostics([problem(source)])
    diagnostics.append(contentsOf: parsed.diagnostics)
    storage = MarkupStorage(
      source: source, diagnostics: diagnostics, nodes: parsed.nodes, attributes: parsed.attributes,
      names: parsed.names)
  }

  private static func diagnosedEncoding(
    of data: Data
  ) -> (text: String, problem: ((SourceText) -> Diagnostic)?) {
    let bytes = [UInt8](data)
    if let encoding = utf16(bytes) {
      let text = String(data: data, encoding: encoding) ?? String(decoding: bytes, as: UTF8.self)
      return (text, { .utf16.located(at: $0.span(for: 0..<0)) })
    }
    if let text = String(validating: bytes, as: UTF8.self) { return (text, nil) }
    let (offset, byte) = firstInvalid(bytes)
    return (
      String(decoding: bytes, as: UTF8.self),
      { .invalidUTF8(byte).located(at: $0.span(for: offset..<offset + 3)) }
    )
  }

  /// The UTF-16 a file begins like: by its mark, or by every other byte of `<?` or `<U` being zero.
  private static func utf16(_ bytes: [UInt8]) -> String.Encoding? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return .utf16
    case (0xFE, 0xFF): return .utf16
    case (UInt8(ascii: "<"), 0): return .utf16LittleEndian
    case (0, UInt8(ascii: "<")): return .utf16BigEndian
    default: return nil
    }
  }

  /// The first byte that is not UTF-8, and its offset, which is the same before and after repairing.
  private static func firstInvalid(_ bytes: [UInt8]) -> (offset: Int, byte: UInt8) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return (offset, bytes.indices.contains(offset) ? bytes[offset] : 0)
      }
    }
  }
}
