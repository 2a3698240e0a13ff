import Foundation
import Quoin

/// Lets a command's own thread wait for work that is done on others.
final class EndOfWork: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let failure = Guarded<(any Error)?>(nil)

  /// Tells that the work is over.
  ///
  /// - Parameter error: Why it failed, if it did.
  func reach(_ error: (any Error)?) {
    failure.withLock { $0 = error }
    semaphore.signal()
  }

  /// Waits until the work is over.
  ///
  /// - Parameter shouldStop: Asked some times a second whether to wait no longer.
  /// - Throws: Why it failed.
  func wait(until shouldStop: () -> Bool) throws {
    while semaphore.wait(timeout: .now() + .milliseconds(200)) == .timedOut {
      if shouldStop() { return }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
