import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

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
