import Foundation
import QuoinGraphics
import Testing

@Suite("Components of colours")
struct ColorComponentTests {
  private final class Brand: UIColor, @unchecked Sendable {}

  @Test("Components are read by places, of which any may be left out")
  func places() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.getRed(&red, green: nil, blue: nil, alpha: &alpha) && red == 0.25 && alpha == 0.5)
    #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5] && color.cgColor.numberOfComponents == 4)
    #expect(color.cgColor.copy(alpha: 1)?.alpha == 1)
  }

  @Test("Colours of Display P3 become those of sRGB: greys the same, others the nearest")
  func wide() {
    let grey = CGColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(abs(grey.red - 0.5) < 1e-6 && abs(grey.blue - 0.5) < 1e-6)
    let red = CGColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.red == 1 && red.green == 0 && red.blue == 0)
    let olive = UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.2, alpha: 1).cgColor
    #expect(
      abs(olive.red - 0.5193) < 0.001 && abs(olive.green - 0.3951) < 0.001 && abs(olive.blue - 0.1589) < 0.001
    )
  }

  @Test("Classes of colours and images can be made of the program's own")
  func classes() {
    #expect(Brand(red: 1, green: 0, blue: 0, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
