import Foundation
import QuoinDocuments
import QuoinGraphics
import Testing

/// Text in blocks of a document wraps as it does in any view, and what does not fit is told.
@Suite struct WrappedBlockTests {
  private let label =
    "<UILabel numberOfLines=\"0\" text=\"w1 lorem ipsum dolor w2 lorem ipsum dolor w3 lorem ipsum dolor\"/>"

  @Test(arguments: [
    "<UIView height=\"auto\">LABEL</UIView>", "<UIView>LABEL</UIView>",
    "<UIView><UIView height=\"auto\">LABEL</UIView></UIView>",
    "<UIView><UIStackView axis=\"vertical\" width=\"100%\">LABEL</UIStackView></UIView>",
    "<section><UIView>LABEL</UIView></section>",
    "<repeat for=\"n\" in=\"1...2\"><UIView>LABEL</UIView></repeat>",
    "<section columns=\"1\"><repeat for=\"n\" in=\"1...2\"><UIView height=\"auto\">LABEL</UIView></repeat></section>",
  ])
  func aTextIsNoWiderThanItsBlock(block: String) throws {
    let pages = try ComposedPages(
      "<document size=\"200 x 300\" margin=\"20\">\(block.replacingOccurrences(of: "LABEL", with: label))</document>"
    )
    #expect(!pages.frames[0].isEmpty && pages.warnings == [])
    for (_, frame) in pages.frames[0] {
      #expect(frame.minX == 20 && frame.maxX <= 180.001 && frame.width > 100 && frame.height > 40)
    }
  }

  @Test func columnsAreTheRoomOfTheirBlocks() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 200" margin="20"><section columns="2" columnSpacing="20">
        <UIView>\(label)</UIView><UIView breakBefore="column">\(label)</UIView>
      </section></document>
      """)
    #expect(pages.frames[0].map(\.frame.minX) == [20, 160])
    #expect(pages.frames[0].allSatisfy { $0.frame.width <= 120.001 })
  }

  @Test func whatRunsOutOfItsColumnOrThePageIsTold() throws {
    func warnings(_ left: Int) throws -> [String] {
      try ComposedPages(
        "<document size=\"200 x 300\" margin=\"20\"><repeat for=\"n\" in=\"1...3\">\(label.replacingOccurrences(of: "UILabel", with: "UILabel left=\"\(left)\""))</repeat></document>"
      ).warnings
    }
    #expect(try warnings(0) == [])
    let (inside, beyond) = (try warnings(19), try warnings(60))
    #expect(
      inside.count == 1 && inside[0].contains("beyond the right edge of its column; give it right or width"))
    #expect(beyond.count == 1 && beyond[0].contains("is cut off at the right edge of the page"))
  }
}
