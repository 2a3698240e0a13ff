import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

@Suite("Fonts")
struct UIFontTests {
  @Test("the system font is Inter in nine weights and italic")
  func systemFont() {
    #expect(UIFont.systemFont(ofSize: 17).familyName == "Inter")
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { UIFont.systemFont(ofSize: 17, weight: $0).fontName } == [
        "Inter-Thin", "Inter-ExtraLight", "Inter-Light", "Inter-Regular", "Inter-Medium", "Inter-SemiBold",
        "Inter-Bold", "Inter-ExtraBold", "Inter-Black",
      ])
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == "Inter-Italic")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == "Inter-Bold")
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName == "Noto Sans Mono")
  }

  @Test("metrics are those of the font's file, in proportion to the size")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 100)
    #expect(abs(font.ascender - 96.875) < 0.01)
    #expect(abs(font.descender + 24.148) < 0.01)
    #expect(abs(font.capHeight - 72.727) < 0.05)
    #expect(abs(font.xHeight - 54.545) < 0.15)
    #expect(font.leading == 0)
    #expect(font.lineHeight == font.ascender - font.descender)
    let half = font.withSize(50)
    #expect(half.capHeight * 2 == font.capHeight)
  }

  @Test("capital letters reach as high in pixels as their cap height says")
  func capHeightInPixels() throws {
    let font = UIFont.systemFont(ofSize: 100)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 100, 120)
    let context = cairo_create(surface)
    let run = try #require(TextLayout(text: AttributedText("H", font: font)).glyphRuns.first)
    let fonts = DrawingFonts()
    cairo_set_scaled_font(context, fonts.scaled(run.font))
    cairo_translate(context, 0, 100 - font.ascender)
    let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.index), x: Double($0.x), y: Double($0.y)) }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let pixels = try #require(cairo_image_surface_get_data(surface))
    let inked = (0..<120).filter { row in (0..<100).contains { pixels[row * stride + $0] > 127 } }
    #expect(abs(Double(inked.count) - font.capHeight) <= 1)
    #expect(inked.last == 99)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  @Test("digits of one width are of one width")
  func monospacedDigits() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      TextLayout(text: AttributedText(text, font: font)).size.width
    }
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(abs(width("111", font) - width("888", font)) < 1e-6)
    #expect(width("111", .systemFont(ofSize: 20)) < width("888", .systemFont(ofSize: 20)))
    #expect(width("111", font.withSize(40)) == width("888", font.withSize(40)))
  }

  @Test("text styles have UIKit's sizes at each content size category")
  func textStyles() {
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.body, .large) == 17)
    #expect(size(.body, .unspecified) == 17)
    #expect(size(.largeTitle, .large) == 34)
    #expect(size(.caption2, .extraSmall) == 11)
    #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "Inter-SemiBold")
  }

  @Test("families and faces are found by name without regard to case")
  func names() {
    #expect(UIFont(name: "inter", size: 12)?.fontName == "Inter-Regular")
    #expect(UIFont(name: "Inter-Bold", size: 12)?.fontName == "Inter-Bold")
    #expect(UIFont(name: "Inter Bold Italic", size: 12)?.fontName == "Inter-BoldItalic")
    #expect(UIFont(name: "Noto Serif", size: 12)?.familyName == "Noto Serif")
    #expect(UIFont(name: "No Such Family", size: 12) == nil)
    #expect(UIFont.isAvailable(family: "Noto Sans"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(UIFont.fontNames(forFamilyName: "Inter").count == 18)
  }

  @Test("an unknown font is reported with the nearest family")
  func unknownFont() {
    #expect(Diagnostic.unknownFont("Noto Sanz").suggestion == "Noto Sans")
    #expect(Diagnostic.unknownFont("Georgia").suggestion == "Noto Serif")
    #expect(Diagnostic.unknownFont("Avenir").suggestion == "Inter")
    #expect(Diagnostic.unknownFont("Avenir").message.contains("\"Avenir\""))
  }

  @Test("descriptors change weight and slant within a family")
  func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
    #expect(
      UIFont(descriptor: font.fontDescriptor.withFamily("Noto Serif"), size: 9).familyName == "Noto Serif")
    #expect(UIFont(descriptor: font.fontDescriptor.withFamily("Nothing"), size: 9).familyName == "Inter")
  }

  @Test("equal fonts are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 0)
  }
}
