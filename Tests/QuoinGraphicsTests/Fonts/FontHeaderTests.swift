import Foundation
import QuoinDiagnostics
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Font files that are broken, or made to do harm.
@Suite struct FontHeaderTests {
  private let font = FontFixtures.narrowTwin

  private func problem(_ data: Data) -> FontHeader.Problem? {
    data.withUnsafeBytes { bytes in
      do throws(FontHeader.Problem) {
        _ = try FontHeader(HeaderBytes(bytes))
        return nil
      } catch {
        return error
      }
    }
  }

  /// Where a table lies in a font.
  private func table(_ name: String, _ data: Data) -> Range<Int>? {
    func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    for entry in stride(from: 12, to: 12 + 16 * Int(data[5]), by: 16)
    where String(decoding: data[entry..<entry + 4], as: UTF8.self) == name {
      return number(entry + 8)..<number(entry + 8) + number(entry + 12)
    }
    return nil
  }

  @Test func fontsAreTold() {
    for data in [font, FontFixtures.wideTwin, FontFixtures.variable] { #expect(problem(data) == nil) }
    #expect(problem(Data("wOFF and what follows".utf8)) == .web("WOFF"))
    #expect(problem(Data("wOF2 and what follows".utf8)) == .web("WOFF2"))
    #expect(problem(Data()) == .notAFont && problem(Data("<svg xmlns=\"…\"/>".utf8)) == .notAFont)
    #expect(problem(Data("ttcf".utf8) + Data([0, 1, 0, 0, 0, 1, 0, 0, 0, 0])) == .tooManyFaces(65536))
  }

  @Test func tablesLieWithinTheFile() throws {
    #expect(problem(font.dropLast(font.count / 2)) == problem(Data(font.prefix(font.count - font.count / 2))))
    for length in 0..<font.count - 4 { #expect(problem(Data(font.prefix(length))) != nil, "\(length)") }
    var renamed = font
    let entry = try #require(font.range(of: Data("maxp".utf8)))
    renamed.replaceSubrange(entry, with: Data("maxq".utf8))
    #expect(problem(renamed) == .missing(table: "maxp"))
    var scaled = font
    let head = try #require(table("head", font))
    scaled[head.lowerBound + 18] = 0
    scaled[head.lowerBound + 19] = 0
    #expect(problem(scaled) == .badNumber("unitsPerEm"))
  }

  @Test func aGlyphThatIsMadeOfItselfIsRefused() throws {
    var tangled = font
    let outlines = try #require(table("glyf", font))
    let places = try #require(table("loca", font))
    let bar =
      outlines.lowerBound + 2 * (Int(font[places.lowerBound + 4]) << 8 | Int(font[places.lowerBound + 5]))
    tangled.replaceSubrange(bar..<bar + 16, with: [0xFF, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 0, 2, 0, 2, 0, 0])
    #expect(problem(tangled) == .tangled(glyph: 2))
    #expect {
      _ = try FontCollection(files: [(name: "t.ttf", data: tangled)])
    } throws: { error in
      (error as? Diagnostic)?.message
        == "The font 't.ttf' cannot be used: its glyph 2 is made of too many others"
    }
  }

  /// Whatever is changed in a file, it is refused or drawn.
  @Test(arguments: 0..<8 as Range<UInt64>) func damagedFontsAreRefusedOrDrawn(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 700)
    var (drawn, refused) = (0, 0)
    for round in 0..<60 {
      var data = random.one(of: [font, FontFixtures.variable])
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<data.count, using: &random)
        data[place] = random.one(of: [0, 0xFF, 0x7F, 0x80, UInt8.random(in: 0...255, using: &random)])
      }
      if random.chance(10) { data = Data(data.prefix(Int.random(in: 0...data.count, using: &random))) }
      guard let fonts = try? FontCollection(files: [(name: "f.ttf", data: data)]),
        let name = fonts.familyNames.first, var font = UIFont(name: name, size: 14, in: fonts)
      else {
        refused += 1
        continue
      }
      if random.chance(50) { font = font.withVariations(.weight(700), .width(60), .slant(-9)) }
      let layout = TextLayout(text: AttributedText("ab cd é", font: font, color: .black), maximumWidth: 80)
      for format in [OutputFormat.png, .pdf, .svg] {
        var options = OutputOptions()
        options.svg.text = .outlines
        // What is out of a canvas's range is a diagnostic.
        _ = try? Renderer.render(size: CGSize(width: 60, height: 30), format: format, options: options) {
          $0.draw(layout, at: CGPoint(x: CGFloat(round % 3), y: 2))
        }
      }
      drawn += 1
    }
    #expect(drawn > 5 && refused > 2)
  }
}
