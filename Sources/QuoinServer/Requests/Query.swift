/// The parameters of an address, decoded: percent signs as everywhere, and a plus for a space as forms write it.
struct Query: Sendable {
  /// Names and values in their order, each name once.
  private(set) var parameters: [(name: String, value: String)] = []

  /// Reads a query.
  ///
  /// - Parameter text: What stands behind the question mark; nothing comes of what is not encoded in UTF-8 or names a parameter
  ///   twice.
  init?(_ text: Substring) {
    var known: Set<String> = []
    for part in text.split(separator: "&") {
      let name = part.prefix { $0 != "=" }
      guard let decoded = Self.decoded(name), let value = Self.decoded(part.dropFirst(name.count + 1)),
        known.insert(decoded).inserted
      else { return nil }
      parameters.append((decoded, value))
    }
  }

  subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// Reads a text as it stands in an address.
  ///
  /// - Parameter plusIsSpace: Not in paths.
  static func decoded(_ text: Substring, plusIsSpace: Bool = true) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
          return nil
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
