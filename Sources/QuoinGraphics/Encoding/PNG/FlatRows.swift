import Foundation

/// What the middle row of each 32 tells about a picture; looking at more makes no file smaller.
extension FilteredRows {
  private static let band = 32

  private var bands: [Range<Int>] {
    stride(from: 0, to: height, by: Self.band).map { $0..<min($0 + Self.band, height) }
  }

  /// Whether two of three runs of eight pixels are of one colour: so are pages and screens, but no photos or gradients.
  var areFlat: Bool {
    let run = 8 * step
    var (flat, all) = (0, 0)
    for band in bands {
      let row = row((band.lowerBound + band.upperBound) / 2)
      for start in stride(from: 0, through: pitch - 1 - run, by: run) {
        all += 1
        if memcmp(row + start, row + start + step, run - step) == 0 { flat += 1 }
      }
    }
    return all > 0 && flat * 3 >= all * 2
  }

  /// Filters those rows in place in which few pixels repeat a neighbour, as where a page shows a photo.
  func applyToVaried(_ filter: PNGFilter) {
    // From the last band upward, so that each row finds the one above unfiltered.
    for band in bands.reversed() where !repeats((band.lowerBound + band.upperBound) / 2) {
      apply(filter, to: band)
    }
  }

  /// Whether at least seven of ten pixels of a row are the one before or the one above.
  private func repeats(_ y: Int) -> Bool {
    let row = row(y)
    let above = y > 0 ? row - pitch : row
    let pixels = (pitch - 1) / step
    var count = 0
    for x in 1..<max(1, pixels) {
      var (left, up): (UInt8, UInt8) = (0, y > 0 ? 0 : 1)
      for i in x * step..<(x + 1) * step {
        left |= row[i] ^ row[i - step]
        up |= row[i] ^ above[i]
      }
      if left == 0 || up == 0 { count += 1 }
    }
    return count * 10 >= (pixels - 1) * 7
  }
}
