/// The types that a Swift file declares at its outermost level, and all names in it that begin as types do.
///
/// It reads text and knows no scopes: a name counts for the type that is called so anywhere in the target.
struct SwiftOutline {
  /// What others may name: nothing that is private.
  private(set) var declared: Set<String> = []
  private(set) var named: Set<String> = []

  init(_ source: String) {
    let bytes = Self.code(of: Array(source.utf8))
    var (words, start, lineBegin): ([String], Int?, Int) = ([], nil, 0)
    // Whether the line begins at the margin, where outermost declarations do.
    func isAtMargin() -> Bool {
      lineBegin < bytes.count && bytes[lineBegin] != 0x20 && bytes[lineBegin] != 0x0A
    }
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x0A
      if Self.isOfWord(byte) {
        if start == nil { start = index }
        continue
      }
      if let first = start {
        let isType = (0x41...0x5A).contains(bytes[first])
        if isType || (words.count < 9 && isAtMargin()) {
          let word = String(decoding: bytes[first..<index], as: UTF8.self)
          if isType { named.insert(word) }
          words.append(word)
        }
        start = nil
      }
      guard byte == 0x0A else { continue }
      if isAtMargin(), let name = Self.declaration(in: words) { declared.insert(name) }
      words = []
      lineBegin = index + 1
    }
  }

  private static let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  /// The type that a line declares, taken apart into words.
  private static func declaration(in words: [String]) -> String? {
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
    let modifiers = words[..<kind]
    if modifiers.contains(where: {
      ["private", "fileprivate", "extension", "func", "var", "let", "import"].contains($0)
    }) {
      return nil
    }
    return words[kind + 1]
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F
      || byte >= 0x80
  }

  /// A file without comments and the insides of texts; its lines stay lines.
  private static func code(of bytes: [UInt8]) -> [UInt8] {
    var code: [UInt8] = []
    code.reserveCapacity(bytes.count)
    var index = 0
    func begins(_ text: StaticString, at index: Int) -> Bool {
      guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
      for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
        return false
      }
      return true
    }
    /// Goes on behind the next place where a text stands.
    func skip(behind text: StaticString) {
      while index < bytes.count, !begins(text, at: index) {
        if bytes[index] == 0x0A { code.append(0x0A) }
        index += 1
      }
      index += text.utf8CodeUnitCount
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where begins("//", at: index):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where begins("/*", at: index): skip(behind: "*/")
      case UInt8(ascii: "\"") where begins("\"\"\"", at: index):
        index += 3
        skip(behind: "\"\"\"")
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case let byte:
        code.append(byte)
        index += 1
      }
    }
    return code
  }
}
