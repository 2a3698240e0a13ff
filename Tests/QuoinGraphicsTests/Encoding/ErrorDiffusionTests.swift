import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Floyd's and Steinberg's way to make black and white of grey, pixel by pixel.
@Suite("Error diffusion")
struct ErrorDiffusionTests {
  private func gray(_ levels: [Int], width: Int) -> GrayPixels {
    let pixels = levels.map { UInt32(0xFF00_0000) | UInt32($0) * 0x01_0101 }
    return pixels.withUnsafeBytes {
      GrayPixels(
        $0.baseAddress!.assumingMemoryBound(to: UInt8.self), width: width, height: levels.count / width,
        stride: width * 4)
    }
  }

  /// What is left over goes on in sixteenths: 7 to the right, 3 to the left below, 5 below and 1 to the right below.
  private func diffused(_ levels: [Int], width: Int) -> [UInt8] {
    var wanted = levels.map { $0 * 16 }
    var result: [UInt8] = []
    for place in wanted.indices {
      let (x, level) = (place % width, wanted[place] < 2048 ? 0 : 255)
      result.append(UInt8(level))
      let rest = wanted[place] - level * 16
      var left = rest
      for (dx, dy, share) in [(1, 0, 7), (-1, 1, 3), (0, 1, 5)] {
        let part = rest * share / 16
        left -= part
        let other = place + dy * width + dx
        if x + dx >= 0, x + dx < width, other < wanted.count { wanted[other] += part }
      }
      if x + 1 < width, place + width + 1 < wanted.count { wanted[place + width + 1] += left }
    }
    return result
  }

  @Test("each pixel hands on what it differs by to the four that come next to it")
  func definition() {
    var random = SeededGenerator(seed: 91)
    for width in [1, 2, 3, 7, 16] {
      for height in [1, 2, 5] {
        let levels = (0..<width * height).map { _ in Int.random(in: 0...255, using: &random) }
        var pixels = gray(levels, width: width)
        #expect(pixels.levels == levels.map { UInt8($0) })
        pixels.diffuse()
        #expect(pixels.levels == diffused(levels, width: width), "\(width) × \(height)")
      }
    }
  }

  @Test("the lighter half of the greys is white")
  func threshold() {
    var single = gray([127], width: 1)
    single.diffuse()
    #expect(single.levels == [0])
    single = gray([128], width: 1)
    single.diffuse()
    #expect(single.levels == [255])
  }
}
