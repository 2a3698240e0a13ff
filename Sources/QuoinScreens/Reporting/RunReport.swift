import Foundation
import Synchronization

/// The reports of a run: one for each package whose tests take part, which is one.
final class RunReports: Sendable {
  private let folder: URL?
  private let known = Mutex<[String: RunReport]>([:])

  /// Creates reports.
  ///
  /// - Parameter folder: Where they lie; nothing for what `QUOIN_REPORT` says, else `.build` in the package.
  init(folder: URL?) {
    self.folder =
      folder
      ?? ProcessInfo.processInfo.environment["QUOIN_REPORT"].map {
        URL(fileURLWithPath: $0, isDirectory: true)
      }
  }

  func report(for place: TestPlace) -> RunReport {
    let root = folder ?? PackageFolder.of(place.filePath).appendingPathComponent(".build", isDirectory: true)
    return known.withLock { known in
      if let report = known[root.path] { return report }
      let report = RunReport(folder: root.appendingPathComponent("quoin-testing", isDirectory: true))
      known[root.path] = report
      return report
    }
  }
}

/// One page for a whole run, which may be of several processes: what differs and what was recorded.
///
/// Entries are put to the end of the page as they come, so that it is whole whenever a process dies.
final class RunReport: Sendable {
  /// The folder, which holds the page and the pictures that it speaks of, and is emptied when a run begins.
  let folder: URL
  private let run: String

  /// Creates a report, and takes away what an earlier run left.
  init(folder: URL, run: String = RunReport.currentRun) {
    self.folder = folder
    self.run = run
    guard FileManager.default.fileExists(atPath: page.path) else { return }
    locked {
      if !isOfThisRun { try? FileManager.default.removeItem(at: folder) }
    }
  }

  /// The page.
  var page: URL { folder.appendingPathComponent("report.html") }

  private var mark: String { "<!-- run \(run) -->" }

  private var isOfThisRun: Bool {
    guard let file = try? FileHandle(forReadingFrom: page) else { return false }
    defer { try? file.close() }
    let start = try? file.read(upToCount: mark.utf8.count)
    return start == Data(mark.utf8)
  }

  /// Writes a file beside the page.
  ///
  /// - Returns: Where it lies; nothing where it could not be written.
  func write(_ data: Data, for record: Record, as what: String, extension: String) -> URL? {
    let file = record.folder(in: folder).appendingPathComponent("\(record.stem).\(what).\(`extension`)")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
      return file
    } catch {
      return nil
    }
  }

  /// Puts an entry to the end of the page.
  ///
  /// - Returns: Whether the page could be written.
  @discardableResult
  func append(_ entry: ReportEntry) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try locked {
        let begins = !isOfThisRun
        let text = (begins ? mark + ReportPage.head : "") + entry.html
        if begins { try Data().write(to: page) }
        let file = try FileHandle(forWritingTo: page)
        defer { try? file.close() }
        try file.seekToEnd()
        try file.write(contentsOf: Data(text.utf8))
      }
      return true
    } catch {
      return false
    }
  }

  /// Does some work while no other process of the run writes.
  private func locked<Result>(_ work: () throws -> Result) rethrows -> Result {
    let path = folder.deletingLastPathComponent().appendingPathComponent(".quoin-testing.lock").path
    let file = open(path, O_CREAT | O_RDWR, 0o644)
    if file >= 0 { flock(file, LOCK_EX) }
    defer { if file >= 0 { close(file) } }
    return try work()
  }
}

extension RunReport {
  /// What the processes of one run have in common: the one that `swift test` is, else each is a run of its own.
  static let currentRun: String = {
    let parent = getppid()
    if let name = try? String(contentsOfFile: "/proc/\(parent)/comm", encoding: .utf8),
      name.hasPrefix("swift"),
      let state = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)
    {
      // The start is the 22nd number; names in brackets before it may hold spaces.
      let numbers = state.drop { $0 != ")" }.split(separator: " ")
      return "\(parent)-\(numbers.count > 20 ? numbers[20] : "0")"
    }
    return "\(getpid())"
  }()
}
