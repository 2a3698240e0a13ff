import QuoinControls

extension Component {
  /// The events of every control, each an attribute that names the method that it calls.
  @PropertyList static var controlEvents: [Property] {
    event("allEditingEvents", .allEditingEvents, "Called for all that happens while text is edited.")
    event("allEvents", .allEvents, "Called for whatever happens.")
    event("allTouchEvents", .allTouchEvents, "Called for all that fingers do.")
    event("editingChanged", .editingChanged, "Called when the text of a field changes.")
    event("editingDidBegin", .editingDidBegin, "Called when editing begins.")
    event("editingDidEnd", .editingDidEnd, "Called when editing ends.")
    event("editingDidEndOnExit", .editingDidEndOnExit, "Called when the return key ends editing.")
    event(
      "primaryActionTriggered", .primaryActionTriggered,
      "Called when the user does what the control is mostly there for.")
    event("touchCancel", .touchCancel, "Called when the touch is taken away.")
    event("touchDown", .touchDown, "Called when a finger comes down.")
    event("touchDownRepeat", .touchDownRepeat, "Called when a finger comes down that has just tapped.")
    event("touchDragEnter", .touchDragEnter, "Called when the finger comes in again.")
    event("touchDragExit", .touchDragExit, "Called when the finger leaves.")
    event("touchDragInside", .touchDragInside, "Called when the finger moves in the control.")
    event("touchDragOutside", .touchDragOutside, "Called when the finger moves outside.")
    event("touchUpInside", .touchUpInside, "Called when the finger is lifted in the control: a tap.")
    event("touchUpOutside", .touchUpOutside, "Called when the finger is lifted outside.")
    event("valueChanged", .valueChanged, "Called when the user changes the value.")
  }

  private static func event(_ name: String, _ events: UIControl.Event, _ summary: String) -> Property {
    Property(action: name, of: UIControl.self, summary) { control, old, new in
      if let old, let target = old.target { control.removeTarget(target, action: old.selector, for: events) }
      if let new, let target = new.target { control.addTarget(target, action: new.selector, for: events) }
    }
  }
}
