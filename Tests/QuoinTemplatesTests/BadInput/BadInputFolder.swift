import Foundation
import QuoinDiagnostics
import QuoinResources

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A folder of templates and what they name, removed with the test; the template may read nothing outside it.
final class BadInputFolder {
  let url: URL

  init() throws {
    // Without symbolic links, so that messages name the same path.
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = temporary.appendingPathComponent("quoin-bad-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ data: Data) throws { try data.write(to: url.appendingPathComponent(name)) }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// What a template in the folder gives, its path written as `…`.
  func problems(_ name: String) -> String {
    do {
      let file = url.appendingPathComponent(name)
      let loader = ResourceLoader(policy: ResourcePolicy(folders: [url]))
      let template = try Template(contentsOf: file, loader: loader, name: name)
      let node = try template.instantiate()
      try node.layOut(in: .fixed(100, 100))
      return ""
    } catch {
      return Diagnostics(error).description.replacingOccurrences(
        of: url.path.hasSuffix("/") ? String(url.path.dropLast()) : url.path, with: "…")
    }
  }

  /// What a template with a picture gives.
  func problems(image: String) throws -> String {
    try write("t.xml", "<UIImageView image=\"\(image)\"/>")
    return problems("t.xml")
  }
}
