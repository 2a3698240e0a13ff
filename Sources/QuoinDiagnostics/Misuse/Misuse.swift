/// A use of a library that cannot work: it is reported through one handler for its kind, and nothing changes.
///
/// ```swift
/// ViewMisuse.withTaskHandler({ misuse in … }) { window.clock.advance(to: 1) }
/// ```
public protocol Misuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// Who hears of misuse of this kind.
  static var handlers: MisuseHandlers<Self> { get }
}

extension Misuse {
  /// What is done about misuse.
  public typealias Handler = MisuseHandlers<Self>.Handler

  /// Stops debug builds with the sentence; logs it in release builds.
  public static var standard: Handler { handlers.standard }

  /// What is done about misuse anywhere in the process; `standard` unless set.
  public static var handler: Handler {
    get { handlers.process }
    set { handlers.process = newValue }
  }

  /// Does some work while misuse in the task is handled in a way of its own, instead of by the process's handler.
  public static func withTaskHandler<Result>(
    _ handler: @escaping Handler, _ work: () throws -> Result
  ) rethrows -> Result {
    try handlers.withTaskHandler(handler, work)
  }

  /// Tells the task's handler, or else the process's.
  package static func report(_ misuse: Self) { (handlers.task ?? handler)(misuse) }
}
