import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import Synchronization

/// The images decoded last, found again by their bytes.
///
/// A server that draws the same photo for each request decodes it once.
final class DecodedImages: Sendable {
  static let shared = DecodedImages()

  struct Entry: Sendable {
    let checksum: UInt32
    let data: Data
    let content: CGImage.Content
    let streams: PDFImageStreams
    let cost: Int
  }

  private let entries = Mutex<[Entry]>([])
  // Pixels and files together; a handful of photos, little beside what a server has.
  private let room = 64_000_000

  /// The decoded content of some bytes, decoded now unless it is known.
  func content(
    of data: Data, decode: () throws(Diagnostic) -> CGImage.Content
  ) throws(Diagnostic) -> Entry {
    let checksum = data.withUnsafeBytes { UInt32(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
    if let known = find(data, checksum) { return known }
    let content = try decode()
    let entry = Entry(
      checksum: checksum, data: data, content: content, streams: PDFImageStreams(),
      cost: data.count + content.cost)
    keep(entry)
    return entry
  }

  private func find(_ data: Data, _ checksum: UInt32) -> Entry? {
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.checksum == checksum && $0.data == data }) else {
        return nil
      }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry
    }
  }

  private func keep(_ entry: Entry) {
    guard entry.cost <= room / 2 else { return }
    entries.withLock { entries in
      entries.append(entry)
      var total = entries.reduce(0) { $0 + $1.cost }
      while total > room, let oldest = entries.first {
        total -= oldest.cost
        entries.removeFirst()
      }
    }
  }
}

extension CGImage.Content {
  fileprivate var cost: Int {
    switch self {
    case .pixels(let buffer): buffer.stride * buffer.height
    case .drawing: 100_000
    }
  }
}
