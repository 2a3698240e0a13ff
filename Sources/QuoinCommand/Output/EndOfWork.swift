import Foundation
import Quoin

/// Lets a command's own thread wait for work that is done on others.
final class EndOfWork: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let outcome = Guarded<(isReached: Bool, failure: (any Error)?)>((false, nil))

  /// Tells that the work is over.
  ///
  /// - Parameter error: Why it failed, if it did.
  func reach(_ error: (any Error)?) {
    outcome.withLock { $0 = (true, error) }
    semaphore.signal()
  }

  /// Waits until the work is over.
  ///
  /// - Throws: Why it failed.
  func wait() throws {
    semaphore.wait()
    if let error = outcome.withLock({ $0.failure }) { throw error }
  }

  /// Waits until the work is over.
  ///
  /// - Parameter shouldStop: Asked some times a second whether to wait no longer.
  /// - Throws: Why it failed.
  func wait(until shouldStop: () -> Bool) throws {
    // A semaphore with a time counts by the clock on the wall on Linux, and waits for as long as that is set back.
    var pause: UInt32 = 1_000
    while !outcome.withLock({ $0.isReached }) {
      if shouldStop() { return }
      usleep(pause)
      pause = min(pause * 2, 100_000)
    }
    try wait()
  }
}
