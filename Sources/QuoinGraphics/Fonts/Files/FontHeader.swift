import Foundation

/// A look at a font file before HarfBuzz and FreeType see it: whether its tables lie within it, and whether drawing a
/// glyph comes to an end soon.
struct FontHeader {
  /// The number of faces; more than one in a collection.
  let faceCount: Int

  /// Why a file is no font that can be used.
  enum Problem: Error, Equatable {
    case web(String)
    case notAFont
    case cutOff(table: String)
    case missing(table: String)
    case badNumber(String)
    case tooManyFaces(Int)
    case tangled(glyph: Int)
    case tooMuchWork
  }

  /// More faces than any collection has.
  static let faceLimit = 64
  private static let tableLimit = 128

  /// Checks a file.
  init(_ bytes: HeaderBytes) throws(Problem) {
    guard bytes.count > 12 else { throw .notAFont }
    var places = [0]
    switch bytes.big32(0) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: break
    case 0x7474_6366:
      let count = bytes.big32(8)
      guard count > 0 else { throw .notAFont }
      guard count <= Self.faceLimit else { throw .tooManyFaces(count) }
      places = (0..<count).map { bytes.big32(12 + 4 * $0) }
    case 0x774F_4646: throw .web("WOFF")
    case 0x774F_4632: throw .web("WOFF2")
    default: throw .notAFont
    }
    faceCount = places.count
    for place in places { try Self.check(bytes, directoryAt: place) }
  }

  private static func check(_ bytes: HeaderBytes, directoryAt place: Int) throws(Problem) {
    let count = bytes.big16(place + 4)
    guard (1...tableLimit).contains(count), place + 12 + 16 * count <= bytes.count else { throw .notAFont }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<count {
      let entry = place + 12 + 16 * index
      let name = FontTag.text(UInt32(truncatingIfNeeded: bytes.big32(entry)))
      let (start, length) = (bytes.big32(entry + 8), bytes.big32(entry + 12))
      guard start + length <= bytes.count else { throw .cutOff(table: name) }
      tables[name] = start..<start + length
    }
    for name in ["cmap", "head", "hhea", "hmtx", "maxp", "name"] where tables[name] == nil {
      throw .missing(table: name)
    }
    guard ["glyf", "CFF ", "CFF2", "CBDT", "sbix"].contains(where: { tables[$0] != nil }) else {
      throw .missing(table: "glyf")
    }
    guard let head = tables["head"], let maxp = tables["maxp"], head.count >= 54, maxp.count >= 6 else {
      throw .cutOff(table: "head")
    }
    guard (16...16384).contains(bytes.big16(head.lowerBound + 18)) else { throw .badNumber("unitsPerEm") }
    let glyphs = bytes.big16(maxp.lowerBound + 4)
    guard glyphs > 0 else { throw .badNumber("numGlyphs") }
    if let outlines = tables["glyf"] {
      guard let places = tables["loca"] else { throw .missing(table: "loca") }
      guard bytes.allows(glyphs) else { throw .tooMuchWork }
      let isLong = bytes.big16(head.lowerBound + 50) != 0
      var parts = CompositeGlyphs(bytes, outlines, places, isLong: isLong, count: glyphs)
      try parts.check()
    }
  }
}

/// The glyphs of a font that are made of others, which a file can tangle so that drawing one never ends.
private struct CompositeGlyphs {
  private let bytes: HeaderBytes
  private let outlines: Range<Int>
  private let places: Range<Int>
  private let isLong: Bool
  private let count: Int
  /// How many parts each glyph comes to; 0 until it is known, -1 while it is counted.
  private var parts: [Int32]

  /// More parts, and deeper ones, than any glyph has.
  private static let partLimit: Int32 = 256
  private static let depthLimit = 16

  init(_ bytes: HeaderBytes, _ outlines: Range<Int>, _ places: Range<Int>, isLong: Bool, count: Int) {
    self.bytes = bytes
    self.outlines = outlines
    self.places = places
    self.isLong = isLong
    self.count = min(count, places.count / (isLong ? 4 : 2) - 1)
    parts = Array(repeating: 0, count: max(0, self.count))
  }

  mutating func check() throws(FontHeader.Problem) {
    for glyph in parts.indices { _ = try count(glyph, depth: 0) }
  }

  private mutating func count(_ glyph: Int, depth: Int) throws(FontHeader.Problem) -> Int32 {
    guard parts.indices.contains(glyph) else { return 1 }
    if parts[glyph] > 0 { return parts[glyph] }
    guard parts[glyph] == 0, depth <= Self.depthLimit else { throw .tangled(glyph: glyph) }
    parts[glyph] = -1
    var total: Int32 = 1
    for part in components(of: glyph) {
      total += try count(part, depth: depth + 1)
      guard total <= Self.partLimit else { throw .tangled(glyph: glyph) }
    }
    parts[glyph] = total
    return total
  }

  private func place(_ glyph: Int) -> Int {
    isLong ? bytes.big32(places.lowerBound + 4 * glyph) : 2 * bytes.big16(places.lowerBound + 2 * glyph)
  }

  private func components(of glyph: Int) -> [Int] {
    let (start, end) = (outlines.lowerBound + place(glyph), outlines.lowerBound + place(glyph + 1))
    guard start + 10 < end, end <= outlines.upperBound, bytes.big16(start) & 0x8000 != 0 else { return [] }
    var found: [Int] = []
    var next = start + 10
    while next + 4 <= end {
      let flags = bytes.big16(next)
      found.append(bytes.big16(next + 2))
      next += 4 + (flags & 0x1 != 0 ? 4 : 2)
      next += flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      if flags & 0x20 == 0 { break }
    }
    return found
  }
}
