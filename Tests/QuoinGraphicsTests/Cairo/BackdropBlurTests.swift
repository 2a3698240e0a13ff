import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

/// What lies behind is blurred as if its pixels were spread by a bell curve, all else is left alone.
@Suite struct BackdropBlurTests {
  private static let side = 120

  private func picture(_ draw: (Canvas) -> Void) throws -> CGImage {
    let size = CGSize(width: Self.side, height: Self.side)
    return try #require(try Renderer.image(size: size) { draw($0) }.cgImage)
  }

  private func levels(_ image: CGImage, _ x: Int, _ y: Int) throws -> [Int] {
    let color = try #require(image.color(x: x, y: y))
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  private let all = CGRect(x: 0, y: 0, width: side, height: side)

  /// Small squares of pixels, larger ones of which every second is taken, and the largest.
  @Test(arguments: [2.0, 9, 20, 40, 100, 200]) func oneColorStaysAsItIs(deviation: Double) throws {
    let image = try picture { canvas in
      canvas.fill(all, color: UIColor(red: 0.2, green: 0.6, blue: 0.8, alpha: 1))
      canvas.blurBackdrop(in: all, radii: CornerRadii(0), deviation: deviation)
    }
    for (x, y) in [(0, 0), (60, 60), (119, 119), (3, 118)] {
      #expect(try levels(image, x, y) == [51, 153, 204, 255])
    }
  }

  @Test(arguments: [2.0, 9, 20, 40]) func aBorderBecomesARampWithTheMeanInItsMiddle(deviation: Double) throws
  {
    let image = try picture { canvas in
      canvas.fill(all, color: .red)
      canvas.fill(CGRect(x: 60, y: 0, width: 60, height: 120), color: .blue)
      canvas.blurBackdrop(in: all, radii: CornerRadii(0), deviation: deviation)
    }
    let reds = try stride(from: 0, to: Self.side, by: 4).map { try levels(image, $0, 60)[0] }
    let blues = try stride(from: 0, to: Self.side, by: 4).map { try levels(image, $0, 60)[2] }
    #expect(reds == reds.sorted(by: >) && blues == blues.sorted())
    let middle = try levels(image, 60, 60)
    #expect(abs(middle[0] - 128) <= 30 && abs(middle[2] - 128) <= 30 && middle[1] == 0 && middle[3] == 255)
    // A standard deviation beside the border, 16 of 100 are left of the other side.
    if deviation <= 20 {
      let beside = try levels(image, 60 - Int(deviation), 60)
      #expect(abs(Double(beside[2]) - 0.16 * 255) < 26)
    }
  }

  @Test func whatIsOutsideStaysSharp() throws {
    let image = try picture { canvas in
      canvas.fill(all, color: .white)
      canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 20), color: .black)
      canvas.blurBackdrop(
        in: CGRect(x: 20, y: 10, width: 80, height: 80), radii: CornerRadii(10), deviation: 6)
    }
    #expect(try levels(image, 10, 19) == [0, 0, 0, 255])
    #expect(try levels(image, 10, 20) == [255, 255, 255, 255])
    #expect(try levels(image, 21, 11) == [0, 0, 0, 255], "the corner is round")
    let inside = try levels(image, 60, 20)
    #expect((90...165).contains(inside[0]))
  }

  @Test func halfClearStaysAColor() throws {
    let image = try picture { canvas in
      canvas.fill(
        CGRect(x: 0, y: 0, width: 60, height: 120), color: UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      canvas.blurBackdrop(in: all, radii: CornerRadii(0), deviation: 9)
    }
    let middle = try levels(image, 60, 60)
    #expect((50...78).contains(middle[3]), "half of a half")
    #expect(middle[0] >= 245 && middle[1] == 0 && middle[2] == 0, "and red as before")
  }
}
