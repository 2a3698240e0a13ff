import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct FontTests {
  private func font(
    _ parts: [Value], registry: ComponentRegistry = .standard, traits: UITraitCollection = UITraitCollection()
  ) throws -> UIFont {
    let type = try #require(registry["UILabel"]?.properties["font"]?.type)
    let convert = try #require(type.textConversion)
    return try #require(UIFont(propertyValue: try convert(parts, ConversionContext(traits: traits))))
  }

  private func font(_ text: String) throws -> UIFont { try font([.string(text)]) }

  private func problem(_ parts: [Value]) throws -> String? {
    do {
      _ = try font(parts)
      return nil
    } catch let diagnostic as Diagnostic {
      return diagnostic.sentence
    }
  }

  @Test func takesTheSystemFontAt17PointsUnlessToldOtherwise() throws {
    #expect(try font("bold") == .systemFont(ofSize: 17, weight: .bold))
    #expect(try font("25") == .systemFont(ofSize: 25))
    #expect(try font("System black") == .systemFont(ofSize: 17, weight: .black))
    #expect(try font("SystemBold") == .boldSystemFont(ofSize: 17))
    #expect(try font("systemitalic 20") == .italicSystemFont(ofSize: 20))
  }

  @Test func wordsOfStyleMayBeAPartOfAName() throws {
    #expect(try font("Noto Sans Old Italic 20").familyName == "Noto Sans Old Italic")
    #expect(try font("20 noto sans old italic").pointSize == 20)
    #expect(try !font("Noto Sans Old Italic").fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try font("Inter thin").fontName == "Inter-Thin")
    #expect(try font("Inter thin italic 9").fontName == "Inter-ThinItalic")
    #expect(try font("Inter Semi Bold").fontName == "Inter-SemiBold")
    // Word by word they mean the same, or there is no such name.
    #expect(try font("Inter bold 12").fontName == "Inter-Bold")
    #expect(try font("thin") == .systemFont(ofSize: 17, weight: .thin))
    #expect(try font("Courier bold").fontDescriptor.weight == .bold)
    #expect(try problem([.string("Inter thinn")])?.contains("Inter thinn") == true)
  }

  @Test func boldIsToldByTraitsHoweverItWasSaid() throws {
    func isBold(_ font: UIFont) -> Bool { font.fontDescriptor.symbolicTraits.contains(.traitBold) }
    for text in ["bold", "semibold", "Inter bold", "Inter black italic", "Courier bold", "SystemBold 9"] {
      #expect(isBold(try font(text)), "\(text)")
    }
    for text in ["medium", "17", "Inter light italic", "headline medium"] {
      #expect(!isBold(try font(text)), "\(text)")
    }
    #expect(isBold(UIFont(descriptor: UIFontDescriptor(family: "Inter", size: 9, weight: .heavy), size: 0)))
    let byTrait = UIFontDescriptor(family: "Inter", size: 9, symbolicTraits: .traitBold)
    #expect(byTrait.weight == .bold)
    #expect(UIFont(descriptor: byTrait, size: 0).fontName == "Inter-Bold")
    #expect(byTrait.withSymbolicTraits([])?.weight == .regular)
  }

  @Test func takesItsPartsInAnyOrder() throws {
    let expected = try font("Inter semibold italic 30")
    #expect(expected.pointSize == 30)
    #expect(expected.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(expected.fontDescriptor.weight == .semibold)
    #expect(try font("30 italic Inter semibold") == expected)
    #expect(try font("  semibold   'inter' ITALIC 30 ") == expected)
  }

  @Test func takesNamesOfSeveralWordsWithAndWithoutQuotes() throws {
    #expect(try font("Noto Sans bold 12").familyName == "Noto Sans")
    #expect(try font("'noto sans' 12").familyName == "Noto Sans")
  }

  @Test func takesCourierForMonospaceAlone() throws {
    #expect(try font("monospace 12").fontName == font("Courier 12").fontName)
    #expect(try font("monospaced bold").fontName == font("Courier bold").fontName)
    #expect(try font("System monospace 12") == .monospacedSystemFont(ofSize: 12, weight: .regular))
  }

  @Test func takesPercentagesOfTheSizeSoFar() throws {
    #expect(try font("150%").pointSize == 25.5)
    #expect(try font("Inter 20 50%").pointSize == 10)
    #expect(try font("title1 200%").pointSize == 56)
  }

  @Test func followsThePreferredTextSizeWithStyles() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(try font("body").pointSize == 17)
    #expect(try font([.string("body")], traits: large).pointSize == 23)
    #expect(try font("headline").fontDescriptor.weight == .semibold)
    let type = UIFont.propertyType
    #expect(type.dependsOnTraits)
  }

  @Test func changesFontsFromConstants() throws {
    let theme = UIFont.systemFont(ofSize: 12, weight: .light)
    #expect(try font([.object(theme)]) == theme)
    #expect(try font([.object(theme), .string(" 25 bold")]) == .systemFont(ofSize: 25, weight: .bold))
    #expect(abs(try font([.string("Inter "), .number(20), .string("%")]).pointSize - 3.4) < 1e-9)
    #expect(try font([.string("Inter "), .string("bold"), .string(" "), .number(9)]).pointSize == 9)
  }

  @Test func takesTheBoldTraitBesideTheBoldWeight() throws {
    let type = try #require(ComponentRegistry.standard.type(named: "UIFontDescriptorSymbolicTraits"))
    let bold = try #require(type.value(ofCase: "traitBold")).value
    #expect(try font([bold]).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func knowsRegisteredFontsWithAndWithoutTheirSuffix() throws {
    let custom = UIFont.systemFont(ofSize: 42)
    let registry = ComponentRegistry.standard.adding(fonts: [("customFont", custom)])
    #expect(try font([.string("customFont")], registry: registry) == custom)
    #expect(try font([.string("custom bold")], registry: registry) == .systemFont(ofSize: 42, weight: .bold))
    #expect(registry.type(named: "UIFont")?.value(ofCase: "customFont") != nil)
  }

  @Test func theLastSizeWeightAndNameWin() throws {
    #expect(try font([.string("Noto Sans 12"), .string(" 20")]) == font("Noto Sans 20"))
    #expect(try font("bold thin 20") == font("thin 20"))
    #expect(try font("150% 20").pointSize == 20)
    #expect(try font("20 150%").pointSize == 30)
    #expect(try font("20 title1").pointSize == font("title1").pointSize)
    #expect(try font("title1 20").pointSize == 20)
    #expect(try font([.string("Noto Sans"), .string(" Inter 9")]) == font("Inter 9"))
    let theme = UIFont.systemFont(ofSize: 12, weight: .light)
    #expect(try font([.object(theme), .string(" Noto Sans")]).familyName == "Noto Sans")
    #expect(try font([.string("Noto Sans "), .object(theme)]) == theme)
  }

  @Test func twoSizesOrWeightsInOneTextAreWarnedOf() {
    #expect(
      problems("<UILabel font='20 30'/>")
        == "t:1:16: warning: A font has one size, and 30 takes the place of 20")
    #expect(
      problems("<UILabel font='bold thin'/>").contains(
        "A font has one weight, and thin takes the place of bold"))
    #expect(problems("<UILabel font='{f} 20'/>", state: ["f": "Noto Sans 12 bold"]) == "")
  }

  @Test func saysWhatIsWrongWithAFont() throws {
    #expect(try problem([.string("Intre bold")])?.hasSuffix("did you mean Inter?") == true)
    #expect(try problem([.string("boldd 20")])?.hasSuffix("did you mean bold?") == true)
    #expect(try problem([.string("'Inter 20")]) == "The name of the font has no closing quote")
    #expect(
      try problem([.string("-5")]) == "A font size lies between 0 and 10000 points, and -5 does not")
    #expect(
      try problem([.object(UIColor.red)])
        == "Expected a font, a size, a weight, a style or a trait, not a UIColor")
  }

  @Test func wordsWithoutAnEndTakeNoLongerThanTheTimeThereIs() throws {
    var budget = Budget()
    budget.wallTime = .zero
    let problem = BudgetMeter.metering(budget) { _ in
      #expect(throws: Diagnostic.self) { try font(String(repeating: "1 ", count: 100_000)) }
    }
    #expect(problem?.message == "Took longer than the limit of 0 ms")
  }
}
