import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// PNG's filters as its specification has them, and which of them is chosen.
@Suite struct PNGFilterTests {
  /// A filtered byte by the definition of its filter.
  private func filtered(_ filter: PNGFilter, _ x: UInt8, left a: UInt8, above b: UInt8, corner c: UInt8)
    -> UInt8
  {
    switch filter {
    case .none: return x
    case .sub: return x &- a
    case .up: return x &- b
    case .average: return x &- UInt8((Int(a) + Int(b)) / 2)
    case .paeth:
      let p = Int(a) + Int(b) - Int(c)
      let (pa, pb, pc) = (abs(p - Int(a)), abs(p - Int(b)), abs(p - Int(c)))
      return x &- (pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
    }
  }

  @Test(arguments: PNGFilter.allCases)
  func aRowIsWrittenAsDifferences(filter: PNGFilter) {
    var random = SeededGenerator(seed: 11)
    for step in [1, 3, 4] {
      for count in [0, 1, step, step + 1, 40] {
        let row = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        let above = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        var found = [UInt8](repeating: 0, count: count + 1)
        filter.apply(row + [0], above: above + [0], count: count, step: step, to: &found)
        let wanted = (0..<count).map { i in
          let (a, c) = i >= step ? (row[i - step], above[i - step]) : (0, 0)
          return filtered(filter, row[i], left: a, above: above[i], corner: c)
        }
        #expect(found.dropLast() == wanted[...] && found[count] == 0, "\(count) bytes, \(step) a pixel")
      }
    }
  }

  @Test func tiesGoToTheLeftThenAbove() {
    for (a, b, c) in [
      (10, 10, 10), (10, 20, 15), (20, 10, 15), (5, 9, 9), (9, 5, 9), (0, 255, 128), (3, 1, 2),
    ]
      as [(UInt8, UInt8, UInt8)]
    {
      var found: [UInt8] = [0, 0]
      PNGFilter.paeth.apply([a, 100], above: [c, b], count: 2, step: 1, to: &found)
      #expect(found[1] == filtered(.paeth, 100, left: a, above: b, corner: c), "\(a) \(b) \(c)")
    }
  }

  private func rows(_ pixels: [UInt32], width: Int, _ layout: PixelLayout, opaque: Bool = true)
    -> FilteredRows
  {
    pixels.withUnsafeBytes {
      FilteredRows(
        $0.baseAddress!.assumingMemoryBound(to: UInt8.self), width: width, height: pixels.count / width,
        stride: width * 4, layout: layout, opaque: opaque)
    }
  }

  private func bytes(_ rows: FilteredRows) -> [UInt8] { withExtendedLifetime(rows) { Array(rows.all) } }

  @Test func pixelsAreStraightBytesInTheOrderOfTheFile() {
    // Premultiplied: opaque, half, clear though coloured, and one whose colour is more than its alpha allows.
    let pixels: [UInt32] = [0xFF12_3456, 0x8040_2010, 0x0012_3456, 0x40FF_4020, 0xFFFF_0080, 0x01_01_00_01]
    for width in 1...6 {
      let some = Array(pixels.prefix(width))
      let rgba = some.flatMap { pixel -> [UInt8] in
        let alpha = pixel >> 24
        guard alpha > 0 else { return [0, 0, 0, 0] }
        let straight = [16, 8, 0].map { (shift: UInt32) -> UInt8 in
          let part = Double(pixel >> shift & 0xFF) * 255 / Double(alpha)
          return UInt8(min(255, part.rounded()))
        }
        return straight + [UInt8(alpha)]
      }
      #expect(bytes(rows(some, width: width, .rgba, opaque: false)) == [0] + rgba)
      let rgb = rgba.enumerated().filter { $0.offset % 4 < 3 }.map(\.element)
      #expect(bytes(rows(some, width: width, .rgb, opaque: false)) == [0] + rgb)
      #expect(bytes(rows(some, width: width, .alpha)) == [0] + some.map { UInt8($0 >> 24) })
    }
    for width in 1...13 {
      let opaque = (0..<width).map { (index: Int) -> UInt32 in
        0xFF00_0000 | (UInt32(index) &* 2_654_435_761) >> 8
      }
      let wanted = opaque.flatMap { (pixel: UInt32) -> [UInt8] in
        [16, 8, 0].map { (shift: UInt32) in UInt8(pixel >> shift & 0xFF) }
      }
      #expect(bytes(rows(opaque, width: width, .rgb)) == [0] + wanted)
    }
  }

  /// The rows before they were filtered.
  private func unfiltered(_ rows: FilteredRows) throws -> [[UInt8]] {
    var result: [[UInt8]] = []
    for y in 0..<rows.height {
      let bytes = Array(bytes(rows)[y * rows.pitch..<(y + 1) * rows.pitch])
      let filter = try #require(PNGFilter(rawValue: bytes[0]))
      var row: [UInt8] = []
      for (i, byte) in bytes.dropFirst().enumerated() {
        let above = y > 0 ? result[y - 1] : [UInt8](repeating: 0, count: rows.pitch - 1)
        let (a, c) = i >= rows.step ? (row[i - rows.step], above[i - rows.step]) : (0, 0)
        row.append(byte &- filtered(filter, 0, left: a, above: above[i], corner: c))
      }
      result.append(row)
    }
    return result
  }

  private func noise(_ count: Int, _ state: UInt64) -> [UInt32] {
    var random = SeededGenerator(seed: state)
    return (0..<count).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
  }

  @Test func allRowsAreFilteredAlikeOrEachAsItIsBest() throws {
    let smooth = (0..<20 * 12).map { (index: Int) -> UInt32 in
      let (across, down) = (UInt32(index % 20 * 9), UInt32(index / 20 * 11))
      return 0xFF00_0000 | across << 16 | down
    }
    for pixels in [smooth, noise(240, 4)] {
      let plain = try unfiltered(rows(pixels, width: 20, .rgb))
      for filter in PNGFilter.allCases {
        let filtered = rows(pixels, width: 20, .rgb)
        filtered.apply(filter)
        #expect(try unfiltered(filtered) == plain)
        #expect((0..<12).allSatisfy { filtered.all[$0 * filtered.pitch] == filter.rawValue })
      }
      for cost in [RowCost.magnitude, .entropy] {
        let original = rows(pixels, width: 20, .rgb)
        let best = original.copy()
        best.applyBest(by: cost)
        #expect(try unfiltered(best) == plain && bytes(original) == bytes(rows(pixels, width: 20, .rgb)))
        for y in 0..<12 {
          func price(_ filter: PNGFilter) -> Double {
            var row = [UInt8](repeating: 0, count: original.pitch)
            original.write(filter, y, to: &row)
            return row.dropFirst().withUnsafeBufferPointer { cost.of($0) }
          }
          let lowest = try #require(PNGFilter.allCases.map(price).min())
          let chosen = try #require(PNGFilter(rawValue: best.all[y * best.pitch]))
          #expect(price(chosen) == lowest)
          // Of two that are as good, the simpler one.
          #expect(PNGFilter.allCases.first { price($0) == lowest } == chosen)
        }
      }
    }
  }

  @Test func guessesCountMagnitudesAndBits() {
    let row: [UInt8] = [0, 1, 255, 128, 2, 254]
    #expect(row.withUnsafeBufferPointer { RowCost.magnitude.of($0) } == 134)
    // Less the row's length times the logarithm of itself, which is the same for every filter: four and four of eight.
    let even: [UInt8] = [7, 7, 7, 7, 9, 9, 9, 9]
    #expect(even.withUnsafeBufferPointer { RowCost.entropy.of($0) } == -16)
    #expect([UInt8](repeating: 3, count: 8).withUnsafeBufferPointer { RowCost.entropy.of($0) } == -24)
  }

  @Test func theFilterThatDeflatesSmallestIsChosen() throws {
    // Each row is five more than the one above.
    let line = noise(64, 1).map { $0 & 0x1F1F1F }
    let rising = (0..<32 * 64).map { (index: Int) -> UInt32 in
      0xFF00_0000 | line[index % 64] + UInt32(index / 64) * 0x050505
    }
    #expect(try rows(rising, width: 64, .rgb).smallestFilter(among: [.none, .up], level: 1) == .up)
    #expect(try rows(rising, width: 64, .rgb).smallestFilter(among: [.up, .none], level: 1) == .up)
    // A slope along each row, from another level each time, has differences of one kind to the left only.
    let starts = noise(64, 2)
    let slopes = (0..<64 * 64).map { index -> UInt32 in
      let start = starts[index / 64] & 0xFF
      let level = (start + UInt32(index % 64) * 5) & 0xFF
      return 0xFF00_0000 | level << 16 | level << 8 | level
    }
    #expect(try rows(slopes, width: 64, .rgb).smallestFilter(among: [.none, .sub, .up], level: 5) == .sub)
    #expect(
      try rows(noise(4096, 3), width: 64, .rgb).smallestFilter(among: [.none, .paeth], level: 5) == .none)
    // Nothing to choose between, and a tie, which the first wins.
    #expect(try rows(slopes, width: 64, .rgb).smallestFilter(among: [], level: 1) == .none)
    let zeros = [UInt32](repeating: 0, count: 64)
    #expect(try rows(zeros, width: 1, .alpha).smallestFilter(among: [.paeth, .up], level: 1) != .none)
  }

  @Test func theBeginningAndTheEndOfALargePictureAreLookedAt() throws {
    // 300 rows of 1,000 bytes, of which two stretches of 49 rows are tried. Some rise by one from row to row; others are
    // one pattern, each time from another place, which differences would destroy.
    let width = 333
    let line = noise(width, 5).map { $0 & 0x3F3F3F }
    let pattern = noise(64, 6)
    func picture(_ rises: (Int) -> Bool) -> FilteredRows {
      var random = SeededGenerator(seed: 7)
      var pixels: [UInt32] = []
      for y in 0..<300 {
        let start = Int.random(in: 0..<64, using: &random)
        for x in 0..<width {
          pixels.append(
            rises(y) ? 0xFF00_0000 | line[x] + UInt32(y % 150) * 0x010101 : pattern[(start + x) % 64])
        }
      }
      return rows(pixels, width: width, .rgb)
    }
    #expect(try picture { $0 > 60 && $0 < 240 }.smallestFilter(among: [.none, .up], level: 1) == .none)
    #expect(try picture { $0 < 60 || $0 > 240 }.smallestFilter(among: [.none, .up], level: 1) == .up)
    #expect(try picture { $0 >= 250 || $0 < 20 }.smallestFilter(among: [.none, .up], level: 1) == .up)
    #expect(try picture { $0 < 49 || $0 >= 280 }.smallestFilter(among: [.none, .up], level: 1) == .up)
  }
}
