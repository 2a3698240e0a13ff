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

  @Test func aNoteInATableIsTold() throws {
    let template = try Template(
      markup: """
        <document size="200 x 120" margin="10">
          <table><column/>
            <tr><td note="lost" text="a"/></tr></table>
        </document>
        """, registry: .documents)
    let warnings = try template.rendering(as: .pdf).warnings.all
    #expect(
      warnings.map(\.message) == [
        "This note is not shown: labels in the rows of a table have none; put a <note> behind the table"
      ])
    #expect(warnings.first?.span?.line == 2)
  }
}
