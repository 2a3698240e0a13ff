import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplates

/// Templates that have been compiled, by their paths, each anew when one of its files has changed.
///
/// While a template is broken, or the new one is being compiled, the one before it serves on.
public final class TemplateShelf: Sendable {
  /// Reads a template by a loader that writes down what it reads.
  public typealias Compile = @Sendable (_ path: String, _ files: ReadFiles) throws(Diagnostics) -> Template
  /// Told what came of compiling a template: what is wrong with it, or nothing.
  public typealias Report = @Sendable (_ path: String, _ problems: Diagnostics?) -> Void

  private let compile: Compile
  private let report: Report
  private let entries = Guarded<[String: Entry]>([:])
  private let capacity: Int
  private let interval: Duration
  private let clock = Guarded(0)

  fileprivate struct Entry: Sendable {
    /// The last that worked.
    var template: Template?
    /// What is wrong with the newest, where it does not work.
    var problems: Diagnostics?
    /// What the newest was made of, and its own file among that.
    var files = ReadFiles()
    var stamp: FileStamp
    /// When the newest was made, and when it was last looked whether it still is.
    var time = ContinuousClock.now
    var lookTime = ContinuousClock.now
    var isCompiling = false
    var use = 0
  }

  /// What breaks a template need not be a file, so that one is tried again without a change, too.
  private static let timeBetweenTries = Duration.seconds(1)

  /// - Parameters:
  ///   - capacity: How many templates are kept; those used longest ago go first.
  ///   - interval: How long a change may go unnoticed of anything but the template's own file, which is looked at each time.
  ///   - report: Told once of each change of a template, whether it works.
  ///   - compile: Reads a template.
  public init(
    capacity: Int = 64, lookingEvery interval: Duration = .milliseconds(250),
    report: @escaping Report = { _, _ in }, compile: @escaping Compile
  ) {
    (self.capacity, self.interval) = (max(1, capacity), interval)
    (self.compile, self.report) = (compile, report)
  }

  /// The template of a path.
  ///
  /// - Throws: What is wrong with it, where there is none that worked before.
  public func template(at path: String) throws(Diagnostics) -> Template {
    let use = clock.withLock { time in
      time += 1
      return time
    }
    let (stamp, now) = (FileStamp(of: path), ContinuousClock.now)
    let found = entries.withLock { entries -> (entry: Entry, isDue: Bool)? in
      guard let entry = entries[path] else { return nil }
      entries[path]?.use = use
      let isDue = now - entry.lookTime >= interval
      // One looks for all.
      if isDue { entries[path]?.lookTime = now }
      return (entry, isDue)
    }
    guard let (known, isDue) = found else { return try compile(path, after: Entry(stamp: stamp, use: use)) }
    if known.isCompiling, let template = known.template { return template }
    let isTriedAgain = known.problems != nil && now - known.time > Self.timeBetweenTries
    guard stamp != known.stamp || isTriedAgain || isDue && known.files.haveChanged else {
      return try known.get()
    }
    let isTaken = entries.withLock { entries in
      // Another thread may have begun in between.
      guard entries[path]?.isCompiling == true else {
        entries[path]?.isCompiling = true
        return true
      }
      return false
    }
    if !isTaken, let template = known.template { return template }
    return try compile(path, after: known)
  }

  private func compile(_ path: String, after known: Entry) throws(Diagnostics) -> Template {
    var entry = known
    entry.files = ReadFiles()
    // A file that is written meanwhile must not pass for what was read.
    entry.stamp = FileStamp(of: path)
    do throws(Diagnostics) {
      (entry.template, entry.problems) = (try compile(path, entry.files), nil)
    } catch {
      entry.problems = error
    }
    entry.isCompiling = false
    (entry.time, entry.lookTime) = (.now, .now)
    let isTriedAgain = known.problems != nil && known.problems == entry.problems && known.stamp == entry.stamp
    if !isTriedAgain { report(path, entry.problems) }
    let kept = entry
    entries.withLock { entries in
      entries[path] = kept
      if entries.count > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
        entries[oldest.key] = nil
      }
    }
    return try entry.get()
  }
}

extension TemplateShelf.Entry {
  /// The template that worked last.
  fileprivate func get() throws(Diagnostics) -> Template {
    if let template { return template }
    throw problems ?? Diagnostics()
  }
}
