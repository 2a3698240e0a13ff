import Synchronization

/// Those who hear of one kind of misuse.
public final class MisuseHandlers<Kind: Misuse>: Sendable {
  /// What is done about misuse.
  public typealias Handler = @Sendable (Kind) -> Void

  private let label: String
  private let ofProcess = Mutex<Handler?>(nil)
  private let ofTask = TaskLocal<(handler: Handler, depth: Int)?>(wrappedValue: nil)

  /// Creates handlers that do the usual.
  ///
  /// - Parameter label: The label of the log in release builds: `quoin.` and the library's name.
  public init(label: String) { self.label = label }

  var standard: Handler {
    { [label] misuse in MisuseResponse.stopOrLog(misuse.description, label: label) }
  }

  var process: Handler {
    get { ofProcess.withLock { $0 } ?? standard }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// The innermost handler of the task: one of this kind, or one of all kinds.
  package var task: Handler? {
    let (own, common) = (ofTask.get(), CommonMisuseHandler.ofTask)
    guard let common, common.depth > own?.depth ?? 0 else { return own?.handler }
    return { misuse in common.handler(misuse.description) }
  }

  func withTaskHandler<Result>(_ handler: @escaping Handler, _ work: () throws -> Result) rethrows -> Result {
    try ofTask.withValue((handler, CommonMisuseHandler.depth + 1)) {
      try CommonMisuseHandler.$depth.withValue(CommonMisuseHandler.depth + 1) { try work() }
    }
  }
}
