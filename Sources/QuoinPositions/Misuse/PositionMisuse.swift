import Foundation
import QuoinDiagnostics
import Synchronization

/// A use of positions that cannot work; it is reported, and every frame stays as it was.
public struct PositionMisuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the view and the rule.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension PositionMisuse {
  /// What is done about misuse.
  public typealias Handler = @Sendable (PositionMisuse) -> Void

  private static let handlers = Mutex<Handler>(standard)

  /// Stops debug builds with the sentence; logs it in release builds.
  public static let standard: Handler = { MisuseResponse.stopOrLog($0.description, label: "quoin.positions") }

  /// What is done about misuse anywhere in the process; `standard` unless set.
  public static var handler: Handler {
    get { handlers.withLock { $0 } }
    set { handlers.withLock { $0 = newValue } }
  }

  /// What is done about misuse in a task, instead of the process's handler.
  ///
  /// ```swift
  /// PositionMisuse.withTaskHandler({ misuse in … }) { icon.left --> title.right }
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

  /// Tells whoever is to hear of it: the task's handler, else `ErrorHandler.customAssertBody`, else the process's.
  static func report(_ misuse: PositionMisuse, file: StaticString = #file, line: UInt = #line) {
    if let taskHandler {
      taskHandler(misuse)
    } else if let body = ErrorHandler.customAssertBody {
      body(false, misuse.description, file, line)
    } else {
      handler(misuse)
    }
  }

  /// Whether a rule is kept; reports it where it is not.
  @inline(__always)
  static func check(_ isKept: Bool, _ misuse: @autoclosure () -> PositionMisuse) -> Bool {
    if !isKept || ErrorHandler.hearsEveryCheck { tell(isKept, misuse()) }
    return isKept
  }

  @inline(never)
  private static func tell(_ isKept: Bool, _ misuse: PositionMisuse) {
    if isKept { ErrorHandler.assert(true, misuse.description) } else { report(misuse) }
  }
}
