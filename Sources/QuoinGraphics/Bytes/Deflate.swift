import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// Deflates bytes into a zlib stream, with libdeflate: the same bytes whatever the processor.
enum Deflate {
  /// The most bytes that `compress` may write.
  static func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(nil, count) }

  /// Deflates.
  ///
  /// - Parameters:
  ///   - bytes: What is deflated.
  ///   - level: How much time is spent, from 1 to 12.
  ///   - target: Room for at least `bound(bytes.count)` bytes.
  /// - Returns: How many bytes were written.
  /// - Throws: A diagnostic when there is no memory for it.
  static func compress(
    _ bytes: UnsafeRawBufferPointer, level: Int32, to target: UnsafeMutableRawPointer
  ) throws(Diagnostic) -> Int {
    guard let compressor = libdeflate_alloc_compressor(level) else { throw .notCompressed(bytes.count) }
    defer { libdeflate_free_compressor(compressor) }
    let count = libdeflate_zlib_compress(
      compressor, bytes.baseAddress, bytes.count, target, bound(bytes.count))
    guard count > 0 else { throw .notCompressed(bytes.count) }
    return count
  }
}

extension Diagnostic {
  /// Pixels that could not be compressed; what was written of a file by then would be no picture.
  static func notCompressed(_ count: Int) -> Diagnostic {
    Diagnostic(.error, "\(count) bytes of pixels could not be compressed")
  }
}
