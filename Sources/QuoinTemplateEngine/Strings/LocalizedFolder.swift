import Foundation
import QuoinResources

/// A folder that strings are looked for in, with the files that may hold them.
struct LocalizedFolder: Sendable {
  /// A file that need not be there.
  struct File: Sendable {
    let url: URL
    let path: String
    let suffix: String
    /// The language of its strings, spelt as languages are compared; empty where there is none, or many.
    let language: String

    fileprivate init(_ suffix: String, in folder: URL, _ language: String) {
      url = folder.appendingPathComponent("Localizable.\(suffix)")
      (path, self.suffix, self.language) = (url.path, suffix, language)
    }
  }

  let url: URL
  /// The strings of all languages.
  let catalog: File
  /// The other files by language; variants come before the plain texts that stand for them elsewhere.
  let tables: [String: [File]]
  /// All files.
  let files: [File]
  /// What the folders of languages are called, `de` for `de.lproj`.
  let languages: [String]

  init(_ url: URL, _ loader: ResourceLoader) {
    self.url = url
    let projects = loader.fileNames(in: url, withExtensions: ["lproj"])
    languages = projects.map { String($0.dropLast(6)) }
    let places =
      [("", url)]
      + zip(languages, projects).map {
        (LanguageChain.normalized($0), url.appendingPathComponent($1, isDirectory: true))
      }
    let texts = places.map { File("strings", in: $1, $0) }
    let variants = places.map { File("stringsdict", in: $1, $0) }
    catalog = File("xcstrings", in: url, "")
    tables = Dictionary(grouping: variants + texts, by: \.language)
    files = [catalog] + zip(texts, variants).flatMap { [$0, $1] }
  }
}
