import Foundation
import QuoinGraphics
import Testing

@Suite("Parts of colours")
struct ColorPartsTests {
  @Test("Hue, saturation, brightness and alpha are written")
  func hue() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 0.5)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.25) < 1e-6 && abs(saturation - 0.5) < 1e-6)
    #expect(abs(brightness - 0.75) < 1e-6 && alpha == 0.5)
  }

  @Test("Only a grey has a white")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0.3, 0.3)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 0.3)
    #expect(UIColor(white: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha))
    #expect(white == 0.5 && alpha == 0.25)
  }
}

@Suite("Traits and colours")
struct ColorAppearanceTests {
  @Test("Colours may differ where style or contrast does")
  func differs() {
    let light = UITraitCollection(userInterfaceStyle: .light, displayScale: 2)
    #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("Work can run with other traits")
  func current() {
    var style = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      style = UITraitCollection.current.userInterfaceStyle
    }
    #expect(style == .dark)
  }
}
