import NIOCore
import Synchronization

/// The connections of a server that are open, what each of them does, and the tasks that answer.
final class HTTPConnections: Sendable {
  private let limit: Int
  private let bodiesSize: Int
  private let answersSize: Int
  private let state = Mutex(State())

  fileprivate struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var isStopping = false
    /// Whether the thread of the connections has ended, or is about to.
    var isOver = false
    /// How many connections are being shed: told to come back later and not closed yet.
    var shedding = 0
    /// How many connections were shed, and requests that were none.
    var (shedCount, misunderstandings) = (0, 0)
    /// How many bytes of bodies there are.
    var bodies = 0
    /// How many bytes of answers have not gone.
    var answers = 0
    /// How many tasks answer, or hold a WebSocket.
    var tasks = 0
  }

  fileprivate struct Entry {
    let channel: any Channel
    let peer: String
    var stage = Stage.idle
    /// Since when it is at that; of one that is sent its answer, since when nothing has gone.
    var time = NIODeadline.now()
    /// How many bytes of an answer it holds until that has gone.
    var answer = 0
  }

  /// What a connection does.
  enum Stage {
    /// It waits for a request.
    case idle
    /// A request comes.
    case reading
    /// The request is answered.
    case answering
  }

  /// Takes over how many connections, and bytes of all bodies and answers, there may be.
  init(_ limits: HTTPLimits) {
    (limit, bodiesSize, answersSize) = (max(1, limits.connections), limits.bodiesSize, limits.answersSize)
  }

  /// What there is, and what was turned away.
  var counts: HTTPServer.Counts {
    state.withLock {
      HTTPServer.Counts(
        connections: $0.entries.count, bodies: $0.bodies, refused: $0.shedCount,
        misunderstood: $0.misunderstandings)
    }
  }

  var count: Int { state.withLock { $0.entries.count } }

  /// Whether no connection is to be kept after its answer.
  var isStopping: Bool { state.withLock { $0.isStopping } }

  /// Takes a connection; where there are too many, another is evicted for it.
  ///
  /// - Returns: Whether there is room.
  func add(_ channel: any Channel) -> Bool {
    let peer = channel.remoteAddress?.ipAddress ?? ""
    let (isTaken, evicted) = state.withLock { state -> (Bool, (any Channel)?) in
      if state.isStopping { return (false, nil) }
      var evicted: (any Channel)?
      if state.entries.count >= limit {
        guard let key = state.connectionToEvict(for: peer) else { return (false, nil) }
        evicted = state.remove(key)?.channel
      }
      state.entries[ObjectIdentifier(channel)] = Entry(channel: channel, peer: peer)
      return (true, evicted)
    }
    evicted?.close(promise: nil)
    if isTaken {
      channel.closeFuture.whenComplete { [weak self] _ in
        self?.state.withLock { _ = $0.remove(ObjectIdentifier(channel)) }
      }
    }
    return isTaken
  }

  /// Takes one of the few connections at a time that are told that there is no room.
  ///
  /// - Returns: Whether there is time to tell it.
  func shed(_ channel: any Channel) -> Bool {
    let isTold = state.withLock { state in
      state.shedCount += 1
      guard state.shedding < Self.sheddingLimit else { return false }
      state.shedding += 1
      return true
    }
    if isTold {
      channel.closeFuture.whenComplete { [weak self] _ in self?.state.withLock { $0.shedding -= 1 } }
    }
    return isTold
  }

  private static let sheddingLimit = 64

  /// Notes what a connection does now.
  func note(_ channel: any Channel, _ stage: Stage) {
    state.withLock { state in
      state.entries[ObjectIdentifier(channel)]?.stage = stage
      state.entries[ObjectIdentifier(channel)]?.time = .now()
    }
  }

  /// Takes so many more bytes of a body; a negative number gives them back.
  ///
  /// - Returns: Whether there is room for them.
  func hold(_ bytes: Int) -> Bool {
    state.withLock { state in
      guard bytes <= 0 || state.bodies + bytes <= bodiesSize else { return false }
      state.bodies += bytes
      return true
    }
  }

  /// Holds an answer until it has gone; where all together are too many bytes, those that have not moved for longest are evicted.
  func hold(answer bytes: Int, of channel: any Channel) {
    let evicted = state.withLock { state -> [any Channel] in
      let key = ObjectIdentifier(channel)
      state.release(key)
      guard state.entries[key] != nil else { return [] }
      state.entries[key]?.answer = bytes
      state.answers += bytes
      if state.answers <= answersSize { return [] }
      var evicted: [any Channel] = []
      let others = state.entries.filter { $0.value.answer > 0 && $0.key != key }
      for (key, entry) in others.sorted(by: { $0.value.time < $1.value.time })
      where state.answers > answersSize {
        state.release(key)
        evicted.append(entry.channel)
      }
      return evicted
    }
    for channel in evicted { channel.close(promise: nil) }
  }

  /// Notes that an answer has gone, or that nobody takes it any more.
  func release(answerOf channel: any Channel) {
    state.withLock { $0.release(ObjectIdentifier(channel)) }
  }

  /// Notes that somebody sent what is no HTTP.
  func noteMisunderstanding() { state.withLock { $0.misunderstandings += 1 } }

  // MARK: The end

  /// Does something that a stop waits for, for a while.
  func task(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    state.withLock { $0.tasks += 1 }
    return Task {
      await body()
      state.withLock { $0.tasks -= 1 }
    }
  }

  /// Whether nothing may be given to the thread of the connections any more.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Notes that the thread of the connections is about to end.
  func finish() { state.withLock { $0.isOver = true } }

  /// How many tasks have not ended.
  var taskCount: Int { state.withLock { $0.tasks } }

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

extension HTTPConnections.State {
  fileprivate mutating func remove(_ key: ObjectIdentifier) -> HTTPConnections.Entry? {
    release(key)
    return entries.removeValue(forKey: key)
  }

  fileprivate mutating func release(_ key: ObjectIdentifier) {
    answers -= entries[key]?.answer ?? 0
    entries[key]?.answer = 0
  }

  /// The connection that is evicted for one more of a client: the one that has been idle longest, else the one that has been sending longest
  /// among those of the client with the most, where that has more than this one.
  fileprivate func connectionToEvict(for peer: String) -> ObjectIdentifier? {
    let idle = entries.filter { $0.value.stage == .idle }
    if let oldest = idle.min(by: { $0.value.time < $1.value.time }) { return oldest.key }
    let counts = Dictionary(entries.values.map { ($0.peer, 1) }, uniquingKeysWith: +)
    guard let busiest = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      busiest.value > counts[peer, default: 0] + 1
    else { return nil }
    return entries.filter { $0.value.peer == busiest.key && $0.value.stage == .reading }
      .min { $0.value.time < $1.value.time }?.key
  }
}
