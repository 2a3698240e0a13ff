import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Parameters that are called like something that the class has itself.
@Suite struct ParameterNameTests {
  private func view(_ markup: String, state: [String: Any] = [:]) throws -> UIView {
    let node = try Template(markup: markup).instantiate(state: state)
    try node.layOut(in: .fixed(100, 100))
    return node.view
  }

  @Test func theAttributeKeepsItsMeaning() throws {
    let label = try view("<UILabel text=\"Hello\"><param name=\"text\" type=\"String\"/></UILabel>")
    #expect((label as? UILabel)?.text == "Hello")
    let box = try view(
      "<UIView alpha=\"0.5\" left=\"7\"><param name=\"alpha\" type=\"String\"/><param name=\"left\" type=\"Any\"/></UIView>"
    )
    #expect(box.alpha == 0.5)
    #expect(box.frame.minX == 7)
    #expect(
      problems("<UIView alpha='much'><param name='alpha' type='String'/></UIView>", state: ["much": "x"])
        .contains("Expected a number but found a string"))
  }

  @Test func thoseInsideReadIt() throws {
    let markup = """
      <UILabel text="{words}" alpha="0.5"><param name="text" type="String"/><param name="alpha" type="CGFloat"/>
        <UILabel text="{text}!" alpha="alpha / 2"/>
      </UILabel>
      """
    let label = try view(markup, state: ["words": "Hello"])
    let inner = try #require(label.subviews.first as? UILabel)
    #expect(inner.text == "Hello!")
    #expect(inner.alpha == 0.25)
  }

  @Test func whatCanOnlyBeReadGivesWayToIt() throws {
    let markup = """
      <UIView intrinsicContentSize="{words}"><param name="intrinsicContentSize" type="String"/>
        <UILabel text="{intrinsicContentSize}"/>
      </UIView>
      """
    #expect((try view(markup, state: ["words": "a"]).subviews.first as? UILabel)?.text == "a")
  }
}
