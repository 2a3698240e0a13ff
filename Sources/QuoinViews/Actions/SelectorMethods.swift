#if MainActorViews
  /// A method without arguments, of a class: `Screen.close`.
  public typealias PlainMethod<Target, Result> = @Sendable (Target) -> @MainActor () -> Result
  /// A method that takes the sender.
  public typealias SenderMethod<Target, Sender, Result> = @Sendable (Target) -> @MainActor (Sender) -> Result
  /// A method that takes the sender and the event.
  public typealias EventMethod<Target, Sender, Event, Result> =
    @Sendable (Target) -> @MainActor (Sender, Event) -> Result
  /// What calls a method of a target with a sender and an event, where the target is of its class.
  typealias SelectorCall<Target> = @MainActor @Sendable (Target, Any?, Any?) -> SelectorOutcome
#else
  /// A method without arguments, of a class: `Screen.close`.
  public typealias PlainMethod<Target, Result> = @Sendable (Target) -> () -> Result
  /// A method that takes the sender.
  public typealias SenderMethod<Target, Sender, Result> = @Sendable (Target) -> (Sender) -> Result
  /// A method that takes the sender and the event.
  public typealias EventMethod<Target, Sender, Event, Result> =
    @Sendable (Target) -> (Sender, Event) -> Result
  /// What calls a method of a target with a sender and an event, where the target is of its class.
  typealias SelectorCall<Target> = @Sendable (Target, Any?, Any?) -> SelectorOutcome
#endif

/// What came of telling a selector to an object.
nonisolated enum SelectorOutcome {
  /// The object has no such method, or the method takes no such sender.
  case refused
  /// What the method gave.
  case called(Any)
}

/// What a method gets for one of its arguments.
nonisolated struct SelectorArgument<Value> {
  let value: Value

  /// What comes of a sender or an event, if the method takes it.
  static func of(_ given: Any?) -> SelectorArgument? {
    if let value = cast(given) { return SelectorArgument(value: value) }
    // Where methods are found by name, a number is made of whatever is given: something is true.
    guard Value.self == Bool.self else { return nil }
    return ((given != nil) as? Value).map(SelectorArgument.init)
  }

  private static func cast(_ given: Any?) -> Value? {
    if let given { return given as? Value }
    // Nothing could be made an object of, which no method expects.
    guard Value.self is any ExpressibleByNilLiteral.Type || Value.self == Any.self else { return nil }
    return given as? Value
  }
}
