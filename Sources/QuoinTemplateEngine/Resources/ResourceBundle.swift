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
}
