import CQuoinGraphics

/// At most 255 colours that come nearest to those of a picture: all of them where there are no more, else the means of
/// boxes that were cut in half where most pixels stood (median cut).
struct GIFPalette {
  /// Red, green and blue, from the third byte down.
  private(set) var colors: [UInt32]
  /// Whether the picture has other colours than these.
  private let isReduced: Bool

  private static let limit = 255

  /// - Parameter pixels: Those with an alpha of 0 are clear and need no colour.
  init(of pixels: [UInt32]) {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels where pixel != 0 { counts[pixel & 0xFF_FFFF, default: 0] += 1 }
    isReduced = counts.count > Self.limit
    colors = isReduced ? Self.cut(counts) : counts.keys.sorted()
  }

  // MARK: Choosing

  private struct Box {
    var colors: [(color: UInt32, count: Int)]
    var pixels: Int
    /// The shift of the part of the colours that ranges widest.
    var shift: UInt32 = 0
    var width: UInt32 = 0

    init(_ colors: [(color: UInt32, count: Int)]) {
      self.colors = colors
      pixels = colors.reduce(0) { $0 + $1.count }
      for shift: UInt32 in [16, 8, 0] {
        var (least, most): (UInt32, UInt32) = (255, 0)
        for entry in colors {
          let part = entry.color >> shift & 255
          (least, most) = (min(least, part), max(most, part))
        }
        if most - least > width { (self.shift, width) = (shift, most - least) }
      }
    }

    /// What is gained by cutting the box: how far its colours lie apart, for how many pixels.
    var gain: Double { Double(width) * Double(pixels).squareRoot() }

    /// The two halves of the pixels, along the widest part.
    func halves() -> (Box, Box) {
      let sorted = colors.sorted { ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color) }
      var (passed, index) = (0, 0)
      while index < sorted.count - 1, passed + sorted[index].count <= pixels / 2 || index == 0 {
        passed += sorted[index].count
        index += 1
      }
      return (Box(Array(sorted[..<index])), Box(Array(sorted[index...])))
    }

    var mean: UInt32 {
      [16, 8, 0].reduce(0) { result, shift in
        let sum = colors.reduce(0) { $0 + Int($1.color >> shift & 255) * $1.count }
        return result | UInt32((sum + pixels / 2) / pixels) << shift
      }
    }
  }

  private static func cut(_ counts: [UInt32: Int]) -> [UInt32] {
    var boxes = [Box(counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })]
    while boxes.count < limit {
      // The first of equal ones, so that the same picture has the same colours.
      guard let index = boxes.indices.max(by: { (boxes[$0].gain, $1) < (boxes[$1].gain, $0) }),
        boxes[index].width > 0
      else { break }
      let (first, second) = boxes[index].halves()
      boxes[index] = first
      boxes.append(second)
    }
    return Set(boxes.map(\.mean)).sorted()
  }

  // MARK: Using

  /// The number of the colour of each pixel.
  ///
  /// Where colours are missing, each pixel hands what it is off on to its neighbours (Floyd and Steinberg).
  func indexes(of pixels: [UInt32], width: Int, clear: UInt8) -> [UInt8] {
    guard isReduced else {
      let numbers = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
      return pixels.map { $0 == 0 ? clear : numbers[$0 & 0xFF_FFFF] ?? clear }
    }
    var result = [UInt8](repeating: clear, count: pixels.count)
    var known: [UInt32: UInt8] = [:]
    // Sixteenths that this row and the next are off by, with a pixel of room on both sides.
    var (row, next) = (
      [SIMD3<Int>](repeating: .zero, count: width + 2), [SIMD3<Int>](repeating: .zero, count: width + 2)
    )
    for start in stride(from: 0, to: pixels.count, by: width) {
      for x in 0..<width where pixels[start + x] != 0 {
        let wanted = Self.parts(pixels[start + x]) &+ ((row[x + 1] &+ 8) &>> 4)
        let color = Self.color(wanted)
        let index = known[color] ?? nearest(to: color)
        known[color] = index
        result[start + x] = index
        let off =
          wanted.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
          &- Self.parts(colors[Int(index)])
        row[x + 2] &+= off &* 7
        next[x] &+= off &* 3
        next[x + 1] &+= off &* 5
        next[x + 2] &+= off
      }
      swap(&row, &next)
      for x in next.indices { next[x] = .zero }
    }
    return result
  }

  private static func parts(_ color: UInt32) -> SIMD3<Int> {
    SIMD3(Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255))
  }

  private static func color(_ parts: SIMD3<Int>) -> UInt32 {
    let parts = parts.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    return UInt32(parts.x) << 16 | UInt32(parts.y) << 8 | UInt32(parts.z)
  }

  private func nearest(to color: UInt32) -> UInt8 {
    let wanted = Self.parts(color)
    var (best, least) = (0, Int.max)
    for (index, candidate) in colors.enumerated() {
      let off = Self.parts(candidate) &- wanted
      // About as the eye weighs them.
      let distance = 3 * off.x * off.x + 6 * off.y * off.y + off.z * off.z
      if distance < least { (best, least) = (index, distance) }
    }
    return UInt8(best)
  }

  /// The colours as libgif takes them: as many as the next power of two above them, one of which is clear.
  func makeMap() -> UnsafeMutablePointer<ColorMapObject>? {
    var count = 2
    while count <= colors.count { count *= 2 }
    var entries = [GifColorType](repeating: GifColorType(), count: count)
    for (index, color) in colors.enumerated() {
      entries[index] = GifColorType(
        Red: UInt8(color >> 16 & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
    }
    return GifMakeMapObject(Int32(count), entries)
  }
}
