import Foundation
import QuoinGraphics
import QuoinResources
import QuoinTemplateEngine

/// The fonts that templates may name, those in folders beside them included, which are read once for each folder.
package final class FolderFonts: Sendable {
  private let given: FontCollection?
  private let known = Guarded<[String: FontCollection?]>([:])

  /// - Parameter given: Fonts that all templates may name.
  init(_ given: FontCollection? = nil) { self.given = given }

  /// The fonts that a template may name, besides installed ones.
  package func fonts(besides template: URL, _ loader: ResourceLoader) -> FontCollection? {
    let folder = template.deletingLastPathComponent().path
    if let known = known.withLock({ $0[folder] }) { return known }
    let found = given.besides(template, loader)
    known.withLock { $0[folder] = .some(found) }
    return found
  }
}
