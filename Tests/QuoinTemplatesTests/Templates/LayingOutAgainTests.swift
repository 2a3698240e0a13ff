import QuoinControls
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Roots that are laid out by themselves more than once.
@Suite struct LayingOutAgainTests {
  @Test func whatAControlWasSetToIsSeenByTheOthers() throws {
    let template = try Template(
      markup: """
        <UIView width="200">
          <UISwitch id="switch"/>
          <UIView id="bar" height="5" width="#switch.isOn ? 100 : 10"/>
        </UIView>
        """, registry: .standard)
    let node = try template.instantiate()
    try node.layOut()
    #expect(node.node(withID: "bar")?.view.frame.width == 10)
    try #require(node.node(withID: "switch")?.view as? UISwitch).isOn = true
    try node.layOut()
    #expect(node.node(withID: "bar")?.view.frame.width == 100)
  }
}
