import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinDocuments

@Suite struct NumberedNoteTests {
  @Test func notesAreNumberedThroughTheDocument() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <foot><UILabel font="System 6" height="10" text="{pageNumber} of {pageCount}"/></foot>
        <repeat for="word" in="['one', 'two', 'three']">
          <UILabel breakBefore="{word == 'three' ? page : auto}" height="20" note="About {word}" text="{word}"/>
        </repeat>
      </document>
      """)
    #expect(
      pages.texts == [
        ["one¹", "two²", "¹\u{2009}About one", "²\u{2009}About two", "1 of 2"],
        ["three³", "³\u{2009}About three", "2 of 2"],
      ])
  }

  @Test func aLabelGoesOverWithItsNote() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UIView height="70"/>
        <UILabel height="20" note="What it is about" text="word"/>
      </document>
      """)
    #expect(pages.texts == [[], ["word¹", "¹\u{2009}What it is about"]])
  }

  @Test func emptyNotesAreNoneAndNumbersDoNotStayBehind() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 60" margin="10">
        <repeat for="remark" in="notes"><UILabel breakBefore="page" height="20" note="{remark}" text="word"/></repeat>
      </document>
      """, state: ["notes": ["a", "", "", "b"]])
    #expect(
      pages.texts == [["word¹", "¹\u{2009}a"], ["word"], ["word"], ["word²", "²\u{2009}b"]])
  }

  @Test func titlesHaveNoNumbersOfNotes() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 100" margin="10">
        <foot><UILabel font="System 6" text="{sectionTitle}"/></foot>
        <UILabel headingLevel="1" height="20" note="About" text="Title"/>
      </document>
      """)
    #expect(pages.texts[0].last == "Title")
  }

  @Test func aNoteThatIsHigherThanAPageIsTold() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 100" margin="10">
        <UILabel height="20" text="word"/>
        <note height="200" text="long"/>
      </document>
      """)
    #expect(
      pages.warnings == [
        "This is 210 points high and cannot be divided, but page 2 has room for 80; it is cut off"
      ])
  }

  @Test func rowsGoOverWithTheirNotes() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="20" note="First" text="before"/>
        <table orphans="1" widows="1"><column/>
          <repeat for="n" in="1...6">
            <tr><td height="20" note="{n % 2 == 0 ? 'About {n}' : ''}" text="row {n}"/></tr>
          </repeat>
        </table>
        <UILabel height="20" note="Last" text="after"/>
      </document>
      """)
    let words = pages.texts.joined()
    #expect(
      words.filter { $0.hasPrefix("row") || $0.hasPrefix("after") } == [
        "row 1", "row 2²", "row 3", "row 4³", "row 5", "row 6⁴", "after⁵",
      ])
    for page in pages.texts {
      for text in page where text.hasPrefix("row") {
        guard let number = text.last, "²³⁴".contains(number) else { continue }
        #expect(page.contains { $0.hasPrefix("\(number)\u{2009}About") }, "\(page)")
      }
    }
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
    #expect(pages.warnings.isEmpty)
  }

  @Test func notesInARowAreNumberedOnceWhereAHeadingStandsBefore() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UIView height="10"/>
        <UILabel headingLevel="1" height="20" text="Heading"/>
        <section columns="1"><table><column/><tr><td note="One" height="20" text="a"/></tr></table></section>
        <UILabel height="20" note="Two" text="b"/>
      </document>
      """)
    #expect(pages.texts.joined().contains("b²"))
  }

  @Test func aNoteInTheHeadOfATableIsTold() throws {
    let template = try Template(
      markup: """
        <document size="200 x 120" margin="10">
          <table><column/>
            <thead><tr><th note="lost" text="a"/></tr></thead></table>
        </document>
        """, registry: .documents)
    let warnings = try template.rendering(as: .pdf).warnings.all
    #expect(
      warnings.map(\.message) == [
        "This note is not shown: heads and feet of tables, and tables within other views, have none; put a <note> behind the table"
      ])
    #expect(warnings.first?.span?.line == 2)
  }
}

extension NumberedNoteTests {
  /// The labels of a document with their frames, without those at the foot.
  private func labels(_ content: String) throws -> [(text: String, frame: CGRect)] {
    let pages = try ComposedPages("<document size=\"300 x 200\" margin=\"10\">\(content)</document>")
    return pages.frames[0].filter { !$0.text.hasPrefix("¹") }
  }

  @Test(arguments: ["note=\"About\"", ""])
  func aLabelInAViewIsAsWideAsItsTextWithTheNumber(note: String) throws {
    let label = "<UILabel \(note) text=\"Row of oak\(note.isEmpty ? "¹" : "")\" top=\"4\"/>"
    let wanted = UILabel()
    wanted.text = "Row of oak¹"
    let width = wanted.intrinsicContentSize.width
    for content in [
      "<UIView>\(label)</UIView>", "<table><column/><tr><td>\(label)</td></tr></table>",
      "<UIView><UIStackView alignment=\"leading\" axis=\"vertical\">\(label)</UIStackView></UIView>",
    ] {
      let found = try labels(content)
      #expect(found.map(\.text) == ["Row of oak¹"])
      #expect(found.allSatisfy { abs($0.frame.width - width) < 1 }, "\(content): \(found)")
    }
  }

  @Test func aViewIsHighEnoughForALabelThatItsNumberBreaks() throws {
    let label = UILabel()
    label.text = "oak"
    let width = label.intrinsicContentSize.width
    let found = try labels(
      "<UIView><UILabel note=\"About\" numberOfLines=\"0\" text=\"oak oak\" width=\"\(width)\"/></UIView>"
        + "<UILabel text=\"below\"/>")
    #expect(found.map(\.text) == ["oak oak¹", "below"])
    #expect(found[1].frame.minY >= found[0].frame.maxY)
  }
}
