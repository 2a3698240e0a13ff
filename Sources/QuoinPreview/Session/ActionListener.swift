import QuoinControls
import QuoinTemplates
import QuoinViews

/// Hears of what a template's controls would call, as nobody here has the methods that they name.
struct ActionListener {
  /// Told of an event and the method that the template names for it.
  let tell: (_ event: String, _ method: String) -> Void

  private static let events: [String: UIControl.Event] = [
    "editingChanged": .editingChanged, "editingDidBegin": .editingDidBegin, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "primaryActionTriggered": .primaryActionTriggered,
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchUpInside": .touchUpInside,
    "touchUpOutside": .touchUpOutside, "valueChanged": .valueChanged,
  ]

  /// Listens to the controls of a node and of those inside. Who is listened to already is not listened to twice.
  func listen(to node: LayoutNode) {
    var pending = [node]
    while let node = pending.popLast() {
      pending += node.children
      guard let control = node.view as? UIControl else { continue }
      for name in node.expressions.keys {
        guard let event = Self.events[name],
          let method = (try? node.value(forExpression: name)) as? String, !method.isEmpty
        else { continue }
        let action = UIAction(identifier: UIAction.Identifier("quoin.preview.\(name)")) { [tell] _ in
          tell(name, method)
        }
        control.addAction(action, for: event)
      }
    }
  }
}
