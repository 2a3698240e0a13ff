import CQuoinGraphics
import QuoinResources

/// Buffers that HarfBuzz shapes in, lent to one thread at a time and used again.
enum ShapingBuffer {
  /// `@unchecked Sendable`: a buffer is in the pool or with the one thread that took it out, never both.
  private struct Pooled: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let pool = Guarded<[Pooled]>([])

  /// Takes a buffer out of the pool.
  static func take() -> OpaquePointer? {
    pool.withLock { $0.popLast()?.pointer } ?? hb_buffer_create()
  }

  /// Gives a buffer back; one that grew large is let go, and so is any beyond a few.
  static func give(_ buffer: OpaquePointer?, used bytes: Int) {
    guard let buffer else { return }
    let pooled = Pooled(pointer: buffer)
    let isKept =
      bytes < 1 << 16
      && pool.withLock { pool in
        guard pool.count < 16 else { return false }
        pool.append(pooled)
        return true
      }
    if !isKept { hb_buffer_destroy(buffer) }
  }
}
