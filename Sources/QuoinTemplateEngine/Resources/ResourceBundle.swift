import Foundation
import QuoinDiagnostics
import QuoinResources

/// A folder of resources that templates name before a colon: `MyBundle:icon`.
struct ResourceBundle: Sendable {
  /// The folder's name without `.bundle` or `.framework`.
  let name: String
  /// The folder itself.
  let folder: URL
  /// Where its resources lie.
  let resources: URL

  /// The bundles in a folder; one inside a framework, named like it, stands in its place.
  static func all(in folder: URL, _ loader: ResourceLoader) -> [ResourceBundle] {
    loader.fileNames(in: folder, withExtensions: ["bundle", "framework", "resources"]).map { name in
      let url = folder.appendingPathComponent(name, isDirectory: true)
      let stem = url.deletingPathExtension().lastPathComponent
      let inner = resourceFolder(of: url, loader).appendingPathComponent("\(stem).bundle", isDirectory: true)
      let found = url.pathExtension == "framework" && loader.allows(folder: inner) ? inner : url
      return ResourceBundle(name: stem, folder: found, resources: resourceFolder(of: found, loader))
    }
  }

  /// A bundle given as a value.
  init(_ bundle: Bundle) {
    folder = bundle.bundleURL
    name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    resources = URL(fileURLWithPath: (bundle.resourceURL ?? bundle.bundleURL).path, isDirectory: true)
  }

  private init(name: String, folder: URL, resources: URL) {
    (self.name, self.folder, self.resources) = (name, folder, resources)
  }

  private static func resourceFolder(of folder: URL, _ loader: ResourceLoader) -> URL {
    for path in ["Contents/Resources", "Resources"] {
      let inner = folder.appendingPathComponent(path, isDirectory: true)
      if loader.allows(folder: inner) { return inner }
    }
    return folder
  }

  /// The identifier that the bundle has in its property list.
  func identifier(_ loader: ResourceLoader) -> String? {
    for path in ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"] {
      let url = folder.appendingPathComponent(path)
      guard loader.fileExists(at: url), let data = try? loader.data(at: url),
        let text = try? TextEncoding.text(of: data, file: path),
        let list = try? XMLPropertyList(reading: SourceText(file: path, contents: text))
      else { continue }
      return list["CFBundleIdentifier"]?.string
    }
    return nil
  }
}

extension TemplateResources {
  /// The bundle of a name, or of an identifier, which has a dot.
  ///
  /// - Throws: That there is none, with the nearest, or that there are several.
  func bundle(named name: String, from base: URL?) throws(Diagnostic) -> ResourceBundle {
    let all = bundles(from: base)
    var found = all.filter { $0.name == name }
    // Packages call theirs after themselves and a target.
    if found.isEmpty { found = all.filter { $0.name.hasSuffix("_" + name) } }
    if found.isEmpty, name.contains(".") { found = all.filter { $0.identifier(loader) == name } }
    guard let first = found.first else {
      throw .unknownBundle(name, nearest: NearestNames(to: name, among: all.map(\.name)))
    }
    guard Set(found.map(\.folder.path)).count == 1 else {
      throw .severalBundles(name, found.map(\.folder.path).sorted())
    }
    return first
  }
}

/// The name of an asset, with the bundle that it is looked for in, if it says one.
enum AssetReference {
  /// One that is looked for where the template is.
  case plain(String)
  /// One in a bundle.
  case bundled(String, ResourceBundle)

  /// Takes a name apart.
  ///
  /// - Parameters:
  ///   - text: `name`, `bundle:name`, or an address or a conditional, which are taken as a name.
  ///   - bundle: A bundle that stood in braces before the text.
  init(_ text: String, in bundle: Bundle? = nil, _ context: ConversionContext) throws(Diagnostic) {
    try ResourceLoader.check(text)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
      String($0.trimmingWhiteSpace)
    }
    if let bundle {
      guard parts.count == 2, parts[0].isEmpty, !parts[1].isEmpty else { throw .badBundleName(text) }
      self = .bundled(parts[1], ResourceBundle(bundle))
      return
    }
    // A conditional has a colon of its own.
    guard parts.count > 1, !text.contains("//"), !text.contains("?"),
      !["http", "https", "file", "data"].contains(parts[0].lowercased()),
      let resources = context.resources
    else {
      self = .plain(text)
      return
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .badBundleName(text) }
    self = .bundled(parts[1], try resources.bundle(named: parts[0], from: context.base))
  }

  /// The folders in which the name is looked for.
  func folders(_ context: ConversionContext) -> [URL] {
    switch self {
    case .plain: context.resources?.folders(from: context.base) ?? []
    case .bundled(_, let bundle): [bundle.resources]
    }
  }

  /// The name without the bundle.
  var name: String {
    switch self {
    case .plain(let name), .bundled(let name, _): name
    }
  }
}

extension Diagnostic {
  static func unknownBundle(_ name: String, nearest: NearestNames?) -> Diagnostic {
    let kind = name.contains(".") ? "identifier" : "name"
    return Diagnostic(.error, "Could not locate bundle with \(kind) \(name.quotable)", suggestions: nearest)
  }

  static func severalBundles(_ name: String, _ paths: [String]) -> Diagnostic {
    Diagnostic(
      .error, "There are several bundles \(name); name one by its identifier",
      notes: paths.map { Note("There is \($0)") })
  }

  static func badBundleName(_ text: String) -> Diagnostic {
    Diagnostic(.error, "Invalid name \(text.quotable): a bundle and a name stand on either side of one colon")
  }

  static func missingAsset(_ kind: String, _ name: String, in bundle: String, nearest: NearestNames?)
    -> Diagnostic
  {
    Diagnostic(.error, "There is no \(kind) \(name.quotable) in bundle \(bundle)", suggestions: nearest)
  }
}
