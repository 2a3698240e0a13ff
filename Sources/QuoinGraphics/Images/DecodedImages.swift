import Foundation
import QuoinDiagnostics
import QuoinResources

/// The images decoded lately, found again by their files' bytes, for all threads of the process.
///
/// A server that draws the same photo for each request decodes it once, and a file that has changed is decoded anew.
/// Whoever asks has the bytes already, so that nobody gets an image that he may not read.
final class DecodedImages: Sendable {
  /// The images of the process: at most 128 MB of files and pixels. What PDFs keep of them comes on top, and is
  /// smaller.
  static let shared = DecodedImages(limit: 128_000_000)

  private let images: Guarded<GenerationalCache<Data, CGImage>>

  /// Creates a cache.
  ///
  /// - Parameter limit: The greatest size of all images, in bytes. One that alone would take more than half of it is not
  ///   kept.
  init(limit: Int) {
    images = Guarded(GenerationalCache(limit: limit, largest: limit / 2))
  }

  /// The image that some bytes decode to, decoded unless it is at hand.
  func image(of data: Data, decode: () throws(Diagnostic) -> CGImage) throws(Diagnostic) -> CGImage {
    // Data hashes by its first bytes; what takes time is comparing the rest, once.
    if let known = images.withLock({ $0.value(data) }) { return known }
    let decoded = try decode()
    return images.withLock { $0.insert(decoded, for: data, cost: decoded.cost) }.value
  }

  /// The bytes held at the moment, nearly.
  var cost: Int { images.withLock { $0.cost } }
}

extension CGImage {
  /// The bytes of file and pixels or of the drawing's elements, with something for the objects around them.
  fileprivate var cost: Int {
    let file = encoded?.data.count ?? 0
    return switch content {
    case .pixels(let pixels): file + pixels.stride * pixels.height + 2_000
    case .drawing(let drawing): file + drawing.cost
    }
  }
}
