import Foundation
import Synchronization

/// The bytes that a loader gives, from whatever thread.
nonisolated final class GivenData: Sendable {
  private let given = Mutex<Result<Data, any Error>?>(nil)

  /// What was given; nothing as long as nothing was.
  var result: Result<Data, any Error>? { given.withLock { $0 } }

  func take(_ data: Data?, _ error: (any Error)?) {
    let result = data.map { Result<Data, any Error>.success($0) }
    let failure = error ?? CocoaError(.coderValueNotFound)
    given.withLock { $0 = result ?? .failure(failure) }
  }
}
