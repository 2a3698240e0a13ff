import Foundation

/// The rows of a picture as PNG and PDF deflate them: a filter's number, then the bytes of the row, row after row.
final class FilteredRows {
  let width: Int
  let height: Int
  let step: Int
  /// Bytes of a row, its filter's number included.
  let pitch: Int
  private let memory: PictureMemory
  /// The rows; unfiltered until `apply` is called.
  private var bytes: UnsafeMutablePointer<UInt8> { memory.bytes }
  private let zeros: UnsafeMutablePointer<UInt8>
  private let scratch: UnsafeMutablePointer<UInt8>

  /// Copies pixels, each row with the filter `none`.
  convenience init(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, layout: PixelLayout, opaque: Bool
  ) {
    let step = layout.bytesPerPixel
    self.init(width: width, height: height, rowBytes: width * step, step: step) { y, target in
      PixelRows.write(pixels + y * stride, width: width, as: layout, opaque: opaque, to: target)
    }
  }

  /// Copies the colours of pixels, or answers nothing when one of them is not opaque.
  convenience init?(opaque pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
    var isOpaque = true
    self.init(width: width, height: height, rowBytes: width * 3, step: 3) { y, target in
      if isOpaque { isOpaque = PixelRows.writeOpaque(pixels + y * stride, width: width, to: target) }
    }
    guard isOpaque else { return nil }
  }

  /// Takes rows of bytes, each with the filter `none`.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - rowBytes: The bytes of a row.
  ///   - step: The bytes of a pixel, at least 1.
  ///   - write: Writes the bytes of a row.
  init(
    width: Int, height: Int, rowBytes: Int, step: Int,
    write: (_ row: Int, _ target: UnsafeMutablePointer<UInt8>) -> Void
  ) {
    self.width = width
    self.height = height
    self.step = step
    pitch = 1 + rowBytes
    memory = PictureMemory(pitch * height)
    zeros = .allocate(capacity: pitch)
    zeros.initialize(repeating: 0, count: pitch)
    scratch = .allocate(capacity: pitch)
    for y in 0..<height {
      let row = bytes + y * pitch
      row[0] = PNGFilter.none.rawValue
      write(y, row + 1)
    }
  }

  deinit {
    zeros.deallocate()
    scratch.deallocate()
  }

  /// All rows as one run of bytes.
  var all: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: pitch * height) }

  /// Filters all rows alike, in place.
  func apply(_ filter: PNGFilter) {
    if filter != .none { apply(filter, to: 0..<height) }
  }

  /// Filters rows from the last upward, so that each finds the one above unfiltered.
  func apply(_ filter: PNGFilter, to rows: Range<Int>) {
    for y in rows.reversed() {
      write(filter, y, to: scratch)
      memcpy(bytes + y * pitch, scratch, pitch)
    }
  }

  /// Filters each row by the filter that a measure finds best, in place.
  func applyBest(by cost: RowCost) {
    let best = UnsafeMutablePointer<UInt8>.allocate(capacity: pitch)
    defer { best.deallocate() }
    for y in (0..<height).reversed() {
      var lowest = Double.infinity
      for filter in PNGFilter.allCases {
        write(filter, y, to: scratch)
        let found = cost.of(UnsafeBufferPointer(start: scratch + 1, count: pitch - 1))
        if found < lowest {
          lowest = found
          memcpy(best, scratch, pitch)
        }
      }
      memcpy(bytes + y * pitch, best, pitch)
    }
  }

  /// Another copy, to be filtered in another way; only for rows that have not been filtered.
  func copy() -> FilteredRows { FilteredRows(copying: self) }

  private init(copying other: FilteredRows) {
    width = other.width
    height = other.height
    step = other.step
    pitch = other.pitch
    memory = PictureMemory(pitch * height)
    memory.bytes.update(from: other.bytes, count: pitch * height)
    zeros = .allocate(capacity: pitch)
    zeros.initialize(repeating: 0, count: pitch)
    scratch = .allocate(capacity: pitch)
  }

  /// Writes one row filtered, with its filter's number.
  func write(_ filter: PNGFilter, _ y: Int, to target: UnsafeMutablePointer<UInt8>) {
    write(filter, y, bytes: 0..<pitch - 1, to: target)
  }

  /// Writes a part of a row filtered as if nothing stood left of it, with its filter's number.
  func write(_ filter: PNGFilter, _ y: Int, bytes part: Range<Int>, to target: UnsafeMutablePointer<UInt8>) {
    let row = row(y)
    let above = y > 0 ? row - pitch : zeros
    target[0] = filter.rawValue
    filter.apply(
      row + part.lowerBound, above: above + part.lowerBound, count: part.count, step: step, to: target + 1)
  }

  /// The bytes of a row, without its filter's number.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * pitch + 1 }
}

/// A guess at how well a row will deflate; less is better.
enum RowCost {
  /// The sum of the differences' magnitudes, as libpng guesses.
  case magnitude
  /// The bits that the row's own byte frequencies need.
  case entropy

  func of(_ row: UnsafeBufferPointer<UInt8>) -> Double {
    switch self {
    case .magnitude:
      var sum = 0
      for byte in row { sum += Int(min(byte, 0 &- byte)) }
      return Double(sum)
    case .entropy:
      return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { counts in
        counts.initialize(repeating: 0)
        for byte in row { counts[Int(byte)] += 1 }
        var bits = 0.0
        for count in counts where count > 0 { bits -= Double(count) * log2(Double(count)) }
        return bits
      }
    }
  }
}
