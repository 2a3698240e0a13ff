import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Places on a variable font's axes that have names, in a font that stands at its thin end by itself.
@Suite struct NamedPlaceTests {
  private let fonts: FontCollection

  init() throws {
    fonts = try FontCollection(files: [(name: "thin.ttf", data: FontFixtures.thin)])
  }

  private func weight(_ name: String) -> Double? {
    UIFont(name: name, size: 20, in: fonts)?.face.record.weight
  }

  private func fontName(_ name: String) -> String? { UIFont(name: name, size: 20, in: fonts)?.fontName }

  @Test func aFamilyIsItsRegularFace() throws {
    #expect(weight("Thin Bars") == 400 && fontName("thin bars") == "ThinBars-Regular")
    let font = try #require(UIFont(name: "Thin Bars", size: 20, in: fonts))
    #expect(font.fontDescriptor.weight == .regular && font.variations.isEmpty)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 30) == font.withSize(30))
  }

  @Test func placesAnswerToTheirNames() {
    #expect(
      weight("ThinBars-Bold") == 700 && weight("Thin Bars Bold") == 700 && weight("thinbars-bold") == 700)
    #expect(weight("ThinBars-Thin") == 100 && fontName("ThinBars-Thin") == "ThinBars-Thin")
    #expect(weight("ThinBars-Regular") == 400 && fontName("ThinBars-Bold") == "ThinBars-Bold")
    #expect(weight("ThinBars-Black") == nil)
  }

  @Test func aFileThatIsNotThereIsSaidToBeMissing() {
    let url = URL(fileURLWithPath: "/nowhere/Acme.ttf")
    do {
      try UIFont.registerFonts(contentsOf: url)
      Issue.record("registered")
    } catch {
      #expect(error.description == "error: There is no file or folder '/nowhere/Acme.ttf'")
    }
  }

  @Test func aFamilyListsItsPlaces() {
    #expect(
      fonts.fontNames(forFamilyName: "Thin Bars") == ["ThinBars-Thin", "ThinBars-Regular", "ThinBars-Bold"])
  }

  @Test func aBoldPlaceIsBoldToItsDescriptor() throws {
    let bold = try #require(UIFont(name: "ThinBars-Bold", size: 20, in: fonts))
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold) && bold.fontDescriptor.weight == .bold)
    #expect(UIFont(descriptor: bold.fontDescriptor, size: 20) == bold)
  }
}
