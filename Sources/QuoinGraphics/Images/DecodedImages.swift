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

  private let state: Guarded<State>

  private struct State {
    var images: GenerationalCache<Key, Entry>
    /// What threads decode at the moment; others that want the same wait for them.
    var decodings: [Key: DispatchGroup] = [:]
  }

  /// What is compared while the lock is held: few bytes of a file, however long it is.
  private struct Key: Hashable {
    let count: Int
    let hash: Int

    /// Files of up to so many bytes are hashed whole, longer ones in pieces of that length: the first, the last and
    /// one of each part.
    private static let wholeLength = 1 << 14
    private static let pieceLength = 1 << 10

    init(_ data: Data) {
      var hasher = Hasher()
      data.withUnsafeBytes { bytes in
        if bytes.count <= Self.wholeLength { return hasher.combine(bytes: bytes) }
        let last = bytes.count - Self.pieceLength
        for part in 0...15 {
          let start = last / 15 * part + (part == 15 ? last % 15 : 0)
          hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.pieceLength]))
        }
      }
      count = data.count
      hash = hasher.finalize()
    }
  }

  private struct Entry: Sendable {
    let data: Data
    let image: CGImage
  }

  /// Creates a cache.
  ///
  /// - Parameter limit: The greatest size of all images, in bytes. One that alone would take more than half of it is not
  ///   kept.
  init(limit: Int) {
    state = Guarded(State(images: GenerationalCache(limit: limit, largest: limit / 2)))
  }

  /// The image that some bytes decode to, decoded unless it is at hand: by one thread of those that want it at once, for which the
  /// others wait once, and no longer than they have time.
  func image(of data: Data, decode: () throws(Diagnostic) -> CGImage) throws(Diagnostic) -> CGImage {
    let key = Key(data)
    let place = look(for: key)
    // Compared whole outside the lock, which others wait for.
    if let known = known(at: place, key), known.data == data { return known.image }
    defer { if case .own = place { end(key) } }
    let decoded = try decode()
    let entry = Entry(data: data, image: decoded)
    let kept = state.withLock { $0.images.insert(entry, for: key, cost: decoded.cost) }.value
    // Where another file has the same key, that one stays.
    return kept.data == data ? kept.image : decoded
  }

  private static let patience = Duration.seconds(10)

  /// Where the image of a key is to be had.
  private enum Place {
    case known(Entry)
    /// Another thread decodes it.
    case others(DispatchGroup)
    /// Whoever asked decodes it from then on.
    case own
  }

  private func look(for key: Key) -> Place {
    state.withLock { state in
      if let known = state.images.value(key) { return .known(known) }
      if let decoding = state.decodings[key] { return .others(decoding) }
      let own = DispatchGroup()
      own.enter()
      state.decodings[key] = own
      return .own
    }
  }

  /// What has been decoded for a key, waited for where another thread is at it.
  private func known(at place: Place, _ key: Key) -> Entry? {
    switch place {
    case .known(let entry): return entry
    case .own: return nil
    case .others(let decoding):
      let patience = min(BudgetMeter.current?.remainingTime ?? Self.patience, Self.patience)
      _ = decoding.wait(timeout: .now() + .milliseconds(Int(patience / .milliseconds(1))))
      return state.withLock { $0.images.value(key) }
    }
  }

  private func end(_ key: Key) { state.withLock { $0.decodings.removeValue(forKey: key) }?.leave() }

  /// The bytes held at the moment, nearly.
  var cost: Int { state.withLock { $0.images.cost } }
}

extension CGImage {
  /// The bytes of file and pixels or of the drawing's elements, with something for the objects around them.
  var cost: Int {
    let file = encoded?.data.count ?? 0
    return switch content {
    case .pixels(let pixels): file + pixels.stride * pixels.height + 2_000
    case .drawing(let drawing): file + drawing.cost
    case .vector: file
    }
  }
}
