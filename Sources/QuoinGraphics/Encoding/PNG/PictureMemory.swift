import Foundation
import QuoinResources

/// Memory that a picture is written in, which the next picture takes over.
///
/// The system clears new memory page by page when it is first written to, which takes a tenth of the time of a fast PNG.
final class PictureMemory {
  let bytes: UnsafeMutablePointer<UInt8>
  private let block: Block

  /// `@unchecked Sendable`: memory is in the pool or with the one picture that took it out, never both.
  private struct Block: @unchecked Sendable {
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int
  }

  private static let pool = Guarded<[Block]>([])
  /// The most bytes that are kept.
  private static let limit = 16 << 20

  /// Takes at least so many bytes, of which nothing is known.
  init(_ count: Int) {
    let kept: Block? = Self.pool.withLock { pool in
      // Much more than what is wanted is left to larger pictures.
      guard let index = pool.lastIndex(where: { $0.count >= count && $0.count / 4 <= count }) else {
        return nil
      }
      return pool.remove(at: index)
    }
    block = kept ?? Block(bytes: .allocate(capacity: count), count: count)
    bytes = block.bytes
  }

  deinit {
    let block = block
    let isKept = Self.pool.withLock { pool in
      guard pool.reduce(block.count, { $0 + $1.count }) <= Self.limit else { return false }
      pool.append(block)
      return true
    }
    if !isKept { block.bytes.deallocate() }
  }
}
