/// Which plural of a language a number takes, by the cardinal rules of Unicode's CLDR, which `scripts/make-locales` writes.
package enum PluralRules {
  /// The category of a number.
  ///
  /// - Parameters:
  ///   - number: The number; negative ones count as positive.
  ///   - language: A language such as `de` or `pt-PT`; those of which CLDR says nothing are taken as English.
  package static func category(of number: Double, in language: String) -> PluralCategory {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let first = parts.first.map { LocaleTable.aliases[String($0)] ?? String($0) } ?? LocaleTable.root
    let name = first.prefix { $0 != "-" }
    let region = parts.dropFirst().last.flatMap { rules["\(name)-\($0)"] }
    let operands = PluralOperands(number)
    return (region ?? rules[String(name)] ?? rules[LocaleTable.root] ?? [])
      .first { $0.takes(operands) }?.category ?? .other
  }

  private static let rules: [String: [PluralRule]] = {
    var rules: [String: [PluralRule]] = [:]
    for line in "\(table)".split(separator: "\n") {
      let fields = line.split(separator: "\t")
      let own = fields.dropFirst().compactMap(PluralRule.init)
      for language in fields[0].split(separator: " ") { rules[String(language)] = own }
    }
    return rules
  }()
}

/// What is so of the numbers that take a plural, as the table has it: `oi=1&v=0` or `fn%10=2..4,9|n=3`, in which the first letter is
/// that of the plural.
private struct PluralRule: Sendable {
  let category: PluralCategory
  private let alternatives: [[Relation]]

  init?(_ text: Substring) {
    guard let category = PluralCategory.allCases.first(where: { $0.rawValue.first == text.first }) else {
      return nil
    }
    self.category = category
    alternatives = text.dropFirst().split(separator: "|").map { $0.split(separator: "&").map(Relation.init) }
  }

  func takes(_ number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: number) } }
  }

  private struct Relation: Sendable {
    let operand: Character
    let modulus: Int?
    let isEqual: Bool
    let ranges: [ClosedRange<Int>]

    init(_ text: Substring) {
      let (left, right) = (text.prefix { $0 != "=" && $0 != "!" }, text.drop { $0 != "=" })
      operand = left.first ?? "n"
      modulus = Int(left.dropFirst(2))
      isEqual = !text.contains("!")
      ranges = right.dropFirst().split(separator: ",").compactMap { range in
        let ends = range.split(separator: ".").compactMap { Int($0) }
        return ends.first.map { $0...(ends.last ?? $0) }
      }
    }

    func holds(for number: PluralOperands) -> Bool {
      guard let value = number.value(operand) else { return !isEqual }
      let rest = modulus.map { value % $0 } ?? value
      return ranges.contains { $0.contains(rest) } == isEqual
    }
  }
}

/// A number as the rules of CLDR look at it.
private struct PluralOperands {
  /// Its whole part.
  private let i: Int
  /// How many digits stand behind the point.
  private let v: Int
  /// The digits behind the point, as a number.
  private let f: Int

  init(_ number: Double) {
    let size = number.magnitude
    // Beyond that all are multiples of a million for every rule.
    i = size < 9e18 ? Int(size) : 9_000_000_000_000_000_000
    let text = numberText(size)
    let digits = size < 1e15 && !text.contains("e") ? text.drop { $0 != "." }.dropFirst().prefix(15) : ""
    v = digits.count
    f = Int(digits) ?? 0
  }

  /// An operand; nothing for the whole number where that is none of the whole ones. Numbers have no zeros at their end here, and none is
  /// written with an exponent.
  func value(_ operand: Character) -> Int? {
    switch operand {
    case "n": v == 0 ? i : nil
    case "i": i
    case "v", "w": v
    case "f", "t": f
    default: 0
    }
  }
}
