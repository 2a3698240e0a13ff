import Foundation
import QuoinGraphics
import Testing

@testable import QuoinDocuments

/// No column is narrower than its longest word while another can give way.
@Suite struct WordWidthTests {
  private let row =
    "<tr><td text=\"100234\"/><td text=\"A long description of the thing that is sold here\"/><td text=\"12\"/><td text=\"1,234.50\"/><td text=\"Approved\"/></tr>"

  @Test(arguments: [
    "",
    "<column width=\"auto\"/><column width=\"auto\"/><column width=\"auto\"/><column width=\"auto\"/><column width=\"auto\"/>",
  ])
  func aLongTextGivesWayToWords(columns: String) throws {
    let pages = try ComposedPages(
      "<document size=\"260 x 200\" margin=\"10\"><table>\(columns)\(row)</table></document>")
    let widths = pages.frames[0].map(\.frame.width)
    func natural(_ text: String) -> CGFloat {
      TextLayout(text: AttributedText(text, font: .systemFont(ofSize: 9))).size.width + 12
    }
    for (index, text) in [(0, "100234"), (2, "12"), (3, "1,234.50"), (4, "Approved")] {
      #expect(widths[index] >= natural(text) && widths[index] < natural(text) + 1.01)
    }
    #expect(abs(widths.reduce(0, +) - 240) < 0.01)
    #expect(pages.warnings == [])
  }

  @Test func sharesGiveWayToWordsAsWell() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 200" margin="10"><table><column width="auto"/><column/>
        <tr><td text="some words of a text that could wrap over many lines"/><td text="Unmistakable"/></tr>
      </table></document>
      """)
    #expect(pages.warnings == [])
    #expect(pages.frames[0][1].frame.width > 60 && abs(pages.frames[0][1].frame.maxX - 190) < 0.01)
  }

  @Test func whatCannotFitIsToldWithItsColumnAndByHowMuch() throws {
    let pages = try ComposedPages(
      """
      <document size="120 x 200" margin="10"><table>
        <tr><td text="Unmistakable"/><td text="Incomprehensible"/></tr>
      </table></document>
      """)
    #expect(pages.warnings.count == 2)
    #expect(pages.warnings[0].hasPrefix("'Unmistakable' has a word that is broken: column 1 is "))
    #expect(pages.warnings[1].hasSuffix(" points too narrow for it"))
  }

  @Test func aWordThatIsHyphenatedIsNotBroken() throws {
    func warnings(_ width: Int, _ cell: String = "hyphenationFactor='1'") throws -> [String] {
      try ComposedPages(
        """
        <document size="200 x 200" margin="10" language="de"><table cellPadding="0"><column width="\(width)"/>
          <tr><td \(cell) text="die Versicherungsgesellschaft"/></tr></table></document>
        """
      ).warnings
    }
    #expect(try warnings(60) == [])
    // A syllable has no room either, or there are no hyphens.
    #expect(try warnings(14).count == 1)
    #expect(try warnings(60, "").count == 1)
    #expect(try warnings(60, "hyphenationFactor='1' language='zxx'").count == 1)
  }

  @Test func columnsMayStandInRepetitionsAndConditions() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 200" margin="10"><table cellPadding="0">
        <repeat for="w" in="widths"><column width="{w}"/></repeat>
        <if test="wide"><column width="90"/></if>
        <tr><td text="a"/><td text="b"/><if test="wide"><td text="c"/></if></tr>
      </table></document>
      """, state: ["widths": [40, 60], "wide": true])
    #expect(pages.frames[0].map(\.frame.width) == [40, 60, 90])
    #expect(pages.warnings == [])
  }

  @Test func aRowOfFewerCellsThanColumnsIsTold() throws {
    let pages = try ComposedPages(
      """
      <document size="300 x 200" margin="10"><table><column/><column/>
        <repeat for="n" in="1...3"><tr><td text="{n}"/></tr></repeat>
        <tr><td columnSpan="2" text="both"/></tr>
      </table></document>
      """)
    #expect(
      pages.warnings == [
        "The cells of this row go over 1 of the table's 2 columns; give one a columnSpan, or add empty ones, <td/>"
      ])
  }

  @Test func columnsBeyondTheRoomAreTold() throws {
    let pages = try ComposedPages(
      "<document size=\"100 x 200\" margin=\"10\"><table><column width=\"60\"/><column width=\"50\"/><tr><td text=\"a\"/><td text=\"b\"/></tr></table></document>"
    )
    #expect(pages.warnings == ["The columns of this table come to 110 points, 30 more than its room"])
  }

  @Test(arguments: 0..<60) func widthsAreBetweenWordsAndWishes(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func number(_ range: ClosedRange<Int>) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return range.lowerBound + Int(state >> 11) % range.count
    }
    let texts = (0..<number(1...6)).map { _ in
      (0..<number(1...12)).map { _ in String(repeating: "m", count: number(1...9)) }.joined(separator: " ")
    }
    let row = TableRowView(texts.map { TableCell($0) })
    let room = CGFloat(number(40...600))
    var sizer = TableColumnSizer(texts.map { _ in TableColumn(width: .automatic) }, in: room, padding: nil)
    sizer.look(at: row)
    if sizer.isTight { sizer.lookAtWords(of: row) }
    let grid = sizer.grid
    let widths = texts.indices.map { grid.span($0, count: 1).width }
    let words = row.subviews.map { (($0 as? TableCell)?.widestWord ?? 0).rounded(.up) + 12 }
    let fits = words.reduce(0, +) <= room
    #expect(grid.width <= room + 0.01)
    if fits { #expect(zip(widths, words).allSatisfy { $0 >= $1 - 1 }, "\(widths) \(words) in \(room)") }
  }
}
