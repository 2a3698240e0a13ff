import Foundation
import QuoinDiagnostics

/// Brings what many threads finish back into the order in which it was begun, and holds them up (back pressure) when one is far behind.
///
/// Safe from any thread: everything that changes is touched only while `condition` is held.
final class ReorderBuffer: @unchecked Sendable {
  private let condition = NSCondition()
  /// The most rows that may be begun and not handed on.
  private let window: Int
  private let handle: (BatchOutcome, Data?) throws(Diagnostic) -> Void
  private var begun = 0
  private var handled = 0
  private var waiting: [Int: (BatchOutcome, Data?)] = [:]
  private var counts = BatchSummary()
  private var problem: Diagnostic?

  init(window: Int, handle: @escaping @Sendable (BatchOutcome, Data?) throws(Diagnostic) -> Void) {
    self.window = window
    self.handle = handle
  }

  /// What keeps the pictures from being written.
  var failure: Diagnostic? { condition.withLock { problem } }

  func summary(isWhole: Bool) -> BatchSummary {
    var summary = condition.withLock { counts }
    summary.isWhole = isWhole
    return summary
  }

  /// Waits until another row may be begun; false when none may be any more.
  func waitForRoom() -> Bool {
    condition.withLock {
      while begun - handled >= window, problem == nil { condition.wait() }
      return problem == nil
    }
  }

  /// Counts a row as begun.
  func begin() { condition.withLock { begun += 1 } }

  /// Ends it all: no row is begun any more, and none handed on.
  func fail(_ error: Diagnostic) {
    condition.withLock {
      problem = problem ?? error
      condition.broadcast()
    }
  }

  /// Hands on what became of a row, and of those behind it that waited for it.
  func deliver(_ outcome: BatchOutcome, _ picture: Data?) {
    condition.withLock {
      waiting[outcome.row.pictureNumber] = (outcome, picture)
      while let (outcome, picture) = waiting.removeValue(forKey: handled + 1) {
        handled += 1
        do throws(Diagnostic) {
          if problem == nil {
            try handle(outcome, picture)
            counts.add(outcome.result)
          }
        } catch {
          problem = error
        }
      }
      condition.broadcast()
    }
  }
}
