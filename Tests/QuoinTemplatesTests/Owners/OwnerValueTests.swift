import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Values that the owner has for names in expressions.
@Suite struct OwnerValueTests {
  private func node(_ markup: String, constants: [String: Any] = [:]) throws -> LayoutNode {
    try LayoutNode.with(xmlData: Data(markup.utf8), constants: constants, registry: .testing)
  }

  @Test func theOwnerExplainsNamesThatNothingElseDoes() throws {
    let screen = OwnedScreen()
    screen.values = ["size": 20, "n": 1, "style": ["gap": 7]]
    let node = try node(#"<UIView width="size + n" height="style.gap"/>"#, constants: ["n": 5])
    try node.mount(in: screen)
    #expect(node.view.frame.size == CGSize(width: 25, height: 7))
    screen.values["size"] = 30
    node.update()
    #expect(node.view.frame.width == 35)
  }

  @Test func aSubclassExplainsFurtherNames() throws {
    final class Wide: OwnedScreen {
      override func layoutValue(forKey key: String) throws -> Any? {
        try key == "size" ? 20 : super.layoutValue(forKey: key)
      }
    }
    let screen = Wide()
    screen.values = ["size": 1, "gap": 7]
    let node = try node(#"<UIView width="size" height="gap"/>"#)
    try node.mount(in: screen)
    #expect(node.view.frame.size == CGSize(width: 20, height: 7))
  }

  @Test func aNameThatTheOwnerDoesNotKnowEitherIsUnknown() throws {
    let node = try node(#"<UIView width="size"/>"#)
    #expect(throws: Diagnostics.self) { try node.mount(in: OwnedScreen()) }
  }

  @Test func whatTheOwnerThrowsIsToldWhereTheNameStands() throws {
    final class Failing: UIViewController, LayoutOwner {
      func layoutValue(forKey key: String) throws -> Any? { throw Diagnostic(.error, "It is Sunday") }
    }
    let node = try node(#"<UIView width="size"/>"#)
    do {
      try node.mount(in: Failing())
      Issue.record("mounting succeeded")
    } catch {
      #expect(
        error.description == "layout.xml:1:16: error: The owner has no value for size: It is Sunday")
    }
  }

  @Test func theControllerAroundAViewKnowsNames() throws {
    let screen = OwnedScreen()
    screen.values = ["size": 20]
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.view.addSubview(panel)
    let node = try node(#"<UIView width="size" height="1" alpha="a"/>"#, constants: ["a": 0.5])
    try node.mount(in: panel)
    #expect(node.view.frame.width == 20)
    #expect(node.owner === screen)
    screen.values["size"] = nil
    node.update()
    #expect(node.diagnostics.hasErrors == !screen.errors.isEmpty)
  }

  @Test func theFirstThatHasAllIsTheOwner() throws {
    final class Panel: UIView, LayoutOwner {
      var values: [String: Any] = [:]
      func layoutValue(forKey key: String) throws -> Any? { values[key] }
    }
    let (screen, panel) = (OwnedScreen(), Panel())
    screen.values = ["size": 20]
    screen.view.addSubview(panel)
    let node = try node(#"<UIView width="size" height="1"/>"#)
    try node.mount(in: panel)
    #expect(node.owner === screen && node.view.frame.width == 20)
    node.unmount()
    panel.values = ["size": 30]
    try node.mount(in: panel)
    #expect(node.owner === panel && node.view.frame.width == 30)
    node.unmount()
    (panel.values, screen.values) = ([:], [:])
    #expect(throws: Diagnostics.self) { try node.mount(in: panel) }
  }

  @Test func anotherOwnerHasOtherValues() throws {
    let node = try node(#"<UIView width="size" height="1"/>"#)
    let (first, second) = (OwnedScreen(), OwnedScreen())
    first.values = ["size": 20]
    try node.mount(in: first)
    node.unmount()
    let problem = #expect(throws: Diagnostics.self) { try node.mount(in: second) }
    #expect(problem?.description.contains("Unknown name 'size'") == true)
    second.values = ["size": "12"]
    #expect(throws: Diagnostics.self) { try node.mount(in: second) }
    try node.mount(in: first)
    #expect(node.view.frame.width == 20)
  }

  @Test func theFirstStateMayComeBeforeTheLayoutIsMounted() throws {
    let node = try node(#"<UIView width="w" height="1"/>"#)
    node.setState(["w": 12])
    try node.mount(in: OwnedScreen())
    #expect(node.view.frame.width == 12)
  }

  @Test func anOwnerThatDoesNotFitLeavesNothing() throws {
    let (first, second) = (OwnedScreen(), OwnedScreen())
    second.values = ["size": 20]
    let node = try node(#"<UIView width="size" height="1"/>"#)
    #expect(throws: Diagnostics.self) { try node.bind(to: first) }
    #expect(node.owner == nil)
    #expect(throws: Diagnostics.self) { try node.mount(in: first) }
    try node.mount(in: second)
    #expect(node.view.frame.width == 20)
    #expect(node.diagnostics.isEmpty)
  }
}
