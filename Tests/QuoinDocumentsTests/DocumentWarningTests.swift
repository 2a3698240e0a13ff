import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import Testing

/// What looks wrong on pages is told as it is of a picture.
@Suite struct DocumentWarningTests {
  /// Characters without a glyph, text that is cut off, a code without room, a size below nothing.
  private let content = """
    <UILabel overlaps="true" text="{name}"/>
    <UILabel overlaps="true" text="Too long for this" width="40" height="20"/>
    <Barcode overlaps="true" content="1234567890" moduleSize="4" width="30" height="30"/>
    <UIView width="n - 10" height="10"/>
    """

  private func warnings(_ markup: String, as format: OutputFormat = .png, name: String = "\u{378}") throws
    -> [String]
  {
    let template = try Template(markup: markup, registry: .documents)
    return try template.rendering(
      state: ["name": name, "n": 3] as [String: Any], size: .fixed(200, 200), as: format
    ).warnings.all.map(\.message)
  }

  @Test func theSameIsToldOfAPictureAndOfADocument() throws {
    for markup in [
      "<document size=\"200 x 200\" margin=\"10\">\(content)</document>",
      "<document size=\"200 x 200\" margin=\"10\"><section>\(content)</section></document>",
      "<document size=\"200 x 300\" margin=\"10\"><UIView height=\"auto\">\(content)</UIView></document>",
      "<document size=\"200 x 400\"><head><UIView height=\"150\">\(content)</UIView></head></document>",
      "<document size=\"200 x 400\"><UILabel text=\"above\"/><note><UIView height=\"150\">\(content)</UIView></note></document>",
    ] {
      for (format, count) in [(OutputFormat.png, 5), (.pdf, 4)] {
        let picture = try warnings("<UIView>\(content)</UIView>", as: format)
        #expect(picture.count == count, "\(picture)")
        let found = try warnings(markup, as: format)
        #expect(found.sorted() == picture.sorted(), "\(found) in \(markup)")
      }
    }
  }

  @Test func onlyWhatIsDrawnIsLookedAtAndEachThingIsToldOnce() throws {
    let markup = """
      <document size="200 x 100" margin="10">
        <repeat for="i" in="0..&lt;40"><UILabel height="40" text="{name} {i}"/></repeat>
        <UILabel isHidden="true" text="&#x379;"/>
      </document>
      """
    #expect(try warnings(markup, as: .pdf) == ["No font has a glyph for U+0378"])
    let second = markup.replacingOccurrences(of: "{name} {i}", with: "{i == 39 ? name : 'i'}")
    #expect(
      try warnings(second, as: .png) == [
        "Page 1 alone is drawn, and the document goes on; ask for page 2, or for a PDF, which holds all"
      ])
    #expect(try warnings(second, as: .pdf) == ["No font has a glyph for U+0378"])
  }

  @Test func textOfACellIsCutWhereTheRoomWithinItsPaddingEnds() throws {
    let text = TextLayout(text: AttributedText("Some words", font: .systemFont(ofSize: 9)))
    for (room, count) in [(text.size.width + 11, 1), (text.size.width + 13, 0)] {
      let found = try warnings(
        """
        <document size="200 x 100" margin="10">
          <table cellPadding="4 6"><column width="\(room)"/>
            <tr><td numberOfLines="1" text="Some words"/></tr></table>
        </document>
        """)
      #expect(found.count { $0.hasPrefix("The text of <td> has not enough room") } == count, "\(found)")
    }
  }

  @Test func rowsOfTablesAndTheirHeadsAreLookedAt() throws {
    let markup = """
      <document size="200 x 100" margin="10">
        <table>
          <column/>
          <thead><tr><th text="{name}"/></tr></thead>
          <repeat for="i" in="0..&lt;9"><tr><td text="{i == 8 ? '&#x379;' : 'i'}"/></tr></repeat>
        </table>
      </document>
      """
    #expect(
      try warnings(markup, as: .pdf).sorted() == [
        "No font has a glyph for U+0378", "No font has a glyph for U+0379",
      ])
    let inner = markup.replacingOccurrences(
      of: "<table>", with: "<UIView height=\"auto\"><table width=\"100%\">"
    )
    .replacingOccurrences(of: "</table>", with: "</table></UIView>")
    #expect(try warnings(inner, as: .pdf).count == 2, "\(inner)")
  }

  @Test func textThatGoesOverToTheNextPageIsLookedAt() throws {
    let text = Array(repeating: "word", count: 60).joined(separator: " ") + " &#x378;"
    let markup =
      "<document size=\"200 x 100\" margin=\"10\"><UILabel numberOfLines=\"0\" text=\"\(text)\"/></document>"
    let found = try warnings(markup, as: .pdf)
    #expect(found == ["No font has a glyph for U+0378"], "\(found)")
  }

  @Test(arguments: [
    "<UILabel text='Some more words' numberOfLines='1' width='30'/>",
    "<UIView left='150' width='100' height='10' backgroundColor='red'/>",
    "<UILabel lineBreakMode='byTruncatingTail' numberOfLines='1' left='100' text='Some more words, out of it'/>",
    "<UIImageView width='30' height='300'/>", "<UILabel text='Some words' height='300'/>",
  ])
  func oneAttributeHoldsForAllThatIsInside(content: String) throws {
    for (begin, end) in [
      ("<UIView height='auto'", "</UIView>"), ("<section", "</section>"),
      ("<UIView height='auto'", "<UIView top='310' height='1'/></UIView>"),
      ("<section", "<UIView height='1'/></section>"),
    ] {
      func found(_ attribute: String, around: String = "") throws -> [String] {
        try warnings(
          "<document size='200 x 100' margin='10'\(around)>\(begin)\(attribute)>\(content)\(end)</document>",
          as: .pdf)
      }
      let plain = try found("")
      #expect(plain.count == 1, "\(begin) \(plain)")
      #expect(try found(" bleed='true'") == [], "\(begin)")
      #expect(try found("", around: " bleed='true'") == [], "\(begin)")
    }
  }

  @Test func whatIsTooHighMaySayItInsideOfOthers() throws {
    func found(_ attribute: String) throws -> Int {
      try warnings(
        """
        <document size="200 x 100" margin="10"><UIView height="auto">
          <UIImageView width="30" height="300"\(attribute)/><UIView top="310" height="10"/></UIView></document>
        """, as: .pdf
      ).count
    }
    #expect(try found("") == 1)
    #expect(try found(" bleed=\"true\"") == 0)
  }

  @Test(arguments: [
    ("<UIView left='60'><UILabel font='9' text='Words that run out'/></UIView>", "right"),
    ("<UIView right='60'><UILabel font='9' text='Words that run out' right='0'/></UIView>", "left"),
    ("<UIView left='-60'><UILabel font='9' text='Words that run out'/></UIView>", "left"),
    (
      "<UIView left='60'><UIView><UILabel font='9' backgroundColor='red' text='Words'/></UIView></UIView>",
      nil
    ),
    ("<UIStackView left='60'><UILabel font='9' text='Words that run out'/></UIStackView>", "right"),
    // What is as wide as was said, meant, or no text.
    ("<UIView left='60'><UILabel font='9' width='90' text='Words that run out'/></UIView>", nil),
    ("<UIView left='60' bleed='true'><UILabel font='9' text='Words that run out'/></UIView>", nil),
    ("<UIView left='60' height='9' backgroundColor='red'/>", nil),
    ("<UIView left='60'><UILabel font='9' text='Words'/></UIView>", nil),
    // Outside of the column it was put there.
    ("<UIView left='100'><UILabel font='9' text='Words'/></UIView>", nil),
  ])
  func textThatRunsOutOfItsColumnIsToldHoweverDeepItStands(content: String, edge: String?) throws {
    let found = try warnings(
      """
      <document size="220 x 100" margin="10 60" columns="1"><UIView height="20" width="100%">\(content)</UIView></document>
      """, as: .pdf)
    let part = edge.map { " points beyond the \($0) edge of its column" }
    #expect(
      found.count == (edge == nil ? 0 : 1) && part.map { found[0].contains($0) } != false, "\(found)")
  }

  @Test func aTableMaySayItForItsRows() throws {
    func found(_ table: String = "", _ row: String = "") throws -> [String] {
      try warnings(
        """
        <document size="200 x 100" margin="10">
          <table\(table)><column width="30"/><column/>
            <tr\(row)><td text="Some words" numberOfLines="1"/><td><UIImageView width="9" height="200"/></td></tr></table>
        </document>
        """, as: .pdf)
    }
    #expect(try found().count == 2)
    #expect(try found(" bleed=\"true\"") == [])
    #expect(try found("", " bleed=\"true\"") == [])
  }

  @Test func aSectionMaySayThatWhatIsInItOverlaps() throws {
    let texts = "<UIView height='40'><UILabel text='One'/><UILabel text='Two'/></UIView>"
    func found(_ attribute: String) throws -> Int {
      try warnings(
        "<document size='200 x 100' margin='10'><section\(attribute)>\(texts)</section></document>"
      ).count
    }
    #expect(try found("") == 1)
    #expect(try found(" overlaps='true'") == 0)
  }

  @Test func warningsBeforeDrawingAreThoseOfThePages() throws {
    let template = try Template(
      markup: "<document size=\"200 x 100\" margin=\"10\"><UILabel text=\"{name}\"/></document>",
      registry: .documents)
    let node = try template.instantiate(state: ["name": "\u{378}"])
    let size = try node.layOut()
    #expect(node.warnings(in: size).all.map(\.message) == ["No font has a glyph for U+0378"])
  }
}
