import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Features of fonts")
struct FontFeatureTests {
  private func glyphs(_ string: String, _ font: UIFont) -> [UInt32] {
    TextLayout(text: AttributedText(string, font: font)).glyphRuns.flatMap { $0.glyphs.map(\.index) }
  }

  @Test("features are spelled by tag, with a value or a sign")
  func spelling() {
    #expect(FontFeature("smcp") == .smallCapitals)
    #expect(FontFeature("-liga") == FontFeature.ligatures.off)
    #expect(FontFeature("liga=0") == FontFeature.ligatures.off)
    #expect(FontFeature("+onum") == .oldStyleFigures)
    #expect(FontFeature("ss01=2")?.value == 2)
    #expect(FontFeature("ss01=2")?.tag == "ss01")
    for wrong in ["", "smc", "smcp1", "sm p", "liga=", "liga=x", "liga=-1", "liga=70000", "äöüß"] {
      #expect(FontFeature(wrong) == nil)
    }
  }

  @Test("small capitals and old-style figures are other shapes")
  func shapes() throws {
    let font = try #require(UIFont(name: "Noto Serif", size: 20))
    #expect(glyphs("abc", font) != glyphs("abc", font.withFeatures(.smallCapitals)))
    #expect(glyphs("ABC", font) == glyphs("ABC", font.withFeatures(.smallCapitals)))
    #expect(glyphs("123", font) != glyphs("123", font.withFeatures(.oldStyleFigures)))
  }

  @Test("tabular figures are of one width")
  func tabular() {
    let font = UIFont.systemFont(ofSize: 20)
    func width(_ string: String, _ font: UIFont) -> CGFloat {
      TextLayout(text: AttributedText(string, font: font)).size.width
    }
    #expect(width("1111", font) < width("0000", font))
    let tabular = font.withFeatures(.tabularFigures)
    #expect(abs(width("1111", tabular) - width("0000", tabular)) < 1e-9)
    #expect(tabular == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    #expect(tabular != font)
  }

  @Test("of a feature given twice the last counts, and sizes and traits keep features")
  func settling() {
    let font = UIFont.systemFont(ofSize: 20).withFeatures(.tabularFigures, .slashedZero)
    #expect(
      font.withFeatures(FontFeature.tabularFigures.off).features == [
        FontFeature.tabularFigures.off, .slashedZero,
      ])
    #expect(font.withSize(9).features == font.features)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(font.fontDescriptor.withSymbolicTraits(.traitBold)?.features == font.features)
  }

  @Test("UIKit's feature settings say the same")
  func settings() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.type: 37, .selector: 1], [.featureIdentifier: 21, .typeIdentifier: 0],
        [.type: 35, .selector: 4], [.openTypeTag: "zero"], [.openTypeTag: "liga", .openTypeValue: 0],
        [.type: 99, .selector: 1],
      ]
    ])
    let expected = ["smcp", "onum", "-lnum", "ss02", "zero", "-liga"].compactMap { FontFeature($0) }
    #expect(descriptor.features == expected.settled)
  }
}
