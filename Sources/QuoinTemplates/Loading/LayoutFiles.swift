import Foundation
import QuoinDiagnostics
import QuoinResources

/// The files of layouts in bundles.
enum LayoutFiles {
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
    throw Diagnostics([.noLayout(named: name, nearest: nearestName(to: names.last ?? name, among: files))])
  }
}

extension Diagnostic {
  static func noLayout(named name: String, nearest: String?) -> Diagnostic {
    Diagnostic(.error, "There is no layout named \(name) in the bundle", suggestion: nearest)
  }
}
