import CQuoinGraphics
import Foundation

/// Writes pictures as PNG: RGB when every pixel is opaque, else RGBA.
enum PNGEncoder {
  /// Encodes premultiplied 32-bit pixels.
  static func encode(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int,
    compression: OutputOptions.Compression
  ) -> Data {
    let opaque = PixelScan.isOpaque(pixels, width: width, height: height, stride: stride)
    let rows = FilteredRows(
      pixels, width: width, height: height, stride: stride, layout: opaque ? .rgb : .rgba, opaque: opaque)
    let (filtered, effort) = PNGEncoder.filter(rows, for: compression)
    var file = PNGFile(room: Deflate.bound(filtered.all.count))
    file.appendHeader(width: width, height: height, colorType: opaque ? 2 : 6)
    file.appendImage { Deflate.compress(filtered.all, effort: effort, to: $0) }
    return file.finish()
  }

  /// Filters the rows in the way that the time allows.
  static func filter(
    _ rows: FilteredRows, for compression: OutputOptions.Compression
  ) -> (FilteredRows, Deflate.Effort) {
    switch compression {
    case .fast:
      rows.apply(rows.smallestFilter(among: [.none, .sub, .up], effort: .fastest))
      return (rows, .fastest)
    case .default:
      rows.apply(rows.smallestFilter(among: [.none, .paeth], effort: .level(5)))
      return (rows, .level(5))
    case .best: return (smallest(of: rows), .level(12))
    }
  }

  /// Tries whole pictures: unfiltered, and each row by either guess.
  private static func smallest(of rows: FilteredRows) -> FilteredRows {
    let guesses = [RowCost.magnitude, .entropy].map { cost in
      let copy = rows.copy()
      copy.applyBest(by: cost)
      return copy
    }
    let room = UnsafeMutableRawPointer.allocate(byteCount: Deflate.bound(rows.all.count), alignment: 16)
    defer { room.deallocate() }
    var best = (rows: rows, size: Int.max)
    for candidate in [rows] + guesses {
      let size = Deflate.compress(candidate.all, effort: .level(9), to: room)
      if size < best.size { best = (candidate, size) }
    }
    return best.rows
  }
}

/// The chunks of a PNG file, written into memory that grows only once.
private struct PNGFile {
  private let bytes: UnsafeMutablePointer<UInt8>
  private var count = 0

  init(room: Int) {
    // Untouched pages cost nothing, so the room may be as large as the worst case.
    bytes = .allocate(capacity: room + 128)
    append([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  mutating func appendHeader(width: Int, height: Int, colorType: UInt8) {
    chunk("IHDR") { file in
      file.append(big32: UInt32(width))
      file.append(big32: UInt32(height))
      file.append([8, colorType, 0, 0, 0])
    }
  }

  mutating func appendImage(_ write: (UnsafeMutableRawPointer) -> Int) {
    chunk("IDAT") { file in file.count += write(UnsafeMutableRawPointer(file.bytes + file.count)) }
  }

  /// Ends the file and gives its bytes away.
  mutating func finish() -> Data {
    chunk("IEND") { _ in }
    defer { bytes.deallocate() }
    return Data(bytes: bytes, count: count)
  }

  private mutating func chunk(_ name: StaticString, _ content: (inout PNGFile) -> Void) {
    let start = count
    append(big32: 0)
    name.withUTF8Buffer { append(Array($0)) }
    content(&self)
    let length = UInt32(count - start - 8)
    for index in 0..<4 {
      bytes[start + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * UInt32(index)))
    }
    append(big32: UInt32(libdeflate_crc32(0, bytes + start + 4, count - start - 4)))
  }

  private mutating func append(_ values: [UInt8]) {
    for value in values {
      bytes[count] = value
      count += 1
    }
  }

  private mutating func append(big32 value: UInt32) {
    append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }
}
