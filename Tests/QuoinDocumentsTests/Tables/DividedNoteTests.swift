import QuoinDocuments
import Testing

/// Notes of what is divided stand where their texts end.
@Suite struct DividedNoteTests {
  /// The pages on which texts stand, from 0.
  private func pages(_ markup: String) throws -> (of: (String) -> [Int], all: ComposedPages) {
    let pages = try ComposedPages("<document size=\"200 x 120\" margin=\"10\">\(markup)</document>")
    return (
      { text in pages.texts.indices.filter { page in pages.texts[page].contains { $0.contains(text) } } },
      pages
    )
  }

  private let long = "{range(1, 200).map(x => 'word').joined(' ')}"

  @Test func theNoteOfAShortCellStandsWhereItEndsInARowOverPages() throws {
    let (page, all) = try pages(
      """
      <table><column width="60"/><column/>
        <tr><td font="8" text="short" note="About short"/><td font="8" text="\(long)" note="About long"/></tr>
      </table>
      """)
    #expect(page("About short") == [0] && page("About long") == [all.texts.count - 1])
    #expect(all.texts.count > 1 && all.warnings == [])
    #expect(all.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
  }

  @Test func notesOfAGroupStandOnThePagesOfItsTexts() throws {
    let (page, all) = try pages(
      """
      <UIStackView axis="vertical" width="100%" height="auto">
        <UILabel font="8" text="first" note="About first"/>
        <repeat for="i" in="1...20"><UILabel font="8" text="line {i}"/></repeat>
        <UILabel font="8" text="last" note="About last"/>
      </UIStackView>
      """)
    #expect(page("About first") == [0] && page("About last") == [all.texts.count - 1])
    #expect(all.texts.count > 1 && all.warnings == [])
    #expect(all.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
  }

  @Test func aNoteOfACellOverRowsStandsWhereItsTextEnds() throws {
    let (page, all) = try pages(
      """
      <table><column width="60"/><column/>
        <tr><td font="8" rowSpan="12" text="group" note="About group"/><td font="8" text="row"/></tr>
        <repeat for="i" in="1...11"><tr><td font="8" text="row {i}"/></tr></repeat>
      </table>
      """)
    #expect(page("About group") == [0] && all.texts.count > 1 && all.warnings == [])
  }

  @Test func whereOnlyTheNoteHasNoRoomSomethingStandsAllTheSame() throws {
    let (page, all) = try pages(
      """
      <UIStackView axis="vertical" width="100%" height="auto">
        <UILabel height="80" text="first" note="About first"/><UILabel height="80" text="last"/>
      </UIStackView>
      """)
    #expect(page("first")[0] == 0 && page("last") == [1])
    #expect(page("About first").count == 1)
    #expect(all.texts.count <= 3)
  }
}
