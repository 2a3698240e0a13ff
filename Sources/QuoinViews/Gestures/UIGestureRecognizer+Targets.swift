import Foundation

extension UIGestureRecognizer {
  /// Creates a recognizer that calls an action, whose `sender` is the recognizer.
  public convenience init(action: UIAction) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  /// Calls an action as well, in the place of one of the same identifier; its `sender` is the recognizer.
  public final func addAction(_ action: UIAction) {
    removeAction(action)
    targets.append(ActionTarget(action))
  }

  /// Calls an action no more.
  public final func removeAction(_ action: UIAction) { targets.removeAll { $0.isAction(action) } }

  /// Calls a closure as well.
  ///
  /// ```swift
  /// let pan = UIPanGestureRecognizer { pan in card.center = pan.location(in: table) }
  /// pan.addHandler { recognizer in log.append(recognizer.state) }
  /// ```
  ///
  /// - Parameter handler: Called with the recognizer each time that a target would be told.
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(ActionTarget { [unowned self] in handler(self) })
  }

  /// Tells the targets, in the order in which they were added.
  final func sendActions() {
    for target in targets { target.send(from: self, up: view) }
  }
}
