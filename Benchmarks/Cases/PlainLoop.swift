import Dispatch
import Foundation
import Synchronization

/// The loop that batches and the service are held to: as many threads as there are cores take one row after the other, and do nothing else.
///
/// - Parameters:
///   - count: How many rows there are.
///   - draw: Draws the picture of a row.
func drawOnAllCores(_ count: Int, _ draw: @Sendable (_ row: Int) -> Void) {
  let next = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
    while case let row = next.wrappingAdd(1, ordering: .relaxed).oldValue, row < count { draw(row) }
  }
}
