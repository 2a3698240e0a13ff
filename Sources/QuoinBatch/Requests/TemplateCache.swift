import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplateEngine

/// An LRU cache of compiled templates, by their paths, each compiled anew when one of its files has changed.
///
/// While a template is broken, or the new one is being compiled, the one before it serves on.
public final class TemplateCache: Sendable {
  /// Reads a template by a loader that writes down what it reads.
  public typealias Compile = @Sendable (_ path: String, _ files: ReadFiles) throws(Diagnostics) -> Template
  /// Told what came of compiling a template: what is wrong with it, or nothing.
  public typealias Report = @Sendable (_ path: String, _ problems: Diagnostics?) -> Void

  private let compile: Compile
  private let report: Report
  private let state = Guarded(State())
  private let capacity: Int
  private let interval: Duration
  private let patience: Duration

  private struct State {
    var entries: [String: Entry] = [:]
    /// Counts what is asked for.
    var useCount = 0
    /// Counts templates that were compiled or are expected.
    var generation = 0
    /// The generations that templates get which have to be compiled next, by their paths.
    var expected: [String: Int] = [:]

    /// The generation that the next template of a path has.
    mutating func nextGeneration(of path: String) -> Int {
      if let known = expected[path] { return known }
      generation += 1
      expected[path] = generation
      return generation
    }
  }

  fileprivate struct Entry: Sendable {
    /// The last that worked.
    var template: Template?
    /// What tells it from those before it.
    var generation = 0
    /// What is wrong with the newest, where it does not work.
    var problems: Diagnostics?
    /// What the newest was made of, and its own file among that.
    var files = ReadFiles()
    var stamp: FileStamp
    /// When the newest was made, and when it was last looked whether it still is.
    var time = ContinuousClock.now
    var lookTime = ContinuousClock.now
    var isCompiling = false
    var lastUse = 0
  }

  /// What breaks a template need not be a file, so that one is tried again without a change, too.
  private static let timeBetweenTries = Duration.seconds(1)

  /// - Parameters:
  ///   - capacity: How many templates are kept; the least recently used are evicted first.
  ///   - interval: How long a change may go unnoticed of anything but the template's own file, which is looked at each time.
  ///   - patience: How long a thread waits for another that compiles a template for the first time, before it does so itself.
  ///   - report: Told once of each change of a template, whether it works.
  ///   - compile: Reads a template.
  public init(
    capacity: Int = 64, lookingEvery interval: Duration = .milliseconds(250),
    patience: Duration = .seconds(10), report: @escaping Report = { _, _ in }, compile: @escaping Compile
  ) {
    (self.capacity, self.interval, self.patience) = (max(1, capacity), interval, patience)
    (self.compile, self.report) = (compile, report)
  }

  /// The template of a path.
  ///
  /// Compiling is single-flight: several threads that ask for one that nobody has compiled yet wait for the first of them, for a while.
  ///
  /// - Throws: What is wrong with it, where there is none that worked before.
  public func template(at path: String) throws(Diagnostics) -> Template {
    try templateAndGeneration(at: path).template
  }

  /// A number that changes whenever the template of a path does: of the one that is there, or of the one that has to be compiled
  /// next, where a file of it has changed or nobody has asked for it yet. It takes a few looks at files, and compiles nothing.
  package func generation(of path: String) -> Int {
    let (stamp, now) = (FileStamp(of: path), ContinuousClock.now)
    let (entry, isDue) = state.withLock { state in
      guard let entry = state.entries[path] else { return (Entry?.none, false) }
      state.useCount += 1
      state.entries[path]?.lastUse = state.useCount
      let isDue = !entry.isCompiling && now - entry.lookTime >= interval
      if isDue { state.entries[path]?.lookTime = now }
      return (entry, isDue)
    }
    let isStale = entry.map { $0.isCompiling || stamp != $0.stamp || isDue && $0.files.haveChanged } ?? true
    return state.withLock { state in
      guard isStale else { return state.entries[path]?.generation ?? state.nextGeneration(of: path) }
      // Whoever draws it has to see that, too.
      if isDue { state.entries[path]?.lookTime = now - interval }
      return state.nextGeneration(of: path)
    }
  }

  /// The template of a path, and its generation.
  package func templateAndGeneration(at path: String) throws(Diagnostics) -> (
    template: Template, generation: Int
  ) {
    let end = ContinuousClock.now + patience
    var pause: UInt32 = 500
    while true {
      switch look(at: path, waits: ContinuousClock.now < end) {
      case .ready(let entry): return try entry.get()
      case .changed(let entry): return try compile(path, after: entry)
      case .awaited:
        // Not by a condition with a time, which counts by the clock on the wall.
        usleep(pause)
        pause = min(pause * 2, 20_000)
      }
    }
  }

  /// What is to be done for a template.
  private enum Step {
    /// It is there, or is known not to work.
    case ready(Entry)
    /// Whoever is told so compiles it.
    case changed(Entry)
    /// Another thread compiles it, and none has worked before.
    case awaited
  }

  /// - Parameter waits: Whether there is time to wait for another thread.
  private func look(at path: String, waits: Bool) -> Step {
    let (stamp, now) = (FileStamp(of: path), ContinuousClock.now)
    let (entry, isNew, isDue) = state.withLock { state in
      state.useCount += 1
      guard let entry = state.entries[path] else {
        let new = Entry(stamp: stamp, isCompiling: true, lastUse: state.useCount)
        state.entries[path] = new
        return (new, true, true)
      }
      state.entries[path]?.lastUse = state.useCount
      let isDue = now - entry.lookTime >= interval
      // One looks for all.
      if isDue { state.entries[path]?.lookTime = now }
      return (entry, false, isDue)
    }
    if isNew { return .changed(entry) }
    if entry.isCompiling {
      if entry.template != nil { return .ready(entry) }
      return waits ? .awaited : .changed(entry)
    }
    let isTriedAgain = entry.problems != nil && now - entry.time > Self.timeBetweenTries
    guard stamp != entry.stamp || isTriedAgain || isDue && entry.files.haveChanged else {
      return .ready(entry)
    }
    let isTaken = state.withLock { state in
      // Another thread may have begun in between, or be done.
      guard let current = state.entries[path], !current.isCompiling, current.time == entry.time else {
        return false
      }
      state.entries[path]?.isCompiling = true
      return true
    }
    if isTaken { return .changed(entry) }
    return entry.template != nil ? .ready(entry) : waits ? .awaited : .changed(entry)
  }

  private func compile(
    _ path: String, after known: Entry
  ) throws(Diagnostics) -> (template: Template, generation: Int) {
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
    let made = entry
    entry = state.withLock { state in
      var kept = made
      if kept.problems == nil {
        kept.generation = state.nextGeneration(of: path)
        state.expected[path] = nil
      }
      state.entries[path] = kept
      if state.entries.count > capacity,
        let evicted = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[evicted.key] = nil
      }
      return kept
    }
    return try entry.get()
  }
}

extension TemplateCache.Entry {
  /// The template that worked last.
  fileprivate func get() throws(Diagnostics) -> (template: Template, generation: Int) {
    if let template { return (template, generation) }
    throw problems ?? Diagnostics()
  }
}

/// The name that the cache had before.
@available(*, deprecated, renamed: "TemplateCache")
public typealias TemplateShelf = TemplateCache
