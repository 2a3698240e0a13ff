import Foundation
import Logging
import QuoinCommandLine
import QuoinDiagnostics
import Synchronization

/// Writes what is logged to standard error, an object of JSON a line.
struct LogLines: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var entries = [
      ("time", Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))),
      ("level", "\(event.level)"),
      ("message", "\(event.message)"),
    ]
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    entries += all.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") }
    Self.write(
      JSONText.object(entries.map { ($0.0, Self.unquoted.contains($0.0) ? .raw($0.1) : .string($0.1)) }).line)
  }

  /// Whoever reads the log slowly, or not at all, must not hold up what is logged.
  private static let queue = DispatchQueue(label: "quoin.log")
  private static let waiting = Atomic(0)
  private static let lost = Atomic(0)
  private static let limit = 10_000

  private static func write(_ line: String) {
    guard waiting.wrappingAdd(1, ordering: .relaxed).newValue <= limit else {
      waiting.wrappingSubtract(1, ordering: .relaxed)
      lost.wrappingAdd(1, ordering: .relaxed)
      return
    }
    queue.async {
      let count = lost.exchange(0, ordering: .relaxed)
      if count > 0 {
        let lost: JSONText = ["level": "warning", "message": "lines lost", "count": JSONText(count)]
        Console.error(lost.line)
      }
      Console.error(line)
      waiting.wrappingSubtract(1, ordering: .relaxed)
    }
  }

  /// Waits for a moment until everything is written.
  static func finish() {
    let end = EndOfWork()
    queue.async { end.reach(nil) }
    try? end.wait(until: .now + .seconds(2))
  }

  /// The entries that are numbers and truths as JSON writes them. Whatever else looks like one may be anybody's word, such as the name
  /// of a request, and has the same type in each line.
  private static let unquoted: Set<String> = [
    "status", "seconds", "bytes", "queued", "drawing", "warnings", "kept", "signal",
  ]
}
