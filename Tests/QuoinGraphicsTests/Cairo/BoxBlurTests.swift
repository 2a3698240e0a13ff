import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// The blur is three running averages in each direction, whose widths the SVG specification gives.
@Suite struct BoxBlurTests {
  /// A blur as its definition says it, box by box; beyond the edges everything is 0.
  static func blurred(_ bytes: [UInt8], width: Int, height: Int, box: Int) -> [UInt8] {
    let boxes =
      box % 2 == 1
      ? [(box, box / 2), (box, box / 2), (box, box / 2)]
      : [(box, box / 2), (box, box / 2 - 1), (box + 1, box / 2)]
    var bytes = bytes
    for (count, step, lines, lineStep) in [(width, 1, height, width), (height, width, width, 1)] {
      for (size, left) in boxes {
        let before = bytes
        for line in 0..<lines {
          for index in 0..<count {
            let reached = max(0, index - left)...min(count - 1, index - left + size - 1)
            let sum = reached.reduce(0) { $0 + Int(before[line * lineStep + $1 * step]) }
            bytes[line * lineStep + index * step] = UInt8(sum / size)
          }
        }
      }
    }
    return bytes
  }

  private func blur(
    _ bytes: [UInt8], width: Int, height: Int, padding: Int = 0, deviation: Double
  ) -> [UInt8] {
    let stride = width + padding
    var padded = [UInt8](repeating: 7, count: stride * height)
    for y in 0..<height {
      padded.replaceSubrange(y * stride..<y * stride + width, with: bytes[y * width..<(y + 1) * width])
    }
    padded.withUnsafeMutableBufferPointer {
      BoxBlur.blur(
        $0.baseAddress!, width: width, height: height, stride: stride, deviation: deviation, BudgetMeter())
    }
    for y in 0..<height { #expect(padded[y * stride + width..<(y + 1) * stride].allSatisfy { $0 == 7 }) }
    return (0..<height).flatMap { padded[$0 * stride..<$0 * stride + width] }
  }

  @Test(arguments: [(1.0, 2), (1.5, 3), (2.0, 4), (3.0, 6), (3.5, 7), (8.0, 15), (8.2, 15), (11.0, 21)])
  func eachPixelIsTheAverageOfItsNeighbours(deviation: Double, box: Int) {
    var random = SeededGenerator(seed: 3)
    for (width, height) in [(1, 1), (2, 9), (9, 2), (13, 11), (30, 2), (2, 30)] {
      let bytes = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
      let found = blur(bytes, width: width, height: height, padding: 4, deviation: deviation)
      let wanted = Self.blurred(bytes, width: width, height: height, box: box)
      #expect(found == wanted, "\(width) × \(height)")
    }
  }

  @Test func aWhiteAreaStaysWhiteFarFromItsEdges() {
    for deviation in [2.0, 5, 13] {
      let white = [UInt8](repeating: 255, count: 101 * 101)
      #expect(blur(white, width: 101, height: 101, deviation: deviation)[50 * 101 + 50] == 255)
    }
  }

  @Test func lessThanHalfAPixelLeavesAllAsItIs() {
    let bytes: [UInt8] = [0, 255, 0, 0]
    for deviation in [-1, 0, 0.1, 0.5] {
      #expect(blur(bytes, width: 4, height: 1, deviation: deviation) == bytes)
    }
    #expect(blur(bytes, width: 4, height: 1, deviation: 0.9) != bytes)
  }

  @Test func nothingIsBlurredWithTheBudgetUsedUp() {
    var budget = Budget.default
    budget.wallTime = .zero
    var bytes: [UInt8] = [0, 255, 0, 0]
    bytes.withUnsafeMutableBufferPointer {
      let meter = BudgetMeter(budget)
      _ = meter.allows(1 << 30)
      BoxBlur.blur($0.baseAddress!, width: 4, height: 1, stride: 4, deviation: 3, meter)
    }
    #expect(bytes == [0, 255, 0, 0])
  }
}
