import QuoinControls
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// The whole comes first and its parts behind it, whichever of them changes.
@Suite struct PartsBehindWholesTests {
  @Test func partsOfAConfigurationFromDataAreKept() throws {
    let node = try instance(
      of: """
        <UIButton
          configuration="isMain ? filled : plain"
          configuration.title="Buy"
          configuration.subtitle="{n} left"
        />
        """, state: ["isMain": true, "n": 2])
    try node.layOut()
    let button = try #require(node.view as? UIButton)
    #expect(button.configuration?.title == "Buy")
    #expect(button.configuration?.subtitle == "2 left")
    node.setState(["isMain": false])
    #expect(button.configuration?.title == "Buy")
    #expect(button.configuration?.subtitle == "2 left")
    node.setState(["n": 1])
    #expect(button.configuration?.subtitle == "1 left")
    #expect(button.configuration?.title == "Buy")
  }
}
