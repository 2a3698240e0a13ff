import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import Testing

/// What floats stands at the top of a page wherever it was written, the last page included.
@Suite struct FloatTests {
  private func block(_ text: String, _ height: Int = 30) -> String {
    "<UILabel height='\(height)' text='\(text)'/>"
  }

  private func float(_ text: String, _ height: Int = 40, _ attributes: String = "") -> String {
    "<UILabel floatsToTop='true' height='\(height)' text='\(text)' \(attributes)/>"
  }

  /// The texts with the places of their tops, page by page.
  private func pages(_ content: String, _ attributes: String = "") throws -> [String] {
    try ComposedPages(
      "<document size='200 x 120' margin='10' \(attributes)>\(content)</document>"
    ).frames.map { page in
      page.map { "\($0.text) \(Int($0.frame.minX)) \(Int($0.frame.minY))" }.joined(separator: ", ")
    }
  }

  @Test func onTheLastPageWhatIsThereMakesRoom() throws {
    #expect(try pages(block("a") + float("f")) == ["f 10 10, a 10 50"])
    #expect(try pages(block("a") + float("f") + block("b")) == ["f 10 10, a 10 50, b 10 80"])
    // Exactly as much as there is.
    #expect(try pages(block("a", 60) + float("f")) == ["f 10 10, a 10 50"])
  }

  @Test func whereThereIsNoRoomItHasAPageOfItsOwn() throws {
    #expect(try pages(block("a", 61) + float("f")) == ["a 10 10", "f 10 10"])
    // Those that have room stand on the page, and the order stays.
    #expect(
      try pages(block("a") + float("f") + float("g", 60) + float("h", 10)) == [
        "f 10 10, a 10 50", "g 10 10, h 10 70",
      ])
    #expect(
      try pages(block("a") + float("f", 80) + float("g", 80)) == ["a 10 10", "f 10 10", "g 10 10"])
  }

  @Test func severalKeepTheirOrderAndTheRoomBetween() throws {
    let content = block("a", 20) + float("f", 20) + float("g", 20)
    #expect(try pages(content) == ["f 10 10, g 10 30, a 10 50"])
    #expect(try pages(content, "spacing='5'") == ["f 10 10, g 10 35, a 10 60"])
    #expect(
      try pages(block("a", 20) + float("f", 20, "spacingAfter='12'") + float("g", 20, "spacingBefore='7'"))
        == ["f 10 10, g 10 42, a 10 62"])
    #expect(
      try pages("<UILabel height='20' spacingBefore='9' text='a'/>" + float("f", 20)) == ["f 10 10, a 10 39"])
  }

  @Test func columnsHaveTheirTopsAtTheTopOfThePage() throws {
    let columns = "columns='2' columnSpacing='0'"
    #expect(try pages(block("a") + float("f"), columns) == ["f 10 10, a 10 50"])
    #expect(try pages(block("a", 80) + float("f"), columns) == ["a 10 10, f 100 10"])
    #expect(
      try pages(block("a", 80) + block("b", 30) + float("f"), columns) == ["a 10 10, f 100 10, b 100 50"])
    // Below what stands across the page there is no top of it.
    let section = "<section columns='2'>" + block("b") + float("f") + "</section>"
    #expect(try pages(block("a") + section) == ["f 10 10, a 10 50, b 10 80"])
    let below = "<section columns='1'>" + block("a") + "</section>" + block("b", 20) + float("f")
    #expect(try pages(below, columns) == ["a 10 10, b 10 40", "f 10 10"])
  }

  @Test func whatWaitsStaysOnPagesOfItsKind() throws {
    let section = "<section size='300 x 200'>" + block("s") + float("f") + "</section>"
    #expect(try pages(section + block("a")) == ["f 10 10, s 10 50", "a 10 10"])
    let before = block("a") + float("f") + "<section size='300 x 200'>" + block("s") + "</section>"
    #expect(try pages(before) == ["f 10 10, a 10 50", "s 10 10"])
    let breaking = before.replacing("<section", with: "<section breakBefore='page'")
    #expect(try pages(breaking) == ["f 10 10, a 10 50", "s 10 10"])
    // Sections whose pages look alike share them.
    let alike = block("a") + float("f") + "<section>" + block("s") + "</section>"
    #expect(try pages(alike) == ["f 10 10, a 10 50, s 10 80"])
  }

  @Test func notesOfWhatFloatsStandAtTheFootOfItsPage() throws {
    let noted = float("f", 40, "note='As of today.'")
    let found = try pages(block("a") + noted)
    #expect(found.count == 1 && found[0].hasPrefix("f") && found[0].contains("As of today."), "\(found)")
    let without = try pages(block("a", 55) + noted)
    #expect(
      without.count == 2 && without[0] == "a 10 10" && without[1].contains("As of today."), "\(without)")
  }

  @Test func placesOfWhatMovesDownMoveWithIt() throws {
    let svg = String(
      decoding: try Template(
        markup: """
          <document size="200 x 120" margin="10">
            <UILabel height="30" anchor="a" headingLevel="1" text="Head"/>
            <UILabel height="20" link="#f" text="to it"/>
            <UILabel floatsToTop="true" height="40" anchor="f" text="float"/>
          </document>
          """, registry: .documents
      ).render(as: .svg), as: UTF8.self)
    #expect(svg.contains("id=\"to-a\" transform=\"translate(10 50)\""))
    #expect(svg.contains("id=\"to-f\" transform=\"translate(10 10)\""))
  }

  @Test func placesInOtherColumnsStay() throws {
    let svg = String(
      decoding: try Template(
        markup: """
          <document size="200 x 120" margin="10" columns="2" columnSpacing="0">
            <UILabel height="80" anchor="a" text="Head"/><UILabel height="30" anchor="b" text="to it"/>
            <UILabel floatsToTop="true" height="40" text="float"/>
          </document>
          """, registry: .documents
      ).render(as: .svg), as: UTF8.self)
    #expect(svg.contains("id=\"to-a\" transform=\"translate(10 10)\""))
    #expect(svg.contains("id=\"to-b\" transform=\"translate(100 50)\""))
  }
}
