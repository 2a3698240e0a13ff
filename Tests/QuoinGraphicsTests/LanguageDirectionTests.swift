import Testing

@testable import QuoinGraphics

@Suite struct LanguageDirectionTests {
  @Test(arguments: [
    "ar", "AR-eg", "he", "iw", "fa_IR", "ur", "yi", "dv", "ckb", "az-Arab", "az_Arab_IR", "ff-Adlm",
  ])
  func languagesFromRightRunThatWay(language: String) {
    let traits = UITraitCollection(language: language)
    #expect(traits.inDirectionOfLanguage.layoutDirection == .rightToLeft)
    #expect(traits.inDirectionOfLanguage.language == language)
    // What is said counts.
    let said = UITraitCollection(layoutDirection: .leftToRight, language: language)
    #expect(said.inDirectionOfLanguage === said)
  }

  @Test(arguments: ["", "en", "de-CH", "az", "ar-Latn", "he-Latn-US", "zh-Hant", "ms-MY", "-"])
  func othersSayNothing(language: String) {
    #expect(UITraitCollection(language: language).inDirectionOfLanguage.layoutDirection == .unspecified)
  }

  @Test func outputsFollowTheirLanguage() {
    var options = OutputOptions()
    options.traits = UITraitCollection(language: "ar")
    #expect(options.traitsAtScale.layoutDirection == .rightToLeft)
    #expect(options.layoutTraits(as: .pdf).layoutDirection == .rightToLeft)
  }
}
