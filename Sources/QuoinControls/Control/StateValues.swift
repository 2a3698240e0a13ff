/// Values by the state of a control; states without one of their own take that of the normal state.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value of exactly this state.
  subscript(own state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value that holds in a state: its own; that of its parts, the disabled before the highlighted before the selected;
  /// the normal one.
  subscript(state: UIControl.State) -> Value? {
    if let value = values[state] { return value }
    if state.isEmpty { return nil }
    let reduced = state.subtracting(.focused)
    if reduced != state { return self[reduced] }
    for part in [UIControl.State.disabled, .highlighted, .selected] where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }

  var isEmpty: Bool { values.isEmpty }
}
