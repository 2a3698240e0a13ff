import CQuoinGraphics
import Foundation
import QuoinResources

/// The bytes of a font file where HarfBuzz and FreeType read them; as long as a face is in use, so are they.
///
/// `@unchecked Sendable`: nobody writes to the bytes, and HarfBuzz counts the references to them atomically.
final class FontBytes: @unchecked Sendable {
  /// HarfBuzz's view of the bytes.
  let blob: OpaquePointer?
  /// The bytes themselves; empty when a file cannot be read.
  let bytes: UnsafeBufferPointer<UInt8>
  /// What the bytes count among those of fonts that are not installed; installed files are mapped, and there is an end of
  /// them.
  private let counted: Int

  /// Maps the file of an installed font.
  init(file: String) {
    let blob = file.isEmpty ? hb_blob_get_empty() : hb_blob_create_from_file(file)
    self.blob = blob
    bytes = Self.bytes(of: blob)
    counted = 0
  }

  /// Copies the bytes of a font that is not installed.
  init(_ data: Data) {
    let blob = data.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count), HB_MEMORY_MODE_DUPLICATE,
        nil, nil)
    }
    self.blob = blob
    bytes = Self.bytes(of: blob)
    counted = bytes.count
    Self.alive.withLock { $0 += counted }
  }

  deinit {
    hb_blob_destroy(blob)
    if counted > 0 { Self.alive.withLock { $0 -= counted } }
  }

  private static func bytes(of blob: OpaquePointer?) -> UnsafeBufferPointer<UInt8> {
    var count: UInt32 = 0
    let start = UnsafeRawPointer(hb_blob_get_data(blob, &count))?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: count > 0 ? start : nil, count: Int(count))
  }

  // MARK: How many there are

  private static let alive = Guarded(0)

  /// The bytes of all fonts in memory that are not installed.
  static var total: Int { alive.withLock { $0 } }
}

extension FontBytes: Hashable {
  /// Two are equal when they hold the same bytes.
  static func == (left: FontBytes, right: FontBytes) -> Bool {
    if left === right { return true }
    guard left.bytes.count == right.bytes.count else { return false }
    guard let first = left.bytes.baseAddress, let second = right.bytes.baseAddress else { return true }
    return memcmp(first, second, left.bytes.count) == 0
  }

  /// Feeds the length and the table directory, whose checksums tell files apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(256)))
  }
}
