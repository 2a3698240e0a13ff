import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Designs of the system's font")
struct SystemDesignTests {
  private let system = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor

  @Test("Each has a family here, with size and weight of the descriptor")
  func families() throws {
    let serif = try #require(system.withDesign(.serif))
    #expect(serif.family == "Noto Serif" && serif.pointSize == 17 && serif.weight == .bold)
    #expect(UIFont(descriptor: serif, size: 0).familyName == "Noto Serif")
    let mono = try #require(system.withDesign(.monospaced))
    #expect(mono.family == "Noto Sans Mono" && mono.symbolicTraits.contains(.traitMonoSpace))
    #expect(try #require(system.withDesign(.rounded)).family == "Inter")
    #expect(serif.withDesign(.default)?.family == "Inter" && mono.withDesign(.default) == system)
    #expect(UIFontDescriptor(name: "Noto Sans", size: 12).withDesign(.serif) == nil)
  }

  @Test("A role has a descriptor, and attributes give another weight and size")
  func attributes() {
    let title = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(title.pointSize == 28 && title.weight == .regular)
    let heavy = title.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(heavy.weight == .heavy && heavy.pointSize == 28)
    let number = title.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold.rawValue], .size: CGFloat(12),
    ])
    #expect(number.weight == .semibold && number.pointSize == 12)
  }
}
