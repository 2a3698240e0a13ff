import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

/// What lists within a text are in the structure of a document.
@Suite struct TextListStructureTests {
  /// Paragraphs, each with the lists that it is in; in these all lines but the first are moved in.
  private func text(_ paragraphs: [(words: String, lists: [NSTextList])]) -> AttributedText {
    let text = NSMutableAttributedString(string: "")
    for (index, paragraph) in paragraphs.enumerated() {
      let style = NSMutableParagraphStyle()
      style.textLists = paragraph.lists
      style.headIndent = 20 * CGFloat(paragraph.lists.count)
      let isMarked = paragraph.words.contains("\t")
      style.firstLineHeadIndent = isMarked ? style.headIndent - 20 : style.headIndent
      let end = index == paragraphs.count - 1 ? "" : "\n"
      text.append(
        NSAttributedString(string: paragraph.words + end, attributes: [.paragraphStyle: style]))
    }
    return AttributedText(text, font: .systemFont(ofSize: 10))
  }

  private func file(
    _ role: StructureRole, _ paragraphs: [(words: String, lists: [NSTextList])]
  ) throws -> PDFFile {
    let layout = TextLayout(text: text(paragraphs))
    let data = try Renderer.document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: CGSize(width: 200, height: 200))
      canvas.withRole(role) { canvas.draw(layout, at: .zero) }
    }
    return try #require(PDFFile(data))
  }

  @Test func anItemHasItsMarkerAndItsText() throws {
    let list = NSTextList(markerFormat: .decimal)
    let file = try file(.paragraph, [("Trees", []), ("1\tOak", [list]), ("2\tAsh", [list])])
    #expect(
      file.structure == """
        Document
          Div
            P 1.0
            L
              LI
                Lbl 1.1
                LBody 1.2
              LI
                Lbl 1.3
                LBody 1.4

        """)
    #expect(file.objects.values.contains { $0.contains("/ListNumbering /Decimal") })
  }

  @Test func whatStandsInAnItemIsInItsBody() throws {
    let (outer, inner) = (NSTextList(markerFormat: .disc), NSTextList(markerFormat: .circle))
    let file = try file(
      .tableCell,
      [
        ("•\tOak", [outer]), ("◦\tleaves", [outer, inner]), ("and more", [outer]), ("•\tAsh", [outer]),
        ("•\tanother list", [NSTextList(markerFormat: .disc)]),
      ])
    #expect(
      file.structure == """
        Document
          TD
            L
              LI
                Lbl 1.0
                LBody 1.1
                  L
                    LI
                      Lbl 1.2
                      LBody 1.3
                  P 1.4
              LI
                Lbl 1.5
                LBody 1.6
            L
              LI
                Lbl 1.7
                LBody 1.8

        """)
  }

  @Test func aHeadingHoldsNoLists() throws {
    let file = try file(.heading(1), [("1\tOak", [NSTextList(markerFormat: .decimal)])])
    #expect(file.structure == "Document\n  H1 1.0\n")
  }

  @Test(arguments: [
    ("{decimal}.", 12, "12."), ("({upper-roman})", 14, "(XIV)"), ("{lower-alpha}", 28, "ab"),
    ("{lower-latin}", 0, "0"), ("{square}", 3, "▪"), ("no braces", 1, "no braces"),
    ("{octal}", 8, "10"), ("{lower-hexadecimal}", 26, "1a"), ("{upper-hexadecimal}", 26, "1A"),
    ("{upper-roman}", 4000, "4000"), ("{box}", 1, "□"), ("{check}", 1, "✓"), ("{hyphen} ", 1, "⁃ "),
    ("{x}", 1, "•"),
  ])
  func aMarkerFollowsFromItsFormat(_ format: String, _ number: Int, _ marker: String) {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat(format))
    #expect(list.marker(forItemNumber: number) == marker)
  }

  @Test func aListKnowsWhetherItsItemsAreCounted() {
    let list = NSTextList(markerFormat: .uppercaseRoman, options: 1, startingItemNumber: 3)
    #expect(list.isOrdered && list.startingItemNumber == 3 && list.listOptions == .prependEnclosingMarker)
    #expect(!NSTextList(markerFormat: .check, options: 0).isOrdered)
  }

  @Test func stylesKeepTheirLists() throws {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .disc)]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.textLists == style.textLists && copy.isEqual(style))
    style.textLists = [NSTextList(markerFormat: .disc)]
    #expect(!copy.isEqual(style))
  }

  @Test func listsAtTheSamePlaceAreEqual() {
    func list(_ place: Int?) -> NSTextList {
      let list = NSTextList(markerFormat: .disc)
      list.place = place
      return list
    }
    #expect(list(1) == list(1) && list(1).hash == list(1).hash)
    #expect(list(1) != list(2) && list(nil) != list(nil))
  }
}
