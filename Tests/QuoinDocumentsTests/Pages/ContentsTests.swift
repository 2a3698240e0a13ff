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
  @Test func numbersStandOnTheBaselineOfTheirTitles() throws {
    let template = try Template(
      markup: """
        <document margin="10" size="300 x 200">
          <contents/>
          <UILabel breakBefore="page" headingLevel="1" text="\u{627}\u{644}\u{641}\u{635}\u{644}"/>
          <UILabel headingLevel="2" numberOfLines="0" text="A title that takes more than the one line that there is for it"/>
        </document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    var lines: [(title: CGFloat, number: CGFloat)] = []
    try document.forEachPage(in: 1...1) { page in
      for line in page.view.subviews {
        let labels = line.subviews.compactMap { $0 as? UILabel }
        guard labels.count == 2 else { continue }
        lines.append(
          (
            labels[0].frame.minY + labels[0].lastBaselineOffset(for: labels[0].bounds.size),
            labels[1].frame.minY + labels[1].firstBaselineOffset(for: labels[1].bounds.size)
          ))
      }
    }
    #expect(lines.count == 2)
    for (title, number) in lines { #expect(abs(title - number) < 0.6) }
  }

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
