import Foundation
import QuoinDiagnostics
import QuoinResources

/// Parts of a template on their way from hosts, fetched beside the thread that the tree belongs to.
final class AwaitedParts: Sendable {
  private struct State {
    var found: [URL: Data] = [:]
    var problems: [Diagnostic] = []
    var remaining: Int
    /// The parts that nobody has begun to fetch, the first ones last.
    var pending: [AwaitedPart]
    /// Those who wait without holding up a thread.
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Guarded<State>
  private let group = DispatchGroup()
  /// How many parts are on their way at once: each takes a thread and a process that fetches.
  static let limit = 8

  /// Begins to fetch.
  init(_ parts: [AwaitedPart], loader: ResourceLoader) {
    state = Guarded(State(remaining: parts.count, pending: parts.reversed()))
    for _ in parts.prefix(Self.limit) {
      group.enter()
      // A thread of its own: those of the queues that all share may wait for this one.
      Thread.detachNewThread { [self] in
        while let part = state.withLock({ $0.pending.popLast() }) { fetch(part, loader) }
        group.leave()
      }
    }
  }

  private func fetch(_ part: AwaitedPart, _ loader: ResourceLoader) {
    let result: Result<Data, Diagnostic>
    do throws(Diagnostic) {
      result = .success(try loader.data(at: part.url))
    } catch {
      result = .failure(error.located(at: part.place))
    }
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      switch result {
      case .success(let data): state.found[part.url] = data
      case .failure(let problem): state.problems.append(problem)
      }
      state.remaining -= 1
      guard state.remaining == 0 else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// What has come; nothing while anything is on its way.
  var result: (parts: [URL: Data], problems: [Diagnostic])? {
    state.withLock { $0.remaining == 0 ? ($0.found, $0.problems) : nil }
  }

  /// Waits on the thread.
  func wait() { group.wait() }

  /// Waits without holding up the thread.
  func waitAside() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        if state.remaining > 0 { state.waiting.append(continuation) }
        return state.remaining == 0
      }
      if isDone { continuation.resume() }
    }
  }
}
