import Foundation
import QuoinResources

/// The dictionaries of hyphenation that Debian's packages `hyphen-*` install, each read once, in a few milliseconds.
enum HyphenationDictionaries {
  /// The language of text that does not say its own, as of all rules here: never the machine's.
  static let standardLanguage = "en-US"

  /// The language of what is in none, as part numbers.
  static let noLanguage = "zxx"

  /// Languages that are written without hyphens at the ends of lines, so that no dictionary of theirs is missing.
  private static let unhyphenated: Set<String> = [
    "ar", "fa", "he", "ja", "km", "ko", "lo", "my", "th", "ur", "yi", "zh",
  ]

  /// Whether words of a language are never broken with a hyphen, or what is said of it is that it is none.
  static func hasNoHyphens(_ language: String) -> Bool {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return code == noLanguage || unhyphenated.contains(code)
  }

  private static let folder = URL(fileURLWithPath: Installation.current.data("hyphen/"), isDirectory: true)
  private static let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder]))
  /// What is in the files, by their real paths: many languages share one.
  private static let known = Guarded(
    GenerationalCache<ExactString, Hyphenator?>(limit: limit, largest: limit / 2))
  /// The files of languages, by their tags.
  private static let files = Guarded(
    GenerationalCache<ExactString, [ExactString]>(limit: 1 << 20, largest: 1 << 12))
  /// The most bytes that dictionaries take; a large one, as the German, takes seven million.
  private static let limit = 64 << 20
  /// The bytes that a path takes, nearly, besides its text.
  private static let costOfPath = 128

  /// The dictionary of a language; nil where none is installed.
  ///
  /// - Parameter language: A tag such as `de` or `de-CH`; of one with a country, the language's own will do.
  static func hyphenator(for language: String?) -> Hyphenator? {
    for file in files(of: ExactString(language ?? standardLanguage)) {
      if let hyphenator = hyphenator(in: file) { return hyphenator }
      if BudgetMeter.current?.isUsedUp == true { return nil }
    }
    return nil
  }

  private static func hyphenator(in file: ExactString) -> Hyphenator? {
    if let found = known.withLock({ $0.value(file) }) { return found }
    let meter = BudgetMeter.current
    if let meter, (try? meter.checkTime()) == nil { return nil }
    let hyphenator = (try? loader.data(at: URL(fileURLWithPath: file.string))).flatMap {
      Hyphenator($0, meter)
    }
    // What was not read to its end is not known to be none.
    if meter?.isUsedUp == true { return nil }
    let cost = (hyphenator?.cost ?? 0) + costOfPath + file.string.utf8.count
    return known.withLock { $0.insert(hyphenator, for: file, cost: cost) }.value
  }

  /// The files that may hold a language's dictionary, the most exact first.
  private static func files(of language: ExactString) -> [ExactString] {
    if let found = files.withLock({ $0.value(language) }) { return found }
    let urls = names(of: language.string).map { folder.appendingPathComponent("hyph_\($0).dic") }
    let paths = urls.filter { loader.fileExists(at: $0) }
      .map { ExactString($0.resolvingSymlinksInPath().path) }
    let cost = (1 + paths.count) * costOfPath + language.string.utf8.count
    return files.withLock { $0.insert(paths, for: language, cost: cost) }.value
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
