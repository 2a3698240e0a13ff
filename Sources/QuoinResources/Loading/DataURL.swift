import Foundation
import QuoinDiagnostics

/// Bytes that are written in a text instead of lying in a file: a `data:` URL, or Base64 alone.
package enum DataURL {
  /// Whether a text is a `data:` URL, by how it begins.
  package static func isOne(_ text: some StringProtocol) -> Bool {
    text.utf8.count > 5 && text.prefix(5).lowercased() == "data:"
  }

  /// The bytes of a `data:` URL, in Base64 or with percents, as RFC 2397 has them. White space within Base64 is passed over.
  ///
  /// - Parameters:
  ///   - text: All of the URL.
  ///   - limit: How many bytes there may be.
  /// - Throws: A diagnostic when there is no comma, what stands behind it is no Base64, or it is longer than the limit.
  package static func bytes(of text: some StringProtocol, limit: Int) throws(Diagnostic) -> Data {
    // Each byte takes three characters at most, but for white space.
    guard text.utf8.count / 4 <= limit else { throw .tooLarge("the data: URL", limit: limit) }
    guard let (contents, isBase64) = contents(of: text) else { throw .dataURLWithoutComma() }
    guard let data = isBase64 ? base64(contents) : contents else { throw .notBase64() }
    guard data.count <= limit else { throw .tooLarge("the data: URL", limit: limit) }
    return data
  }

  /// What stands behind the comma of a `data:` URL, percent signs resolved, and whether that is Base64; nothing without a comma.
  package static func contents(of text: some StringProtocol) -> (bytes: Data, isBase64: Bool)? {
    // As an array: to go over text of any kind takes twenty times as long.
    let bytes = [UInt8](String(text).utf8)
    guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let head = String(decoding: bytes[..<comma], as: UTF8.self).lowercased().filter { !$0.isWhitespace }
    return (percentDecoded(bytes[(comma + 1)...]), head.hasSuffix(";base64"))
  }

  /// The bytes of Base64 as most programs write it: with line breaks, with `-` and `_`, without the `=` at the end; nothing for
  /// other text.
  package static func base64(_ text: some Collection<UInt8>) -> Data? {
    let text = [UInt8](text)
    if text.count.isMultiple(of: 4), let data = Data(base64Encoded: Data(text)) { return data }
    var clean = plainBase64(text)
    while clean.count % 4 != 0 { clean.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(clean))
  }

  /// The first bytes of Base64, some thousand of them; nothing for other text.
  package static func beginning(ofBase64 text: some Collection<UInt8>) -> Data? {
    let clean = plainBase64([UInt8](text.prefix(6000)))
    return Data(base64Encoded: Data(clean.prefix(clean.count / 4 * 4)))
  }

  /// Base64 in the usual letters alone.
  private static func plainBase64(_ text: [UInt8]) -> [UInt8] {
    var clean: [UInt8] = []
    clean.reserveCapacity(text.count + 2)
    for byte in text {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "-"): clean.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): clean.append(UInt8(ascii: "/"))
      default: clean.append(byte)
      }
    }
    while clean.last == UInt8(ascii: "=") { clean.removeLast() }
    return clean
  }

  /// What is no pair of digits behind a percent stays as it is.
  private static func percentDecoded(_ text: ArraySlice<UInt8>) -> Data {
    guard text.contains(UInt8(ascii: "%")) else { return Data(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      let digits =
        byte == UInt8(ascii: "%")
        ? rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue } : []
      if digits.count == 2 { rest = rest.dropFirst(2) }
      bytes.append(digits.count == 2 ? UInt8(digits[0] << 4 | digits[1]) : byte)
    }
    return Data(bytes)
  }
}

extension Diagnostic {
  fileprivate static func dataURLWithoutComma() -> Diagnostic {
    Diagnostic(
      .error, "The data: URL has no comma before its data; one is written data:image/png;base64,iVBORw0KGgo…")
  }

  fileprivate static func notBase64() -> Diagnostic {
    Diagnostic(.error, "What stands in the data: URL is no Base64, or is cut off")
  }
}
