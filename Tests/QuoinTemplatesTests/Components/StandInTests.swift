import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Elements that only an app knows, shown without it.
@Suite struct StandInTests {
  private let registry = ComponentRegistry.standard.adding(
    standIn: "BoxesViewController", for: "UIViewController",
    taking: ["columns", "title", "width", "weight", "id"])

  @Test func whatOnlyTheAppKnowsIsTakenAndDoesNothing() throws {
    let markup = """
      <BoxesViewController id="boxes" title="Boxes" columns="{n}">
        <UILabel text="Hi" height="20"/>
      </BoxesViewController>
      """
    let template = try Template(markup: markup, registry: registry)
    let node = try template.instantiate(state: ["n": 3])
    try node.layOut(in: .fixed(100, 50))
    #expect(node.viewController?.title == "Boxes")
    #expect(node.view.subviews.first?.frame.height == 20)
  }

  @Test func whatContainersGiveTheirChildrenStaysTheirs() {
    let component = registry["BoxesViewController"]
    #expect(component?.property(named: "columns") != nil && component?.property(named: "weight") == nil)
  }

  @Test func aSlipInAnExpressionIsToldAllTheSame() {
    #expect(throws: Diagnostics.self) {
      try Template(markup: "<BoxesViewController columns='{n +}'/>", registry: registry)
    }
    #expect(throws: Diagnostics.self) {
      try Template(markup: "<BoxesViewController rows='3'/>", registry: registry)
    }
  }

  @Test func aKnownElementStaysWhatItIs() {
    let same = ComponentRegistry.standard.adding(standIn: "UILabel", for: "UIView", taking: [])
    #expect(
      same["UILabel"]?.inherits(from: "UIView") == true && same["UILabel"]?.property(named: "text") != nil)
  }
}
