import Foundation

/// Which plural of a language a number takes, by the cardinal rules of Unicode's CLDR 46.
package enum PluralRules {
  /// The category of a number.
  ///
  /// - Parameters:
  ///   - number: The number; negative ones count as positive.
  ///   - language: A language such as `de` or `pt-PT`; unknown ones are taken as English.
  package static func category(of number: Double, in language: String) -> PluralCategory {
    let operands = PluralOperands(number)
    let parts = language.replacingOccurrences(of: "_", with: "-").lowercased().split(separator: "-")
    guard let first = parts.first else { return rule(for: "en")(operands) }
    if first == "pt", parts.dropFirst().contains("pt") { return italian(operands) }
    return rule(for: String(first))(operands)
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static func rule(for language: String) -> Rule { rules[language] ?? english }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func add(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    add("ja ko zh yue th vi id in ms lo my km bo dz ig ii jv su wo yo sah to tpi", { _ in .other })
    add("en de nl sv fi et gl ur ia io sw yi ast sc vec fy", english)
    add("es", { $0.n == 1 ? .one : isMillions($0) ? .many : .other })
    add("it ca scn lld", italian)
    add("fr pt", { $0.i <= 1 ? .one : isMillions($0) ? .many : .other })
    add(
      "bg hu tr el nb no nn az ka kk ky sq ta te ml mr ne mn uz eu af lb so ku ps or ug tk eo fo kl rm gsw",
      { $0.n == 1 ? .one : .other })
    add("da", { $0.n == 1 || ($0.t != 0 && $0.i <= 1) ? .one : .other })
    add("hi bn gu kn fa zu am as doi pcm", { $0.i == 0 || $0.n == 1 ? .one : .other })
    add("hy ff kab", { $0.i <= 1 ? .one : .other })
    add("si", { $0.n <= 1 && ($0.n == 0 || $0.n == 1) || ($0.i == 0 && $0.f == 1) ? .one : .other })
    add("pa ln mg ak guw ti wa", { $0.n == 0 || $0.n == 1 ? .one : .other })
    add(
      "he iw",
      { $0.isWhole && $0.i == 1 || $0.i == 0 && !$0.isWhole ? .one : $0.isWhole && $0.i == 2 ? .two : .other }
    )
    add("ar ars", arabic)
    add("ru uk be", russian)
    add("pl", polish)
    add("cs sk", { !$0.isWhole ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other })
    add("hr sr bs sh", croatian)
    add("sl", slovenian)
    add("lt", lithuanian)
    add("lv prg", latvian)
    add(
      "ro mo",
      {
        $0.isWhole && $0.i == 1
          ? .one : !$0.isWhole || $0.n == 0 || (1...19).contains($0.i % 100) ? .few : .other
      })
    add("mk", { ends($0.i, $0.isWhole) || ends($0.f, !$0.isWhole) ? .one : .other })
    add("is", { $0.t == 0 && ends($0.i, true) || ends($0.t, $0.t != 0) ? .one : .other })
    add("ga", irish)
    add("cy", { [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.n] ?? .other })
    add("mt", maltese)
    add("gd", scottish)
    add(
      "fil tl ceb",
      {
        $0.isWhole && ((1...3).contains($0.i) || ![4, 6, 9].contains($0.i % 10))
          || !$0.isWhole && ![4, 6, 9].contains($0.f % 10) ? .one : .other
      })
    add("br", { $0.n == 1 ? .one : $0.n == 2 ? .two : .other })
    return rules
  }()

  // MARK: Rules of several lines

  private static func english(_ o: PluralOperands) -> PluralCategory { o.isWhole && o.i == 1 ? .one : .other }

  private static func italian(_ o: PluralOperands) -> PluralCategory {
    o.isWhole && o.i == 1 ? .one : isMillions(o) ? .many : .other
  }

  private static func isMillions(_ o: PluralOperands) -> Bool {
    o.isWhole && o.i != 0 && o.i % 1_000_000 == 0
  }

  /// Ends in 1 and not in 11.
  private static func ends(_ digits: Int, _ counts: Bool) -> Bool {
    counts && digits % 10 == 1 && digits % 100 != 11
  }

  private static func arabic(_ o: PluralOperands) -> PluralCategory {
    guard o.isWhole else { return .other }
    switch (o.i, o.i % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static func russian(_ o: PluralOperands) -> PluralCategory {
    guard o.isWhole else { return .other }
    switch (o.i % 10, o.i % 100) {
    case (_, 11...14): return .many
    case (1, _): return .one
    case (2...4, _): return .few
    default: return .many
    }
  }

  private static func polish(_ o: PluralOperands) -> PluralCategory {
    guard o.isWhole else { return .other }
    switch (o.i, o.i % 10, o.i % 100) {
    case (1, _, _): return .one
    case (_, _, 12...14): return .many
    case (_, 2...4, _): return .few
    default: return .many
    }
  }

  private static func croatian(_ o: PluralOperands) -> PluralCategory {
    let digits = o.isWhole ? o.i : o.f
    if ends(digits, true) { return .one }
    return (2...4).contains(digits % 10) && !(12...14).contains(digits % 100) ? .few : .other
  }

  private static func slovenian(_ o: PluralOperands) -> PluralCategory {
    guard o.isWhole else { return .few }
    switch o.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func lithuanian(_ o: PluralOperands) -> PluralCategory {
    if o.f != 0 { return .many }
    if (11...19).contains(o.i % 100) || o.i % 10 == 0 { return .other }
    return o.i % 10 == 1 ? .one : .few
  }

  private static func latvian(_ o: PluralOperands) -> PluralCategory {
    if o.isWhole {
      if o.i % 10 == 0 || (11...19).contains(o.i % 100) { return .zero }
      return ends(o.i, true) ? .one : .other
    }
    if o.v == 2, (11...19).contains(o.f % 100) { return .zero }
    return o.f % 10 == 1 && (o.v != 2 || o.f % 100 != 11) ? .one : .other
  }

  private static func irish(_ o: PluralOperands) -> PluralCategory {
    guard o.isWhole else { return .other }
    switch o.i {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static func maltese(_ o: PluralOperands) -> PluralCategory {
    guard o.isWhole else { return .other }
    switch (o.i, o.i % 100) {
    case (1, _): return .one
    case (2, _): return .two
    case (0, _), (_, 3...10): return .few
    case (_, 11...19): return .many
    default: return .other
    }
  }

  private static func scottish(_ o: PluralOperands) -> PluralCategory {
    guard o.isWhole else { return .other }
    switch o.i {
    case 1, 11: return .one
    case 2, 12: return .two
    case 3...10, 13...19: return .few
    default: return .other
    }
  }
}

/// A number as the rules of CLDR look at it.
struct PluralOperands {
  /// The number without its sign.
  let n: Double
  /// Its whole part.
  let i: Int
  /// How many digits stand behind the point.
  let v: Int
  /// The digits behind the point, as a number.
  let f: Int

  init(_ number: Double) {
    n = number.magnitude
    i = n < 1e15 ? Int(n) : 0
    let text = numberText(n)
    let digits = n < 1e15 && !text.contains("e") ? text.drop { $0 != "." }.dropFirst().prefix(15) : ""
    v = digits.count
    f = Int(digits) ?? 0
  }

  /// Whether nothing stands behind the point.
  var isWhole: Bool { v == 0 }
  /// The digits behind the point without zeros at the end; numbers here have none.
  var t: Int { f }
}
