import Foundation
import Testing

@testable import QuoinGraphics

/// Bold and italic of families that have no such face.
@Suite struct MadeStyleTests {
  private let plain = UIFont(descriptor: UIFontDescriptor(family: "Noto Mono", size: 20), size: 20)

  private func width(_ font: UIFont) -> CGFloat {
    TextLayout(text: AttributedText("text", font: font)).size.width
  }

  private func ink(_ font: UIFont, size: CGFloat = 1) throws -> (sum: Double, left: Int, right: Int) {
    let layout = TextLayout(
      text: AttributedText("l", font: font.withSize(font.pointSize * size), color: .black))
    let box = CGSize(width: 60 * size, height: 40 * size)
    let image = try #require(
      UIImage(
        data: try Renderer.render(size: box, format: .png) {
          $0.draw(layout, at: CGPoint(x: 20 * size, y: 5))
        })?
        .cgImage)
    var (sum, left, right) = (0.0, Int.max, 0)
    for x in 0..<Int(image.size.width) {
      for y in 0..<Int(image.size.height) {
        let ink = Double(image.color(x: x, y: y)?.alpha ?? 0)
        sum += ink
        if ink > 0.5 { (left, right) = (min(left, x), max(right, x)) }
      }
    }
    return (sum, left, right)
  }

  @Test func aFamilyWithoutThemHasThemMade() throws {
    let bold = plain.adding(.traitBold)
    #expect(
      plain.madeStyles == [] && bold.madeStyles == [.bold]
        && plain.adding(.traitItalic).madeStyles == [.italic])
    #expect(bold.adding(.traitItalic).madeStyles == [.bold, .italic])
    #expect(bold != plain && width(bold) == width(plain))
    let named = UIFont(descriptor: UIFontDescriptor(family: "Noto Mono", size: 20, weight: .bold), size: 20)
    #expect(named == bold && named.madeStyles == [.bold])
    // Families that have the face, and the system's own, have nothing made.
    let sans = UIFont(descriptor: UIFontDescriptor(family: "Noto Sans", size: 20, weight: .bold), size: 20)
    #expect(sans.adding(.traitItalic).madeStyles == [])
    #expect(UIFont.monospacedSystemFont(ofSize: 20, weight: .bold).adding(.traitItalic).madeStyles == [])
    let medium = UIFont(
      descriptor: UIFontDescriptor(family: "Noto Mono", size: 20, weight: .medium), size: 20)
    #expect(medium.madeStyles == [] && medium == plain)
  }

  /// By masks, as paths and by Cairo they are as bold, and grow to both sides.
  @Test(arguments: [1, 20]) func strokesAreThickerByAnEvenPart(size: CGFloat) throws {
    let (thin, thick) = (try ink(plain, size: size), try ink(plain.adding(.traitBold), size: size))
    #expect(thick.sum > thin.sum * 1.2 && thick.sum < thin.sum * 2.2)
    if size > 1 {
      let (left, right) = (thin.left - thick.left, thick.right - thin.right)
      #expect(left > 4 && abs(left - right) <= 1, "\(left) \(right)")
    }
  }

  @Test func whatStandsInForABoldFaceIsBoldItself() throws {
    let layout = TextLayout(text: AttributedText("漢", font: plain.adding(.traitBold)))
    #expect(try #require(layout.glyphRuns.first).font.face.record.weight >= 600)
  }

  @Test func outputsSayIt() throws {
    let layout = TextLayout(text: AttributedText("a", font: plain.adding(.traitBold)))
    let svg = try svgLines { $0.draw(layout, at: .zero) }
    #expect(
      svg.contains {
        $0.contains("font-family=\"Noto Mono, sans-serif\"") && $0.contains("font-weight=\"700\"")
      })
    let pdf = try #require(
      PDFFile(
        try Renderer.render(size: CGSize(width: 40, height: 40), format: .pdf) { $0.draw(layout, at: .zero) })
    )
    let width = DecimalText.number(20.0 / 24)
    #expect(pdf.streams.values.contains { $0.contains("\(width) w 1 j 2 Tr\n") && $0.contains("ET\n0 Tr") })
    let thin = try svgLines({ $0.svg.text = .outlines }) {
      $0.draw(TextLayout(text: AttributedText("a", font: plain)), at: .zero)
    }
    let thick = try svgLines({ $0.svg.text = .outlines }) { $0.draw(layout, at: .zero) }
    #expect(thin != thick)
  }

  @Test func featuresThatAFontLacksAreKnown() throws {
    let inter = UIFont.systemFont(ofSize: 10)
    #expect(inter.withFeatures(.smallCapitals, .tabularFigures).missingFeatures == [.smallCapitals])
    #expect(inter.withFeatures(FontFeature.smallCapitals.off).missingFeatures == [])
    #expect(inter.withFeatures(try #require(FontFeature("kern"))).missingFeatures == [])
  }
}
