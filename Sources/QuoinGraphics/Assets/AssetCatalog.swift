import Foundation
import QuoinDiagnostics
import QuoinResources

/// A folder of assets (`.xcassets`): colours and images by name, with variants for scale, appearance, contrast and device.
///
/// ```swift
/// let catalog = AssetCatalog(folder: folder.appendingPathComponent("Media.xcassets"), loader: loader)
/// let color = try catalog.color(named: "Brand")
/// ```
///
/// Groups may stand in it, nested, with namespaces: an asset of those is called `Group/Name`.
public final class AssetCatalog: Sendable {
  /// What stands in a catalog under a name.
  struct AssetSet: Sendable {
    let folder: URL
    /// How messages call the file that describes it.
    let name: String
  }

  private struct Index: Sendable {
    var colors: [String: AssetSet] = [:]
    var images: [String: AssetSet] = [:]
  }

  /// The catalog's folder.
  public let folder: URL
  let loader: ResourceLoader
  private let index = Guarded<Result<Index, Diagnostic>?>(nil)
  /// The colours that were read, as many as the catalog has at most.
  let colors = Guarded<[String: UIColor]>([:])

  /// Groups nest no deeper than anybody would find them.
  private static let depthLimit = 16
  /// The assets that are neither colours nor images; what else has a dot in its name is a group: `Icons 2.0`.
  private static let otherAssets: Set<String> = [
    "appiconset", "arimageset", "arobjectset", "arresourcegroup", "brandassets", "complicationset",
    "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset",
    "imagestack", "imagestacklayer", "json", "launchimage", "mipmapset", "sticker", "stickericonset",
    "stickerpack", "stickersequence", "symbolset", "textureset",
  ]
  /// What a folder takes at least, in units of work.
  private static let workOfFolder = 2_000

  /// Names a catalog, which is looked through when something is asked for.
  ///
  /// - Parameters:
  ///   - folder: The folder `.xcassets`.
  ///   - loader: Reads what is in it.
  public init(folder: URL, loader: ResourceLoader) {
    self.folder = URL(fileURLWithPath: folder.path, isDirectory: true)
    self.loader = loader
  }

  /// The names of all colours, sorted.
  public func colorNames() throws(Diagnostic) -> [String] { try found().colors.keys.sorted() }

  /// The names of all images, sorted.
  public func imageNames() throws(Diagnostic) -> [String] { try found().images.keys.sorted() }

  func colorSet(_ name: String) throws(Diagnostic) -> AssetSet? { try found().colors[name] }

  func imageSet(_ name: String) throws(Diagnostic) -> AssetSet? { try found().images[name] }

  private func found() throws(Diagnostic) -> Index {
    if let known = index.withLock({ $0 }) { return try known.get() }
    // Looked through outside the lock; two threads may do it at once and come to the same.
    let result: Result<Index, Diagnostic>
    do throws(Diagnostic) {
      var found = Index()
      try look(into: folder, namespace: "", path: folder.lastPathComponent, around: [], &found)
      result = .success(found)
    } catch {
      result = .failure(error)
    }
    if !BudgetMeter.isCurrentUsedUp { index.withLock { $0 = result } }
    return try result.get()
  }

  private func look(
    into folder: URL, namespace: String, path: String, around: [String], _ found: inout Index
  ) throws(Diagnostic) {
    // A link back to a folder around it has nothing that is not found already.
    let real = folder.resolvingSymlinksInPath().path
    if around.contains(real) { return }
    guard around.count < Self.depthLimit else { throw .deepCatalog(path, limit: Self.depthLimit) }
    try BudgetMeter.current?.count(Self.workOfFolder)
    for name in loader.fileNames(in: folder) {
      let inner = folder.appendingPathComponent(name, isDirectory: true)
      let stem = inner.deletingPathExtension().lastPathComponent
      let set = AssetSet(folder: inner, name: "\(path)/\(name)/Contents.json")
      switch inner.pathExtension {
      case "colorset": found.colors[namespace + stem] = set
      case "imageset": found.images[namespace + stem] = set
      case let kind where !Self.otherAssets.contains(kind) && loader.allows(folder: inner):
        let isNamespace = try contents(of: set, isRequired: false)?.root["properties"]?["provides-namespace"]?
          .isTrue
        try look(
          into: inner, namespace: isNamespace == true ? namespace + name + "/" : namespace,
          path: "\(path)/\(name)", around: around + [real], &found)
      default: break
      }
    }
  }

  /// What describes an asset.
  func contents(
    of set: AssetSet, isRequired: Bool = true
  ) throws(Diagnostic) -> (root: JSONNode, source: SourceText)? {
    let url = set.folder.appendingPathComponent("Contents.json")
    guard isRequired || loader.fileExists(at: url) else { return nil }
    guard let text = String(validating: try loader.data(at: url), as: UTF8.self) else {
      throw .assetNotText(set.name)
    }
    let source = SourceText(file: set.name, contents: text)
    var reader = JSONReader(source)
    return (try reader.read(), source)
  }
}

extension AssetCatalog {
  /// What a catalog is kept by: who may read more of it finds more in it.
  private struct Place: Hashable {
    let path: String
    let folders: [URL]
    let budget: Budget
  }

  private static let known = Guarded<[Place: AssetCatalog]>([:])
  /// More catalogs than a program has.
  private static let knownLimit = 64

  /// The catalogs in a folder, for programs: what is in them is taken to stay as it is.
  static func catalogs(in folder: URL, _ loader: ResourceLoader) -> [AssetCatalog] {
    loader.fileNames(in: folder, withExtensions: ["xcassets"]).map { name in
      let url = folder.appendingPathComponent(name, isDirectory: true)
      let place = Place(path: url.path, folders: loader.policy.folders, budget: loader.budget)
      return known.withLock { known in
        if let found = known[place] { return found }
        if known.count >= knownLimit { known = [:] }
        let made = AssetCatalog(folder: url, loader: loader)
        known[place] = made
        return made
      }
    }
  }
}

extension Diagnostic {
  static func deepCatalog(_ path: String, limit: Int) -> Diagnostic {
    Diagnostic(.error, "Groups in \(path) nest more than \(limit) deep")
  }

  static func assetNotText(_ file: String) -> Diagnostic {
    Diagnostic(.error, "\(file) is not UTF-8 text", at: SourceText(file: file, contents: "").span(for: 0..<0))
  }

  static func expectedInAsset(_ what: String, _ node: JSONNode, in source: SourceText) -> Diagnostic {
    Diagnostic(.error, "Expected \(what), not \(node.described)", at: source.span(for: node.range))
  }

  static func unknownInAsset(
    _ kind: String, _ word: String, among words: [String], _ node: JSONNode, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      .error, "There is no \(kind) \"\(word)\"; expected \(words.joined(separator: ", "))",
      at: source.span(for: node.range),
      suggestions: NearestNames(to: word, among: words))
  }
}
