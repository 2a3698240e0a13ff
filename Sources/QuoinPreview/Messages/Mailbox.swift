import Foundation
import QuoinResources

/// What waits for one reader, in order. What comes is coalesced with what waits already, so that a slow reader finds
/// little.
final class Mailbox<Element: Sendable>: Sendable {
  private let state = Guarded<(waiting: [Element], isClosed: Bool)>(([], false))
  private let coalesce: @Sendable (inout [Element], Element) -> Void
  private let wakes: AsyncStream<Void>
  private let wake: AsyncStream<Void>.Continuation

  /// - Parameter coalesce: Adds an element to those that wait, or puts it into the place of some.
  init(coalesce: @escaping @Sendable (_ waiting: inout [Element], _ element: Element) -> Void) {
    self.coalesce = coalesce
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func post(_ element: Element) {
    state.withLock { if !$0.isClosed { coalesce(&$0.waiting, element) } }
    wake.yield()
  }

  /// Ends it, once what waits has been read.
  func close() {
    state.withLock { $0.isClosed = true }
    wake.finish()
  }

  /// Waits for the next; nothing once it is closed and read.
  func next() async -> Element? {
    while !Task.isCancelled {
      let (element, isClosed) = state.withLock { state in
        (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isClosed)
      }
      if let element { return element }
      if isClosed { return nil }
      var isAwake = false
      for await _ in wakes {
        isAwake = true
        break
      }
      // A reader that was cancelled has ended the stream for all.
      if !isAwake, !state.withLock({ $0.isClosed }) { return nil }
    }
    return nil
  }
}
