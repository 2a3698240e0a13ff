import NIOCore
import NIOHTTP1

/// What a connection is at, and what each event leads to: one request after the other, each with its answer. It knows no network.
struct HTTPExchange {
  private enum Stage {
    /// For a request's head.
    case waiting
    /// A request's body, for whoever answers it.
    case reading(HTTPRequestHead, ByteBuffer, HTTPServer.Handler)
    /// The request is whole.
    case answering(Task<Void, Never>?)
    /// Nothing that comes counts any more; only the answer has to reach the client.
    case ending
  }

  /// A request that is whole.
  struct Whole {
    let head: HTTPRequestHead
    let body: ByteBuffer
    let handler: HTTPServer.Handler
    /// How many bytes are held for it, which whoever answers gives back.
    let heldSize: Int
  }

  private var stage = Stage.waiting
  /// How many bytes of the body are held.
  private var heldSize = 0
  /// In how many pieces it has come.
  private var pieceCount = 0

  /// Whether nothing is asked, so that the connection may end.
  var isIdle: Bool { if case .waiting = stage { true } else { false } }

  /// Whether an answer is to come.
  var isAnswering: Bool { if case .answering = stage { true } else { false } }

  /// Reads the body of a request whose head has come while one was waited for.
  mutating func read(_ head: HTTPRequestHead, for handler: @escaping HTTPServer.Handler) {
    (heldSize, pieceCount) = (0, 0)
    stage = .reading(head, ByteBuffer(), handler)
  }

  /// Takes a piece of the body that is read; others are passed over.
  ///
  /// - Parameters:
  ///   - limit: How many bytes the body may have.
  ///   - hold: Takes so many more bytes among those of all connections; returns whether there is room.
  /// - Returns: The head and the status of the answer where it may not go on; nothing where it may.
  mutating func take(
    _ part: ByteBuffer, limit: Int, hold: (Int) -> Bool
  ) -> (head: HTTPRequestHead, status: Int)? {
    guard case .reading(let head, var body, let handler) = stage else { return nil }
    pieceCount += 1
    let size = body.readableBytes + part.readableBytes
    // A piece of one byte takes as long as one of thousands.
    guard size <= limit, pieceCount <= Self.pieces(in: size) else { return (head, 413) }
    guard hold(part.readableBytes) else { return (head, 503) }
    heldSize += part.readableBytes
    // One owner, so that it is written where it lies.
    stage = .ending
    body.writeImmutableBuffer(part)
    stage = .reading(head, body, handler)
    return nil
  }

  /// In how many pieces a body may come.
  static func pieces(in size: Int) -> Int { 4096 + size / 16 }

  /// Ends the body that is read; nothing where none is.
  mutating func end() -> Whole? {
    guard case .reading(let head, let body, let handler) = stage else { return nil }
    defer { heldSize = 0 }
    stage = .answering(nil)
    return Whole(head: head, body: body, handler: handler, heldSize: heldSize)
  }

  /// Notes who answers.
  mutating func answer(by task: Task<Void, Never>) { if isAnswering { stage = .answering(task) } }

  /// Ends an answer.
  ///
  /// - Parameter keepsAlive: Whether another request may come.
  /// - Returns: Whether one is waited for.
  mutating func answered(keepsAlive: Bool) -> Bool {
    let goesOn = keepsAlive && isAnswering
    stage = goesOn ? .waiting : .ending
    return goesOn
  }

  /// Waits for nothing any more: somebody has gone, or is refused.
  ///
  /// - Returns: Whose work nobody waits for any more, and how many bytes are to be given back.
  mutating func leave() -> (task: Task<Void, Never>?, heldSize: Int) {
    defer { (stage, heldSize) = (.ending, 0) }
    if case .answering(let task) = stage { return (task, 0) }
    return (nil, heldSize)
  }
}
