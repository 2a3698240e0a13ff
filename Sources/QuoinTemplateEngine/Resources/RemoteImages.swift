import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// The images that came from hosts already, each fetched once: those whose addresses are written out for a template
/// however often it is linked, those from data for a live tree however often it changes.
final class RemoteImages: Sendable {
  private let found = Guarded<[URL: UIImage]>([:])
  /// Those of the template, where these are of a tree.
  private let outer: RemoteImages?
  /// More than this are forgotten, as data may name ever new ones; what is shown is held by views.
  private let limit: Int

  /// Those of a template, which are as many as it names.
  init() { (outer, limit) = (nil, .max) }

  /// Those of a live tree.
  init(besides outer: RemoteImages) { (self.outer, limit) = (outer, 64) }

  /// The image at an address.
  ///
  /// - Throws: Why it cannot be fetched, which is not remembered.
  func image(at url: URL, fetch: () throws(Diagnostic) -> UIImage) throws(Diagnostic) -> UIImage {
    if let known = known(url) { return known }
    // Nothing waits for a host inside the lock; of two threads that ask at once, both get what came first.
    let image = try fetch()
    return found.withLock { found in
      let first = found[url] ?? image
      if found.count >= limit { found = [:] }
      found[url] = first
      return first
    }
  }

  private func known(_ url: URL) -> UIImage? { found.withLock { $0[url] } ?? outer?.known(url) }
}
