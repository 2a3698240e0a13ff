import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

@Suite("Sizes of text in SVG images")
struct SVGFontSizeTests {
  private func refusal(_ content: String) -> String? {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\">\(content)</svg>"
    do { _ = try SVGCheck.check(Data(svg.utf8), name: "x", budget: .default) } catch { return error.message }
    return nil
  }

  @Test(
    "Text that is too large for Pango is refused, however its size is stated",
    arguments: [
      "<text font-size=\"1e9\">é</text>", "<text font-size=\"2000000\">e</text>",
      "<text style=\"font-size:10001px\">e</text>", "<style>text{font-size:9e9}</style><text>e</text>",
      "<style>text{font:italic 9e9px/2 Inter}</style><text>e</text>", "<text font-size=\"200in\">e</text>",
      "<text font-size=\"400cm\">e</text>", "<text font-size=\"4000mm\">e</text>",
      "<text font-size=\"9000pt\">e</text>", "<text font-size=\"700pc\">e</text>",
      "<g font-size=\"1000%\"><g font-size=\"10em\"><g font-size=\"10ex\"><text>e</text></g></g></g>",
      "<text><tspan font-size=\"1e9\">e</tspan></text>",
    ])
  func refused(content: String) {
    #expect(refusal(content) == "x has text of more than 10000 units; no SVG's text may be larger")
  }

  @Test(
    "Text of a negative size, of which Pango prints that it takes none, is refused",
    arguments: [
      "<text font-size=\"-5\">e</text>", "<g font-size=\"-5pt\"><text>e</text></g>",
      "<style>text{font-size:-1em}</style><text>e</text>", "<text style=\"font: bold -12px Inter\">e</text>",
      "<text><tspan font-size=\"-10%\">e</tspan></text>",
    ])
  func negative(content: String) { #expect(refusal(content) == "x has text of a negative size") }

  @Test(
    "Other sizes are drawn",
    arguments: [
      "<text font-size=\"10000\">e</text>", "<text font-size=\"0\">e</text>",
      "<text font-size=\"medium\">e</text>",
      "<text font-size=\"larger\">e</text>",
      "<text style=\"font: bold 12px Inter\">e</text>",
      "<g font-size=\"1000%\"><text font-size=\"50%\">e</text></g>",
      "<text font-size=\"100in\">e</text>", "<text font=\"900 Inter\">e</text>",
    ])
  func drawn(content: String) { #expect(refusal(content) == nil) }

  @Test("Sizes are read with their units")
  func units() {
    func size(_ value: String, in outer: Double = 10) -> Double? { SVGFontSize(value)?.resolved(in: outer) }
    #expect(size("12") == 12 && size(" 12PX ") == 12 && size("1e2") == 100)
    #expect(
      size("1in") == 96 && size("72pt") == 96 && size("6pc") == 96 && size("25.4mm") == 96
        && size("2.54cm") == 96)
    #expect(size("150%") == 15 && size("2em") == 20 && size("2ex") == 20 && size("2ch") == 20)
    #expect(size("larger") == 12 && size("smaller").map { $0 < 9 } == true && size("medium") == nil)
    #expect(SVGFontSize(font: "italic 700 12px/1.5 Inter")?.resolved(in: 10) == 12)
    #expect(SVGFontSize(font: "Inter") == nil && SVGFontSize(font: "") == nil)
  }
}
