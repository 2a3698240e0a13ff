import Foundation
import QuoinDocuments
import Testing

/// Lists of contents.
@Suite struct ContentsTests {
  @Test func theDotsOfAllLinesStandBelowEachOther() throws {
    let template = try Template(
      markup: """
        <document margin="10" size="300 x 200">
          <contents/>
          <UILabel breakBefore="page" headingLevel="1" text="Wood"/>
          <UILabel headingLevel="2" text="Oak and ash"/>
          <UILabel headingLevel="3" text="Elm"/>
        </document>
        """, registry: .documents)
    let svg = String(decoding: try template.render(as: .svg), as: UTF8.self)
    let places = svg.matches(of: /translate\(([\d.]+) [\d.]+\)">\s*<text[^>]*>\.</).compactMap {
      Double($0.1)
    }
    // The dots of a line are drawn from its end on.
    var lines: [[Double]] = []
    for place in places {
      if let last = lines.last?.last, place < last {
        lines[lines.count - 1].append(place)
      } else {
        lines.append([place])
      }
    }
    #expect(lines.count == 3)
    let first = try #require(lines.first)
    let step = first[1] - first[0]
    for line in lines {
      for x in line {
        let steps = (x - first[0]) / step
        #expect(abs(steps - steps.rounded()) < 0.02, "\(x)")
      }
    }
  }
}

extension ContentsTests {
  @Test func aListOfYourOwnHasTheHeadingsWithTheirPages() throws {
    let pages = try ComposedPages(
      """
      <document margin="10" size="300 x 200">
        <repeat for="heading" in="parent.headings"><UILabel text="{heading.title}: {heading.page}"/></repeat>
        <UILabel breakBefore="page" headingLevel="1" text="Wood"/>
        <UILabel breakBefore="page" headingLevel="1" text="Stone"/>
      </document>
      """)
    #expect(pages.texts == [["Wood: 2", "Stone: 3"], ["Wood"], ["Stone"]])
  }
}
