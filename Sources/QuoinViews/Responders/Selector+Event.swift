extension Selector {
  /// Creates the selector of a method that takes the sender and the event.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (Sender, UIEvent?) -> Void
  ) {
    self.init(name, of: Target.self, taking: "\(Sender.self)", takes: { $0 is Sender }) {
      target, sender, event in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender, event as? UIEvent)
      return true
    }
  }

  /// Calls the method.
  ///
  /// - Returns: Whether the target has the method, and the method takes such a sender.
  @discardableResult
  public func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
    send(to: target, from: sender, event: event)
  }
}
