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
  /// ViewMisuse.$taskHandler.withValue({ misuse in … }) { window.clock.advance(to: 1) }
  /// ```
  @TaskLocal public static var taskHandler: Handler?

  static func report(_ misuse: ViewMisuse) { (taskHandler ?? handler)(misuse) }
}
