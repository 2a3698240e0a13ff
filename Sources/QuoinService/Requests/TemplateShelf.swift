import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplates

/// Templates that have been compiled, by their paths, each anew when one of its files has changed.
///
/// While a template is broken, or the new one is being compiled, the one before it serves on.
public final class TemplateShelf: Sendable {
  /// Told what came of compiling a template: what is wrong with it, or nothing.
  public typealias Report = @Sendable (_ path: String, _ problems: Diagnostics?) -> Void

  private let compile: @Sendable (String) throws(Diagnostics) -> Template
  private let report: Report
  private let entries = Guarded<[String: Entry]>([:])
  private let capacity: Int
  private let clock = Guarded(0)

  fileprivate struct Entry: Sendable {
    /// The last that worked.
    var template: Template?
    /// What is wrong with the newest, where it does not work.
    var problems: Diagnostics?
    /// The files that the newest was made of as they were then.
    var stamps: [String: String] = [:]
    /// When the newest was made.
    var time = ContinuousClock.now
    var isCompiling = false
    var use = 0
  }

  /// What breaks a template need not be a file that it names yet, so that one is tried again without a change, too.
  private static let timeBetweenTries = Duration.seconds(1)

  /// - Parameters:
  ///   - capacity: How many templates are kept; those used longest ago go first.
  ///   - report: Told once of each change of a template, whether it works.
  ///   - compile: Reads a template.
  public init(
    capacity: Int = 64, report: @escaping Report = { _, _ in },
    compile: @escaping @Sendable (String) throws(Diagnostics) -> Template
  ) {
    self.capacity = max(1, capacity)
    self.compile = compile
    self.report = report
  }

  /// The template of a path.
  ///
  /// - Throws: What is wrong with it, where there is none that worked before.
  public func template(at path: String) throws(Diagnostics) -> Template {
    let use = clock.withLock { time in
      time += 1
      return time
    }
    let known = entries.withLock { entries -> Entry? in
      entries[path]?.use = use
      return entries[path]
    }
    guard let known else { return try compile(path, after: Entry(use: use)) }
    if known.isCompiling, let template = known.template { return template }
    if Self.stamps(of: Array(known.stamps.keys)) == known.stamps {
      let isTriedAgain =
        known.problems != nil && ContinuousClock.now - known.time > Self.timeBetweenTries
      if !isTriedAgain { return try known.get() }
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
    // A file that is written meanwhile must not pass for what was read.
    let before = Self.stamps(of: [path] + known.stamps.keys)
    do throws(Diagnostics) {
      let template = try compile(path)
      entry.template = template
      entry.problems = nil
      entry.stamps = Self.stamps(of: template.sources.map(\.file))
    } catch {
      entry.problems = error
      let places = error.all.compactMap { $0.span?.file }
      entry.stamps = Self.stamps(of: places + (known.template?.sources.map(\.file) ?? []))
    }
    for (file, stamp) in before where file == path || entry.stamps[file] != nil { entry.stamps[file] = stamp }
    entry.isCompiling = false
    entry.time = .now
    if known.stamps != entry.stamps || known.problems != entry.problems { report(path, entry.problems) }
    let kept = entry
    entries.withLock { entries in
      entries[path] = kept
      if entries.count > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
        entries[oldest.key] = nil
      }
    }
    return try entry.get()
  }

  /// What changes when a file does.
  private static func stamps(of files: [String]) -> [String: String] {
    var stamps: [String: String] = [:]
    for file in files where stamps[file] == nil {
      var status = stat()
      stamps[file] =
        stat(file, &status) == 0
        ? "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)" : "-"
    }
    return stamps
  }
}

extension TemplateShelf.Entry {
  /// The template that worked last.
  fileprivate func get() throws(Diagnostics) -> Template {
    if let template { return template }
    throw problems ?? Diagnostics()
  }
}
