import Foundation
import QuoinDocuments
import Testing

/// What views within others say of pages holds as for those that stand in the document itself.
@Suite struct InnerRuleTests {
  private func pages(_ content: String, element: String = "UIStackView axis=\"vertical\" width=\"100%\"")
    throws
    -> ComposedPages
  {
    let name = element.split(separator: " ")[0]
    return try ComposedPages(
      "<document size=\"200 x 120\" margin=\"10\"><\(element)>\(content)</\(name)></document>")
  }

  private func label(_ text: String, _ attributes: String = "") -> String {
    "<UILabel height=\"20\" text=\"\(text)\" \(attributes)/>"
  }

  @Test func aPageBeginsBeforeAndBehindThem() throws {
    let content = label("a") + label("b", "breakBefore=\"page\"") + label("c") + label("d") + label("e")
    #expect(try pages(content).texts == [["a"], ["b", "c", "d", "e"]])
    let behind = label("a", "breakAfter=\"page\"") + label("b") + label("c", "breakAfter=\"page\"")
    #expect(try pages(behind + label("d")).texts == [["a"], ["b", "c"], ["d"]])
    let right = label("a") + label("b", "breakBefore=\"right\"")
    #expect(try pages(right).texts == [["a"], [], ["b"]])
  }

  @Test func aPageBeginsForWhatIsDeeperInside() throws {
    let content =
      "<UIStackView axis=\"vertical\">\(label("a"))\(label("b", "breakBefore=\"page\""))</UIStackView>"
    #expect(try pages(content + label("c")).texts == [["a"], ["b", "c"]])
    #expect(try pages(content, element: "UIView height=\"auto\"").texts == [["a"], ["b"]])
  }

  @Test func aBreakAtTheTopIsOneForTheWhole() throws {
    let found = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UILabel text="before"/>
        <UIStackView axis="vertical" width="100%">\(label("a", "breakBefore=\"page\""))\(label("b"))</UIStackView>
      </document>
      """)
    #expect(found.texts == [["before"], ["a", "b"]])
  }

  @Test func aHeadingGoesOverWithWhatFollowsIt() throws {
    let content = """
      <UILabel height="80" text="before"/>\(label("heading", "headingLevel=\"2\""))
      <UILabel height="40" text="body"/>
      """
    #expect(try pages(content).texts == [["before"], ["heading", "body"]])
    let alone = label("heading", "headingLevel=\"2\"") + "<UILabel height=\"95\" text=\"body\"/>"
    #expect(try pages(alone).texts == [["heading"], ["body"]])
  }
}
