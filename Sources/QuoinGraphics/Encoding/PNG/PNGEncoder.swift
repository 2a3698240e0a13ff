import CQuoinGraphics
import Foundation
import QuoinDiagnostics

/// Writes pictures as PNG: RGB when every pixel is opaque, else RGBA.
enum PNGEncoder {
  /// Encodes premultiplied 32-bit pixels.
  ///
  /// - Throws: A diagnostic when the pixels cannot be compressed.
  static func encode(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int,
    compression: PNGOptions.Compression
  ) throws(Diagnostic) -> Data {
    let opaque = FilteredRows(opaque: pixels, width: width, height: height, stride: stride)
    let rows =
      opaque
      ?? FilteredRows(pixels, width: width, height: height, stride: stride, layout: .rgba, opaque: false)
    let (filtered, level) = try filter(rows, for: compression)
    return try file(of: filtered, colorType: opaque == nil ? 6 : 2, level: level)
  }

  /// The file of rows that are filtered.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - colorType: PNG's number for what a pixel holds.
  ///   - bitDepth: The bits of each thing that it holds.
  ///   - level: How much time is spent, from 1 to 12.
  static func file(
    of rows: FilteredRows, colorType: UInt8, bitDepth: UInt8 = 8, level: Int32
  ) throws(Diagnostic) -> Data {
    var file = PNGFile(room: Deflate.bound(rows.all.count))
    file.appendHeader(width: rows.width, height: rows.height, bitDepth: bitDepth, colorType: colorType)
    try file.appendImage { target throws(Diagnostic) in
      let count = try Deflate.compress(rows.all, level: level, to: target)
      // The greatest length of a chunk, by PNG's definition.
      guard count <= Int32.max else { throw .notCompressed(rows.all.count) }
      return count
    }
    return file.finish()
  }

  /// Filters the rows in the way that the time allows, and tells the level to deflate them at.
  static func filter(
    _ rows: FilteredRows, for compression: PNGOptions.Compression
  ) throws(Diagnostic) -> (FilteredRows, level: Int32) {
    switch compression {
    case .fast where rows.areFlat:
      rows.applyToVaried(.sub)
      // In long runs libdeflate is quicker at level 2 than at level 1, and finds more.
      return (rows, 2)
    case .fast:
      rows.apply(try rows.smallestFilter(among: [.none, .sub, .up], level: 1, columns: 128))
      return (rows, 1)
    case .default where rows.areFlat:
      rows.applyToVaried(.paeth)
      return (rows, 5)
    case .default:
      rows.apply(try rows.smallestFilter(among: [.none, .paeth], level: 5, columns: 256))
      return (rows, 5)
    case .best: return (try smallest(of: rows), 12)
    }
  }

  /// Tries whole pictures: unfiltered, and each row by either guess.
  private static func smallest(of rows: FilteredRows) throws(Diagnostic) -> FilteredRows {
    let guesses = [RowCost.magnitude, .entropy].map { cost in
      let copy = rows.copy()
      copy.applyBest(by: cost)
      return copy
    }
    let room = UnsafeMutableRawPointer.allocate(byteCount: Deflate.bound(rows.all.count), alignment: 16)
    defer { room.deallocate() }
    var best = (rows: rows, size: Int.max)
    for candidate in [rows] + guesses {
      let size = try Deflate.compress(candidate.all, level: 9, to: room)
      if size < best.size { best = (candidate, size) }
    }
    return best.rows
  }
}

/// The chunks of a PNG file, written into memory that grows only once.
private struct PNGFile {
  private let memory: PictureMemory
  private var bytes: UnsafeMutablePointer<UInt8> { memory.bytes }
  private var count = 0

  init(room: Int) {
    // Untouched pages cost nothing, so the room may be as large as the worst case.
    memory = PictureMemory(room + 128)
    append([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  mutating func appendHeader(width: Int, height: Int, bitDepth: UInt8, colorType: UInt8) {
    chunk("IHDR") { file in
      file.append(big32: UInt32(width))
      file.append(big32: UInt32(height))
      file.append([bitDepth, colorType, 0, 0, 0])
    }
  }

  mutating func appendImage(_ write: (UnsafeMutableRawPointer) throws(Diagnostic) -> Int) throws(Diagnostic) {
    try chunk("IDAT") { file throws(Diagnostic) in
      file.count += try write(UnsafeMutableRawPointer(file.bytes + file.count))
    }
  }

  /// Ends the file and copies its bytes.
  mutating func finish() -> Data {
    chunk("IEND") { _ in }
    return withExtendedLifetime(memory) { Data(bytes: bytes, count: count) }
  }

  private mutating func chunk<Failure: Error>(
    _ name: StaticString, _ content: (inout PNGFile) throws(Failure) -> Void
  ) throws(Failure) {
    let start = count
    append(big32: 0)
    name.withUTF8Buffer { append(Array($0)) }
    try content(&self)
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
