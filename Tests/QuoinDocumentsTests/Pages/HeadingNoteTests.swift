import Foundation
import QuoinDocuments
import Testing

/// Notes and what they have to do with where pages end.
@Suite struct HeadingNoteTests {
  @Test func aHeadingGoesOverWithABlockWhoseNoteHasNoRoom() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="50" text="before"/>
        <UILabel headingLevel="1" height="20" text="heading"/>
        <UILabel height="20" note="About" text="body"/>
      </document>
      """)
    #expect(pages.texts == [["before"], ["heading", "body¹", "¹\u{2009}About"]])
  }

  @Test func aNoteThatNoPageHasRoomForGoesOverBetweenItsLines() throws {
    let lines = (1...20).map { "line \($0)" }
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="20" note="{remark}" text="word"/>
        <UILabel height="20" text="after"/>
      </document>
      """, state: ["remark": lines.joined(separator: "\n")])
    #expect(pages.warnings == [])
    let found = pages.texts.flatMap { $0 }.filter { $0.contains("line") }
    #expect(
      found.flatMap { $0.replacing("¹\u{2009}", with: "").split(separator: "\n").map(String.init) } == lines)
    #expect(pages.texts[0].first == "word¹" && pages.texts[0].count == 2)
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
  }

  @Test func aNoteThatCannotBeDividedIsToldWhereItsLabelStands() throws {
    let template = try Template(
      markup: """
        <document size="200 x 30" margin="10">
          <UILabel font="System 6" note="About" text="body"/>
        </document>
        """, registry: .documents)
    let warnings = try template.writePages(as: .pdf) { _, _ in }.warnings.all
    #expect(warnings.map { $0.span?.line } == [2])
  }

  @Test func aNoteOfALaterColumnStandsOnItsPage() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10" columns="2" columnSpacing="20">
        <repeat for="n" in="1...5"><UILabel height="20" text="{n}"/></repeat>
        <UILabel height="20" note="About six" text="6"/>
        <UILabel height="20" note="About seven" text="7"/>
        <UILabel height="40" text="8"/>
      </document>
      """)
    #expect(pages.warnings == [])
    let texts = pages.texts.map { Set($0) }
    #expect(
      texts == [
        ["1", "2", "3", "4", "5", "6¹", "7²", "¹\u{2009}About six", "²\u{2009}About seven"], ["8"],
      ])
    let notes = pages.frames[0].filter { $0.text.contains("About") }.map(\.frame)
    #expect(notes.allSatisfy { $0.minX == 120 && $0.maxY <= 110.01 } && notes.last?.maxY == 110)
  }
}
