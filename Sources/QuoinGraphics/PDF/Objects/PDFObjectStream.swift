import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// Objects of a PDF that are compressed together, which makes those of its structure a tenth as large.
struct PDFObjectStream {
  /// The numbers of the objects, in their order.
  private(set) var numbers: [Int] = []
  private var starts: [Int] = []
  private var bytes: [UInt8] = []

  /// Readers inflate all of a stream for one object, so none holds more than this.
  private static let (mostObjects, mostBytes) = (200, 1 << 16)

  /// Whether it has enough.
  var isFull: Bool { numbers.count >= Self.mostObjects || bytes.count >= Self.mostBytes }

  mutating func append(_ body: some Sequence<UInt8>, as number: Int) {
    numbers.append(number)
    starts.append(bytes.count)
    bytes.append(contentsOf: body)
    bytes.append(0x0A)
  }

  /// The stream before it is deflated, and the entries of its dictionary.
  func encoded() -> (bytes: [UInt8], entries: String) {
    var head = PDFBytes()
    for (number, start) in zip(numbers, starts) {
      head.add(number)
      head.add(" ")
      head.add(start)
      head.add(" ")
    }
    return (head.bytes + bytes, "/Type /ObjStm /N \(numbers.count) /First \(head.count)")
  }
}

extension Deflate {
  /// Deflates bytes at the level that most programs use.
  static func compressed(_ bytes: [UInt8]) throws(Diagnostic) -> Data {
    let room = UnsafeMutableRawPointer.allocate(byteCount: bound(bytes.count), alignment: 16)
    defer { room.deallocate() }
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(Diagnostic) in try compress(bytes, level: 6, to: room) }
    }
    return Data(bytes: room, count: try result.get())
  }

  /// Inflates a zlib stream; nothing for one that is damaged, or that comes to more than a limit.
  static func inflated(_ bytes: ArraySlice<UInt8>, limit: Int = 1 << 28) -> [UInt8]? {
    guard let inflater = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(inflater) }
    var room = max(1 << 14, bytes.count * 6)
    while room <= limit {
      var count = 0
      var status = LIBDEFLATE_BAD_DATA
      let inflated = [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
        status = bytes.withUnsafeBytes {
          libdeflate_zlib_decompress(inflater, $0.baseAddress, $0.count, buffer.baseAddress, room, &count)
        }
        written = status == LIBDEFLATE_SUCCESS ? count : 0
      }
      if status == LIBDEFLATE_SUCCESS { return inflated }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      room *= 4
    }
    return nil
  }
}
