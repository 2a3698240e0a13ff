import Foundation
import QuoinDocuments
import Testing

/// What no page has room for is cut off, and nothing else is lost for it.
@Suite struct TallContentTests {
  private let warning =
    "This is 300 points high and cannot be divided, but page 2 has room for 100; it is cut off"

  @Test(arguments: ["<UIView height=\"300\" accessibilityLabel=\"high\"/>", nested])
  func whatStandsBehindSomethingTooHighGoesOver(high: String) throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UIStackView axis="vertical" width="100%">
          <UILabel height="20" text="before"/>\(high)
          <repeat for="n" in="1...6"><UILabel height="20" text="{n}"/></repeat>
        </UIStackView>
      </document>
      """)
    let texts = pages.texts.map { $0.filter { $0 != "high" } }
    #expect(texts == [["before"], [], ["1", "2", "3", "4", "5"], ["6"]])
    #expect(pages.warnings == [warning])
  }

  private static let nested = """
    <UIStackView axis="vertical"><UIStackView axis="vertical">
      <UIView height="300" accessibilityLabel="high"/>
    </UIStackView></UIStackView>
    """

  @Test func whatStandsBesideSomethingTooHighGoesOnAtItsOwnHeight() throws {
    let pages = try ComposedPages(
      """
      <document size="200 x 120" margin="10">
        <UIView height="300">
          <UIView width="50" height="300" accessibilityLabel="high"/>
          <UIStackView axis="vertical" left="60" width="50">
            <repeat for="n" in="1...8"><UILabel height="20" text="{n}"/></repeat>
          </UIStackView>
        </UIView>
      </document>
      """)
    #expect(pages.texts.map { $0.filter { $0 != "high" } } == [["1", "2", "3", "4", "5"], ["6", "7", "8"]])
    #expect(pages.warnings.count == 1)
  }
}
