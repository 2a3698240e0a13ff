import Foundation

/// What Unicode's CLDR says of languages and regions, packed: a line for each, with its name, the line that it inherits from, and a
/// letter with a value for each fact that differs from there.
///
/// `scripts/make-locales` writes the lines. Whoever looks one up passes over those before it, which takes some tens of microseconds;
/// what is found is kept by ``FormatLocale``.
enum LocaleTable {
  /// The facts of a line with those that it inherits, by their letters.
  typealias Facts = [Character: String]

  /// The language that all others inherit from.
  static let root = "en"

  /// The line of the units that languages have which say nothing of them.
  private static let usualUnits = "*"

  /// What codes have been called before.
  static let aliases = [
    "no": "nb", "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "sh": "sr-Latn",
  ]

  /// The line that knows most of a language, script and region.
  ///
  /// - Parameter identifier: Such as `de`, `de-CH`, `zh_Hant_TW` or `sr-Latn-RS-x-own`, in any case.
  /// - Returns: The line's name, such as `de-CH`; nothing where not even the language is known.
  static func name(of identifier: String) -> String? {
    // Longer than any that means something.
    guard identifier.utf8.count <= 64 else { return nil }
    // What stands behind a single letter says other things, as `u-nu-arab` does, and no region.
    var parts = identifier.split { $0 == "-" || $0 == "_" }.prefix { $0.utf8.count > 1 }
      .map { $0.lowercased() }
    guard let first = parts.first, first != usualUnits else { return nil }
    if let other = aliases[first] {
      parts.replaceSubrange(0..<1, with: other.split(separator: "-").map { $0.lowercased() })
    }
    let language = parts[0]
    let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) }?.capitalized
    let region = parts.dropFirst().first {
      $0.utf8.count == 2 || $0.utf8.count == 3 && $0.allSatisfy(\.isNumber)
    }?
    .uppercased()
    var names: [String] = []
    if let script, let region { names.append("\(language)-\(script)-\(region)") }
    if let region { names.append("\(language)-\(region)") }
    // A script of its own counts more than a region that says nothing.
    if let script { names.insert("\(language)-\(script)", at: region == nil ? 0 : 1) }
    return (names + [language]).first { line($0) != nil }
  }

  /// The facts of a line.
  static func facts(of name: String) -> Facts {
    guard let line = line(name) else { return [:] }
    let fields = line.parts(0x09)
    var facts = fields.count > 1 && !fields[1].isEmpty ? Self.facts(of: fields[1]) : [:]
    // English units are those of English.
    if fields.count > 1, fields[1] == root && !name.hasPrefix("\(root)-") || name == root {
      let units = Self.facts(of: usualUnits)
      for letter: Character in ["u", "v"] { facts[letter] = units[letter] }
    }
    for field in fields.dropFirst(2) {
      guard let letter = field.unicodeScalars.first.map(Character.init) else { continue }
      // By scalars, since an accent may be the first of a value.
      let value = String(String.UnicodeScalarView(field.unicodeScalars.dropFirst()))
      // Signs of money and units are told one by one.
      let separator: [Character: String] = ["s": "|", "u": ";", "v": ";"]
      if let separator = separator[letter] {
        facts[letter] = [facts[letter], value].compactMap { $0 }.joined(separator: separator)
      } else {
        facts[letter] = Self.value(value, of: letter, beside: facts)
      }
    }
    return facts
  }

  /// A value without what it says by other facts of its line.
  private static func value(_ value: String, of letter: Character, beside facts: Facts) -> String {
    func list(_ letter: Character) -> [String] { facts[letter, default: ""].parts(UInt8(ascii: "|")) }
    switch letter {
    case "N", "A", "w":
      let whole: Character = letter == "w" ? "W" : "M"
      if value.isEmpty { return facts[whole, default: ""] }
      return zip(value.parts(UInt8(ascii: "|")), list(whole)).map { lengthened($0, by: $1) }
        .joined(separator: "|")
    case "S":
      let styles = list("D")
      return value.parts(UInt8(ascii: "|")).map { pattern in
        Int(pattern).flatMap { styles.indices.contains($0) ? styles[$0] : nil } ?? pattern
      }.joined(separator: "|")
    default: return value
    }
  }

  /// A text that begins with how many letters of another one it begins with.
  static func lengthened(_ text: String, by other: String) -> String {
    let scalars = text.unicodeScalars
    guard let count = scalars.first.map(number) else { return "" }
    return String(other.unicodeScalars.prefix(count)) + String(scalars.dropFirst())
  }

  /// The number that a letter stands for: 0 to 9, a to z from 10 on, A to Z from 36 on.
  static func number(of letter: Unicode.Scalar) -> Int {
    switch letter {
    case "0"..."9": Int(letter.value) - 0x30
    case "a"..."z": Int(letter.value) - 0x61 + 10
    default: Int(letter.value) - 0x41 + 36
    }
  }

  /// The names of units, and of the skeletons of dates, in the order in which lines have them.
  static let (unitNames, skeletons): ([String], [String]) = {
    let facts = Self.facts(of: usualUnits)
    func list(_ letter: Character) -> [String] { facts[letter, default: ""].parts(UInt8(ascii: "|")) }
    return (list("U"), list("K"))
  }()

  private static func line(_ name: String) -> String? {
    let name = Array(name.utf8)
    for lines in [first, second] {
      let found: String? = lines.withUTF8Buffer { bytes in
        var start = 0
        while start < bytes.count {
          let end = lineEnd(in: bytes, from: start)
          let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
          // The name ends with a tab.
          if line.count > name.count, line[name.count] == 0x09, line.starts(with: name) {
            return String(decoding: line, as: UTF8.self)
          }
          start = end + 1
        }
        return nil
      }
      if let found { return found }
    }
    return nil
  }

  /// Where a line ends, found by the C library, since the lines are long.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress, let end = memchr(base + start, 0x0A, bytes.count - start) else {
      return bytes.count
    }
    return UnsafeRawPointer(end) - UnsafeRawPointer(base)
  }
}

extension String {
  /// The texts between bytes of ASCII, empty ones included. An accent behind the byte stays with its own text.
  func parts(_ separator: UInt8) -> [String] {
    utf8.split(separator: separator, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
