import QuoinControls
import QuoinTemplates

/// Hears of what a template's controls would call, as nobody here has the methods that they name.
struct ActionListener {
  /// Told of an event and the method that the template names for it.
  let tell: (_ event: String, _ method: String) -> Void

  private static let prefix = "quoin.preview."

  /// Listens to the controls of a node and of those inside, as their attributes are now.
  func listen(to node: LayoutNode) {
    for found in node.controlCalls() {
      let control = found.control
      for action in Self.actions(of: control) { control.removeAction(action, for: .allEvents) }
      for (attribute, events, method) in found.calls {
        let action = UIAction(identifier: UIAction.Identifier(Self.prefix + attribute)) { [tell] _ in
          tell(attribute, method)
        }
        control.addAction(action, for: events)
      }
    }
  }

  /// Those that were listened with before.
  private static func actions(of control: UIControl) -> [UIAction] {
    var actions: [UIAction] = []
    control.enumerateEventHandlers { action, _, _, _ in
      if let action, action.identifier?.rawValue.hasPrefix(prefix) == true { actions.append(action) }
    }
    return actions
  }
}
