import Foundation
import QuoinResources

/// Threads that draw, and the work that waits for them: clients take turns (round robin), however much each of them wants. One whose
/// work takes long is throttled: it leaves a thread to others, where there are several and others asked lately.
///
/// Where there is no more room, load is shed: whoever has the most waiting loses what it asked for last.
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
  private let slowThreshold: Duration
  private let state: Guarded<State>
  private let signal = DispatchSemaphore(value: 0)

  fileprivate struct Job: Sendable {
    let number: Int
    /// Who waits for it; of several that do, the one whose turn comes first.
    var client: String
    /// What others may ask for who want the same.
    let name: PictureKey?
    let time = ContinuousClock.now
    /// Does it, and hands on the result.
    let work: @Sendable (Times) -> Void
    let refuse: @Sendable (Refusal) -> Void
  }

  fileprivate struct State {
    /// How long it is remembered who asked, and whose work took long.
    let memory: Duration
    var number = 0
    /// What waits, by client, in the order in which it came.
    var waiting: [String: [Job]] = [:]
    /// The clients with something that waits, the next one first.
    var turns: [String] = []
    var count = 0
    /// What waits and others may want as well, by its name.
    var shared: [PictureKey: (number: Int, client: String)] = [:]
    /// For whom each thread is at work, and since when.
    var running: [Int: (client: String, time: ContinuousClock.Instant)] = [:]
    /// How long a piece of work takes, in seconds: a moving average, in which later ones count for more.
    var averageTime = 0.02
    /// The clients whose last piece of work took long, and when it ended: one that waits for each answer before it asks again has never
    /// anything that waits.
    var slow: [String: ContinuousClock.Instant] = [:]
    /// Who asked last, and who did before who is somebody else.
    var arrivals: [(client: String, time: ContinuousClock.Instant)] = []
    /// How often a thread was woken for work that had to go on waiting.
    var deferredWakes = 0
    var isClosed = false
    /// Whether somebody looks for what waits for too long.
    var isSweeping = false
  }

  /// - Parameters:
  ///   - threads: How much is done at once.
  ///   - capacity: How much may wait.
  ///   - patience: How long it may wait.
  ///   - slowThreshold: From when on a piece of work takes long.
  ///   - memory: How long it is remembered who asked, and whose work took long.
  init(
    threads: Int, capacity: Int, patience: Duration, slowThreshold: Duration = .milliseconds(500),
    memory: Duration = .seconds(60)
  ) {
    state = Guarded(State(memory: memory))
    self.threads = max(1, threads)
    self.slowThreshold = slowThreshold
    self.capacity = max(0, capacity)
    self.patience = patience
    for number in 0..<self.threads {
      let thread = Thread { [weak self, signal] in
        while true {
          signal.wait()
          guard let queue = self, queue.runNext(number) else { return }
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
  var longestRunning: Duration {
    state.withLock { state in state.running.values.map { ContinuousClock.now - $0.time }.max() ?? .zero }
  }

  /// Does a piece of work on one of the threads once its client's turn has come.
  ///
  /// - Parameters:
  ///   - client: Who wants it.
  ///   - name: By what ``share(_:with:)`` knows it, where others may want the same.
  /// - Returns: What came of it, and how long it took.
  func run<Result: Sendable>(
    for client: String, named name: PictureKey? = nil, _ work: @escaping @Sendable () -> Result
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
            number: number, client: client, name: name,
            work: { times in
              var times = times
              let start = ContinuousClock.now
              let result = work()
              times.working = ContinuousClock.now - start
              continuation.resume(returning: .success((result, times)))
            }, refuse: { continuation.resume(returning: .failure($0)) }))
        // A task that was cancelled before there was anything to take back.
        if Task.isCancelled { cancel(number, of: client) }
      }
    } onCancel: {
      cancel(number, of: client)
    }
    let done = try outcome.get()
    return (done.0, done.1)
  }

  /// Notes that somebody else waits for a piece of work as well: it is done when the turn of the first of them comes, and counts for that
  /// one alone.
  func share(_ name: PictureKey, with client: String) {
    state.withLock { state in
      // One whose work takes long may have to wait although its turn has come.
      guard let (number, owner) = state.shared[name], owner != client, !state.isSlow(client),
        let place = state.waiting[owner]?.firstIndex(where: { $0.number == number }),
        place > state.waiting[client]?.count ?? 0, var job = state.remove(number, of: owner)
      else { return }
      job.client = client
      state.append(job)
    }
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
      state.noteArrival(job.client)
      state.append(job)
      return refused
    }
    if let refused { refused.0.refuse(refused.1) }
    if refused?.0.number == job.number { return }
    signal.signal()
    let isSweeping = state.withLock { state in
      defer { state.isSweeping = true }
      return state.isSweeping
    }
    if isSweeping { return }
    Task { [weak self, patience] in
      while let oldest = self?.shedLate() {
        try? await Task.sleep(until: oldest + patience, clock: .continuous)
      }
    }
  }

  /// Sheds what has waited for too long.
  ///
  /// - Returns: Since when the oldest waits of what is left; nothing where nothing does.
  private func shedLate() -> ContinuousClock.Instant? {
    let now = ContinuousClock.now
    let (late, seconds, oldest) = state.withLock { state in
      // What is shared may be older than what stands before it.
      let late = state.waiting.values.flatMap { $0.filter { now - $0.time >= patience } }
      for job in late { state.remove(job.number, of: job.client) }
      let oldest = state.waiting.values.joined().map(\.time).min()
      state.isSweeping = oldest != nil
      return (late, state.wait(threads), oldest)
    }
    for job in late { job.refuse(.late(retryAfter: seconds)) }
    return oldest
  }

  /// Takes out what still waits, where whoever asked has gone.
  private func cancel(_ number: Int, of client: String) {
    let job = state.withLock { state -> Job? in
      if let job = state.remove(number, of: client) { return job }
      // Another client's turn may come first.
      guard let other = state.shared.values.first(where: { $0.number == number }) else { return nil }
      return state.remove(number, of: other.client)
    }
    job?.refuse(.cancelled)
  }

  /// Does the next piece of work.
  ///
  /// - Returns: Whether there may be more.
  private func runNext(_ thread: Int) -> Bool {
    let job = state.withLock { state -> Job? in
      guard let job = state.next(threads) else { return nil }
      state.running[thread] = (job.client, .now)
      return job
    }
    // Others may have been taken back since it was signalled.
    guard let job else { return !state.withLock { $0.isClosed } }
    let start = ContinuousClock.now
    job.work(Times(waiting: start - job.time))
    let time = ContinuousClock.now - start
    let deferredWakes = state.withLock { state in
      state.running[thread] = nil
      state.averageTime += (time.seconds - state.averageTime) / 16
      state.note(job.client, isSlow: time >= slowThreshold)
      defer { state.deferredWakes = 0 }
      return state.deferredWakes
    }
    for _ in 0..<deferredWakes { signal.signal() }
    return true
  }

  /// Refuses what waits, and whatever comes from now on.
  func close() {
    let rest = state.withLock { state -> [Job] in
      state.isClosed = true
      defer { (state.waiting, state.turns, state.slow, state.shared, state.count) = ([:], [], [:], [:], 0) }
      return state.waiting.values.flatMap { $0 }
    }
    for job in rest { job.refuse(.closed) }
    for _ in 0..<threads { signal.signal() }
  }
}

extension FairQueue.State {
  /// The first of the client whose turn it is, which goes behind the others then.
  fileprivate mutating func next(_ threads: Int) -> FairQueue.Job? {
    let turn = turns.firstIndex { client in
      threads == 1 || !isSlow(client) || isAlone(client)
        || running.values.count { $0.client == client } < threads - 1
    }
    guard let turn else {
      if !turns.isEmpty { deferredWakes += 1 }
      return nil
    }
    let client = turns.remove(at: turn)
    guard let job = waiting[client]?.removeFirst() else { return nil }
    forget(job)
    if waiting[client]?.isEmpty == true { waiting[client] = nil } else { turns.append(client) }
    count -= 1
    return job
  }

  /// Puts a piece of work behind what its client waits for.
  fileprivate mutating func append(_ job: FairQueue.Job) {
    if waiting[job.client] == nil { turns.append(job.client) }
    waiting[job.client, default: []].append(job)
    if let name = job.name { shared[name] = (job.number, job.client) }
    count += 1
  }

  /// What does not wait any more is not shared.
  private mutating func forget(_ job: FairQueue.Job) {
    guard let name = job.name, shared[name]?.number == job.number else { return }
    shared[name] = nil
  }

  fileprivate mutating func noteArrival(_ client: String) {
    if arrivals.last?.client == client { arrivals.removeLast() }
    arrivals = arrivals.suffix(1) + [(client, .now)]
  }

  fileprivate mutating func note(_ client: String, isSlow: Bool) {
    guard isSlow else {
      slow[client] = nil
      return
    }
    let now = ContinuousClock.now
    slow = slow.filter { now - $0.value <= memory }
    slow[client] = now
  }

  fileprivate func isSlow(_ client: String) -> Bool {
    slow[client].map { ContinuousClock.now - $0 <= memory } ?? false
  }

  /// Whether nobody else has asked for some time.
  private func isAlone(_ client: String) -> Bool {
    guard let other = arrivals.last(where: { $0.client != client }) else { return true }
    return ContinuousClock.now - other.time > memory
  }

  @discardableResult
  fileprivate mutating func remove(_ number: Int, of client: String) -> FairQueue.Job? {
    guard let index = waiting[client]?.firstIndex(where: { $0.number == number }) else { return nil }
    let job = waiting[client]?.remove(at: index)
    job.map { forget($0) }
    if waiting[client]?.isEmpty == true {
      waiting[client] = nil
      turns.removeAll { $0 == client }
    }
    count -= 1
    return job
  }

  /// How many seconds what waits will take, from 1 to 60.
  fileprivate func wait(_ threads: Int) -> Int {
    Int(min(max(averageTime * Double(count + running.count) / Double(threads), 1), 60).rounded(.up))
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
