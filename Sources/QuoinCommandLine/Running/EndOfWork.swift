import Foundation
import Quoin

/// Lets a command's own thread wait for work that is done on others.
package final class EndOfWork: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let outcome = Guarded<(isReached: Bool, failure: (any Error)?)>((false, nil))

  /// Work that has not ended.
  package init() {}

  /// Tells that the work is over.
  ///
  /// - Parameter error: Why it failed, if it did.
  package func reach(_ error: (any Error)?) {
    outcome.withLock { $0 = (true, error) }
    semaphore.signal()
    Interruption.wake()
  }

  /// Waits until the work is over.
  ///
  /// - Throws: Why it failed.
  package func wait() throws {
    semaphore.wait()
    if let error = outcome.withLock({ $0.failure }) { throw error }
  }

  /// Waits until the work is over, but no longer than until a moment.
  ///
  /// - Throws: Why it failed.
  package func wait(until latest: ContinuousClock.Instant) throws {
    // A semaphore with a time counts by the clock on the wall on Linux, and waits for as long as that is set back.
    while !outcome.withLock({ $0.isReached }) {
      if .now >= latest { return }
      usleep(1_000)
    }
    try wait()
  }

  /// Waits until the work is over or somebody wishes it to stop, if that is listened for.
  ///
  /// - Throws: Why it failed.
  package func waitUnlessInterrupted() throws {
    while !outcome.withLock({ $0.isReached }) {
      if Interruption.signal != nil { return }
      Interruption.sleep()
    }
    try wait()
  }
}
