import Foundation
import QuoinGraphics
import QuoinResources

extension FontCollection? {
  /// The fonts that a template file may name: these, and then those in the folder `fonts` beside it.
  package func besides(_ template: URL, _ loader: ResourceLoader) -> FontCollection? {
    guard template.isFileURL else { return self }
    let folder = template.deletingLastPathComponent().appendingPathComponent("fonts", isDirectory: true)
    let beside = FontCollection(folders: [folder], loader: loader)
    if beside.isEmpty, beside.warnings.isEmpty { return self }
    return self?.adding(beside) ?? beside
  }
}
