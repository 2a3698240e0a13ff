import Foundation
import QuoinDocuments
import QuoinGraphics
import Testing

/// What is known of a document's places, wherever it is asked for.
@Suite struct KnownPlaceTests {
  private let chapters = """
    <UILabel breakBefore="page" headingLevel="1" text="Oak"/><UILabel headingLevel="2" text="Leaves"/>
    <UIStackView axis="vertical" breakBefore="page"><UILabel headingLevel="1" anchor="ash" text="Ash"/></UIStackView>
    <table><column/><tr><td headingLevel="2" anchor="bark" text="Bark"/></tr></table>
    """

  @Test(arguments: [
    "<repeat for=\"h\" in=\"parent.headings\">LINE</repeat>",
    "<section><repeat for=\"h\" in=\"parent.headings\">LINE</repeat></section>",
    "<UIStackView axis=\"vertical\"><repeat for=\"h\" in=\"parent.headings\">LINE</repeat></UIStackView>",
    "<UIView height=\"auto\"><UIStackView axis=\"vertical\"><repeat for=\"h\" in=\"parent.headings\">LINE</repeat></UIStackView></UIView>",
    "<table><column/><repeat for=\"h\" in=\"parent.headings\"><tr><td text=\"{h.title} {h.page}\"/></tr></repeat></table>",
    "<table><column/><tr><td><UIStackView axis=\"vertical\"><repeat for=\"h\" in=\"parent.headings\">LINE</repeat></UIStackView></td></tr></table>",
  ])
  func headingsAreListedAnywhere(list: String) throws {
    let line = "<UILabel text=\"{h.title} {h.page}\"/>"
    let pages = try ComposedPages(
      "<document size=\"200 x 300\" margin=\"10\">\(list.replacingOccurrences(of: "LINE", with: line))\(chapters)</document>"
    )
    #expect(pages.texts[0] == ["Oak 2", "Leaves 2", "Ash 3", "Bark 3"])
    #expect(pages.warnings == [])
  }

  @Test func pagesOfPlacesAreKnownInExpressions() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 300" margin="10" pageNumbering="lowerRoman">
        <UILabel text="ash {parent.anchors['ash']?.label} {parent.anchors['none']?.page ?? '–'}"/>
        <UIStackView axis="vertical"><UILabel text="bark {parent.anchors['bark']?.page}"/></UIStackView>
        \(chapters)
      </document>
      """)
    #expect(pages.texts[0] == ["ash iii –", "bark 3"])
  }

  @Test func headingsHaveNumbers() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 300" margin="10" numbersHeadings="true">
        <contents/>\(chapters)<UILabel headingLevel="1" text="End"/>
        <repeat for="h" in="parent.headings"><UILabel text="{h.number}/{h.title}"/></repeat>
      </document>
      """)
    #expect(pages.texts[1] == ["1\u{2002}Oak", "1.1\u{2002}Leaves"])
    #expect(pages.texts[2].prefix(3) == ["2\u{2002}Ash", "2.1\u{2002}Bark", "3\u{2002}End"])
    #expect(pages.texts[2].suffix(5) == ["1/Oak", "1.1/Leaves", "2/Ash", "2.1/Bark", "3/End"])
    #expect(pages.texts[0].contains("2.1\u{2002}Bark"))
  }

  @Test func headingsThatSaySoHaveNoNumberAndCountForNone() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 300" margin="10" numbersHeadings="true">
        <UILabel headingLevel="1" isNumbered="false" text="Before"/>
        <UILabel headingLevel="1" text="One"/>
        <UILabel headingLevel="2" isNumbered="false" text="Aside"/>
        <UILabel headingLevel="2" text="First"/>
        <UILabel headingLevel="1" isNumbered="false" text="Behind"/>
        <repeat for="h" in="parent.headings"><UILabel text="{h.number}/{h.title}"/></repeat>
      </document>
      """)
    #expect(
      pages.texts[0] == [
        "Before", "1\u{2002}One", "Aside", "1.1\u{2002}First", "Behind", "/Before", "1/One", "/Aside",
        "1.1/First", "/Behind",
      ])
  }

  @Test func aFigureThatFloatsKeepsItsNumberInListsOfThem() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 300" margin="10">
        <UIView height="200"/>
        <UIView floatsToTop="true" height="100"><UILabel captionKind="Figure" text="Oak"/></UIView>
        <UIView captionKind="Figure" height="20"/>
        <UILabel captionKind="Figure" text="Ash"/>
        <repeat for="c" in="parent.captions"><UILabel text="{c.kind}{c.number} {c.title} {c.page}"/></repeat>
        <contents captions="Figure"/>
      </document>
      """)
    let all = pages.texts.joined()
    #expect(all.contains("Figure 1\u{2002}Oak") && all.contains("Figure 3\u{2002}Ash"))
    #expect(Set(all).isSuperset(of: ["Figure1 Oak 2", "Figure3 Ash 1"]))
    let list = all.filter { $0.hasPrefix("Figure ") }.suffix(3)
    #expect(list.map { $0.prefix(8) } == ["Figure 1", "Figure 2", "Figure 3"])
  }

  @Test func namesOfAuthorsAreNotTakenByGeneratedOnes() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 300" margin="10">
        <UILabel captionKind="Figure" text="Oak" note="A tree"/><UILabel headingLevel="1" text="One"/>
        <UILabel anchor="figure-1" text="a"/><UILabel anchor="note-1" text="b"/><UILabel anchor="heading-1" text="c"/>
      </document>
      """)
    #expect(pages.warnings == [])
  }

  @Test(arguments: [
    (
      "<UIStackView axis='vertical'><UILabel floatsToTop='true' text='a'/></UIStackView>",
      "has no effect here"
    ),
    ("<UILabel floatsToTop='true' breakBefore='page' text='a'/>", "breakBefore says where a page begins"),
    ("<table floatsToTop='true'><tr><td text='a'/></tr></table>", "a table goes over pages by its rows"),
  ])
  func whatCannotFloatIsTold(content: String, reason: String) throws {
    let pages = try ComposedPages("<document size='200 x 300'><UILabel text='x'/>\(content)</document>")
    #expect(pages.warnings.count == 1 && pages.warnings.first?.contains(reason) == true, "\(pages.warnings)")
  }

  @Test func captionsAreNumberedByKindAndListed() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 300" margin="10">
        <contents captions="Figure"/>
        <UIStackView axis="vertical" breakBefore="page"><UIView height="20"/><UILabel captionKind="Figure" anchor="f" text="Oak"/></UIStackView>
        <UILabel captionKind="Table" text="Prices"/><UILabel breakBefore="page" captionKind="Figure" text="Ash"/>
        <repeat for="c" in="parent.captions"><UILabel text="{c.kind}{c.number} {c.title} {c.page} {c.link}"/></repeat>
      </document>
      """)
    #expect(
      pages.texts[0].filter { $0.contains("Figure") } == ["Figure 1\u{2002}Oak", "Figure 2\u{2002}Ash"])
    #expect(pages.texts[1] == ["Figure 1\u{2002}Oak", "Table 1\u{2002}Prices"])
    #expect(
      pages.texts[2] == [
        "Figure 2\u{2002}Ash", "Figure1 Oak 2 #f", "Table1 Prices 2 #table:1", "Figure2 Ash 3 #figure:2",
      ])
  }

  @Test func anIndexIsInAlphabeticalOrderWhateverMarksLettersHave() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 300" margin="10">
        <UILabel indexTerms="Zebra; Öland" text="a"/><UILabel indexTerms="Äpfel" text="b"/>
        <UILabel breakBefore="page" indexTerms="apfel;Zebra; 3D" text="c"/>
        <section columns="2"><repeat for="e" in="parent.documentIndex"><UILabel text="{e.initial} {e.term} {e.text}"/></repeat></section>
      </document>
      """)
    #expect(
      Set(pages.texts[1].dropFirst())
        == ["# 3D 2", "A apfel 2", "A Äpfel 1", "O Öland 1", "Z Zebra 1, 2"])
    let order = pages.frames[1].dropFirst().sorted {
      ($0.frame.minX, $0.frame.minY) < ($1.frame.minX, $1.frame.minY)
    }
    #expect(order.map(\.text) == ["# 3D 2", "A apfel 2", "A Äpfel 1", "O Öland 1", "Z Zebra 1, 2"])
  }

  @Test func pagesOfASectionAreCountedByThemselves() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 100" margin="10">
        <foot><UILabel height="10" font="6" text="{sectionPage} of {sectionPageCount} ({pageNumber}/{pageCount})"/></foot>
        <UILabel text="cover"/>
        <repeat for="n" in="1...2"><section breakBefore="page">
          <repeat for="i" in="range(0, n)"><UILabel breakBefore="page" text="{n}.{i}"/></repeat>
        </section></repeat>
      </document>
      """)
    #expect(
      pages.texts.map { $0.last ?? "" } == [
        "1 of 1 (1/6)", "1 of 2 (2/6)", "2 of 2 (3/6)", "1 of 3 (4/6)", "2 of 3 (5/6)", "3 of 3 (6/6)",
      ])
  }

  @Test func whatFloatsStandsAtTheTopOfTheNextPage() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel height="30" text="a"/>
        <UILabel floatsToTop="true" height="40" text="float"/>
        <UILabel height="30" text="b"/><UILabel height="30" text="c"/><UILabel height="30" text="d"/>
        <UILabel floatsToTop="true" height="40" text="last"/>
      </document>
      """)
    #expect(pages.texts == [["a", "b", "c"], ["float", "d"], ["last"]])
    #expect(pages.frames[1][0].frame.minY == 10)
    let first = try ComposedPages(
      "<document size=\"200 x 120\" margin=\"10\"><UILabel floatsToTop=\"true\" height=\"40\" text=\"float\"/><UILabel height=\"30\" text=\"a\"/></document>"
    )
    #expect(first.texts == [["float", "a"]])
  }

  @Test(arguments: 2..<14) func aLineOfTheContentsNeverStandsAlone(count: Int) throws {
    let document = { (height: Int) in
      """
      <document size="200 x \(height)" margin="10"><UILabel height="20" text="before"/><contents/>
        <repeat for="n" in="1...\(count)"><UILabel breakBefore="page" headingLevel="{n % 3 == 1 ? 1 : 2}" text="h{n}"/></repeat>
      </document>
      """
    }
    for height in [80, 90, 100, 120, 140] {
      let pages = try ComposedPages(document(height))
      for (number, page) in pages.texts.enumerated() {
        let lines = page.filter { $0.hasPrefix("h") }
        if page.contains("before") && lines.isEmpty { continue }
        let isOfContents = number < pages.texts.count - count
        if isOfContents { #expect(lines.count != 1, "\(pages.texts) at \(height)") }
      }
    }
  }

  @Test func notesLeadToTheirTextAndBack() throws {
    let template = try Template(
      markup: """
        <document size="200 x 300" margin="10"><UILabel note="As of today." text="Twelve"/><UILabel text="x"/></document>
        """, registry: .documents)
    let svg = String(decoding: try template.render(as: .svg), as: UTF8.self)
    for place in ["to-note%3A1", "to-note%3A1%3Ain%2Dtext"] {
      #expect(svg.contains("id=\"\(place)\"") && svg.contains("href=\"#\(place)\""))
    }
    let pages = try ComposedPages(template)
    #expect(pages.texts[0] == ["Twelve¹", "x", "¹\u{2009}As of today."])
    #expect(pages.warnings == [])
  }
}
