import Foundation
import QuoinDocuments
import QuoinGraphics
import Testing

/// What a view says once holds once, and what it looks like holds on all of its pages.
@Suite struct DividedRuleTests {
  private let lines = (1...14).map { "line \($0)" }.joined(separator: "&#10;")

  private func sums(_ content: String) throws -> [[String]] {
    try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <foot><UILabel font="System 10" height="20" text="{pageSum} of {carried + pageSum}"/></foot>
        \(content)
      </document>
      """
    ).texts.map { $0.filter { $0.contains(" of ") } }
  }

  @Test func whatGoesOverPagesIsCountedOnTheFirst() throws {
    #expect(
      try sums("<UILabel font=\"System 10\" numberOfLines=\"0\" carry=\"5\" text=\"\(lines)\"/>")
        == [["5 of 5"], ["0 of 5"], ["0 of 5"]])
  }

  @Test func whatStandsInOthersIsCountedOnItsPage() throws {
    #expect(
      try sums(
        """
        <UIStackView axis="vertical" width="100%" carry="100">
          <repeat for="n" in="1...6"><UILabel height="20" carry="n" text="{n}"/></repeat>
        </UIStackView>
        """) == [["110 of 110"], ["11 of 121"]])
  }

  @Test func rowsOfATableInAViewAreCountedOnce() throws {
    #expect(
      try sums(
        """
        <UIStackView axis="vertical" width="100%">
          <table><column/><repeat for="n" in="1...3"><tr carry="n"><td text="{n}"/></tr></repeat></table>
        </UIStackView>
        """) == [["6 of 6"]])
  }

  @Test(arguments: ["", "layer.cornerRadius=\"4\" ", "layer.borderWidth=\"1\" "])
  func shadowsStayWithTheirBoxes(box: String) throws {
    let template = try Template(
      markup: """
        <document size="200 x 120" margin="10">
          <UILabel font="System 10" numberOfLines="0" backgroundColor="yellow" \(box)layer.shadowOpacity="0.5"
            layer.shadowRadius="2" text="\(lines)"/>
          <UIView height="auto" backgroundColor="yellow" \(box)layer.shadowOpacity="0.5">
            <UIStackView axis="vertical" width="100%">
              <repeat for="n" in="1...9"><UILabel height="20" text="{n}"/></repeat>
            </UIStackView>
          </UIView>
        </document>
        """, registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    var found: [[Float]] = []
    try #require(node.view as? DocumentView).forEachPage { page in
      found.append(
        page.view.withAllInside.filter { $0.backgroundColor == .yellow }.map(\.layer.shadowOpacity))
    }
    #expect(found.count > 2)
    #expect(found.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 == 0.5 } }, "\(found)")
  }

  @Test func theSharpShadowOfATextGoesOverWithItsLines() throws {
    func pages(_ attributes: String) throws -> [Data] {
      let template = try Template(
        markup: """
          <document size="100 x 60" margin="10">
            <UILabel font="System 10" numberOfLines="0" \(attributes) text="\(lines)"/>
          </document>
          """, registry: .documents)
      var pages: [Data] = []
      try template.writePages(as: .svg) { _, data in pages.append(data) }
      return pages
    }
    let shadow = try pages("shadowColor=\"red\" shadowOffset.width=\"1\"")
    #expect(shadow.count > 3)
    #expect(shadow.allSatisfy { String(decoding: $0, as: UTF8.self).contains("#ff0000") })
  }
}

extension UIView {
  fileprivate var withAllInside: [UIView] { [self] + subviews.flatMap(\.withAllInside) }
}
