import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

/// The strings that a template finds by `strings.`: of all languages there are, each file read once when it is first needed.
final class LocalizedStrings: Sendable {
  /// What was read so far, and what follows from it; languages are spelt as they are compared.
  private struct Known: Sendable {
    /// By the files' paths.
    var tables: [String: Result<StringsTableFile, Diagnostic>] = [:]
    /// The languages to look in first, by the one that people read.
    var chains: [String: [String]] = [:]
    /// All languages, the one that strings are written in first.
    var fallbacks: [String]?
    /// All languages by their names in files, sorted.
    var languages: [(name: String, language: String)]?
  }

  private let folders: [LocalizedFolder]
  private let loader: ResourceLoader
  private let known = Guarded(Known())

  init(folders: [URL], loader: ResourceLoader) {
    self.folders = folders.map { LocalizedFolder($0, loader) }
    self.loader = loader
  }

  // MARK: Looking up

  /// The string of a key in the language that is nearest to the one that people read.
  ///
  /// - Parameter language: Such as `de-CH`; empty for the one that the strings are written in.
  /// - Returns: The string; nothing where no language has it.
  /// - Throws: What is wrong with the files.
  func string(_ key: String, in language: String) throws(Diagnostic) -> LocalizedString? {
    for language in chain(for: language) {
      if let found = try string(key, exactly: language) { return found }
    }
    for language in try fallbacks {
      if let found = try string(key, exactly: language) { return found }
    }
    return nil
  }

  private static let base = "base"
  /// Who asks for languages says them, so that not all of them are kept.
  private static let chainLimit = 64

  private func chain(for language: String) -> [String] {
    if let known = known.withLock({ $0.chains[language] }) { return known }
    let chain = LanguageChain.languages(for: language) + [Self.base, ""]
    known.withLock {
      if $0.chains.count >= Self.chainLimit { $0.chains = [:] }
      $0.chains[language] = chain
    }
    return chain
  }

  private var fallbacks: [String] {
    get throws(Diagnostic) {
      if let known = known.withLock({ $0.fallbacks }) { return known }
      let fallbacks = try [LanguageChain.normalized(sourceLanguage ?? "en")] + languages.map(\.language)
      known.withLock { $0.fallbacks = fallbacks }
      return fallbacks
    }
  }

  /// The string of a key in one language, spelt as languages are compared; empty for strings of none.
  func string(_ key: String, exactly language: String) throws(Diagnostic) -> LocalizedString? {
    for folder in folders {
      if let found = try contents(of: folder.catalog)?.texts[language]?[key] { return found }
      for file in folder.tables[language] ?? [] {
        if let found = try contents(of: file)?.texts[language]?[key] { return found }
      }
    }
    return nil
  }

  /// The languages that there are strings of, sorted, without the strings of none.
  private var languages: [(name: String, language: String)] {
    get throws(Diagnostic) {
      if let known = known.withLock({ $0.languages }) { return known }
      var names: Set<String> = []
      for folder in folders {
        names.formUnion(folder.languages)
        names.formUnion(try contents(of: folder.catalog)?.strings.keys.map { $0 } ?? [])
      }
      let languages = names.sorted().map { ($0, LanguageChain.normalized($0)) }.filter { $0.1 != Self.base }
      known.withLock { $0.languages = languages }
      return languages
    }
  }

  /// The language in which a catalog's strings are written first.
  private var sourceLanguage: String? {
    get throws(Diagnostic) {
      for folder in folders {
        if let language = try contents(of: folder.catalog)?.sourceLanguage { return language }
      }
      return nil
    }
  }

  /// All keys of all languages, for suggestions.
  func keys() throws(Diagnostic) -> Set<String> {
    var keys: Set<String> = []
    for file in folders.flatMap(\.files) {
      for strings in try contents(of: file)?.strings.values.map({ $0 }) ?? [] { keys.formUnion(strings.keys) }
    }
    return keys
  }

  /// All files of strings with what is in them, those left out that cannot be read; for editors.
  func tables() -> [(file: URL, table: StringsTableFile)] {
    folders.flatMap(\.files).compactMap { file in
      (try? contents(of: file)).map { (file.url, $0) }
    }
  }

  /// That there is no string of a key, with the nearest one.
  func missing(_ key: String) throws(Diagnostic) -> Diagnostic {
    .missingString(key, nearest: NearestNames(to: key, among: try keys()), in: places)
  }

  /// Where strings are looked for, for messages.
  private var places: [String] { folders.map(\.url.path) }

  /// The languages that lack a key, of those that there are other strings of.
  func languages(without key: String) throws(Diagnostic) -> [String] {
    var lacking: [String] = []
    for (name, language) in try languages where try string(key, exactly: language) == nil {
      lacking.append(name)
    }
    return lacking
  }

  // MARK: Files

  /// What is in a file; nothing where there is none.
  private func contents(of file: LocalizedFolder.File) throws(Diagnostic) -> StringsTableFile? {
    if let found = known.withLock({ $0.tables[file.path] }) {
      let table = try found.get()
      return table.strings.isEmpty ? nil : table
    }
    let read: Result<StringsTableFile, Diagnostic>
    do throws(Diagnostic) {
      read = .success(try self.read(file))
    } catch {
      read = .failure(error)
    }
    // What was read with the budget used up says nothing about the file.
    if !BudgetMeter.isCurrentUsedUp { known.withLock { $0.tables[file.path] = read } }
    let table = try read.get()
    return table.strings.isEmpty ? nil : table
  }

  private func read(_ file: LocalizedFolder.File) throws(Diagnostic) -> StringsTableFile {
    guard loader.fileExists(at: file.url) else {
      return StringsTableFile(source: SourceText(file: "", contents: ""), strings: [:])
    }
    let name = shortName(of: file.url)
    let source = SourceText(
      file: name, contents: try TextEncoding.text(of: loader.data(at: file.url), file: name))
    if file.suffix == "xcstrings" { return try StringCatalog(source).read() }
    let language = file.language
    if file.suffix == "stringsdict" || source.contents.drop(while: \.isWhitespace).hasPrefix("<") {
      return StringsTableFile(
        source: source, strings: [language: try StringsDictionary(language: language).read(source)])
    }
    var reader = StringsReader(source, language: language)
    return StringsTableFile(source: source, strings: [language: try reader.read()])
  }

  /// A file's path from the folder it was found through, as people know it.
  private func shortName(of url: URL) -> String {
    for folder in folders where url.path.hasPrefix(folder.url.path + "/") {
      return String(url.path.dropFirst(folder.url.path.count + 1))
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
