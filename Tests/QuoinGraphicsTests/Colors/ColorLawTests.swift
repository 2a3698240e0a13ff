import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@Suite("Laws of colours and traits") struct ColorLawTests {
  @Test("what is written as hexadecimal digits is read back, in either case")
  func hex() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let bytes = (0..<4).map { _ in Int.random(in: 0...255, using: &random) }
      let pairs = bytes.map {
        String($0, radix: 16).count == 1 ? "0" + String($0, radix: 16) : String($0, radix: 16)
      }
      let long = CGColor(hexString: "#" + pairs.joined())
      let color = CGColor(
        red: CGFloat(bytes[0]) / 255, green: CGFloat(bytes[1]) / 255, blue: CGFloat(bytes[2]) / 255,
        alpha: CGFloat(bytes[3]) / 255)
      #expect(long == color)
      #expect(CGColor(hexString: pairs.joined().uppercased()) == color)
      #expect(color.hexString == "#" + pairs[..<(bytes[3] == 255 ? 3 : 4)].joined().uppercased())
      #expect(CGColor(hexString: "#" + pairs.prefix(3).joined())?.alpha == 1)
      let digits = bytes.map { String($0 % 16, radix: 16) }
      #expect(
        CGColor(hexString: digits.joined()) == CGColor(hexString: digits.flatMap { [$0, $0] }.joined()))
      #expect(
        CGColor(hexString: "#" + digits.prefix(3).joined())
          == CGColor(hexString: digits.prefix(3).flatMap { [$0, $0] }.joined()))
    }
    for bad in [
      "#1", "12", "12345", "1234567", "123456789", "##fff", "f#ff", "fg0", "/00", ":00", "@00", "`00", "G00",
    ] {
      #expect(CGColor(hexString: bad) == nil, "\(bad)")
    }
  }

  @Test("hue, saturation and brightness go over into red, green and blue and back")
  func hue() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<400 {
      let (h, s, b) = (
        CGFloat.random(in: 0..<1, using: &random), CGFloat.random(in: 0.05...1, using: &random),
        CGFloat.random(in: 0.05...1, using: &random)
      )
      let color = CGColor(hue: h, saturation: s, brightness: b, alpha: 0.25)
      // The six sectors as they are taught.
      let (i, f) = (Int(h * 6), h * 6 - CGFloat(Int(h * 6)))
      let (p, q, t) = (b * (1 - s), b * (1 - s * f), b * (1 - s * (1 - f)))
      let expected = [[b, t, p], [q, b, p], [p, b, t], [p, q, b], [t, p, b], [b, p, q]][i % 6]
      for (found, wanted) in zip([color.red, color.green, color.blue], expected) {
        #expect(abs(found - wanted) < 1e-9)
      }
      #expect(color.alpha == 0.25)
      let back = color.hueComponents
      #expect(abs(back.saturation - s) < 1e-9 && abs(back.brightness - b) < 1e-9)
      #expect(min(abs(back.hue - h), 1 - abs(back.hue - h)) < 1e-9)
    }
    #expect(CGColor(gray: 0.4).hueComponents == (0, 0, 0.4))
    #expect(CGColor(gray: 0).hueComponents == (0, 0, 0))
    #expect(CGColor(hue: 1, saturation: 1, brightness: 1) == CGColor(hue: 0, saturation: 2, brightness: 3))
    #expect(CGColor(hue: -1, saturation: 1, brightness: 1) == CGColor(red: 1, green: 0, blue: 0))
    #expect(CGColor(hue: .nan, saturation: -1, brightness: 0.5) == CGColor(gray: 0.5))
    #expect(CGColor(hue: 0.3, saturation: 0.3, brightness: 0.3).alpha == 1)
  }

  @Test("components stay between 0 and 1")
  func bounds() {
    for (given, kept) in [(-1, 0), (0, 0), (0.25, 0.25), (1, 1), (1.5, 1), (.nan, 0), (.infinity, 1)]
      as [(CGFloat, CGFloat)]
    {
      #expect(CGColor(red: given, green: 0.5, blue: 0.5).red == kept)
      #expect(CGColor(red: 0.5, green: given, blue: 0.5).green == kept)
      #expect(CGColor(red: 0.5, green: 0.5, blue: given).blue == kept)
      #expect(CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: given).alpha == kept)
    }
    #expect(CGColor(gray: 0.3) == CGColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1))
    #expect(
      CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5).multiplyingAlpha(by: 0.5)
        == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.25))
  }

  @Test("a colour keeps its numbers and its rule")
  func colors() {
    let (light, dark) = (CGColor(red: 1, green: 0, blue: 0), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    let adaptive = UIColor(light: light, dark: dark)
    let (bright, night) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(adaptive.isDynamic && !UIColor(light: light, dark: light).isDynamic && !UIColor.red.isDynamic)
    #expect(adaptive.resolvedCGColor(with: bright) == light && adaptive.resolvedCGColor(with: night) == dark)
    #expect(adaptive.resolvedCGColor(with: UITraitCollection()) == light)
    #expect(
      !adaptive.resolvedColor(with: night).isDynamic && adaptive.resolvedColor(with: night).cgColor == dark)
    #expect(adaptive.description == "#FF0000/#0000FF80")
    #expect(
      adaptive == UIColor(light: light, dark: dark)
        && adaptive.hashValue == UIColor(light: light, dark: dark).hashValue)
    #expect(adaptive != UIColor(light: light, dark: light) && adaptive != UIColor(light: dark, dark: dark))
    #expect(
      adaptive != UIColor(light: dark, dark: light)
        && adaptive != UIColor(light: light, dark: CGColor(gray: 0)))
    let faded = adaptive.withAlphaComponent(0.25)
    #expect(faded.resolvedCGColor(with: bright) == light.multiplyingAlpha(by: 0.25))
    #expect(faded.resolvedCGColor(with: night) == CGColor(red: 0, green: 0, blue: 1, alpha: 0.25))
    let rule = UIColor { $0.displayScale == 3 ? .red : .blue }
    #expect(rule == rule && rule != UIColor { _ in .red } && rule.description == "dynamic" && rule.isDynamic)
    #expect(rule.hashValue == rule.hashValue && Set([rule, rule, adaptive]).count == 2)
    #expect(rule.resolvedCGColor(with: UITraitCollection(displayScale: 3)) == UIColor.red.cgColor)
    #expect(UITraitCollection(displayScale: 3).asCurrent { rule.cgColor } == UIColor.red.cgColor)
    #expect(rule.cgColor == UIColor.blue.cgColor)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor(white: 0.5, alpha: 0.25).cgColor == CGColor(gray: 0.5, alpha: 0.25))
    var (r, g, b, a) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
    #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [0.1, 0.2, 0.3, 0.4])
    let chain = (0..<10).reduce(UIColor.green) { inner, _ in UIColor { _ in inner } }
    #expect(chain.cgColor == UIColor.green.cgColor)
  }

  @Test("UIKit's fixed colours are what UIKit documents")
  func standard() {
    let table: [(UIColor, String)] = [
      (.black, "#000000"), (.white, "#FFFFFF"), (.gray, "#808080"), (.red, "#FF0000"), (.green, "#00FF00"),
      (.blue, "#0000FF"), (.cyan, "#00FFFF"), (.yellow, "#FFFF00"), (.magenta, "#FF00FF"),
      (.orange, "#FF8000"),
      (.purple, "#800080"), (.brown, "#996633"), (.clear, "#00000000"), (.lightGray, "#AAAAAA"),
      (.darkGray, "#555555"),
    ]
    for (color, hex) in table { #expect(color.description == hex) }
    #expect(UIColor.systemRed.description == "#FF3B30/#FF453A")
    #expect(UIColor.systemBlue.description == "#007AFF/#0A84FF")
    #expect(UIColor.systemGreen.description == "#34C759/#30D158")
    #expect(UIColor.systemBackground.description == "#FFFFFF/#000000")
    #expect(UIColor.label.description == "#000000/#FFFFFF")
    #expect(UIColor.named("systemTeal") == UIColor.systemTeal && UIColor.named("clearColor") == .clear)
    #expect(
      UIColor.allNames == UIColor.allNames.sorted()
        && UIColor.allNames.allSatisfy { UIColor.named($0) != nil })
  }

  @Test("traits override what others leave open, and each counts in equality")
  func traits() {
    let full = UITraitCollection(
      userInterfaceStyle: .dark, displayScale: 3, layoutDirection: .rightToLeft,
      preferredContentSizeCategory: .small,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .pad)
    let other = UITraitCollection(
      userInterfaceStyle: .light, displayScale: 2, layoutDirection: .leftToRight,
      preferredContentSizeCategory: .large,
      horizontalSizeClass: .regular, verticalSizeClass: .compact, userInterfaceIdiom: .phone)
    let none = UITraitCollection()
    #expect(
      full.overridden(by: none) == full && none.overridden(by: full) == full
        && full.overridden(by: other) == other)
    #expect(
      UITraitCollection(traitsFrom: [full, none, other]) == other && UITraitCollection(traitsFrom: []) == none
    )
    #expect(UITraitCollection(traitsFrom: [full]).hashValue == full.hashValue)
    let single = [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ]
    #expect(UITraitCollection(traitsFrom: single) == full)
    for (i, left) in single.enumerated() {
      #expect(left != none)
      for (j, right) in single.enumerated() { #expect((left == right) == (i == j)) }
    }
    #expect(
      none.displayScale == 0 && none.userInterfaceStyle == .unspecified
        && none.layoutDirection == .unspecified)
    let current = UITraitCollection.current
    #expect(
      current.displayScale == 2 && current.userInterfaceStyle == .light
        && current.layoutDirection == .leftToRight)
    #expect(current.preferredContentSizeCategory == .large)
    full.asCurrent { #expect(UITraitCollection.current == full) }
    #expect(UITraitCollection.current == current)
  }

  @Test("text sizes are ordered from small to large")
  func categories() {
    let sizes = UIContentSizeCategory.allSizes
    #expect(
      sizes.count == 12 && sizes == sizes.sorted() && sizes.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory.extraSmall < .small && !(UIContentSizeCategory.large < .large))
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    // What is not known counts as large.
    #expect(UIContentSizeCategory.medium < .unspecified && .unspecified < UIContentSizeCategory.extraLarge)
  }
}
