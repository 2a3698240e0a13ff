import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources

/// The images whose addresses are written out in a template, each fetched once however often it is linked.
///
/// The programs that are linked hold the same images for as long.
final class RemoteImages: Sendable {
  private let found = Guarded<[URL: UIImage]>([:])

  /// The image at an address.
  ///
  /// - Throws: Why it cannot be fetched, which is not remembered.
  func image(at url: URL, fetch: () throws(Diagnostic) -> UIImage) throws(Diagnostic) -> UIImage {
    if let known = found.withLock({ $0[url] }) { return known }
    // Nothing waits for a host inside the lock; of two threads that ask at once, both get what came first.
    let image = try fetch()
    return found.withLock { found in
      let first = found[url] ?? image
      found[url] = first
      return first
    }
  }
}
