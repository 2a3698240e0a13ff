import Foundation
import QuoinDiagnostics
import QuoinViews
import Synchronization

/// A use of boxes that cannot work; it is reported, and every frame stays as it was.
public struct BoxMisuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the view and the rule.
  public let description: String

  private init(_ description: String) { self.description = description }

  static func badLength(_ name: String, _ value: CGFloat, of view: UIView) -> BoxMisuse {
    BoxMisuse("A \(name) of \(value) for \(view) is infinite or below 0, so it is left as it was")
  }

  static func notFinite(_ name: String, _ value: CGFloat, of view: UIView) -> BoxMisuse {
    BoxMisuse("A \(name) of \(value) for \(view) is infinite, so it is left as it was")
  }

  static func contentHoldsItsScrollView(_ content: UIView, _ scrollView: UIView) -> BoxMisuse {
    BoxMisuse("\(content) holds \(scrollView), so it cannot be its content")
  }
}

extension BoxMisuse {
  /// What is done about misuse.
  public typealias Handler = @Sendable (BoxMisuse) -> Void

  private static let handlers = Mutex<Handler>(standard)

  /// Stops debug builds with the sentence; logs it in release builds.
  public static let standard: Handler = { MisuseResponse.stopOrLog($0.description, label: "quoin.boxes") }

  /// What is done about misuse anywhere in the process; `standard` unless set.
  public static var handler: Handler {
    get { handlers.withLock { $0 } }
    set { handlers.withLock { $0 = newValue } }
  }

  /// What is done about misuse in a task, instead of the process's handler.
  ///
  /// ```swift
  /// BoxMisuse.withTaskHandler({ misuse in … }) { row.spacing = .infinity }
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

  static func report(_ misuse: BoxMisuse) { (taskHandler ?? handler)(misuse) }
}
