import Foundation
import QuoinGraphics
import Testing

@Suite("Fonts that iOS has")
struct FontStandInTests {
  @Test(
    "A font of iOS is the nearest that is installed, as heavy and as slanted as its name says",
    arguments: [
      ("Avenir", "Inter-Regular"), ("Avenir-Heavy", "Inter-ExtraBold"),
      ("AvenirNext-DemiBold", "Inter-SemiBold"),
      ("AvenirNext-BoldItalic", "Inter-BoldItalic"), ("Georgia-Bold", "NotoSerif-Bold"),
      ("Menlo-Italic", nil), ("HelveticaNeue-Light", "Inter-Light"), ("Avenir Next Medium", "Inter-Medium"),
      ("GillSans-Italic", "Inter-Italic"),
    ] as [(String, String?)])
  func nearest(name: String, face: String?) throws {
    let font = try #require(UIFont(name: name, size: 20))
    if let face { #expect(font.fontName == face) }
    #expect(font.pointSize == 20)
  }

  @Test("A name that iOS does not have is none, also where it begins as one does")
  func unknown() {
    for name in ["No Such Family", "Avenirish", "GeorgiaRound", ""] {
      #expect(UIFont(name: name, size: 12) == nil)
    }
  }

  @Test("What stands in is told as missing, and changes size and weight as others do")
  func missing() throws {
    let font = try #require(UIFont(name: "Avenir", size: 12))
    #expect(font.missingFamily == "Avenir" && UIFont.systemFont(ofSize: 12).missingFamily == nil)
    #expect(font.withSize(30).missingFamily == "Avenir")
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-Bold")
  }

  @Test("Fonts and lengths grow as text of a style does")
  func metrics() {
    let large = UITraitCollection(displayScale: 2, preferredContentSizeCategory: .accessibilityExtraLarge)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: large).pointSize == 40)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 25, compatibleWith: large).pointSize == 25
    )
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) == 23.5)
    #expect(UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 12, compatibleWith: large) == 32)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
  }
}
