import Foundation

extension UIResponder {
  /// The window at the end of the responders above.
  final var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let next = responder {
      if let view = next as? UIView { return view.window }
      responder = next.next
    }
    return nil
  }

  final func takeFirstPlace() -> Bool {
    guard let window = responderWindow, window.firstResponder !== self else { return isFirstResponder }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder else { return false }
      // The keyboard, and what stands above it, stays from one field to the next.
      guard window.keyboard.staying({ current.resignFirstResponder() }) else {
        window.keyboard.update()
        return false
      }
    }
    window.firstResponder = self
    return true
  }

  final func leaveFirstPlace() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIView {
  /// Lets the first responder resign if it is this view or stands in it.
  ///
  /// - Parameter force: Whether it must, even where it says that it may not.
  /// - Returns: Whether none in the view is the first responder now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder, holds(first) else { return true }
    if first.resignFirstResponder() || window.firstResponder !== first { return true }
    if force { window.firstResponder = nil }
    return force
  }

  /// Whether a responder is this view or stands in it, as view or as controller.
  private func holds(_ responder: UIResponder) -> Bool {
    var next: UIResponder? = responder
    while let found = next {
      if let view = found as? UIView { return view.isDescendant(of: self) }
      if let owner = found as? any ViewOwner {
        return owner.viewIfLoaded?.isDescendant(of: self) ?? false
      }
      next = found.next
    }
    return false
  }
}
