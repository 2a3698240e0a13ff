import Foundation
import QuoinBoxes
import QuoinControls
import QuoinViews

extension UIControl {
  /// Lets the declared action be done when the user does what the control is mostly there for.
  final func addPrimaryAction(_ action: UIAction?) {
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  /// Calls a function at an event, in the place of the one that was given for the event before.
  ///
  /// ```swift
  /// slider.on(.valueChanged) { print("moved") }
  /// ```
  ///
  /// - Parameters:
  ///   - event: `valueChanged` or `primaryActionTriggered`; another one, or several, is reported to ``BoxMisuse``.
  ///   - actionHandler: The function.
  public final func on(_ event: UIControl.Event, invoke actionHandler: @escaping () -> Void) {
    handle(event) { _ in actionHandler() }
  }

  /// Calls a function with the control at an event, in the place of the one that was given for the event before.
  ///
  /// ```swift
  /// slider.on(.valueChanged) { (slider: UISlider) in print(slider.value) }
  /// ```
  ///
  /// - Parameters:
  ///   - event: `valueChanged` or `primaryActionTriggered`; another one, or several, is reported to ``BoxMisuse``.
  ///   - actionHandler: The function; one that takes something else than the control is reported when it is to be
  ///     called.
  public final func on<T>(_ event: UIControl.Event, invoke actionHandler: @escaping (T) -> Void) {
    handle(event) { control in
      guard let sender = control as? T else {
        return BoxMisuse.report(.handlerOfOtherSender(control, T.self))
      }
      actionHandler(sender)
    }
  }

  private func handle(_ event: UIControl.Event, _ handler: @escaping (UIControl) -> Void) {
    guard event == .valueChanged || event == .primaryActionTriggered else {
      return BoxMisuse.report(.handlerOfOtherEvent(self))
    }
    // Takes the place of an earlier one at the same event only.
    let action = UIAction(identifier: UIAction.Identifier("quoin.boxes.on")) { action in
      if let control = action.sender as? UIControl { handler(control) }
    }
    addAction(action, for: event)
  }
}

nonisolated extension BoxMisuse {
  fileprivate static func handlerOfOtherEvent(_ control: UIView) -> BoxMisuse {
    BoxMisuse(
      "on(_:invoke:) of \(control) takes valueChanged or primaryActionTriggered and no other event, so the handler is not called"
    )
  }

  fileprivate static func handlerOfOtherSender(_ control: UIView, _ wanted: Any.Type) -> BoxMisuse {
    BoxMisuse("A handler of \(control) takes \(wanted), which that is not, so the handler is not called")
  }
}
