import CQuoinGraphics
import Foundation

/// Deflates bytes into a zlib stream.
enum Deflate {
  /// How much time is spent.
  enum Effort {
    /// ISA-L, about a third of libdeflate's time at its quickest; its choices may depend on the processor.
    case fastest
    /// libdeflate at a level from 1 to 12.
    case level(Int32)
  }

  /// The most bytes that `compress` may write.
  static func bound(_ count: Int) -> Int { count + count / 64 + 4096 }

  /// Deflates.
  ///
  /// - Parameters:
  ///   - bytes: What is deflated.
  ///   - effort: How much time is spent.
  ///   - target: Room for at least `bound(bytes.count)` bytes.
  /// - Returns: How many bytes were written.
  static func compress(
    _ bytes: UnsafeRawBufferPointer, effort: Effort, to target: UnsafeMutableRawPointer
  ) -> Int {
    switch effort {
    case .fastest: compressFastest(bytes, to: target)
    case .level(let level): compress(bytes, level: level, to: target)
    }
  }

  private static func compress(
    _ bytes: UnsafeRawBufferPointer, level: Int32, to target: UnsafeMutableRawPointer
  ) -> Int {
    guard let compressor = libdeflate_alloc_compressor(level) else { return 0 }
    defer { libdeflate_free_compressor(compressor) }
    return libdeflate_zlib_compress(
      compressor, bytes.baseAddress, bytes.count, target, bound(bytes.count))
  }

  private static func compressFastest(
    _ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer
  ) -> Int {
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    let tables = UnsafeMutablePointer<UInt8>.allocate(capacity: levelTableSize)
    defer {
      stream.deallocate()
      tables.deallocate()
    }
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = tables
    stream.pointee.level_buf_size = UInt32(levelTableSize)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    stream.pointee.end_of_stream = 1
    stream.pointee.flush = UInt16(NO_FLUSH)
    let source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.next_in = source.map { UnsafeMutablePointer(mutating: $0) }
    stream.pointee.avail_in = UInt32(bytes.count)
    stream.pointee.next_out = target.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(bound(bytes.count))
    guard isal_deflate(stream) == COMP_OK, stream.pointee.avail_in == 0 else { return 0 }
    return Int(stream.pointee.total_out)
  }

  // ISAL_DEF_LVL1_DEFAULT, rounded up.
  private static let levelTableSize = 512 * 1024
}
