import Foundation
import QuoinDocuments
import QuoinGraphics
import Testing

/// Boxes that go over pages keep their content, their borders and their corners.
@Suite struct BoxDivisionTests {
  private let numbers = Array(1...14)

  @Test(arguments: ["slice", "clone"]) func aBoxWithABorderKeepsItsContentOnEveryPage(decoration: String)
    throws
  {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UIView height="auto" decorationBreak="\(decoration)" layer.cornerRadius="8" layer.borderWidth="1">
          <UIStackView axis="vertical" width="100%">
            <repeat for="n" in="numbers"><UILabel height="20" text="{n}"/></repeat>
          </UIStackView>
        </UIView>
      </document>
      """, state: ["numbers": numbers])
    #expect(
      pages.texts == [
        ["1", "2", "3", "4", "5"], ["6", "7", "8", "9", "10"], ["11", "12", "13", "14"],
      ])
    #expect(pages.warnings.isEmpty)
  }

  @Test func aLabelWithABorderHasItOnEveryPage() throws {
    let template = try Template(
      markup: """
        <document size="200 x 120" margin="10">
          <UILabel font="System 10" numberOfLines="0" backgroundColor="yellow" layer.borderWidth="2" text="{text}"/>
        </document>
        """, registry: .documents)
    let node = try template.instantiate(
      state: ["text": (1...20).map { "line \($0)" }.joined(separator: "\n")])
    try node.layOut()
    var boxes: [[CGFloat]] = []
    var lines: [String] = []
    try #require(node.view as? DocumentView).forEachPage { page in
      boxes.append(page.view.allViews.filter { $0.backgroundColor == .yellow }.map(\.layer.borderWidth))
      lines += page.view.allViews.compactMap(\.accessibilityLabel)
    }
    #expect(boxes == [[2], [2], [2]])
    #expect(lines.flatMap { $0.split(separator: "\n") }.map(String.init) == (1...20).map { "line \($0)" })
  }
}

extension UIView {
  fileprivate var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
