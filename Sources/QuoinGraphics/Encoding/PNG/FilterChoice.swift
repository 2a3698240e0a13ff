import Foundation
import QuoinDiagnostics

extension FilteredRows {
  /// The filter that makes some parts of the picture smallest, tried by deflating them.
  ///
  /// Photos want differences, many gradients are smaller without; which of them a picture is like cannot be told from its
  /// pixels one by one.
  ///
  /// - Parameters:
  ///   - candidates: The filters to choose between; the first wins a tie.
  ///   - level: How much time is spent on deflating, from 1 to 12.
  ///   - columns: How many pixels of a row are tried, three times.
  func smallestFilter(
    among candidates: [PNGFilter], level: Int32, columns: Int
  ) throws(Diagnostic) -> PNGFilter {
    let parts = parts(columns: columns)
    let size = parts.reduce(0) { $0 + $1.rows.count * ($1.bytes.count + 1) }
    let sample = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    let output = UnsafeMutableRawPointer.allocate(byteCount: Deflate.bound(size), alignment: 16)
    defer {
      sample.deallocate()
      output.deallocate()
    }
    var best = (filter: PNGFilter.none, size: Int.max)
    for filter in candidates {
      var count = 0
      for part in parts {
        for y in part.rows {
          write(filter, y, bytes: part.bytes, to: sample + count)
          count += part.bytes.count + 1
        }
      }
      let deflated = try Deflate.compress(
        UnsafeRawBufferPointer(start: sample, count: count), level: level, to: output)
      if deflated < best.size { best = (filter, deflated) }
    }
    return best.filter
  }

  /// Three parts of 16 rows, from the left above to the right below: one alone may lie in a title or a margin.
  private func parts(columns: Int) -> [(rows: Range<Int>, bytes: Range<Int>)] {
    let pixels = (pitch - 1) / step
    let (rows, columns) = (min(height, 16), min(pixels, columns))
    let count = rows == height && columns == pixels ? 1 : 3
    return (0..<count).map { part in
      // In the middle of each third.
      let y = (height - rows) * (2 * part + 1) / (2 * count)
      let x = (pixels - columns) * (2 * part + 1) / (2 * count)
      return (y..<y + rows, x * step..<(x + columns) * step)
    }
  }
}
