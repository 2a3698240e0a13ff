import Foundation
import QuoinDocuments
import Testing

/// Boxes in boxes that stand in a document themselves.
@Suite struct ArrangedPieceTests {
  @Test(arguments: ["30%", "54"]) func partsOfTheirWidthFollowTheRoomOfThePage(width: String) throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <repeat for="n" in="1...2">
          <LMRowView width="100%"><LMColumnView width="\(width)">
            <UIView height="2" width="100%" accessibilityLabel="{n}"/>
          </LMColumnView></LMRowView>
        </repeat>
      </document>
      """)
    #expect(pages.frames[0].map(\.frame.width) == [54, 54])
  }
}
