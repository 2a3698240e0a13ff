import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// What templates find by name besides files: strings, asset catalogs and bundles, each read once for a template.
///
/// A template that is compiled anew reads them anew.
final class TemplateResources: Sendable {
  let loader: ResourceLoader
  private let folders = Guarded<[String: [URL]]>([:])
  private let strings = Guarded<[String: LocalizedStrings]>([:])
  private let catalogs = Guarded<[String: [AssetCatalog]]>([:])
  private let bundles = Guarded<[String: [ResourceBundle]]>([:])

  init(loader: ResourceLoader) { self.loader = loader }

  /// The folders that a file finds resources in, the nearest first.
  func folders(from base: URL?) -> [URL] {
    // By the file itself: it is asked for at every colour, and finding a file's folder takes longer than the rest.
    known(folders, base?.absoluteString ?? "") { ResourceFolders.list(from: base, loader) }
  }

  /// The strings that a file sees.
  func strings(from base: URL?) -> LocalizedStrings {
    known(strings, Self.folder(of: base)) {
      LocalizedStrings(folders: folders(from: base), loader: loader)
    }
  }

  /// The catalogs in a folder.
  func catalogs(in folder: URL) -> [AssetCatalog] {
    known(catalogs, folder.path) {
      loader.fileNames(in: folder, withExtensions: ["xcassets"])
        .map { AssetCatalog(folder: folder.appendingPathComponent($0, isDirectory: true), loader: loader) }
    }
  }

  /// The bundles that a file sees.
  func bundles(from base: URL?) -> [ResourceBundle] {
    known(bundles, Self.folder(of: base)) {
      folders(from: base).flatMap { ResourceBundle.all(in: $0, loader) }
    }
  }

  /// What is known by a name; of two threads that make it at once, both get what came first.
  private func known<Found: Sendable>(
    _ table: Guarded<[String: Found]>, _ name: String, _ make: () -> Found
  ) -> Found {
    if let known = table.withLock({ $0[name] }) { return known }
    // Nothing is read inside the lock.
    let made = make()
    return table.withLock { table in
      let first = table[name] ?? made
      table[name] = first
      return first
    }
  }

  private static func folder(of base: URL?) -> String {
    guard let base else { return "" }
    return base.hasDirectoryPath ? base.path : base.deletingLastPathComponent().path
  }
}
