import QuoinControls
import QuoinTemplateEngine

/// What a control calls when something happens to it.
package struct ControlCalls {
  /// The control.
  package let control: UIControl
  /// The methods that its attributes name, whether anybody has them or not.
  package var calls: [(attribute: String, events: UIControl.Event, method: String)] = []
}

extension LayoutNode {
  /// The controls of the tree from this node on, those of the cells that are seen included, with what they call.
  package func controlCalls() -> [ControlCalls] {
    let events = Component.controlEventAttributes
    return texts(of: events.map(\.name)) { $0 as? UIControl }.map { control, texts in
      ControlCalls(
        control: control,
        calls: texts.compactMap { attribute, method in
          events.first { $0.name == attribute }.map { (attribute, $0.events, method) }
        })
    }
  }
}
