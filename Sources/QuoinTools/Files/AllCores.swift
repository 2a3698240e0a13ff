import Dispatch
import Foundation
import QuoinResources

/// The same work many times, on all cores.
package enum AllCores {
  /// Does work for each number below a count, and hands on what comes of it while it goes on.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - worker: Makes what a thread has for itself.
  ///   - work: Is done on any thread.
  ///   - take: Is given what is ready, in the order of the numbers, and how often the work is done by now; on any thread,
  ///     one at a time. It is called for what is done too while that waits for what comes before it.
  package static func work<Worker, Result: Sendable>(
    times count: Int, worker: @Sendable () -> Worker, work: @Sendable (Worker, Int) -> Result,
    take: @Sendable (_ ready: [Result], _ done: Int) -> Void
  ) {
    // Threads take longer to start than a few files need.
    let threads = count < 8 ? 1 : ProcessInfo.processInfo.activeProcessorCount
    let shared = Guarded(Deliveries<Result>())
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let worker = worker()
      while let index = shared.withLock({ $0.begin(below: count) }) {
        let result = work(worker, index)
        // Whoever hands on takes along what others add meanwhile: nobody waits for a slow reader with the lock.
        guard shared.withLock({ $0.add(result, at: index) }) else { continue }
        while let (ready, done) = shared.withLock({ $0.next() }) { take(ready, done) }
      }
    }
  }

  /// Does work for each number below a count.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - progress: Is told how often it is done, on one thread at a time.
  ///   - worker: Makes what a thread has for itself.
  ///   - work: Is done on any thread.
  /// - Returns: What came of it, in the order of the numbers.
  package static func results<Worker, Result: Sendable>(
    of count: Int, progress: (@Sendable (_ done: Int) -> Void)? = nil, worker: @Sendable () -> Worker,
    work: @Sendable (Worker, Int) -> Result
  ) -> [Result] {
    let results = Guarded<[Result]>([])
    self.work(times: count, worker: worker, work: work) { ready, done in
      results.withLock { $0 += ready }
      progress?(done)
    }
    return results.withLock { $0 }
  }

  /// How far the threads have come.
  private struct Deliveries<Result: Sendable> {
    private var begun = 0
    private var done = 0
    /// How many are handed on.
    private var handedOn = 0
    /// How often it was done when that was told last.
    private var told = 0
    /// What is done and not handed on, by its number.
    private var waiting: [Int: Result] = [:]
    private var isHandingOn = false

    mutating func begin(below count: Int) -> Int? {
      guard begun < count else { return nil }
      begun += 1
      return begun - 1
    }

    /// - Returns: Whether the thread is the one to hand on.
    mutating func add(_ result: Result, at index: Int) -> Bool {
      waiting[index] = result
      done += 1
      if isHandingOn { return false }
      isHandingOn = true
      return true
    }

    /// What is to be handed on now; nothing where all is told.
    mutating func next() -> (ready: [Result], done: Int)? {
      guard told < done else {
        isHandingOn = false
        return nil
      }
      var ready: [Result] = []
      while let result = waiting.removeValue(forKey: handedOn) {
        ready.append(result)
        handedOn += 1
      }
      told = done
      return (ready, done)
    }
  }
}
