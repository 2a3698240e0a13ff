import Foundation
import QuoinResources

/// The dictionaries of hyphenation that Debian's packages `hyphen-*` install, each read once.
enum HyphenationDictionaries {
  /// The language of text that does not say its own, as of all rules here: never the machine's.
  static let standardLanguage = "en-US"

  private static let folder = URL(fileURLWithPath: "/usr/share/hyphen/", isDirectory: true)
  private static let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder]))
  private static let known = Guarded(
    GenerationalCache<ExactString, Hyphenator?>(limit: limit, largest: limit / 2))
  /// The most bytes that dictionaries take; a large one, as the German, takes ten million.
  private static let limit = 64 << 20
  /// The bytes that it takes to know that there is no dictionary, nearly.
  private static let costOfNone = 128

  /// The dictionary of a language; nil where none is installed.
  ///
  /// - Parameter language: A tag such as `de` or `de-CH`; of one with a country, the language's own will do.
  static func hyphenator(for language: String?) -> Hyphenator? {
    let key = ExactString(language ?? standardLanguage)
    if let found = known.withLock({ $0.value(key) }) { return found }
    let hyphenator = names(of: key.string).lazy.compactMap(read).first
    // What the budget left unread is not known to be missing.
    if hyphenator == nil, BudgetMeter.current?.isUsedUp == true { return nil }
    let cost = hyphenator?.cost ?? costOfNone + key.string.utf8.count
    return known.withLock { $0.insert(hyphenator, for: key, cost: cost) }.value
  }

  private static func read(_ name: String) -> Hyphenator? {
    guard let data = try? loader.data(at: folder.appendingPathComponent("hyph_\(name).dic")) else {
      return nil
    }
    // Reading a dictionary takes some 20 ns a byte, and cannot be stopped.
    if BudgetMeter.current?.allows(data.count * 2) == false { return nil }
    return Hyphenator(data)
  }

  /// The names under which a language's dictionary may be installed, the most exact first.
  private static func names(of language: String) -> [String] {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.utf8.count), parts.count <= 4,
      parts.allSatisfy({ $0.utf8.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else { return [] }
    let code = first.lowercased()
    let country = parts.dropFirst().last { $0.utf8.count == 2 || $0.utf8.count == 3 }?.uppercased()
    var names: [String] = []
    if let country { names.append("\(code)_\(country)") }
    names += [code, "\(code)_\(code.uppercased())"]
    if code == "en" { names.append("en_US") }
    return names
  }
}
