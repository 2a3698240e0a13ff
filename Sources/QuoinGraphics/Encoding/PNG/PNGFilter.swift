import Foundation

/// How a PNG row is written as differences from its neighbours, so that it deflates better.
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Filters one row.
  ///
  /// - Parameters:
  ///   - row: The row's bytes.
  ///   - above: The row above, of zeros for the first.
  ///   - count: How many bytes.
  ///   - step: Bytes of a pixel.
  ///   - target: Where the differences go; apart from both rows.
  func apply(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let first = min(step, count)
    switch self {
    case .none: memcpy(target, row, count)
    case .sub:
      memcpy(target, row, first)
      var i = first
      while i < count {
        target[i] = row[i] &- row[i - step]
        i += 1
      }
    case .up:
      for i in 0..<count { target[i] = row[i] &- above[i] }
    case .average:
      for i in 0..<first { target[i] = row[i] &- above[i] >> 1 }
      var i = first
      while i < count {
        let sum = UInt16(row[i - step]) + UInt16(above[i])
        target[i] = row[i] &- UInt8(truncatingIfNeeded: sum >> 1)
        i += 1
      }
    case .paeth:
      for i in 0..<first { target[i] = row[i] &- above[i] }
      Self.paeth(row, above, from: first, to: count, step, target)
    }
  }

  private static func paeth(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, from: Int, to count: Int, _ step: Int,
    _ target: UnsafeMutablePointer<UInt8>
  ) {
    // Written so that the compiler does many bytes at once: no branch, and no arithmetic that could trap.
    let (left, corner) = (row - step, above - step)
    for i in from..<max(from, count) {
      let a = Int16(truncatingIfNeeded: left[i])
      let b = Int16(truncatingIfNeeded: above[i])
      let c = Int16(truncatingIfNeeded: corner[i])
      let (pa, pb) = (b &- c, a &- c)
      let pc = pa &+ pb
      let (da, db, dc) = (max(pa, 0 &- pa), max(pb, 0 &- pb), max(pc, 0 &- pc))
      let other = db <= dc ? b : c
      let nearest = da <= min(db, dc) ? a : other
      target[i] = row[i] &- UInt8(truncatingIfNeeded: nearest)
    }
  }
}
