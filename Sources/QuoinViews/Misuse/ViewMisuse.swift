import QuoinDiagnostics
import Synchronization

/// A use of views that cannot work; it is reported, and nothing changes.
public struct ViewMisuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the thing and the rule.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension ViewMisuse {
  /// What is done about misuse.
  public typealias Handler = @Sendable (ViewMisuse) -> Void

  private static let handlers = Mutex<Handler>(standard)

  /// Stops debug builds with the sentence; logs it in release builds.
  public static let standard: Handler = { MisuseResponse.stopOrLog($0.description, label: "quoin.views") }

  /// What is done about misuse anywhere in the process; `standard` unless set.
  public static var handler: Handler {
    get { handlers.withLock { $0 } }
    set { handlers.withLock { $0 = newValue } }
  }

  /// What is done about misuse in a task, instead of the process's handler.
  ///
  /// ```swift
  /// ViewMisuse.withTaskHandler({ misuse in … }) { window.clock.advance(to: 1) }
  /// ```
  @TaskLocal public static var taskHandler: Handler?

  /// Does some work while misuse in the task is handled in a way of its own.
  ///
  /// The same as `$taskHandler.withValue`, which crashes in release builds where another module calls it: Swift 6.3 finds
  /// no metadata there for a task's value that is a function.
  public static func withTaskHandler<Result>(
    _ handler: @escaping Handler, _ work: () throws -> Result
  ) rethrows -> Result {
    try $taskHandler.withValue(handler) { try work() }
  }

  static func report(_ misuse: ViewMisuse) { (taskHandler ?? handler)(misuse) }
}
