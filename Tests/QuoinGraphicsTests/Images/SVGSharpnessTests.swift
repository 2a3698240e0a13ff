import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Drawings whose filters would take too long at the size they are drawn at.
@Suite("Drawings that are less sharp")
struct SVGSharpnessTests {
  /// Red at the left, blue at the right and clear below, through a filter that blurs next to nothing; another file for
  /// each limit, as one that is at hand keeps its own.
  private func drawing(pixels: Int) throws -> UIImage {
    var budget = Budget.default
    budget.imagePixels = pixels
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' width='100' height='80'><filter id='f'><feGaussianBlur stdDeviation='.1'/></filter>
      <g filter='url(#f)'><rect width='50' height='60' fill='red'/><rect x='50' width='50' height='60' fill='blue'/><rect x='70' width='.4' height='60' fill='lime'/></g><desc>\(pixels)</desc></svg>
      """
    return try UIImage(data: Data(text.utf8), scale: 1, name: "x", budget: budget)
  }

  private func picture(of image: UIImage) throws -> CGImage {
    let png = try Renderer.render(size: CGSize(width: 400, height: 300), format: .png) {
      $0.draw(image, in: CGRect(x: 40, y: 20, width: 300, height: 240))
    }
    return try #require(UIImage(data: png)?.cgImage)
  }

  @Test("they are as large and at the same place as sharp ones")
  func places() throws {
    let (sharp, soft) = (
      try picture(of: drawing(pixels: 64_000_000)), try picture(of: drawing(pixels: 20_000))
    )
    for (x, y, color) in [
      (45, 25, "#FF0000"), (180, 100, "#FF0000"), (45, 190, "#FF0000"), (200, 25, "#0000FF"),
      (334, 194, "#0000FF"),
    ] {
      #expect(
        sharp.color(x: x, y: y)?.hexString == color && soft.color(x: x, y: y)?.hexString == color, "\(x) \(y)"
      )
    }
    for (x, y) in [(34, 100), (346, 100), (100, 14), (100, 210), (100, 250)] {
      #expect(sharp.color(x: x, y: y)?.alpha == 0 && soft.color(x: x, y: y)?.alpha == 0, "\(x) \(y)")
    }
  }

  @Test("their thin lines are paler")
  func lines() throws {
    func brightest(_ image: CGImage) -> CGFloat {
      (240..<262).map { image.color(x: $0, y: 100)?.green ?? 0 }.max() ?? 0
    }
    let soft = try brightest(picture(of: drawing(pixels: 20_000)))
    #expect(try brightest(picture(of: drawing(pixels: 64_000_000))) > soft + 0.1 && soft > 0.1)
  }
}
