import Synchronization

/// Those who hear of one kind of misuse.
public final class MisuseHandlers<Kind: Misuse>: Sendable {
  /// What is done about misuse.
  public typealias Handler = @Sendable (Kind) -> Void

  private let label: String
  private let ofProcess = Mutex<Handler?>(nil)
  private let ofTask = TaskLocal<Handler?>(wrappedValue: nil)

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

  package var task: Handler? { ofTask.get() }

  func withTaskHandler<Result>(_ handler: @escaping Handler, _ work: () throws -> Result) rethrows -> Result {
    try ofTask.withValue(handler) { try work() }
  }
}
