import Logging
import Synchronization
import Testing

@testable import QuoinDiagnostics

@Suite struct MisuseResponseTests {
  @Test func aReleaseBuildLogsTheSentenceAsAWarningOfTheLibrary() async {
    await #expect(processExitsWith: .success) {
      LoggingSystem.bootstrap { KeptLog(label: $0) }
      MisuseResponse.log("A spacer is below 1", label: "quoin.positions")
      precondition(KeptLog.lines.withLock { $0 } == ["quoin.positions warning: A spacer is below 1"])
    }
  }

  #if DEBUG
    @Test func aDebugBuildStops() async {
      await #expect(processExitsWith: .failure) {
        MisuseResponse.stopOrLog("A spacer is below 1", label: "quoin.positions")
      }
    }
  #endif
}

/// A log that keeps its lines.
private struct KeptLog: LogHandler {
  static let lines = Mutex<[String]>([])

  let label: String
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  init(label: String) { self.label = label }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    Self.lines.withLock { $0.append("\(label) \(event.level): \(event.message)") }
  }
}
