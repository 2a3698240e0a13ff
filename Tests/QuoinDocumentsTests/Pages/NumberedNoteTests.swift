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
