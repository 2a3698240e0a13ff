import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Traits")
struct TraitCollectionTests {
  private static let single: [UITraitCollection] = [
    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    UITraitCollection(layoutDirection: .rightToLeft),
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
    UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(accessibilityContrast: .high),
    UITraitCollection(language: "de-CH"),
  ]

  @Test("Traits that differ in one value differ, and hash differently")
  func equality() {
    let all = [UITraitCollection()] + Self.single
    #expect(Set(all).count == all.count)
    #expect(Set(all.map(\.hashValue)).count == all.count)
    for traits in all {
      #expect(
        traits == UITraitCollection(traits.values)
          && traits.hashValue == UITraitCollection(traits.values).hashValue)
    }
  }

  @Test("What is specified replaces what was, one value at a time")
  func overriding() {
    let all = UITraitCollection(traitsFrom: Self.single)
    for traits in Self.single {
      #expect(UITraitCollection().overridden(by: traits) == traits)
      #expect(all.overridden(by: traits) == all && traits.overridden(by: UITraitCollection()) == traits)
    }
    #expect(all.userInterfaceStyle == .dark && all.displayScale == 3 && all.userInterfaceIdiom == .pad)
  }
}

@Suite("Contrast")
struct ContrastTests {
  @Test("System colours stand out more where contrast is to be high")
  func systemColors() {
    let high = UITraitCollection(accessibilityContrast: .high)
    let dark = high.overridden(by: UITraitCollection(userInterfaceStyle: .dark))
    #expect(UIColor.systemBlue.resolvedCGColor(with: UITraitCollection()).hexString == "#007AFF")
    #expect(UIColor.systemBlue.resolvedCGColor(with: high).hexString == "#0040DD")
    #expect(UIColor.systemBlue.resolvedCGColor(with: dark).hexString == "#409CFF")
    #expect(UIColor.systemBlue.withAlphaComponent(0.5).resolvedCGColor(with: high).hexString == "#0040DD80")
    #expect(UIColor.systemBlue == .tintColor && UIColor.systemBlue != .systemRed)
  }
}
