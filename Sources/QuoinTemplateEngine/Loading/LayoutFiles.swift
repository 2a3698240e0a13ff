import Foundation
import QuoinDiagnostics
import QuoinResources

/// The files of layouts in bundles.
enum LayoutFiles {
  /// The layout of a name: one that was registered in code, else a file of a bundle.
  ///
  /// - Parameters:
  ///   - given: Reads it; without one, files of the bundle may be read.
  ///   - awaitsHosts: Whether placeholders stand for parts on hosts until they have come.
  static func template(
    named name: String, in bundle: Bundle, loader given: ResourceLoader?, registry: ComponentRegistry,
    awaitsHosts: Bool = false
  ) throws(Diagnostics) -> Template {
    if let markup = registry.templates[name] {
      return try Template(
        markup: markup, name: name, loader: given, registry: registry, awaitsHosts: awaitsHosts)
    }
    let folder = folder(of: bundle)
    let loader = given ?? ResourceLoader(policy: ResourcePolicy(folders: [folder]))
    let url = try url(named: name, in: folder, loader: loader)
    return try Template(
      contentsOf: url, loader: loader, registry: registry, name: url.lastPathComponent,
      awaitsHosts: awaitsHosts)
  }

  /// Where the files of a bundle lie.
  static func folder(of bundle: Bundle) -> URL { bundle.resourceURL ?? bundle.bundleURL }

  /// The file of a name, which may lack `.xml`.
  static func url(
    named name: String, in folder: URL, loader: ResourceLoader
  ) throws(Diagnostics) -> URL {
    let names = name.hasSuffix(".xml") ? [name] : [name, name + ".xml"]
    for name in names {
      let url = folder.appendingPathComponent(name)
      if loader.fileExists(at: url) { return url }
    }
    let files = loader.fileNames(in: folder, withExtensions: ["xml"])
    throw Diagnostics([.noLayout(named: name, nearest: NearestNames(to: names.last ?? name, among: files))])
  }
}

extension Diagnostic {
  static func noLayout(named name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "There is no layout named \(name) in the bundle", suggestions: nearest)
  }
}
