import Foundation
import QuoinDocuments
import Testing

/// How much of a page heads and feet take, and what they may say.
@Suite struct PageEdgeTests {
  private func pages(_ edges: String) throws -> ComposedPages {
    try ComposedPages(
      """
      <document margin="10" size="200 x 120">\(edges)
        <repeat for="i" in="1...14"><UILabel height="20" text="Row {i}"/></repeat>
      </document>
      """)
  }

  @Test(arguments: [
    #"<foot><if test="pageNumber != 2"><UILabel height="20" text="foot"/></if></foot>"#,
    #"<foot><UILabel height="20" isHidden="{pageNumber == 2}" text="foot"/></foot>"#,
    #"<head><UILabel height="20" isHidden="{pageNumber == 2}" text="foot"/></head>"#,
  ])
  func whatIsEmptyOnAPageTakesNothingOfIt(edge: String) throws {
    let pages = try pages(edge)
    #expect(pages.warnings == [])
    #expect(pages.texts.map { $0.count { $0.hasPrefix("Row") } } == [4, 5, 4, 1])
  }

  @Test(arguments: [
    #"<UIProgressView height="4" progress="pageNumber / pageCount" width="60"/>"#,
    #"<UIView height="4" width="100 * pageNumber / pageCount"/>"#,
    #"<UIView height="4" width="40 / pageNumber"/>"#,
    #"<repeat for="i" in="1...pageCount"><UIView height="4" width="4"/></repeat>"#,
    #"<UILabel text="{['a', 'b', 'c', 'd'][pageNumber - 1]}"/>"#,
  ])
  func pagesCountFromOneBeforeThereAreAny(content: String) throws {
    #expect(try pages("<head height=\"20\">\(content)</head>").texts.count == 4)
  }

  @Test func aTurnedViewKeepsItsSize() throws {
    let pages = try ComposedPages(
      """
      <document margin="10" size="200 x 120">
        <UIView accessibilityLabel="turned" height="40" isAccessibilityElement="true" transform.rotation="0.785398" width="40"/>
        <UILabel text="below"/>
      </document>
      """)
    // What it covers lies around the middle of where it stands.
    let turned = try #require(pages.frames[0].first { $0.text == "turned" }?.frame)
    #expect(abs(turned.minX - (10 + 20 - 20 * 2.0.squareRoot())) < 0.1 && turned.width == 40)
  }
}
