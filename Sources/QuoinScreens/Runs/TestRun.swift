import Foundation
import QuoinDiagnostics
import Synchronization

/// What the expectations of a run share: which records were named, and the report.
package final class TestRun: Sendable, ViewBound {
  /// The run of the process.
  package static let shared = TestRun(
    isWhole: StaleRecords.areAllTestsRun(CommandLine.arguments),
    repeats: CommandLine.arguments.contains("--repetitions"))

  @TaskLocal package static var current = TestRun.shared

  /// Whether all tests are run, so that a record which none of them named is one too many.
  let isWhole: Bool
  /// Whether tests are run several times over, and name the same each time.
  private let repeats: Bool
  private let reports: RunReports
  private let claims = Mutex<[String: Claim]>([:])

  /// A record that was named.
  struct Claim: Sendable {
    let file: URL
    let root: URL
    let place: TestPlace
    let name: String
  }

  /// Creates a run.
  ///
  /// - Parameter reportFolder: Where the report lies; nothing for what the environment or the package says.
  package init(isWhole: Bool = false, repeats: Bool = false, reportFolder: URL? = nil) {
    self.isWhole = isWhole
    self.repeats = repeats
    reports = RunReports(folder: reportFolder)
  }

  /// The report of the run, for tests of a package.
  func report(for place: TestPlace) -> RunReport {
    reports.report(for: place)
  }

  /// Where records of a place lie.
  func root(for place: TestPlace) -> URL { Recording.current.folder ?? PackageFolder.records(of: place) }

  /// Notes that a statement speaks of a record.
  ///
  /// - Throws: A sentence where another one did.
  func claim(_ record: Record) throws(Diagnostic) {
    if self === Self.shared { _ = AtExit.once }
    // What an earlier run found wrong is not to be taken for this one's, even where nothing is wrong now.
    _ = reports.report(for: record.place)
    let root = root(for: record.place)
    let claim = Claim(file: record.file(in: root), root: root, place: record.place, name: record.name)
    // Some file systems take names that differ in case for one.
    let key = claim.file.path.lowercased()
    let earlier = claims.withLock { claims in
      defer { if claims[key] == nil { claims[key] = claim } }
      return claims[key]
    }
    guard let earlier, !(repeats && earlier.place.short == record.place.short) else { return }
    throw .nameTwice(record, earlier: earlier.place)
  }

  /// What was named so far.
  var claimed: [Claim] { claims.withLock { Array($0.values) } }
}

/// What is left to do when the process ends.
private enum AtExit {
  static let once: Void = {
    atexit {
      let run = TestRun.shared
      guard run.isWhole else { return }
      let stale = StaleRecords.find(among: run.claimed)
      guard !stale.isEmpty else { return }
      // There is no test left that could fail, and nobody else to tell.
      FileHandle.standardError.write(Data((StaleRecords.message(for: stale) + "\n").utf8))
    }
  }()
}

nonisolated extension Diagnostic {
  static func nameTwice(_ record: Record, earlier: TestPlace) -> Diagnostic {
    let isSameLine = earlier.short == record.place.short
    let other = isSameLine ? "this line, which ran before" : earlier.short
    let hint = isSameLine ? ": give each argument of the test a name" : ""
    return Diagnostic(
      .error,
      "\(record.title) names the \(record.kind.noun) of \(other) too; each name stands for one in a run\(hint)"
    )
  }
}
