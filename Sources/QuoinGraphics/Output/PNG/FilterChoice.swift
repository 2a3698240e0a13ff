import Foundation
import QuoinDiagnostics

extension FilteredRows {
  /// The filter that makes some rows of the picture smallest, tried by deflating them.
  ///
  /// Photos want differences, flat areas and slow gradients are smaller without; which of them a picture is like
  /// cannot be told from its rows one by one.
  ///
  /// - Parameters:
  ///   - candidates: The filters to choose between; the first wins a tie.
  ///   - level: How much time is spent on deflating, from 1 to 12.
  func smallestFilter(among candidates: [PNGFilter], level: Int32) throws(Diagnostic) -> PNGFilter {
    // Two stretches a little longer than a deflate window, so that a row finds those above it as in the whole picture.
    let groups = 2
    let rows = min(height, max(2, 49_152 / pitch))
    let size = pitch * rows * groups
    let sample = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    let output = UnsafeMutableRawPointer.allocate(byteCount: Deflate.bound(size), alignment: 16)
    defer {
      sample.deallocate()
      output.deallocate()
    }
    var best = (filter: PNGFilter.none, size: Int.max)
    for filter in candidates {
      var count = 0
      for group in 0..<groups {
        let start = (height - rows) * group / (groups - 1)
        for y in start..<start + rows {
          write(filter, y, to: sample + count)
          count += pitch
        }
        if rows == height { break }
      }
      let deflated = try Deflate.compress(
        UnsafeRawBufferPointer(start: sample, count: count), level: level, to: output)
      if deflated < best.size { best = (filter, deflated) }
    }
    return best.filter
  }
}
