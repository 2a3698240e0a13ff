import Foundation
import QuoinDiagnostics
import QuoinResources

/// The messages that have come and are not handled yet, and the requests that the client no longer wants answered.
final class MessageQueue: Sendable {
  /// What comes in.
  enum Item: Sendable {
    case message(RPCMessage)
    case problem(RPCProblem)
  }

  private struct State {
    var items: [Item] = []
    var next = 0
    /// The requests that have no answer yet.
    var waiting: Set<String> = []
    var cancelled: Set<String> = []
    var isClosed = false
  }

  private let state = Guarded(State())
  private let available = DispatchSemaphore(value: 0)

  /// Adds a message; one that cancels a request counts at once.
  func add(_ item: Item) {
    if case .message(let message) = item, message.method == "$/cancelRequest" {
      let id: String? =
        switch message.parameters?["id"]?.content {
        case .number(let number): JSONText.number(number).text
        case .string(let string): JSONText.string(string).text
        default: nil
        }
      // What has its answer may be asked again by the same number.
      if let id { state.withLock { if $0.waiting.contains(id) { $0.cancelled.insert(id) } } }
      return
    }
    state.withLock {
      if case .message(let message) = item, message.method != nil, let id = message.id {
        $0.waiting.insert(id)
      }
      $0.items.append(item)
    }
    available.signal()
  }

  /// Tells that nothing more will come.
  func close() {
    state.withLock { $0.isClosed = true }
    available.signal()
  }

  /// Waits for the next message; nothing once all have been handled and no more will come.
  func next() -> Item? {
    while true {
      let found: (item: Item?, isDone: Bool) = state.withLock { state in
        guard state.next < state.items.count else { return (nil, state.isClosed) }
        let item = state.items[state.next]
        state.next += 1
        if state.next > 64 {
          state.items.removeFirst(state.next)
          state.next = 0
        }
        return (item, false)
      }
      if let item = found.item { return item }
      if found.isDone { return nil }
      available.wait()
    }
  }

  /// Forgets a request, which has its answer.
  func finish(_ id: String) {
    state.withLock {
      $0.waiting.remove(id)
      $0.cancelled.remove(id)
    }
  }

  /// Whether a request that has no answer yet has been cancelled.
  func isCancelled(_ id: String) -> Bool { state.withLock { $0.cancelled.contains(id) } }
}
