import QuoinControls
import QuoinDiagnostics

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A controller that lists what templates may name, and writes down what it is told.
class OwnedScreen: UIViewController, LayoutOwner, UIScrollViewDelegate {
  var told: [String] = []
  var errors: [Diagnostics] = []
  var node: LayoutNode? { didSet { told.append(node == nil ? "node -" : "node") } }
  var box: UIView? { didSet { told.append(box == nil ? "box -" : "box") } }
  weak var scroll: UIScrollView?
  var values: [String: Any] = [:]

  func press() { told.append("press") }
  func select(_ sender: UIControl) { told.append("select \(sender.tag)") }
  func deselect(_ sender: UIControl) { told.append("deselect \(sender.tag)") }
  func drag(_ sender: UIControl, event: UIEvent?) { told.append("drag \(sender.tag)") }

  class var layoutMembers: [OwnerMember] {
    [
      .outlet("node", \OwnedScreen.node),
      .outlet("box", \OwnedScreen.box),
      .outlet("scroll", \OwnedScreen.scroll),
      .action("press", OwnedScreen.press),
      .action("select:", OwnedScreen.select),
      .action("deselect:", OwnedScreen.deselect),
      .action("drag:event:", OwnedScreen.drag),
    ]
  }

  func layoutValue(forKey key: String) throws -> Any? { values[key] }
  func layoutError(_ error: Diagnostics) { errors.append(error) }
}

/// The root of a template.
func instance(of markup: String, state: Any = (), constants: [String: Any] = [:]) throws -> LayoutNode {
  try Template(markup: markup, name: "t", registry: .testing).instantiate(state: state, constants: constants)
}

/// The errors that mounting a template in a controller gives, one a line.
func mountingProblems(
  _ markup: String, in screen: OwnedScreen = OwnedScreen(), state: Any = (), constants: [String: Any] = [:]
) -> String {
  do {
    try instance(of: markup, state: state, constants: constants).mount(in: screen)
    return ""
  } catch {
    return Diagnostics(error).description
  }
}
