/// The name of a method with the method itself, in the place of what `#selector` makes where there is an Objective-C
/// runtime.
///
/// A class declares one in a line, and names it as UIKit code does that keeps its selectors in one place:
///
/// ```swift
/// extension Selector {
///   static let cardTapped = Selector("cardTapped:", Screen.cardTapped)
/// }
/// card.addGestureRecognizer(UITapGestureRecognizer(target: screen, action: .cardTapped))
/// ```
///
/// The method takes nothing, the sender, or the sender and the event. Selectors of one name are equal.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// What the method is called, with a colon for each argument: `cardTapped:`.
  public let name: String
  // The event is passed on as it comes: which kinds there are is known further up.
  private let send: @Sendable (AnyObject, Any?, AnyObject?) -> Bool
  private let isOwn: @Sendable (AnyObject) -> Bool
  private let takes: @Sendable (AnyObject) -> Bool
  /// The class of the senders that the method takes; nothing where it takes none.
  package let senderClass: String?

  /// Creates the selector of a method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @Sendable (Target) -> () -> Void
  ) {
    self.init(name, of: Target.self, taking: nil, takes: { _ in true }) { target, _, _ in
      method(target)()
      return true
    }
  }

  /// Creates the selector of a method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Void
  ) {
    self.init(name, of: Target.self, taking: "\(Sender.self)", takes: { $0 is Sender }) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  init<Target: AnyObject>(
    _ name: String, of: Target.Type, taking senderClass: String?,
    takes: @escaping @Sendable (AnyObject) -> Bool,
    send: @escaping @Sendable (Target, Any?, AnyObject?) -> Bool
  ) {
    self.name = name
    self.senderClass = senderClass
    self.takes = takes
    self.send = { target, sender, event in (target as? Target).map { send($0, sender, event) } ?? false }
    isOwn = { $0 is Target }
  }

  /// Whether an object has the method.
  public func isMethod(of object: AnyObject) -> Bool { isOwn(object) }

  /// Whether the method takes a sender, or none at all.
  package func takes(sender: AnyObject) -> Bool { takes(sender) }

  /// Calls the method.
  ///
  /// - Returns: Whether the target has the method, and the method takes such a sender.
  func send(to target: AnyObject, from sender: Any?, event: AnyObject? = nil) -> Bool {
    send(target, sender, event)
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }
}
