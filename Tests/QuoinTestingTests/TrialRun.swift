import Foundation
import Synchronization

@testable import QuoinScreens

/// A run of its own, whose failures are kept and whose records lie in a folder that goes with it.
final class TrialRun: Sendable {
  let folder: URL
  private let log = Mutex<[TestFailure]>([])

  init() {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("quoin-testing-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var records: URL { folder.appendingPathComponent("records", isDirectory: true) }
  var reports: URL { folder.appendingPathComponent("reports", isDirectory: true) }
  var report: String {
    (try? String(contentsOf: reports.appendingPathComponent("quoin-testing/report.html"), encoding: .utf8))
      ?? ""
  }

  /// Does what tests do, as a run of its own.
  ///
  /// - Returns: The failures.
  @discardableResult
  func run(_ mode: RecordingMode = .missing, as run: TestRun? = nil, _ work: () throws -> Void) rethrows
    -> [TestFailure]
  {
    log.withLock { $0 = [] }
    let recording = Recording(mode: mode, folder: records)
    let run = run ?? TestRun(reportFolder: reports)
    try TestRun.$current.withValue(run) {
      try Recording.$current.withValue(recording) {
        try FailureReporter.$current.withValue(
          FailureReporter { failure in self.log.withLock { $0.append(failure) } }
        ) {
          try work()
        }
      }
    }
    return log.withLock { $0 }
  }

  /// The files in a folder and below, as paths from it.
  func files(in folder: URL) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.contains(".") }.sorted()
  }
}

extension TestFailure {
  /// The first line of the message.
  var sentence: String { String(message.prefix { $0 != "\n" }) }
}
