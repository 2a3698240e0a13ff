import Foundation
import QuoinGraphics
import Testing

@Suite struct UIColorTests {
  @Test(arguments: [
    ("#f00", "#FF0000"), ("f008", "#FF000088"), ("#663399", "#663399"), ("#66339980", "#66339980"),
  ])
  func hexIsReadInFourLengths(text: String, expected: String) {
    #expect(UIColor(hex: text)?.description == expected)
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#gggggg", "#1234567890", "12#"])
  func otherTextIsNoColor(text: String) {
    #expect(UIColor(hex: text) == nil)
  }

  @Test func namesAreUIKitsFirstThenCSSs() {
    #expect(UIColor.named("green") == UIColor.green)
    #expect(UIColor.named("darkGray")?.cgColor.red == 1.0 / 3)
    #expect(UIColor.named("darkgray")?.description == "#A9A9A9")
    #expect(UIColor.named("RebeccaPurple")?.description == "#663399")
    #expect(UIColor.named("redColor") == UIColor.red)
    #expect(UIColor.named("transparent") == UIColor.clear)
    #expect(UIColor.named("nonsense") == nil)
    #expect(UIColor.allNames.count > 148)
  }

  @Test func systemColorsFollowTheStyle() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.cgColor == CGColor(gray: 1))
    #expect(UIColor.systemBackground.resolvedCGColor(with: dark) == CGColor(gray: 0))
    #expect(dark.asCurrent { UIColor.label.cgColor } == CGColor(gray: 1))
  }

  @Test func aDynamicColorStaysDynamicUnderAnotherAlpha() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
    #expect(color.isDynamic)
    let dark = color.resolvedCGColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == CGColor(gray: 1, alpha: 0.5))
  }

  @Test func aProviderThatAnswersWithItsLikeForEverEndsClear() {
    #expect(UIColor { _ in endless }.cgColor.alpha == 0)
  }

  @Test func hueGoesAroundFromRed() {
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).description == "#00FF00")
    #expect(UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1).description == "#66CCCC")
    #expect(abs(CGColor(hue: 0.7, saturation: 0.4, brightness: 0.9).hueComponents.hue - 0.7) < 1e-9)
  }

  @Test func componentsThatAreNoNumbersAreZero() {
    #expect(UIColor(red: .nan, green: 2, blue: -1, alpha: 1).description == "#00FF00")
  }
}

private let endless: UIColor = UIColor { _ in endless }
