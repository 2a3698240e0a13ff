import Foundation

/// A value behind a lock.
///
/// The standard library's `Mutex` would do, but the thread sanitizer does not see it on Linux and reports races where there are
/// none; it does see the system's lock.
package final class Guarded<Value>: Sendable {
  private let lock = NSLock()
  /// Only touched while the lock is held.
  nonisolated(unsafe) private var value: Value

  /// Creates a guarded value, which is no one else's from then on.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Uses the value while no other thread can.
  package func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
