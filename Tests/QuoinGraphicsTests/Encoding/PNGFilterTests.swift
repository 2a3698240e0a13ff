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
    #expect(
      try rows(rising, width: 64, .rgb).smallestFilter(among: [.none, .up], level: 1, columns: 64) == .up)
    #expect(
      try rows(rising, width: 64, .rgb).smallestFilter(among: [.up, .none], level: 1, columns: 64) == .up)
    // Slopes along the rows, each of its own height and steepness, have differences of one kind to the left only.
    let starts = noise(64, 2)
    let slopes = (0..<64 * 64).map { index -> UInt32 in
      let start = starts[index / 64]
      let steepness = start >> 8 & 0x3F | 1
      let level = (start & 0xFF) + UInt32(index % 64) * steepness
      return 0xFF00_0000 | (level & 0xFF) * 0x010101
    }
    #expect(
      try rows(slopes, width: 64, .rgb).smallestFilter(among: [.none, .sub, .up], level: 5, columns: 64)
        == .sub)
    #expect(
      try rows(noise(4096, 3), width: 64, .rgb).smallestFilter(among: [.none, .paeth], level: 5, columns: 64)
        == .none)
    // Nothing to choose between, and a tie, which the first wins.
    #expect(try rows(slopes, width: 64, .rgb).smallestFilter(among: [], level: 1, columns: 64) == .none)
    let zeros = [UInt32](repeating: 0, count: 64)
    #expect(
      try rows(zeros, width: 1, .alpha).smallestFilter(among: [.paeth, .up], level: 1, columns: 64) != .none)
  }

  @Test func threePartsOfALargePictureDecide() throws {
    // Parts of 64 pixels and 16 rows, at columns 44, 134 and 224 and rows 47, 142 and 236. Some pixels rise by one from row
    // to row; others are one pattern, each time from another place, which differences would destroy.
    let (width, height) = (333, 300)
    let line = noise(width, 5).map { $0 & 0x3F3F3F }
    let pattern = noise(64, 6)
    func filter(_ rises: (_ x: Int, _ y: Int) -> Bool) throws -> PNGFilter {
      var random = SeededGenerator(seed: 7)
      var pixels: [UInt32] = []
      for y in 0..<height {
        let start = Int.random(in: 0..<64, using: &random)
        let level = UInt32(y % 150) * 0x010101
        for x in 0..<width {
          let risen: UInt32 = 0xFF00_0000 | (line[x] + level)
          pixels.append(rises(x, y) ? risen : pattern[(start + x) % 64])
        }
      }
      return try rows(pixels, width: width, .rgb).smallestFilter(among: [.none, .up], level: 1, columns: 64)
    }
    let places = [(44, 47), (134, 142), (224, 236)]
    for chosen in 0..<8 {
      let risen = places.indices.filter { chosen >> $0 & 1 == 1 }.map { places[$0] }
      let found = try filter { (x: Int, y: Int) -> Bool in
        for place in risen where x >= place.0 && x < place.0 + 64 && y >= place.1 && y < place.1 + 16 {
          return true
        }
        return false
      }
      #expect(found == (chosen.nonzeroBitCount > 1 ? .up : .none), "parts \(chosen)")
    }
  }

  /// Rows of which one pixel in so many differs from those around it.
  private func speckled(each: Int, width: Int, height: Int) -> [UInt32] {
    let speckles = noise(width * height, 8)
    return speckles.indices.map { $0 % each == 0 ? speckles[$0] : 0xFF33_6699 }
  }

  @Test func pagesAreFlatAndPhotosAndGradientsAreNot() {
    for layout in [PixelLayout.rgb, .rgba, .alpha] {
      #expect(rows(speckled(each: 25, width: 80, height: 70), width: 80, layout).areFlat)
    }
    // One of three pixels, then a colour that changes every fourth, and one that is never the same.
    #expect(!rows(speckled(each: 3, width: 80, height: 70), width: 80, .rgb).areFlat)
    let slow = (0..<80 * 70).map { (index: Int) -> UInt32 in
      let level = UInt32(index % 80 / 4)
      return 0xFF00_0000 | level * 0x030201
    }
    #expect(!rows(slow, width: 80, .rgb).areFlat && !rows(noise(5600, 9), width: 80, .rgb).areFlat)
    // Of three runs of eight, two are enough.
    let line = noise(48, 1)
    let halves = (0..<48 * 4).map { (index: Int) -> UInt32 in
      index % 48 < 32 ? 0xFFFF_FFFF : line[index % 48]
    }
    #expect(rows(halves, width: 48, .rgb).areFlat)
    let less = halves.indices.map { $0 % 48 == 20 ? 0xFF00_0000 : halves[$0] }
    #expect(!rows(less, width: 48, .rgb).areFlat)
    // The middle of each 32 rows tells; and there is nothing to tell of rows shorter than a run.
    let middles = (0..<16 * 70).map { (index: Int) -> UInt32 in
      [16, 48, 67].contains(index / 16) ? 0xFFFF_FFFF : line[index % 16]
    }
    #expect(rows(middles, width: 16, .rgb).areFlat)
    #expect(!rows([UInt32](repeating: 0xFFFF_FFFF, count: 70), width: 7, .rgb).areFlat)
  }

  @Test func onlyRowsThatVaryAreWrittenAsDifferences() throws {
    // 32 rows of one colour, 32 of noise, 32 of which each repeats the one above, and 8 of which two of ten pixels vary.
    let line = noise(40, 3)
    let photo = noise(40 * 32, 4)
    let some = noise(40 * 8, 5)
    let pixels = (0..<40 * 104).map { (index: Int) -> UInt32 in
      switch index / 40 {
      case ..<32: 0xFF33_6699
      case ..<64: photo[index - 40 * 32]
      case ..<96: line[index % 40]
      default: index % 40 % 10 < 2 ? some[index - 40 * 96] : 0xFF33_6699
      }
    }
    let plain = try unfiltered(rows(pixels, width: 40, .rgb))
    for filter in [PNGFilter.sub, .paeth] {
      let filtered = rows(pixels, width: 40, .rgb)
      filtered.applyToVaried(filter)
      #expect(try unfiltered(filtered) == plain)
      let varied = (0..<104).filter { filtered.all[$0 * filtered.pitch] == filter.rawValue }
      #expect(varied == Array(32..<64))
    }
  }

  @Test func flatPicturesKeepTheirRowsAndOthersAreTried() throws {
    let (width, height) = (120, 96)
    let line = noise(width, 7)
    let text = speckled(each: 40, width: width, height: height)
    for compression in [PNGOptions.Compression.fast, .default] {
      let page = rows(text, width: width, .rgb)
      let (kept, level) = try PNGEncoder.filter(page, for: compression)
      #expect(bytes(kept) == bytes(rows(text, width: width, .rgb)))
      #expect(level == (compression == .fast ? 2 : 5))
      let steep = (0..<width * height).map { (index: Int) -> UInt32 in
        let level = UInt32(index / width)
        return 0xFF00_0000 | ((line[index % width] & 0x7F7F7F) + level * 0x010101)
      }
      let (tried, quick) = try PNGEncoder.filter(rows(steep, width: width, .rgb), for: compression)
      #expect(tried.all[tried.pitch] == (compression == .fast ? PNGFilter.up : .paeth).rawValue)
      #expect(quick == (compression == .fast ? 1 : 5))
    }
  }
}
