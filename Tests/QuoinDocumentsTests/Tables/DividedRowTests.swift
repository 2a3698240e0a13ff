import Foundation
import QuoinDocuments
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Rows that no page has room for go on over pages.
@Suite struct DividedRowTests {
  private func words(_ count: Int) -> String { (1...count).map { "w\($0)" }.joined(separator: " ") }

  private func allWords(_ pages: ComposedPages) -> [String] {
    pages.texts.flatMap { $0.flatMap { $0.split(separator: " ").map(String.init) } }
  }

  @Test func aRowHigherThanAPageGoesOnBetweenItsLines() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <table><column width="60"/><column/>
          <thead><tr><th height="20" text="a"/><th text="b"/></tr></thead>
          <tr><td text="left"/><td text="{words}"/></tr>
          <tr><td text="after"/><td text="x"/></tr>
        </table>
      </document>
      """, state: ["words": words(200)])
    #expect(pages.warnings == [])
    #expect(pages.texts.count > 3)
    #expect(pages.texts.allSatisfy { $0.prefix(2).sorted() == ["a", "b"] })
    #expect(allWords(pages).filter { $0.hasPrefix("w") } == (1...200).map { "w\($0)" })
    #expect(allWords(pages).filter { $0 == "left" }.count == 1 && pages.texts[0].contains("left"))
    #expect(allWords(pages).suffix(2) == ["after", "x"])
    #expect(pages.frames.allSatisfy { $0.allSatisfy { $0.frame.maxY <= 110.01 } })
    // Text keeps its padding at the top of each page.
    let tops = pages.frames.dropFirst().compactMap { page in page.first { $0.text.hasPrefix("w") }?.frame.minY
    }
    #expect(tops.allSatisfy { abs($0 - 34) < 0.01 })
  }

  @Test func aRowThatAPageHasRoomForGoesOverWhole() throws {
    func pages(_ attribute: String) throws -> [[String]] {
      try ComposedPages(
        """
        <document size="220 x 140" margin="10">
          <UIView height="70"/>
          <table><column/><tr \(attribute)><td text="a&#10;b&#10;c&#10;d&#10;e&#10;f"/></tr></table>
        </document>
        """
      ).texts
    }
    #expect(try pages("") == [[], ["a\nb\nc\nd\ne\nf"]])
    #expect(try pages("keepTogether=\"true\"") == [[], ["a\nb\nc\nd\ne\nf"]])
    #expect(try pages("keepTogether=\"false\"") == [["a\nb\nc\n"], ["d\ne\nf"]])
  }

  @Test func aRowThatHasToStayTogetherIsCutOffWithAWarning() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <table><column/><tr keepTogether="true"><td text="{words}"/></tr><tr><td text="after"/></tr></table>
      </document>
      """, state: ["words": words(200)])
    #expect(pages.texts.count == 2 && pages.texts[1] == ["after"])
    #expect(pages.warnings.first?.contains("cannot be divided") == true)
  }

  @Test func viewsInCellsGoApartBetweenEachOther() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <table cellPadding="5"><column width="40"/><column/>
          <tr><td text="k"/><td><UIStackView axis="vertical" width="100%">
            <repeat for="n" in="1...7"><UILabel height="20" text="{n}"/></repeat>
          </UIStackView></td></tr>
        </table>
      </document>
      """)
    #expect(pages.texts == [["k", "1", "2", "3", "4"], ["5", "6", "7"]])
    #expect(pages.frames[0].map(\.frame.minX) == [10, 55, 55, 55, 55])
    #expect(pages.frames[1].map(\.frame.origin) == [15, 35, 55].map { CGPoint(x: 55, y: $0) })
    #expect(pages.frames[1].map(\.frame.width) == [150, 150, 150])
    #expect(pages.warnings == [])
  }

  @Test func tablesInCellsGoApartBetweenTheirRows() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <table cellPadding="0"><column width="40"/><column/>
          <tr><td text="k"/><td><table cellPadding="0"><column/>
            <repeat for="n" in="1...12"><tr><td height="20" text="{n}"/></tr></repeat>
          </table></td></tr>
          <tr><td text="after"/><td/></tr>
        </table>
      </document>
      """)
    #expect(
      pages.texts.map { $0.filter { Int($0) != nil } }
        == [["1", "2", "3", "4", "5"], ["6", "7", "8", "9", "10"], ["11", "12"]])
    #expect(pages.texts.last?.last == "after")
  }

  @Test func cellsOverRowsGoOnWithTheirColourAndBorder() throws {
    for (clone, open) in [("slice", true), ("clone", false)] {
      var boxes: [[CGRect]] = []
      let template = try Template(
        markup: """
          <document size="220 x 120" margin="10">
            <table cellPadding="0"><column width="50"/><column/>
              <tr><td rowSpan="8" decorationBreak="\(clone)" backgroundColor="red" layer.borderWidth="1" text="a"/>
                <td height="20" text="0"/></tr>
              <repeat for="n" in="1..&lt;8"><tr><td height="20" text="{n}"/></tr></repeat>
            </table>
          </document>
          """, registry: .documents)
      let node = try template.instantiate()
      try node.layOut()
      let document = try #require(node.view as? DocumentView)
      try document.forEachPage { page in boxes.append(page.view.redBoxes(at: .zero)) }
      // What is cut open goes on beyond the cut, where nothing of it is seen.
      let reach: CGFloat = open ? 1 : 0
      #expect(
        boxes == [
          [CGRect(x: 10, y: 10, width: 50, height: 100 + reach)],
          [CGRect(x: 10, y: 10 - reach, width: 50, height: 60 + reach)],
        ])
    }
  }

  @Test func aTextOverRowsGoesOnAndTheirLastRowWithIt() throws {
    let pages = try ComposedPages(
      """
      <document size="220 x 120" margin="10">
        <table><column width="60"/><column/>
          <tr><td text="A"/><td rowSpan="3" text="{words}"/></tr>
          <tr><td text="B"/></tr><tr><td text="C"/></tr>
          <tr><td text="D"/><td text="end"/></tr>
        </table>
      </document>
      """, state: ["words": words(150)])
    #expect(allWords(pages).filter { $0.hasPrefix("w") } == (1...150).map { "w\($0)" })
    #expect(pages.texts[0].prefix(2).contains("A") && pages.texts[0].contains("C"))
    #expect(pages.texts.last.map { Set($0.suffix(2)) } == ["D", "end"])
    #expect(pages.warnings == [])
  }

  @Test(arguments: 0..<40) func nothingOfATableIsLostOrTwice(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<Int.random(in: 1...9, using: &random)).map { row -> [String: Any] in
      let count = Bool.random(using: &random) ? Int.random(in: 1...400, using: &random) : 3
      return [
        "a": (0..<count).map { "r\(row)a\($0)" }.joined(separator: " "),
        "b": (0..<Int.random(in: 1...60, using: &random)).map { "r\(row)b\($0)" }.joined(separator: " "),
        "span": Int.random(in: 1...3, using: &random),
      ]
    }
    let keep = ["", "keepTogether=\"false\""].randomElement(using: &random) ?? ""
    let template = try Template(
      markup: """
        <document size="260 x 200" margin="10">
          <table ruleColor="black"><column width="90"/><column/><column width="20"/>
            <thead><tr><th text="x"/><th text="y"/><th/></tr></thead>
            <repeat for="row" in="rows">
              <tr \(keep)><td rowSpan="{row.span}" text="{row.a}"/><td text="{row.b}"/><td/></tr>
              <repeat for="n" in="range(2, row.span)"><tr><td text="s{n}"/><td/></tr></repeat>
            </repeat>
          </table>
        </document>
        """, registry: .documents)
    let pages = try ComposedPages(template, state: ["rows": rows])
    let expected = rows.flatMap { row in
      ["a", "b"].flatMap { ((row[$0] as? String) ?? "").split(separator: " ").map(String.init) }
    }
    #expect(allWords(pages).filter { $0.hasPrefix("r") }.sorted() == expected.sorted(), "seed \(seed)")
    for page in pages.frames {
      #expect(page.allSatisfy { $0.frame.maxY <= 190.01 }, "seed \(seed)")
      for column in [10.0, 100] {
        let texts = page.filter { abs($0.frame.minX - column) < 7 }.sorted { $0.frame.minY < $1.frame.minY }
        for (above, below) in zip(texts, texts.dropFirst()) {
          #expect(above.frame.maxY <= below.frame.minY + 0.01, "\(above) \(below) seed \(seed)")
        }
      }
    }
  }
}

extension UIView {
  /// The places of boxes that are red.
  fileprivate func redBoxes(at origin: CGPoint) -> [CGRect] {
    let place = CGRect(
      x: origin.x + frame.minX, y: origin.y + frame.minY, width: bounds.width, height: bounds.height)
    let inside = CGPoint(x: place.minX - bounds.minX, y: place.minY - bounds.minY)
    return (backgroundColor == .red ? [place] : []) + subviews.flatMap { $0.redBoxes(at: inside) }
  }
}
