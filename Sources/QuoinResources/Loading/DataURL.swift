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
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else { throw .dataURLWithoutComma() }
    let (head, body) = (text[..<comma], text[text.utf8.index(after: comma)...])
    // Each byte takes three characters at most, but for white space.
    guard body.utf8.count / 4 <= limit else { throw .tooLarge("the data: URL", limit: limit) }
    let isBase64 = head.lowercased().trimmingCharacters(in: .whitespaces).hasSuffix(";base64")
    guard isBase64 else { return try checked(percentDecoded(body.utf8), limit) }
    let plain =
      body.utf8.contains(UInt8(ascii: "%"))
      ? String(decoding: percentDecoded(body.utf8), as: UTF8.self) : String(body)
    guard let data = base64(plain) else { throw .notBase64() }
    return try checked(data, limit)
  }

  /// The bytes of Base64 as most programs write it: with line breaks, with `-` and `_`, without the `=` at the end; nothing for
  /// other text.
  package static func base64(_ text: String) -> Data? {
    var clean: [UInt8] = []
    clean.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
      case UInt8(ascii: "-"): clean.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): clean.append(UInt8(ascii: "/"))
      default: clean.append(byte)
      }
    }
    while clean.last == UInt8(ascii: "=") { clean.removeLast() }
    while clean.count % 4 != 0 { clean.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(clean))
  }

  private static func checked(_ data: Data, _ limit: Int) throws(Diagnostic) -> Data {
    guard data.count <= limit else { throw .tooLarge("the data: URL", limit: limit) }
    return data
  }

  /// What is no pair of digits behind a percent stays as it is.
  private static func percentDecoded(_ text: some Collection<UInt8>) -> Data {
    func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
      default: nil
      }
    }
    let bytes = Array(text)
    var data = Data(capacity: bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        data.append(high << 4 | low)
        index += 3
      } else {
        data.append(bytes[index])
        index += 1
      }
    }
    return data
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
