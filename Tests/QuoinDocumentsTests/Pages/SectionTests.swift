import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import Testing

/// Parts of documents beside what stands around them.
@Suite struct SectionTests {
  private let columns = """
    <section columns="2" columnSpacing="20">
      <repeat for="n" in="1...8"><UILabel height="20" text="{n}" width="100%"/></repeat>
    </section>
    """

  @Test(arguments: ["", "<UILabel breakAfter=\"page\" text=\"before\"/>"])
  func columnsThatBeginAPageAreBalanced(before: String) throws {
    let pages = try ComposedPages("<document size=\"220 x 400\" margin=\"10\">\(before)\(columns)</document>")
    let frames = Dictionary(uniqueKeysWithValues: try #require(pages.frames.last).map { ($0.text, $0.frame) })
    #expect(frames["4"] == CGRect(x: 10, y: 70, width: 90, height: 20))
    #expect(frames["5"] == CGRect(x: 120, y: 10, width: 90, height: 20))
  }

  @Test func aHeadingGoesOverWithThePartThatFollowsIt() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <UILabel height="75" text="before"/>
        <UILabel headingLevel="1" height="20" text="Heading"/>
        <section columns="2"><UILabel height="20" text="a"/><UILabel height="20" text="b"/></section>
      </document>
      """)
    #expect(pages.texts == [["before"], ["Heading", "a", "b"]])
  }

  @Test func aHeadingKeepsItsNoteAndStandsWithWhatFollowsBoth() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="65" text="before"/>
        <UILabel headingLevel="1" height="20" text="Heading"/>
        <note text="A note"/>
        <UILabel height="20" text="after"/>
      </document>
      """)
    #expect(pages.texts == [["before"], ["Heading", "after", "A note"]])
  }

  @Test func aHeadingThatSaysSoStandsAlone() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="70" text="before"/>
        <UILabel headingLevel="1" height="20" keepWithNext="false" text="Heading"/>
        <UILabel height="30" text="after"/>
      </document>
      """)
    #expect(pages.texts == [["before", "Heading"], ["after"]])
  }

  @Test func aPageBeginsBehindAPart() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <section breakAfter="page"><UILabel text="a"/></section>
        <UILabel text="b"/>
      </document>
      """)
    #expect(pages.texts == [["a"], ["b"]])
  }

  @Test func blocksOfAPartStandAsFarApartAsItSays() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10" spacing="3">
        <section spacing="15"><UILabel height="20" text="a"/><UILabel height="20" text="b"/></section>
      </document>
      """)
    #expect(pages.frames[0].map(\.frame.minY) == [10, 45])
  }

  @Test func allViewsOfAnItemStayWhole() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <repeat for="n" in="1...2">
          <UILabel height="20" text="{n}"/>
          <UILabel font="System 10" numberOfLines="0" orphans="1" widows="1" text="a&#10;b&#10;c&#10;d"/>
        </repeat>
      </document>
      """)
    #expect(pages.texts.map(\.count) == [3, 1])
  }

  @Test func aHiddenPartIsNotThere() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel text="a"/><section isHidden="true"><UILabel text="b"/></section><UILabel text="c"/>
      </document>
      """)
    #expect(pages.texts == [["a", "c"]])
  }

  @Test func aPartSaysHowFarItStandsFromWhatIsAroundIt() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 400" margin="10" spacing="5">
        <UILabel height="20" text="a"/>
        <section spacingBefore="30" spacingAfter="40"><UILabel height="20" text="b"/></section>
        <UILabel height="20" text="c"/>
      </document>
      """)
    #expect(pages.frames[0].map(\.frame.minY) == [10, 60, 120])
  }

  @Test func whatPartsCannotBeIsTold() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <section backgroundColor="red" keepTogether="true"><UILabel text="b"/></section>
      </document>
      """)
    #expect(
      pages.warnings == [
        "backgroundColor of a <section> does nothing, as it is no box on its pages; a <background> lies behind pages",
        "keepTogether of a <section> does nothing, as it is no box on its pages; what stands in a <UIStackView> goes over together",
      ])
  }

  @Test func marginsThatLeaveNothingAreToldWhereTheyAreSaid() throws {
    let template = try Template(
      markup: """
        <document size="200 x 120" margin="10">
          <UILabel text="a"/>
          <section margin="70"><UILabel text="b"/></section>
        </document>
        """, registry: .documents)
    let error = #expect(throws: Diagnostics.self) { try template.writePages(as: .pdf) { _, _ in } }
    #expect(error?.all.map { $0.span?.line } == [3])
  }

  @Test func whatStandsOnThePageKeepsItsWidthWhereAPartWithColumnsFollows() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 200" margin="10">
        <UIStackView axis="vertical" width="100%">
          <table cellPadding="0"><column/><column/><tr><td text="a"/><td text="b"/></tr></table>
        </UIStackView>
        <section columns="2" columnSpacing="20"><UILabel text="c"/></section>
      </document>
      """)
    let frames = Dictionary(uniqueKeysWithValues: pages.frames[0].map { ($0.text, $0.frame) })
    #expect(frames["a"]?.width == 100 && frames["b"]?.minX == 110)
  }

  @Test func hiddenBlocksAreNotHeldToBalanceColumns() throws {
    let document = DocumentView()
    document.content = ViewContent {
      let section = SectionView()
      section.columnCount = 2
      section.content = ViewContent { (0..<3000).lazy.map { _ in HiddenView() } }
      return [section]
    }
    _ = try ComposedPages(document)
    #expect(HiddenView.most < 10, "\(HiddenView.most)")
  }
}

/// A hidden view that knows how many of its kind there have been at once.
private final class HiddenView: UIView {
  nonisolated(unsafe) static var (count, most) = (0, 0)

  convenience init() {
    self.init(frame: .zero)
    isHidden = true
    Self.count += 1
    Self.most = max(Self.most, Self.count)
  }

  deinit { Self.count -= 1 }

  @Test(arguments: [2, 3, 4, 7]) func balancedColumnsLeaveNoneEmptyBeforeAHeading(count: Int) throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 300" margin="10"><UILabel height="40" text="before"/>
        <section columns="3" columnSpacing="0"><UILabel height="24" headingLevel="1" text="head"/>
          <repeat for="n" in="1...\(count)"><UILabel height="20" text="{n}"/></repeat></section></document>
      """)
    let frames = pages.frames[0].filter { $0.text != "before" }
    #expect(pages.frames.count == 1 && frames.first { $0.text == "head" }?.frame.minX == 10)
    #expect(frames.first { $0.text == "1" }?.frame.origin == CGPoint(x: 10, y: 74))
    #expect(frames.allSatisfy { $0.frame.maxY <= 50 + 24 + 20 * CGFloat(count / 2 + 1) }, "\(frames)")
  }

  @Test func whatHasNoRoomInBalancedColumnsMakesThemHigher() throws {
    // Three lines keep together, and a third of all is less than that.
    let pages = try ComposedPages(
      """
      <document size="300 x 300" margin="10"><UILabel height="40" text="before"/>
        <section columns="3" columnSpacing="0"><UIView keepTogether="true" height="60"><UILabel text="a"/></UIView>
          <UILabel height="10" text="b"/><UILabel height="10" text="c"/></section></document>
      """)
    let frames = pages.frames[0].filter { $0.text != "before" }
    #expect(frames.first { $0.text == "a" }?.frame.minX == 10 && pages.frames.count == 1, "\(frames)")
  }
}
