import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Glyphs are drawn where the layout puts them, to a quarter of a pixel.
@Suite struct GlyphPositionTests {
  private static let row = "| | | | | | | | | | | |"

  @Test(arguments: [9.0, 11, 13], [0.0, 0.3]) func barsInARowAreEvenlySpaced(size: Double, left: Double)
    throws
  {
    let text = AttributedText(Self.row, font: .systemFont(ofSize: size), color: .black)
    let ink = try Ink.drawing(CGSize(width: 200, height: 24)) { canvas in
      canvas.draw(TextLayout(text: text), at: CGPoint(x: 4 + left, y: 4))
    }
    let middles = ink.middles
    try #require(middles.count == 12)
    let distances = zip(middles.dropFirst(), middles).map { $0 - $1 }
    let spread = try #require(distances.max()) - (try #require(distances.min()))
    #expect(spread <= 0.3)
  }

  @Test func barsStandWhereTheLayoutPutsThem() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let size = CGFloat.random(in: 7...30, using: &generator)
      let text = AttributedText("|", font: .systemFont(ofSize: size), color: .black)
      let layout = TextLayout(text: text)
      let left = CGFloat.random(in: 4...20, using: &generator)
      let scale = CGFloat(Int.random(in: 1...3, using: &generator))
      let ink = try Ink.drawing(CGSize(width: 40, height: 50), scale: scale) { canvas in
        canvas.draw(layout, at: CGPoint(x: left, y: 4))
      }
      let middle = CGFloat(try #require(ink.middles.first)) / scale
      let distance = abs(middle - left - layout.size.width / 2)
      // An eighth of a pixel is what quarters allow, and FreeType counts in 64ths. Small glyphs are moved so that the
      // middle of the ink is the shape's; that of a larger one is off by up to an eighth of a pixel by the width of the
      // bar in pixels, since what covers a part of a pixel lies at an edge of it and counts at the middle.
      let ofInk = size * scale < 24 ? 0 : 0.125 / ink.stem
      #expect(distance * scale <= 0.125 + 1.0 / 64 + ofInk, "\(size) at \(scale), bar of \(ink.stem)")
    }
  }

  @Test func aBarKeepsItsInkWhateverTheClip() throws {
    let text = AttributedText(Self.row, font: .systemFont(ofSize: 12), color: .black)
    let plain = try Ink.drawing(CGSize(width: 200, height: 24)) { canvas in
      canvas.draw(TextLayout(text: text), at: CGPoint(x: 4.3, y: 4))
    }
    let clips: [(Canvas) -> Void] = [
      { $0.clip(to: CGRect(x: 1, y: 1, width: 198, height: 22)) },
      { $0.clip(to: CGRect(x: 1.5, y: 1.5, width: 196, height: 20.5)) },
      { $0.clip(toRoundedRect: CGRect(x: 0, y: 0, width: 200, height: 24), radii: CornerRadii(2)) },
      { $0.beginTransparencyLayer(alpha: 1) },
    ]
    for clip in clips {
      let clipped = try Ink.drawing(CGSize(width: 200, height: 24)) { canvas in
        clip(canvas)
        canvas.draw(TextLayout(text: text), at: CGPoint(x: 4.3, y: 4))
        canvas.endTransparencyLayer()
      }
      #expect(clipped.largestDifference(from: plain) <= 2)
    }
  }

  @Test func textBeyondAClipIsNotSeen() throws {
    let text = AttributedText(Self.row, font: .systemFont(ofSize: 12), color: .black)
    let ink = try Ink.drawing(CGSize(width: 200, height: 24)) { canvas in
      canvas.clip(to: CGRect(x: 20, y: 0, width: 10, height: 24))
      canvas.draw(TextLayout(text: text), at: CGPoint(x: 4, y: 4))
    }
    #expect(ink.columns.enumerated().allSatisfy { (20..<30).contains($0.offset) || $0.element == 0 })
    #expect(ink.columns[20..<30].contains { $0 > 0 })
  }

  @Test func turnedTextHasAsMuchInk() throws {
    let text = AttributedText("Hamburg", font: .systemFont(ofSize: 14), color: .black)
    let layout = TextLayout(text: text)
    let upright = try Ink.drawing(CGSize(width: 100, height: 100)) {
      $0.draw(layout, at: CGPoint(x: 20, y: 40))
    }
    for angle in [0.3, .pi / 2, 2, .pi, -.pi / 2] {
      let turned = try Ink.drawing(CGSize(width: 100, height: 100)) { canvas in
        canvas.translateBy(x: 50, y: 50)
        canvas.rotate(by: angle)
        canvas.draw(layout, at: CGPoint(x: -30, y: -10))
      }
      #expect(abs(turned.total / upright.total - 1) < 0.02)
    }
  }

  @Test func overlappingGlyphsOfAClearColorAreOneShape() throws {
    // Two bars on the same place; what both cover is not darker than either.
    let font = UIFont.systemFont(ofSize: 20)
    func drawing(_ string: String, kern: CGFloat) throws -> Ink {
      let attributed = NSAttributedString(
        string: string, attributes: [.kern: kern, .foregroundColor: UIColor(white: 0, alpha: 0.5)])
      return try Ink.drawing(CGSize(width: 60, height: 40)) { canvas in
        canvas.draw(TextLayout(text: AttributedText(attributed, font: font)), at: CGPoint(x: 10, y: 8))
      }
    }
    let width = TextLayout(text: AttributedText("l", font: font)).size.width
    let two = try drawing("ll", kern: -width)
    #expect(two.darkest <= 129)
  }

  @Test func largeTextIsDrawnToo() throws {
    let layout = TextLayout(text: AttributedText("H", font: .systemFont(ofSize: 400), color: .black))
    let large = try Ink.drawing(CGSize(width: 400, height: 500)) { $0.draw(layout, at: .zero) }
    let small = try Ink.drawing(CGSize(width: 400, height: 500)) { canvas in
      let layout = TextLayout(text: AttributedText("H", font: .systemFont(ofSize: 100), color: .black))
      canvas.draw(layout, at: .zero)
    }
    #expect(abs(large.total / small.total / 16 - 1) < 0.02)
  }

  @Test func manyTextsGiveTheSamePixelsAsEachAlone() throws {
    // More masks than are kept, so that they are forgotten in between.
    let size = CGSize(width: 300, height: 300)
    func draw(_ number: Int, _ canvas: Canvas) {
      let font = UIFont.systemFont(ofSize: 20 + CGFloat(number % 150))
      let text = AttributedText("Quoin \(number) ÄÖÜ", font: font, color: .black)
      canvas.draw(TextLayout(text: text), at: CGPoint(x: 3.2, y: 2))
    }
    let alone = try Ink.drawing(size) { draw(7, $0) }
    let after = try Ink.drawing(size) { canvas in
      canvas.saveGState()
      canvas.clip(to: CGRect(x: 0, y: 299, width: 1, height: 1))
      for number in 0..<300 { draw(number, canvas) }
      canvas.restoreGState()
      draw(7, canvas)
    }
    #expect(after.largestDifference(from: alone) == 0)
  }
}

/// How dark a drawing of black on nothing is.
private struct Ink {
  let width: Int
  /// The coverage of each pixel, from 0 to 255.
  let pixels: [Int]

  static func drawing(
    _ size: CGSize, scale: CGFloat = 1, _ draw: @escaping (Canvas) -> Void
  ) throws -> Ink {
    let canvas = try #require(ImageCanvas(size: size, scale: scale, traits: UITraitCollection()))
    draw(canvas)
    let ink = canvas.withPixels { bytes, width, height, stride in
      Ink(
        width: width,
        pixels: (0..<height).flatMap { y in (0..<width).map { Int(bytes[y * stride + $0 * 4 + 3]) } })
    }
    return try #require(ink)
  }

  var total: Double { Double(pixels.reduce(0, +)) }
  var darkest: Int { pixels.max() ?? 0 }

  /// The width of a drawn bar, in pixels.
  var stem: Double {
    let rows = stride(from: 0, to: pixels.count, by: width).map { pixels[$0..<$0 + width].reduce(0, +) }
    return Double(rows.max() ?? 0) / 255
  }

  /// The sum of each column.
  var columns: [Int] {
    (0..<width).map { x in stride(from: x, to: pixels.count, by: width).reduce(0) { $0 + pixels[$1] } }
  }

  /// The middle of each group of columns with ink, in pixels, weighted by it.
  var middles: [Double] {
    var result: [Double] = []
    var (sum, weighted) = (0.0, 0.0)
    for (x, ink) in columns.enumerated() {
      if ink > 0 {
        sum += Double(ink)
        weighted += (Double(x) + 0.5) * Double(ink)
      } else if sum > 0 {
        result.append(weighted / sum)
        (sum, weighted) = (0, 0)
      }
    }
    return sum > 0 ? result + [weighted / sum] : result
  }

  func largestDifference(from other: Ink) -> Int {
    zip(pixels, other.pixels).map { abs($0 - $1) }.max() ?? 0
  }
}
