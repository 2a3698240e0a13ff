import Dispatch
import Foundation
import QuoinResources

/// The same work many times, on all cores.
package enum AllCores {
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
    // Threads take longer to start than a few files need.
    let threads = count < 8 ? 1 : ProcessInfo.processInfo.activeProcessorCount
    let shared = Guarded((begun: 0, done: 0, results: [Result?](repeating: nil, count: count)))
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let worker = worker()
      while true {
        let index = shared.withLock { state in
          state.begun += 1
          return state.begun - 1
        }
        guard index < count else { return }
        let result = work(worker, index)
        shared.withLock { state in
          state.results[index] = result
          state.done += 1
          progress?(state.done)
        }
      }
    }
    return shared.withLock { $0.results.compactMap { $0 } }
  }
}
