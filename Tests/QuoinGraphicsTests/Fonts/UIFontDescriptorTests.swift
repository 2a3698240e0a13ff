import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Font descriptors")
struct UIFontDescriptorTests {
  @Test("traits have UIKit's bits")
  func bits() {
    let traits: [UIFontDescriptor.SymbolicTraits] = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
    ]
    #expect(traits.map(\.rawValue) == [1, 2, 32, 64, 1024])
  }

  @Test("a face's descriptor tells its family, weight and traits")
  func faces() {
    func traits(_ name: String) -> UIFontDescriptor.SymbolicTraits {
      UIFontDescriptor(name: name, size: 9).symbolicTraits
    }
    let bold = UIFontDescriptor(name: "Inter-Bold", size: 9)
    #expect(bold.family == "Inter" && bold.weight == .bold && bold.pointSize == 9)
    #expect(traits("Inter-Bold") == .traitBold && traits("Inter-SemiBold") == .traitBold)
    #expect(traits("Inter-Medium") == [] && traits("Inter-Italic") == .traitItalic)
    #expect(traits("Inter-BoldItalic") == [.traitBold, .traitItalic])
    #expect(UIFont(name: "Inter-LightItalic", size: 7)?.fontDescriptor.weight == .light)
    #expect(traits("Noto Sans Mono") == .traitMonoSpace && traits("DejaVu Sans Mono") == .traitMonoSpace)
    #expect(traits("LiberationMono-Bold") == [.traitBold, .traitMonoSpace] && traits("Noto Serif") == [])
    let unknown = UIFontDescriptor(name: "No Such Face", size: 9)
    #expect(unknown.family == "No Such Face" && unknown.weight == .regular && unknown.symbolicTraits == [])
  }

  @Test("bold makes lighter weights bold, and leaving it out makes bold ones regular")
  func weights() throws {
    func weight(_ weight: UIFont.Weight, _ traits: UIFontDescriptor.SymbolicTraits) throws -> UIFont.Weight {
      let descriptor = UIFontDescriptor(family: "Inter", size: 9, weight: weight)
      return try #require(descriptor.withSymbolicTraits(traits)).weight
    }
    for light in [UIFont.Weight.light, .regular, .medium] {
      #expect(try weight(light, .traitBold) == .bold && weight(light, []) == light)
    }
    for heavy in [UIFont.Weight.semibold, .bold, .black] {
      #expect(try weight(heavy, .traitBold) == heavy && weight(heavy, []) == .regular)
    }
  }

  @Test("only families that have an italic get one, but for the system's own, which are slanted")
  func italics() {
    func italic(_ family: String) -> UIFontDescriptor? {
      UIFontDescriptor(family: family, size: 9).withSymbolicTraits(.traitItalic)
    }
    #expect(italic("Inter")?.symbolicTraits == .traitItalic && italic("Noto Serif") != nil)
    #expect(
      italic("Noto Sans Mono") != nil && italic("Noto Sans Arabic") == nil && italic("No Such Family") == nil)
    #expect(UIFontDescriptor(family: "Noto Sans Arabic", size: 9).withSymbolicTraits(.traitBold) != nil)
    #expect(UIFontDescriptor(family: "No Such Family", size: 9).withSymbolicTraits([]) == nil)
  }

  @Test("the system's font of one width is of another family")
  func monospaced() throws {
    func family(_ family: String, _ traits: UIFontDescriptor.SymbolicTraits) -> String? {
      UIFontDescriptor(family: family, size: 9).withSymbolicTraits(traits)?.family
    }
    #expect(family("Inter", .traitMonoSpace) == "Noto Sans Mono" && family("Inter", []) == "Inter")
    #expect(
      family("Noto Serif", .traitMonoSpace) == "Noto Serif"
        && family("Noto Sans Mono", []) == "Noto Sans Mono")
  }

  @Test("descriptors are equal when all they ask for is, at any size that is asked for")
  func equality() {
    let some = UIFontDescriptor(family: "Inter", size: 9, weight: .bold, symbolicTraits: .traitBold)
    let same = UIFontDescriptor(family: "Inter", size: 9, weight: .bold, symbolicTraits: .traitBold)
    #expect(some == same && some == some && some.hashValue == same.hashValue)
    let others = [
      some.withFamily("Noto Sans"), some.withSize(10),
      UIFontDescriptor(family: "Inter", size: 9, weight: .heavy, symbolicTraits: .traitBold),
      UIFontDescriptor(family: "Inter", size: 9, weight: .bold, symbolicTraits: [.traitBold, .traitItalic]),
    ]
    #expect(
      some == UIFontDescriptor(family: "Inter", size: 9, weight: .bold), "bold is bold however it was said")
    #expect(some == UIFontDescriptor(family: "Inter", size: 9, symbolicTraits: .traitBold))
    for other in others { #expect(some != other && some.hashValue != other.hashValue) }
    #expect(some.withSize(10).withSize(9) == some && some.withFamily("a").withFamily("Inter") == some)
    #expect(
      UIFont(descriptor: some, size: 0).pointSize == 9 && UIFont(descriptor: some, size: -1).pointSize == 9)
    #expect(UIFont(descriptor: some, size: 3).fontDescriptor.pointSize == 3)
  }

  @Test("system fonts say what they are")
  func system() {
    #expect(UIFont.systemFont(ofSize: 9).fontDescriptor.symbolicTraits == [])
    #expect(UIFont.systemFont(ofSize: 9, weight: .semibold).fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.systemFont(ofSize: 9, weight: .medium).fontDescriptor.symbolicTraits == [])
    #expect(UIFont.italicSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitItalic)
    let mono = UIFont.monospacedSystemFont(ofSize: 9, weight: .bold)
    #expect(
      mono.fontDescriptor.symbolicTraits == [.traitBold, .traitMonoSpace]
        && mono.fontDescriptor.weight == .bold)
    let sizes = [
      UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize,
    ]
    #expect(sizes == [17, 18, 12, 14])
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .bold).fontName == "Inter-Bold")
    #expect(UIFont.systemFont(ofSize: 8).withSize(3).fontDescriptor.pointSize == 3)
  }

  @Test("sizes are numbers from 0 to 10,000")
  func sizes() {
    for (given, used) in [(-1, 0), (0, 0), (7.5, 7.5), (20_000, 10_000), (.infinity, 10_000), (.nan, 0)]
      as [(CGFloat, CGFloat)]
    {
      #expect(UIFont.systemFont(ofSize: given).pointSize == used)
    }
  }

  @Test("weights run from 100 to 900, those between named ones in proportion")
  func scale() {
    let scale: [(CGFloat, Double)] = [
      (-1, 100), (-0.8, 100), (-0.7, 150), (-0.6, 200), (-0.4, 300), (-0.2, 350), (0, 400), (0.115, 450),
      (0.23, 500),
      (0.3, 600), (0.4, 700), (0.56, 800), (0.59, 850), (0.62, 900), (1, 900),
    ]
    for (raw, openType) in scale {
      #expect(abs(UIFont.Weight(raw).openType - openType) < 1e-9, "\(raw)")
      let clamped = min(max(raw, -0.8), 0.62)
      #expect(abs(UIFont.Weight(openType: openType).rawValue - clamped) < 1e-9, "\(openType)")
    }
    #expect(UIFont.Weight(openType: 1).rawValue == -0.8 && UIFont.Weight(openType: 1000).rawValue == 0.62)
  }

  @Test("text styles have UIKit's sizes")
  func styles() {
    let styles: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.subheadline, 15),
      (.body, 17),
      (.callout, 16), (.footnote, 13), (.caption1, 12), (.caption2, 11),
      (UIFont.TextStyle(rawValue: "x"), 17),
    ]
    for (style, size) in styles {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
      // No style shrinks as the reader's text grows, and an unknown wish is the usual one.
      let sizes = UIContentSizeCategory.allSizes.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted() && sizes.count == 12 && style.pointSize(at: .unspecified) == size)
      let isBold = UIFont.preferredFont(forTextStyle: style).fontName == "Inter-SemiBold"
      #expect(isBold == (style == .headline))
    }
  }
}
