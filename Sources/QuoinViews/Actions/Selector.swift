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
/// The method takes nothing, the sender, or the sender and the event, and what it gives is not needed. Selectors of one name
/// are equal.
public nonisolated struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// What the method is called, with a colon for each argument: `cardTapped:`.
  public let name: String
  // The event is passed on as it comes: which kinds there are is known further up.
  private let send: SelectorCall<AnyObject>
  private let isOwn: @Sendable (AnyObject) -> Bool
  private let takes: @Sendable (AnyObject) -> Bool
  /// The class of the senders that the method takes; nothing where it takes none.
  package let senderClass: String?
  /// Whether there is a method, rather than a name alone.
  package let hasMethod: Bool

  /// Creates a selector of a name alone: it is equal to those of that name, and calls nothing.
  ///
  /// Where methods cannot be found by name, this is what is left of `Selector("cardTapped:")`; objects that are told it
  /// report so.
  public init(_ name: String) {
    self.name = name
    senderClass = nil
    hasMethod = false
    takes = { _ in false }
    send = { _, _, _ in .refused }
    isOwn = { _ in false }
  }

  /// Creates the selector of a method without arguments.
  @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping PlainMethod<Target, Result>
  ) {
    self.init(name, of: Target.self, taking: nil, takes: { _ in true }) { target, _, _ in
      .called(method(target)())
    }
  }

  /// Creates the selector of a method that takes the sender.
  ///
  /// A method that takes a `Bool` gets whether there is a sender, unless the sender is one itself.
  @preconcurrency public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping SenderMethod<Target, Sender, Result>
  ) {
    self.init(
      name, of: Target.self, taking: "\(Sender.self)", takes: { SelectorArgument<Sender>.of($0) != nil }
    ) { target, sender, _ in
      guard let sender = SelectorArgument<Sender>.of(sender) else { return .refused }
      return .called(method(target)(sender.value))
    }
  }

  /// Creates the selector of a method that takes the sender and the event.
  @preconcurrency public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping EventMethod<Target, Sender, Event, Result>
  ) {
    self.init(
      name, of: Target.self, taking: "\(Sender.self)", takes: { SelectorArgument<Sender>.of($0) != nil }
    ) { target, sender, event in
      guard let sender = SelectorArgument<Sender>.of(sender), let event = SelectorArgument<Event>.of(event)
      else { return .refused }
      return .called(method(target)(sender.value, event.value))
    }
  }

  private init<Target>(
    _ name: String, of: Target.Type, taking senderClass: String?,
    takes: @escaping @Sendable (AnyObject) -> Bool,
    call: @escaping SelectorCall<Target>
  ) {
    self.name = name
    self.senderClass = senderClass
    self.takes = takes
    hasMethod = true
    send = { target, sender, event in
      guard let target = target as? Target else { return .refused }
      return call(target, sender, event)
    }
    isOwn = { $0 is Target }
  }

  /// Whether an object has the method.
  public func isMethod(of object: AnyObject) -> Bool { isOwn(object) }

  /// Whether the method takes a sender, or none at all.
  package func takes(sender: AnyObject) -> Bool { takes(sender) }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }
}

// Where views are, as methods are called there.
extension Selector {
  /// Calls the method of an object with a sender and an event.
  func call(_ target: AnyObject, _ sender: Any?, _ event: Any?) -> SelectorOutcome {
    send(target, sender, event)
  }
}
