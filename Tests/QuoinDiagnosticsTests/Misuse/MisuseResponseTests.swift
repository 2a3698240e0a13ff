import Synchronization
import Testing

@testable import QuoinDiagnostics

@Suite struct MisuseResponseTests {
  @Test func aReleaseBuildLogsTheSentenceAsAWarningOfTheLibrary() async {
    await #expect(processExitsWith: .success) {
      let lines = KeptLines()
      MisuseResponse.log = { sentence, label in lines.all.withLock { $0.append("\(label): \(sentence)") } }
      MisuseResponse.log("A spacer is below 1", "quoin.positions")
      precondition(lines.all.withLock { $0 } == ["quoin.positions: A spacer is below 1"])
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

/// A log that is read again.
private final class KeptLines: Sendable {
  let all = Mutex<[String]>([])
}
