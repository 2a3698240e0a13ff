import Foundation
import QuoinDocuments
import QuoinGraphics
import QuoinPictureTestSupport
import Testing

/// Pages in a dark appearance, and their edges in pictures.
@Suite struct DarkPageTests {
  private func render(_ markup: String, as format: OutputFormat, dark: Bool = true) throws -> Data {
    var options = OutputOptions()
    options.pdf.packsObjects = false
    options.traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
    return try Template(markup: markup, registry: .documents).render(as: format, options: options)
  }

  private let page = """
    <document size="100 x 50" margin="5">
      <contents/><UILabel breakBefore="page" headingLevel="1" text="Wood"/>
    </document>
    """

  @Test func theListOfContentsIsReadOnItsPaper() throws {
    let svg = String(decoding: try render(page, as: .svg), as: UTF8.self)
    #expect(svg.contains("#fff") || svg.contains("white"), "\(svg)")
    #expect(svg.contains("<rect") || svg.contains("<path"), "\(svg)")
  }

  @Test func whitePaperIsNotDrawnInAPDF() throws {
    #expect(try render(page, as: .pdf, dark: true).count > render(page, as: .pdf, dark: false).count)
  }

  @Test func aBackgroundCoversThePixelsThatAPageOnlyBegins() throws {
    let png = try render(
      """
      <document size="100.3 x 50.9" margin="0">
        <background><UIView backgroundColor="#000000" height="100%" width="100%"/></background>
        <UILabel text=" "/>
      </document>
      """, as: .png, dark: false)
    let image = try #require(UIImage(data: png)?.cgImage)
    #expect(image.size == CGSize(width: 101, height: 51))
    let rows = try Darkness.rows(of: image)
    #expect(rows.allSatisfy { $0.allSatisfy { $0 == 255 } })
  }
}
