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
    typealias Bytes = SIMD16<UInt8>
    typealias Words = SIMD16<Int16>
    var i = from
    while i + 16 <= count {
      let x = UnsafeRawPointer(row + i).loadUnaligned(as: Bytes.self)
      let a = Words(truncatingIfNeeded: UnsafeRawPointer(row + i - step).loadUnaligned(as: Bytes.self))
      let b = Words(truncatingIfNeeded: UnsafeRawPointer(above + i).loadUnaligned(as: Bytes.self))
      let c = Words(truncatingIfNeeded: UnsafeRawPointer(above + i - step).loadUnaligned(as: Bytes.self))
      let (pa, pb) = (b &- c, a &- c)
      let (da, db, dc) = (magnitude(pa), magnitude(pb), magnitude(pa &+ pb))
      var nearest = c.replacing(with: b, where: db .<= dc)
      nearest.replace(with: a, where: (da .<= db) .& (da .<= dc))
      let difference = x &- Bytes(truncatingIfNeeded: nearest)
      UnsafeMutableRawPointer(target + i).storeBytes(of: difference, as: Bytes.self)
      i += 16
    }
    while i < count {
      let (a, b, c) = (Int(row[i - step]), Int(above[i]), Int(above[i - step]))
      let (da, db, dc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
      let nearest = da <= db && da <= dc ? a : db <= dc ? b : c
      target[i] = row[i] &- UInt8(truncatingIfNeeded: nearest)
      i += 1
    }
  }

  @inline(__always)
  private static func magnitude(_ value: SIMD16<Int16>) -> SIMD16<Int16> {
    value.replacing(with: 0 &- value, where: value .< 0)
  }
}
