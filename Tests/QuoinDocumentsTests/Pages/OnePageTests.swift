import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import Testing

/// One page of a document as a picture.
@Suite struct OnePageTests {
  /// Three pages, each as wide as its number says.
  private func template(_ count: Int = 3) throws -> Template {
    try Template(
      markup: """
        <document margin="10" size="200 x 100">
          <repeat for="n" in="1...\(count)">
            <section size="{200 + n} x 100"><UILabel text="Page {n}"/></section>
          </repeat>
        </document>
        """, registry: .documents)
  }

  private func message(_ body: () throws -> Void) -> String? {
    #expect(throws: Diagnostics.self) { try body() }?.all.first?.message
  }

  @Test(arguments: [OutputFormat.png, .svg, .jpeg])
  func theFirstPageIsDrawnAndThatThereAreMoreIsTold(format: OutputFormat) throws {
    let rendering = try template().rendering(as: format)
    #expect(rendering.size.width == 201 && rendering.nextPage == 2)
    #expect(
      rendering.warnings.all.map(\.message) == [
        "Page 1 alone is drawn, and the document goes on; ask for page 2, or for a PDF, which holds all"
      ])
    let single = try template(1).rendering(as: format)
    #expect(single.nextPage == nil && single.warnings.all.isEmpty)
  }

  @Test(arguments: [(1, 2), (2, 3), (3, nil)] as [(Int, Int?)])
  func aPageThatIsAskedForIsDrawnAlone(page: Int, next: Int?) throws {
    for format in [OutputFormat.png, .pdf, .webP] {
      let rendering = try template().rendering(as: format, page: page)
      #expect(rendering.size.width == 200 + CGFloat(page))
      #expect(rendering.nextPage == next && rendering.warnings.all.isEmpty)
    }
    var options = OutputOptions()
    options.pdf.packsObjects = false
    let pdf = String(
      decoding: try template().render(as: .pdf, options: options, page: page), as: Unicode.ASCII.self)
    #expect(pdf.matches(of: /\/Type \/Page\b/).count == 1)
  }

  @Test func aPDFHoldsAllPages() throws {
    let rendering = try template().rendering(as: .pdf)
    #expect(rendering.nextPage == nil && rendering.warnings.all.isEmpty)
  }

  @Test func pagesThatThereAreNotAreTold() throws {
    let template = try template()
    #expect(
      message { _ = try template.render(as: .png, page: 4) }
        == "Page 4 was asked for, and there are 3 pages")
    for page in [0, -1] {
      #expect(
        message { _ = try template.render(as: .png, page: page) }
          == "Page \(page) was asked for, and pages count from 1")
    }
    let picture = try Template(markup: "<UIView width=\"3\" height=\"2\"/>", registry: .documents)
    #expect(
      message { _ = try picture.render(as: .png, page: 2) }
        == "Page 2 was asked for, and the template is one picture; only a <document> has pages")
    #expect(try picture.render(as: .png, page: 1) == picture.render(as: .png))
  }
}
