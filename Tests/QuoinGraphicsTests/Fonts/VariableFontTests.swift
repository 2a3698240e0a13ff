import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Fonts that are one on axes of weight, width and more.
@Suite struct VariableFontTests {
  private let fonts: FontCollection
  private let font: UIFont

  init() throws {
    fonts = try FontCollection(files: [(name: "bars.ttf", data: FontFixtures.variable)])
    font = try #require(UIFont(name: "Quoin Bars", size: 100, in: fonts))
  }

  private func width(_ font: UIFont) -> CGFloat {
    TextLayout(text: AttributedText("I", font: font)).size.width
  }

  private func weighted(_ weight: UIFont.Weight, _ traits: UIFontDescriptor.SymbolicTraits = []) -> UIFont {
    UIFont(
      descriptor: font.fontDescriptor.changed {
        $0.weight = weight
        $0.symbolicTraits = traits
      }, size: 0)
  }

  /// The box around the bar as an SVG's outline has it, in points: it comes from Cairo, as a PDF's do.
  private func outline(_ font: UIFont) throws -> CGRect {
    let glyph = try #require(font.face.glyph(0x49))
    guard case .path(let path)? = try GlyphOutlines().shape(of: .init(font: font, glyph: glyph)) else {
      return .null
    }
    return path.bounds
  }

  /// The columns of pixels that the bar covers.
  private func columns(_ font: UIFont) throws -> ClosedRange<Int> {
    let canvas = try #require(
      ImageCanvas(size: CGSize(width: 120, height: 120), scale: 1, traits: UITraitCollection()))
    canvas.draw(TextLayout(text: AttributedText("I", font: font, color: .black)), at: .zero)
    let covered = canvas.withPixels { bytes, width, height, stride in
      (0..<width).filter { bytes[50 * stride + $0 * 4 + 3] > 127 }
    }
    let found = try #require(covered)
    return try #require(found.first)...(try #require(found.last))
  }

  @Test func axesAreTold() {
    #expect(font.variationAxes.map(\.tag) == ["wght", "wdth", "slnt", "opsz"])
    #expect(font.variationAxes.map(\.range) == [100...900, 50...200, -15...0, 14...72])
    #expect(font.variationAxes.map(\.standard) == [400, 100, 0, 14])
    #expect(UIFont.systemFont(ofSize: 10).variationAxes.isEmpty)
  }

  @Test func weightsStandOnTheirAxis() throws {
    let ends: [(UIFont.Weight, CGFloat)] = [
      (.regular, 20), (.black, 40), (.ultraLight, 12), (.bold, 32), (UIFont.Weight(0.115), 22),
    ]
    for (weight, right) in ends {
      let font = weighted(weight)
      let box = try outline(font)
      #expect(abs(box.minX - 10) < 0.1 && abs(box.maxX - right) < 0.1, "\(weight): \(box)")
      let columns = try columns(font)
      #expect(columns.lowerBound == 10 && abs(CGFloat(columns.upperBound + 1) - right) <= 1, "\(weight)")
      #expect(width(font) == 50 && abs(font.face.record.weight - weight.openType) < 1e-9)
    }
    #expect(try outline(font.withVariations(.weight(5000))) == outline(weighted(.black)))
  }

  @Test func widthsAndSlantsFollowTraitsAndPlaces() throws {
    #expect(width(font) == 50 && width(font.withVariations(.width(200))) == 100)
    #expect(width(font.withVariations(.width(50))) == 25 && width(font.withVariations(.width(75))) == 37.5)
    #expect(
      width(weighted(.regular, .traitCondensed)) == 37.5 && width(weighted(.regular, .traitExpanded)) == 62.5)
    let italic = weighted(.regular, .traitItalic)
    #expect(try abs(outline(italic).maxX - 20 - 20 * 14 / 15) < 0.1)
    #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) != nil && !italic.face.isSlanted)
    #expect(try abs(outline(font.withVariations(.slant(-15))).maxX - 40) < 0.1)
    #expect(
      try abs(outline(font).height - 70) < 0.1
        && abs(outline(font.withVariations(.opticalSize(72))).height - 60) < 0.1)
  }

  @Test func placesAreKeptAndComparedLikeFeatures() throws {
    let bold = font.withVariations(.weight(700))
    #expect(
      bold.variations == [.weight(700)] && bold.withVariations(.weight(300)).variations == [.weight(300)])
    #expect(bold.withSize(50).variations == [.weight(700)] && width(bold.withSize(50)) == 25)
    #expect(try abs(outline(bold.withSize(50)).maxX - outline(bold).maxX / 2) < 0.1)
    #expect(bold == font.withVariations(.weight(700)) && bold != font && bold != weighted(.heavy))
    #expect(FontVariation("wght=700") == .weight(700) && FontVariation("slnt=-8.5") == .slant(-8.5))
    #expect(FontVariation("wght") == nil && FontVariation("we=1") == nil && FontVariation("wght=nan") == nil)
    let descriptor = font.fontDescriptor.addingAttributes([.variations: [0x7767_6874: 700.0]])
    #expect(UIFont(descriptor: descriptor, size: 0) == bold)
    // A font without axes is as it is.
    let inter = UIFont.systemFont(ofSize: 10)
    #expect(inter.withVariations(.weight(900)) == inter)
  }

  @Test func aPDFHoldsTheFontAsItStands() throws {
    func pdf(_ font: UIFont) throws -> Data {
      try Renderer.render(size: CGSize(width: 120, height: 120), format: .pdf) {
        $0.draw(TextLayout(text: AttributedText("I", font: font, color: .black)), at: .zero)
      }
    }
    let (regular, black) = (try pdf(font), try pdf(weighted(.black)))
    #expect(regular != black)
    // Tables of TrueType would be those of the font at its own place.
    #expect(
      black.range(of: Data("/FontFile2".utf8)) == nil && black.range(of: Data("/FontFile3".utf8)) != nil)
  }

  @Test func anInstalledVariableFontCountsOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FontFixtures.variable.write(to: folder.appendingPathComponent("bars.ttf"))
    let library = FontLibrary(catalog: FontCatalog(folders: [folder.path]))
    #expect(library.catalog.count == 1)
    let record = try #require(library.match(family: "Quoin Bars", weight: 700, italic: false))
    #expect(record.axes == font.variationAxes && record.weight == 400 && record.faceIndex == 0)
    #expect(library.face(family: "Quoin Bars", weight: 700, italic: false).record.weight == 700)
  }
}
