import QuoinControls
import QuoinExpressions
import QuoinTemplateEngine

extension Property {
  /// A property that a control has for each of its states: `title`, `highlightedTitle`, `disabledTitle`.
  ///
  /// The bare name and the one with `normal` are the state that UIKit falls back on.
  ///
  /// - Parameters:
  ///   - name: The bare name.
  ///   - summary: What it is, in a sentence.
  ///   - get: UIKit's method that reads it for a state, such as `UIButton.title(for:)`.
  ///   - set: UIKit's method that sets it for a state.
  static func states<Control: UIControl, T: PropertyValue>(
    _ name: String, _ summary: String, get: @escaping @Sendable (Control) -> (UIControl.State) -> T,
    set: @escaping @Sendable (Control) -> (T, UIControl.State) -> Void
  ) -> Property {
    func property(_ name: String, _ state: UIControl.State) -> Property {
      Property(
        name, type: T.propertyType, summary,
        get: { object in (object as? Control).map { get($0)(state).propertyValue } ?? .null },
        set: { object, value, _ in
          guard let control = object as? Control, let value = T(propertyValue: value) else { return false }
          set(control)(value, state)
          return true
        }
      ).affectingSize
    }
    let variants = controlStates.map { state in
      property(state.name + name.prefix(1).uppercased() + name.dropFirst(), state.state)
    }
    return property(name, .normal).with(variants: variants)
  }

  private static let controlStates: [(name: String, state: UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]
}
