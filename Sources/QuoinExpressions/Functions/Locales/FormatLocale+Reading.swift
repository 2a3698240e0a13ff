import Foundation

extension FormatLocale {
  /// The number that a text spells: as programs write it, with a point, or as people do in the language, with its groups and its mark
  /// before the fraction.
  ///
  /// - Parameter asProgramsDo: Whether it may be as programs write it, too. Where both are possible, as with `1.234` in German, programs
  ///   are right.
  /// - Returns: Nothing for text that is neither.
  func value(of text: String, asProgramsDo: Bool = true) -> Double? {
    let isPlain =
      asProgramsDo
      && text.utf8.allSatisfy {
        (0x2B...0x39).contains($0) && $0 != 0x2F && $0 != 0x2C || $0 | 0x20 == 0x65
      }
    if isPlain, let number = Double(text) { return number.isFinite ? number : nil }
    // More digits than any number has would take their time.
    guard text.utf8.count <= 400 else { return nil }
    var rest = Substring(text)
    var sign = ""
    if let first = rest.first, "-−+".contains(first) || String(first) == minus {
      sign = first == "+" ? "" : "-"
      rest = rest.dropFirst()
    }
    let parts = rest.components(separatedBy: decimal)
    guard parts.count <= 2, let whole = Self.digits(ofGroups: parts[0], group) else { return nil }
    guard parts.count == 2 else { return Double(sign + whole) }
    guard let fraction = Self.digits(parts[1]), !(whole + fraction).isEmpty else { return nil }
    return Double("\(sign)\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)")
  }

  /// The digits of a number that stands in groups: three in the last one, two or three in those before, none or more in the first.
  private static func digits(ofGroups text: String, _ group: String) -> String? {
    let marks: Set<Character> = ["\u{A0}", "\u{202F}", " ", "'", "’"]
    let groups = text.split(omittingEmptySubsequences: false) { marks.contains($0) || String($0) == group }
    guard groups.count > 1 else { return digits(text) }
    guard (1...3).contains(groups[0].count), groups[groups.count - 1].count == 3,
      groups.dropFirst().allSatisfy({ 2...3 ~= $0.count })
    else { return nil }
    return digits(groups.joined())
  }

  /// Digits of any script as those that programs write; nothing where there is anything else.
  private static func digits(_ text: String) -> String? {
    var found = ""
    for character in text {
      guard character.unicodeScalars.count == 1,
        let properties = character.unicodeScalars.first?.properties,
        properties.generalCategory == .decimalNumber,
        let digit = properties.numericValue
      else { return nil }
      found += String(Int(digit))
    }
    return found
  }

  /// The longest part of a text that spells a number; nothing where none does.
  func longestNumber(in text: String) -> String? {
    let marks = Set(decimal + group + ".,-−")
    let parts = text.prefix(200).split { !($0.isNumber || marks.contains($0)) }
    let numbers = parts.map { part -> String in
      var part = part
      while let last = part.last, !last.isNumber { part.removeLast() }
      return String(part)
    }
    return numbers.filter { !$0.isEmpty && value(of: $0) != nil }.max { $0.count < $1.count }
  }
}
