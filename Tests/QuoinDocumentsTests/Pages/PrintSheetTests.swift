import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinDocuments

@Suite struct PrintSheetTests {
  private let markup = """
    <document cropMarks="true" margin="10" pageBleed="9" size="200 x 100">
      <background><UIView backgroundColor="red" height="100%" width="100%"/></background>
      <UILabel link="https://example.org" text="text"/>
    </document>
    """

  @Test func whatIsCutOffStandsAroundThePageInThePDF() throws {
    var options = OutputOptions()
    options.pdf.packsObjects = false
    let template = try Template(markup: markup, registry: .documents)
    let pdf = String(decoding: try template.render(as: .pdf, options: options), as: Unicode.ASCII.self)
    #expect(pdf.contains("/MediaBox [ 0 0 258 158"))
    #expect(pdf.contains("/TrimBox [ 29 29 229 129 ]"))
    #expect(pdf.contains("/BleedBox [ 20 20 238 138 ]"))
    // The link lies where the text is.
    #expect(pdf.contains("/Rect [ 39 "))
  }

  @Test func backgroundsReachToTheBleedAndMarksShowWhereToCut() throws {
    let template = try Template(markup: markup, registry: .documents)
    var options = OutputOptions()
    options.scale = 4
    let data = try template.render(as: .png, options: options)
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.size == CGSize(width: 258 * 4, height: 158 * 4))
    func red(_ x: Int, _ y: Int) throws -> [CGFloat] {
      let color = try #require(image.color(x: x, y: y))
      return [color.red, color.green]
    }
    #expect(try red(21 * 4, 21 * 4) == [1, 0])
    #expect(try red(18 * 4, 21 * 4) == [1, 1])
    #expect(try red(29 * 4, 4)[0] < 0.6)
    #expect(try red(4, 29 * 4)[0] < 0.6)
  }

  @Test func pagesWithoutEitherAreAsLargeAsTheyAre() throws {
    let pages = try Template(
      markup: "<document margin=\"9\" size=\"200 x 100\"><UILabel text=\"a\"/></document>",
      registry: .documents)
    let image = try #require(UIImage(data: try pages.render(as: .png))?.cgImage)
    #expect(image.size == CGSize(width: 200, height: 100))
    // Pages are paper.
    #expect(image.color(x: 1, y: 1)?.alpha == 1)
  }
}
