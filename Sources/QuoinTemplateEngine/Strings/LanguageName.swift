import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// The names of languages as BCP 47 writes them: `de`, `de-CH`, `zh-Hant-TW`.
public enum LanguageName {
  /// Whether a text may be one, by the grammar of RFC 5646: two or three letters, with a script, a region and more behind them in
  /// this order. An underscore may stand for a hyphen, as in the names of files.
  public static func isWellFormed(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }) else {
      return false
    }
    var left = parts[...]
    func take(_ lengths: ClosedRange<Int>, where isFit: (Substring) -> Bool) -> Bool {
      guard let part = left.first, lengths.contains(part.count), isFit(part) else { return false }
      left.removeFirst()
      return true
    }
    func letters(_ part: Substring) -> Bool { part.allSatisfy(\.isLetter) }
    func digits(_ part: Substring) -> Bool { part.allSatisfy(\.isNumber) }
    guard take(2...3, where: letters) else { return false }
    // What one language has several of, as Chinese.
    for _ in 0..<3 where !take(3...3, where: letters) { break }
    _ = take(4...4, where: letters)
    _ = take(2...2, where: letters) || take(3...3, where: digits)
    while take(5...8, where: { _ in true }) || take(4...4, where: { $0.first?.isNumber == true }) {}
    while take(1...1, where: { $0.lowercased() != "x" }) {
      guard take(2...8, where: { _ in true }) else { return false }
      while take(2...8, where: { _ in true }) {}
    }
    // For private use is whatever follows.
    if take(1...1, where: { _ in true }) {
      return !left.isEmpty && left.allSatisfy { (1...8).contains($0.count) }
    }
    return left.isEmpty
  }

  /// Whether a text names a language that there is, with whatever region: one of CLDR, whose formats are known, or of ISO 639-1, for
  /// which there may be strings at least.
  package static func isKnown(_ text: String) -> Bool {
    guard isWellFormed(text) else { return false }
    let first = text.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return codes.contains(first) || FormatLocale.ofKnown(text) != nil
  }

  /// What may be meant by a text that is no language.
  package static func nearest(to text: String) -> NearestNames? {
    if let code = code(ofLanguageCalled: text) { return NearestNames(code) }
    // Of two letters, one is as near as any other.
    let first = text.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return first.count < 3 ? nil : NearestNames(to: first, among: codes.sorted())
  }

  /// What is wrong with a text that is to be one; nothing for an empty one, which leaves the language open.
  public static func problem(with text: String) -> Diagnostic? {
    if text.isEmpty { return nil }
    let first = text.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let isKnown = first.count == 3 || codes.contains(first)
    if isKnown, isWellFormed(text), !text.contains("_") { return nil }
    if isKnown, isWellFormed(text) {
      return .noLanguage(text, NearestNames(text.replacingOccurrences(of: "_", with: "-")))
    }
    let meant = codes.contains(first) ? first : code(ofLanguageCalled: text)
    return .noLanguage(
      text, meant.map { NearestNames($0) } ?? NearestNames(to: first, among: codes.sorted()))
  }

  /// The code of a language that people call so in English.
  private static func code(ofLanguageCalled name: String) -> String? {
    let english = Locale(identifier: "en")
    return codes.sorted().first {
      english.localizedString(forLanguageCode: $0)?.caseInsensitiveCompare(name) == .orderedSame
    }
  }

  /// The codes of ISO 639-1, with those of before that are still met. There is a library that knows them, which takes
  /// longer to get ready than most documents do.
  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo \
    es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji \
    jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne \
    ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st \
    su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}

extension Diagnostic {
  fileprivate static func noLanguage(_ text: String, _ suggestions: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error, "'\(text)' is no language; one is written such as de or de-CH", suggestions: suggestions)
  }
}
