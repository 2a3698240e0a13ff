import Foundation

/// Views, whose values can be observed.
public protocol ObservableView: UIView {}

extension UIView: ObservableView {}

extension ObservableView {
  /// Calls a handler whenever a value of the view is another one than before.
  ///
  /// ```swift
  /// observation = scrollView.observe(\.contentSize, options: [.new]) { scrollView, change in … }
  /// ```
  ///
  /// Objective-C's runtime tells of each call of a setter; here the view looks at the value whenever something in it has changed:
  /// where and how large it is, what it shows, what it looks like, whether it is selected. What a program's own class stores
  /// changes nothing of that, and neither does what is set to the value that it has.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: Whether the values of before and of now come along, and whether the handler is called at once as well.
  ///   - changeHandler: Gets the view and the change.
  /// - Returns: The observation, which ends when it is let go.
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
    }
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { view in
      guard let view = view as? Self else { return }
      let old = last
      last = view[keyPath: keyPath]
      if last != old { changeHandler(view, change(from: old, to: last)) }
    }
    ensureRare().observations.append(WeakObservation(observation: observation))
    isObserved = true
    if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
    return observation
  }
}

extension UIView {
  /// Lets those who observe values of the view look at them.
  @inline(never)
  final func tellObservations() {
    guard let rare else { return }
    rare.observations.removeAll { $0.observation?.look == nil }
    isObserved = !rare.observations.isEmpty
    for entry in rare.observations { entry.observation?.look?(self) }
  }
}
