import QuoinControls
import QuoinTemplateEngine

extension Component {
  /// The events of every control, each an attribute that names the method that it calls.
  static var controlEvents: [Property] {
    controlEventAttributes.map { name, events, summary in
      Property(action: name, of: UIControl.self, summary) { control, old, new in
        if let old, let target = old.target {
          control.removeTarget(target, action: old.selector, for: events)
        }
        if let new, let target = new.target { control.addTarget(target, action: new.selector, for: events) }
      }
    }
  }

  /// The attributes of events, what they stand for, and when they call.
  static let controlEventAttributes: [(name: String, events: UIControl.Event, summary: String)] = [
    ("allEditingEvents", .allEditingEvents, "Called for all that happens while text is edited."),
    ("allEvents", .allEvents, "Called for whatever happens."),
    ("allTouchEvents", .allTouchEvents, "Called for all that fingers do."),
    ("editingChanged", .editingChanged, "Called when the text of a field changes."),
    ("editingDidBegin", .editingDidBegin, "Called when editing begins."),
    ("editingDidEnd", .editingDidEnd, "Called when editing ends."),
    ("editingDidEndOnExit", .editingDidEndOnExit, "Called when the return key ends editing."),
    (
      "primaryActionTriggered", .primaryActionTriggered,
      "Called when the user does what the control is mostly there for."
    ),
    ("touchCancel", .touchCancel, "Called when the touch is taken away."),
    ("touchDown", .touchDown, "Called when a finger comes down."),
    ("touchDownRepeat", .touchDownRepeat, "Called when a finger comes down that has just tapped."),
    ("touchDragEnter", .touchDragEnter, "Called when the finger comes in again."),
    ("touchDragExit", .touchDragExit, "Called when the finger leaves."),
    ("touchDragInside", .touchDragInside, "Called when the finger moves in the control."),
    ("touchDragOutside", .touchDragOutside, "Called when the finger moves outside."),
    ("touchUpInside", .touchUpInside, "Called when the finger is lifted in the control: a tap."),
    ("touchUpOutside", .touchUpOutside, "Called when the finger is lifted outside."),
    ("valueChanged", .valueChanged, "Called when the user changes the value."),
  ]
}
