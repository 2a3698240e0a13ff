import Foundation
import QuoinResources

/// Threads that draw, and the work that waits for them: clients take turns, however much each of them wants.
///
/// Where there is no more room, whoever has the most waiting loses what it asked for last.
final class FairQueue: Sendable {
  /// Why work is not done.
  enum Refusal: Error, Equatable {
    /// Too much waits already; seconds until there may be room.
    case full(retryAfter: Int)
    /// It waited for too long.
    case late(retryAfter: Int)
    /// Whoever asked has gone.
    case cancelled
    /// The service ends.
    case closed
  }

  /// What one piece of work took.
  struct Times: Sendable {
    var waiting = Duration.zero
    var working = Duration.zero
  }

  private let capacity: Int
  private let patience: Duration
  private let threads: Int
  private let state = Guarded(State())
  private let signal = DispatchSemaphore(value: 0)

  fileprivate struct Job: Sendable {
    let number: Int
    let client: String
    let time = ContinuousClock.now
    /// Does it, and hands on the result.
    let work: @Sendable (Times) -> Void
    let refuse: @Sendable (Refusal) -> Void
  }

  fileprivate struct State {
    var number = 0
    /// What waits, by client, in the order in which it came.
    var waiting: [String: [Job]] = [:]
    /// The clients with something that waits, the next one first.
    var turns: [String] = []
    var count = 0
    /// Since when each thread is at work.
    var running: [Int: ContinuousClock.Instant] = [:]
    /// How long a piece of work takes, in seconds; later ones count for more.
    var usual = 0.02
    var isClosed = false
  }

  /// - Parameters:
  ///   - threads: How much is done at once.
  ///   - capacity: How much may wait.
  ///   - patience: How long it may wait.
  init(threads: Int, capacity: Int, patience: Duration) {
    self.threads = max(1, threads)
    self.capacity = max(0, capacity)
    self.patience = patience
    for number in 0..<self.threads {
      let thread = Thread { [weak self, signal] in
        while true {
          signal.wait()
          guard let queue = self, queue.takeOne(number) else { return }
        }
      }
      thread.name = "quoin draws \(number)"
      // As much as the first thread of a process has: layouts nest.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  deinit { for _ in 0..<threads { signal.signal() } }

  /// How much waits.
  var waitingCount: Int { state.withLock { $0.count } }
  /// How much is being done.
  var runningCount: Int { state.withLock { $0.running.count } }
  /// How long the oldest of what is being done has been.
  var longest: Duration {
    state.withLock { state in state.running.values.map { ContinuousClock.now - $0 }.max() ?? .zero }
  }

  /// Does a piece of work on one of the threads once its client's turn has come.
  ///
  /// - Parameter client: Who wants it.
  /// - Returns: What came of it, and how long it took.
  func run<Result: Sendable>(
    for client: String, _ work: @escaping @Sendable () -> Result
  ) async throws(Refusal) -> (result: Result, times: Times) {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation {
        (continuation: CheckedContinuation<Swift.Result<(Result, Times), Refusal>, Never>) in
        add(
          Job(
            number: number, client: client,
            work: { times in
              var times = times
              let start = ContinuousClock.now
              let result = work()
              times.working = ContinuousClock.now - start
              continuation.resume(returning: .success((result, times)))
            }, refuse: { continuation.resume(returning: .failure($0)) }))
        // A task that was cancelled before there was anything to take back.
        if Task.isCancelled { takeBack(number, of: client, because: .cancelled) }
      }
    } onCancel: {
      takeBack(number, of: client, because: .cancelled)
    }
    let done = try outcome.get()
    return (done.0, done.1)
  }

  private func add(_ job: Job) {
    let refused = state.withLock { state -> (Job, Refusal)? in
      if state.isClosed { return (job, .closed) }
      var refused: (Job, Refusal)?
      if state.count >= capacity + threads - state.running.count {
        let busiest = state.waiting.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        let own = state.waiting[job.client]?.count ?? 0
        guard let busiest, busiest.value.count > own + 1, let last = busiest.value.last else {
          return (job, .full(retryAfter: state.wait(threads)))
        }
        state.remove(last.number, of: last.client)
        refused = (last, .full(retryAfter: state.wait(threads)))
      }
      if state.waiting[job.client] == nil { state.turns.append(job.client) }
      state.waiting[job.client, default: []].append(job)
      state.count += 1
      return refused
    }
    if let refused { refused.0.refuse(refused.1) }
    if refused?.0.number == job.number { return }
    signal.signal()
    let (patience, number, client) = (patience, job.number, job.client)
    Task { [weak self] in
      try? await Task.sleep(for: patience)
      self?.takeBack(number, of: client, because: nil)
    }
  }

  /// Takes out what still waits; for nothing because it is late.
  private func takeBack(_ number: Int, of client: String, because reason: Refusal?) {
    let found = state.withLock { state in
      state.remove(number, of: client).map { ($0, reason ?? .late(retryAfter: state.wait(threads))) }
    }
    if let found { found.0.refuse(found.1) }
  }

  /// Does the next piece of work.
  ///
  /// - Returns: Whether there may be more.
  private func takeOne(_ thread: Int) -> Bool {
    let job = state.withLock { state -> Job? in
      guard let job = state.next() else { return nil }
      state.running[thread] = .now
      return job
    }
    // Others may have been taken back since it was signalled.
    guard let job else { return !state.withLock { $0.isClosed } }
    let start = ContinuousClock.now
    job.work(Times(waiting: start - job.time))
    let seconds = (ContinuousClock.now - start).seconds
    state.withLock { state in
      state.running[thread] = nil
      state.usual += (seconds - state.usual) / 16
    }
    return true
  }

  /// Refuses what waits, and whatever comes from now on.
  func close() {
    let rest = state.withLock { state -> [Job] in
      state.isClosed = true
      defer { (state.waiting, state.turns, state.count) = ([:], [], 0) }
      return state.waiting.values.flatMap { $0 }
    }
    for job in rest { job.refuse(.closed) }
    for _ in 0..<threads { signal.signal() }
  }
}

extension FairQueue.State {
  /// The first of the client whose turn it is, which goes behind the others then.
  fileprivate mutating func next() -> FairQueue.Job? {
    guard !turns.isEmpty else { return nil }
    let client = turns.removeFirst()
    guard let job = waiting[client]?.removeFirst() else { return nil }
    if waiting[client]?.isEmpty == true { waiting[client] = nil } else { turns.append(client) }
    count -= 1
    return job
  }

  @discardableResult
  fileprivate mutating func remove(_ number: Int, of client: String) -> FairQueue.Job? {
    guard let index = waiting[client]?.firstIndex(where: { $0.number == number }) else { return nil }
    let job = waiting[client]?.remove(at: index)
    if waiting[client]?.isEmpty == true {
      waiting[client] = nil
      turns.removeAll { $0 == client }
    }
    count -= 1
    return job
  }

  /// How many seconds what waits will take, from 1 to 60.
  fileprivate func wait(_ threads: Int) -> Int {
    Int(min(max(usual * Double(count + running.count) / Double(threads), 1), 60).rounded(.up))
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
