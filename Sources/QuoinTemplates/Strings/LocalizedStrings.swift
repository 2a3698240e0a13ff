import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

/// The strings that a template finds by `strings.`: of all languages there are, each file read once when it is first needed.
final class LocalizedStrings: Sendable {
  /// What was read so far, by the files' paths.
  private struct Known: Sendable {
    var tables: [String: Result<StringsTableFile, Diagnostic>] = [:]
  }

  private let folders: [URL]
  private let loader: ResourceLoader
  /// The folders of languages in each folder, `de.lproj` for `de`.
  private let projects: [[(language: String, folder: URL)]]
  private let known = Guarded(Known())

  private static let table = "Localizable"

  init(folders: [URL], loader: ResourceLoader) {
    self.folders = folders
    self.loader = loader
    projects = folders.map { folder in
      loader.fileNames(in: folder, withExtensions: ["lproj"])
        .map { (String($0.dropLast(6)), folder.appendingPathComponent($0, isDirectory: true)) }
    }
  }

  // MARK: Looking up

  /// The string of a key in the language that is nearest to the one that people read.
  ///
  /// - Parameter language: Such as `de-CH`; empty for the one that the strings are written in.
  /// - Returns: The string; nothing where no language has it.
  /// - Throws: What is wrong with the files.
  func string(_ key: String, in language: String) throws(Diagnostic) -> LocalizedString? {
    for wanted in LanguageChain.languages(for: language) + [Self.base, ""] {
      if let found = try string(key, exactly: wanted) { return found }
    }
    for language in try [sourceLanguage ?? "en"] + languages {
      if let found = try string(key, exactly: language) { return found }
    }
    return nil
  }

  private static let base = "Base"

  /// The string of a key in one language, as files name it.
  func string(_ key: String, exactly language: String) throws(Diagnostic) -> LocalizedString? {
    for (index, folder) in folders.enumerated() {
      if let catalog = try catalog(in: folder) {
        let name = catalog.strings.keys.first { LanguageChain.isSame($0, language) }
        if let found = name.flatMap({ catalog.strings[$0]?[key] }) { return found }
      }
      let places =
        language.isEmpty
        ? [folder] : projects[index].filter { LanguageChain.isSame($0.language, language) }.map(\.folder)
      for place in places {
        // Variants come before the plain text that stands for them elsewhere.
        for suffix in ["stringsdict", "strings"] {
          if let found = try texts(suffix, in: place, language)?[key] { return found }
        }
      }
    }
    return nil
  }

  /// The languages that there are strings of, sorted, without the strings of none.
  var languages: [String] {
    get throws(Diagnostic) {
      var languages = Set(projects.joined().map(\.language))
      for folder in folders { languages.formUnion(try catalog(in: folder)?.strings.keys.map { $0 } ?? []) }
      languages.remove(Self.base)
      return languages.sorted()
    }
  }

  /// The language in which a catalog's strings are written first.
  private var sourceLanguage: String? {
    get throws(Diagnostic) {
      for folder in folders { if let language = try catalog(in: folder)?.sourceLanguage { return language } }
      return nil
    }
  }

  /// All keys of all languages, for suggestions.
  func keys() throws(Diagnostic) -> Set<String> {
    var keys: Set<String> = []
    for (index, folder) in folders.enumerated() {
      for strings in try catalog(in: folder)?.strings.values.map({ $0 }) ?? [] {
        keys.formUnion(strings.keys)
      }
      for (language, place) in projects[index] + [("", folder)] {
        for suffix in ["stringsdict", "strings"] {
          keys.formUnion(try texts(suffix, in: place, language)?.keys.map { $0 } ?? [])
        }
      }
    }
    return keys
  }

  /// All files of strings with what is in them, those left out that cannot be read; for editors.
  func tables() -> [(file: URL, table: StringsTableFile)] {
    var tables: [(file: URL, table: StringsTableFile)] = []
    for (index, folder) in folders.enumerated() {
      let places =
        [("xcstrings", "", folder)]
        + ([("", folder)] + projects[index]).flatMap { language, place in
          ["strings", "stringsdict"].map { ($0, LanguageChain.normalized(language), place) }
        }
      for (suffix, language, place) in places {
        guard let table = try? file(Self.table, suffix, in: place, language) else { continue }
        tables.append((place.appendingPathComponent("\(Self.table).\(suffix)"), table))
      }
    }
    return tables
  }

  /// That there is no string of a key, with the nearest one.
  func missing(_ key: String) throws(Diagnostic) -> Diagnostic {
    .missingString(key, nearest: nearestName(to: key, among: try keys()), in: places)
  }

  /// Where strings are looked for, for messages.
  private var places: [String] { folders.map(\.path) }

  /// The languages that lack a key, of those that there are other strings of.
  func languages(without key: String) throws(Diagnostic) -> [String] {
    var lacking: [String] = []
    for language in try languages where try string(key, exactly: language) == nil { lacking.append(language) }
    return lacking
  }

  // MARK: Files

  /// The strings of a file that holds those of one language, however that is spelt by whoever asks first.
  private func texts(
    _ suffix: String, in folder: URL, _ language: String
  ) throws(Diagnostic) -> [String: LocalizedString]? {
    let language = LanguageChain.normalized(language)
    return try file(Self.table, suffix, in: folder, language)?.strings[language]
  }

  private func catalog(in folder: URL) throws(Diagnostic) -> StringsTableFile? {
    try file(Self.table, "xcstrings", in: folder, "")
  }

  private func file(
    _ name: String, _ suffix: String, in folder: URL, _ language: String
  ) throws(Diagnostic) -> StringsTableFile? {
    let url = folder.appendingPathComponent("\(name).\(suffix)")
    if let found = known.withLock({ $0.tables[url.path] }) {
      let file = try found.get()
      return file.strings.isEmpty ? nil : file
    }
    let read: Result<StringsTableFile, Diagnostic>
    do throws(Diagnostic) {
      read = .success(try self.read(url, suffix, language))
    } catch {
      read = .failure(error)
    }
    // What was read with the budget used up says nothing about the file.
    if !BudgetMeter.isCurrentUsedUp { known.withLock { $0.tables[url.path] = read } }
    let file = try read.get()
    return file.strings.isEmpty ? nil : file
  }

  private func read(_ url: URL, _ suffix: String, _ language: String) throws(Diagnostic) -> StringsTableFile {
    guard loader.fileExists(at: url) else {
      return StringsTableFile(source: SourceText(file: "", contents: ""), strings: [:])
    }
    let name = shortName(of: url)
    let source = SourceText(file: name, contents: try TextEncoding.text(of: loader.data(at: url), file: name))
    switch suffix {
    case "xcstrings": return try StringCatalog(source).read()
    case "stringsdict":
      return StringsTableFile(
        source: source, strings: [language: try StringsDictionary(language: language).read(source)])
    default:
      if source.contents.drop(while: \.isWhitespace).hasPrefix("<") {
        return StringsTableFile(
          source: source, strings: [language: try StringsDictionary(language: language).read(source)])
      }
      var reader = StringsReader(source, language: language)
      return StringsTableFile(source: source, strings: [language: try reader.read()])
    }
  }

  /// A file's path from the folder it was found through, as people know it.
  private func shortName(of url: URL) -> String {
    for folder in folders where url.path.hasPrefix(folder.path + "/") {
      return String(url.path.dropFirst(folder.path.count + 1))
    }
    return url.path
  }

  /// The texts of the files with something wrong in them and of all others, for printing diagnostics.
  var sources: [SourceText] {
    known.withLock { known in
      known.tables.sorted { $0.key < $1.key }.compactMap { try? $0.value.get().source }
    }
  }
}

/// The languages that stand in for one that there are no strings of.
enum LanguageChain {
  /// A language and those that people who read it know as well, the nearest first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  static func languages(for language: String) -> [String] {
    var parts = normalized(language).split(separator: "-").map(String.init)
    guard !parts.isEmpty else { return [] }
    var languages: [String] = []
    while !parts.isEmpty {
      languages.append(parts.joined(separator: "-"))
      if parts.count == 2, let script = scripts[languages[languages.count - 1]] { languages.append(script) }
      parts.removeLast()
    }
    if let other = alternatives[languages[languages.count - 1]] { languages.append(other) }
    return languages
  }

  /// Whether two names stand for one language: `pt_BR` and `pt-BR`.
  static func isSame(_ first: String, _ second: String) -> Bool {
    first == second || normalized(first) == normalized(second)
  }

  /// The one spelling of a language that others are compared by.
  static func normalized(_ language: String) -> String {
    language.lowercased().replacingOccurrences(of: "_", with: "-")
  }

  /// The scripts that Chinese is written in by region.
  private static let scripts = [
    "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant", "zh-cn": "zh-hans", "zh-sg": "zh-hans",
  ]

  /// Two names for one language, or the two that are written for it.
  private static let alternatives = ["nb": "no", "no": "nb", "he": "iw", "iw": "he", "id": "in", "in": "id"]
}
