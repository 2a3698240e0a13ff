import Foundation
import QuoinResources

/// A blur that looks Gaussian: three running averages in each direction, whose cost does not grow with the radius.
///
/// Source: the SVG specification's note on `feGaussianBlur`, which gives the widths of the boxes.
enum BoxBlur {
  /// Blurs bytes in place; beyond the edges everything is 0.
  ///
  /// - Parameters:
  ///   - bytes: Rows of pixels of one byte.
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - stride: Bytes from one row to the next.
  ///   - deviation: The standard deviation, in pixels, up to 30,000.
  ///   - meter: Ends the work early with the budget used up.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, deviation: Double,
    _ meter: BudgetMeter
  ) {
    let box = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard box > 1 else { return }
    // An odd box is centred; of an even one, two lean to opposite sides and the third is wider and centred.
    let boxes =
      box.isMultiple(of: 2)
      ? [(box, box / 2), (box, box / 2 - 1), (box + 1, box / 2)] : Array(repeating: (box, box / 2), count: 3)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: width)
    defer { line.deallocate() }
    // Three passes over a row take some 3 ns a byte.
    let workOfRow = width / 3
    for y in 0..<height where meter.allows(workOfRow) {
      for (size, left) in boxes {
        memcpy(line, bytes + y * stride, width)
        average(line, to: bytes + y * stride, count: width, size: size, left: left)
      }
    }
    columns(bytes, width: width, height: height, stride: stride, boxes: boxes, meter)
  }

  private static func average(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int, size: Int,
    left: Int
  ) {
    let right = size - left - 1
    let factor = Self.factor(of: size)
    var sum: UInt32 = 0
    for x in 0..<min(right, count) { sum &+= UInt32(source[x]) }
    // Where the box reaches over neither edge nothing needs asking.
    let (from, to) = (min(left + 1, count), max(min(left + 1, count), count - right))
    for x in 0..<from {
      if x + right < count { sum &+= UInt32(source[x + right]) }
      target[x] = UInt8(truncatingIfNeeded: (sum &* factor) >> 24)
    }
    for x in from..<to {
      sum = sum &+ UInt32(source[x + right]) &- UInt32(source[x - left - 1])
      target[x] = UInt8(truncatingIfNeeded: (sum &* factor) >> 24)
    }
    for x in to..<count {
      if x - left - 1 >= 0 { sum &-= UInt32(source[x - left - 1]) }
      target[x] = UInt8(truncatingIfNeeded: (sum &* factor) >> 24)
    }
  }

  /// What a box's sum is multiplied with for its average times 2^24: at most 255 · (2^24 + size)
  /// comes out, which fits.
  @inline(__always)
  private static func factor(of size: Int) -> UInt32 { (1 << 24) / UInt32(size) + 1 }

  /// All columns at once, a row at a time, so that memory is read in order.
  private static func columns(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, boxes: [(Int, Int)],
    _ meter: BudgetMeter
  ) {
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    // The rows that the sums still hold and that have been written over: a ring as high as the largest box.
    let deepest = (boxes.map(\.0).max() ?? 1) + 1
    let ring = UnsafeMutablePointer<UInt8>.allocate(capacity: deepest * width)
    defer {
      sums.deallocate()
      ring.deallocate()
    }
    for (size, left) in boxes {
      let factor = factor(of: size)
      let right = size - left - 1
      sums.initialize(repeating: 0, count: width)
      for y in 0..<min(right, height) { add(bytes + y * stride, to: sums, width) }
      for y in 0..<height where meter.allows(width / 8) {
        if y + right < height { add(bytes + (y + right) * stride, to: sums, width) }
        if y - left - 1 >= 0 {
          subtract(ring + (y - left - 1) % deepest * width, from: sums, width)
        }
        memcpy(ring + y % deepest * width, bytes + y * stride, width)
        let row = bytes + y * stride
        for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor) >> 24) }
      }
    }
  }

  @inline(__always)
  private static func add(_ row: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for x in 0..<count { sums[x] &+= UInt32(row[x]) }
  }

  @inline(__always)
  private static func subtract(
    _ row: UnsafePointer<UInt8>, from sums: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for x in 0..<count { sums[x] &-= UInt32(row[x]) }
  }
}
