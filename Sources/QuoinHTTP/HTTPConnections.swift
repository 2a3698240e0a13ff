import NIOCore
import Synchronization

/// The connections of a server that are open, and since when which of them waits for a request.
final class HTTPConnections: Sendable {
  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var isStopping = false
  }

  private struct Entry {
    let channel: any Channel
    /// Nothing while it asks or is answered.
    var idleSince: NIODeadline?
  }

  init(limit: Int) { self.limit = max(1, limit) }

  var count: Int { state.withLock { $0.entries.count } }

  /// Whether no connection is to be kept after its answer.
  var isStopping: Bool { state.withLock { $0.isStopping } }

  /// Takes a connection; where there are too many, in the place of the one that has been idle longest.
  ///
  /// - Returns: Whether there is room.
  func add(_ channel: any Channel) -> Bool {
    let (isTaken, evicted) = state.withLock { state -> (Bool, (any Channel)?) in
      if state.isStopping { return (false, nil) }
      var evicted: (any Channel)?
      if state.entries.count >= limit {
        let idle = state.entries.filter { $0.value.idleSince != nil }
        guard let oldest = idle.min(by: { ($0.value.idleSince ?? .now()) < ($1.value.idleSince ?? .now()) })
        else { return (false, nil) }
        evicted = oldest.value.channel
        state.entries[oldest.key] = nil
      }
      state.entries[ObjectIdentifier(channel)] = Entry(channel: channel, idleSince: .now())
      return (true, evicted)
    }
    evicted?.close(promise: nil)
    if isTaken {
      channel.closeFuture.whenComplete { [weak self] _ in
        self?.state.withLock { _ = $0.entries.removeValue(forKey: ObjectIdentifier(channel)) }
      }
    }
    return isTaken
  }

  /// Notes whether a connection waits for a request.
  func note(_ channel: any Channel, isIdle: Bool) {
    state.withLock { $0.entries[ObjectIdentifier(channel)]?.idleSince = isIdle ? .now() : nil }
  }

  /// Tells all connections to end once they have answered.
  func stop() {
    let channels = state.withLock { state in
      state.isStopping = true
      return state.entries.values.map(\.channel)
    }
    for channel in channels { channel.pipeline.fireUserInboundEventTriggered(HTTPConnection.Stop()) }
  }

  /// Closes all connections.
  func cut() {
    for channel in state.withLock({ $0.entries.values.map(\.channel) }) { channel.close(promise: nil) }
  }
}
