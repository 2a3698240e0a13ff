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
    let places = svg.matches(of: /translate\(([\d.]+) ([\d.]+)\)">\s*<text[^>]*>\.</).compactMap { match in
      Double(match.1).flatMap { x in Double(match.2).map { (x: x, y: $0) } }
    }
    let lines = Dictionary(grouping: places, by: \.y).values.map { $0.map(\.x).sorted() }
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
