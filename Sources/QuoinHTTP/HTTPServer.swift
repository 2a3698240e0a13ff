import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import QuoinDiagnostics
import Synchronization

/// Answers requests over HTTP/1.1.
///
/// One thread reads and writes for all connections; whatever takes long belongs on others. A client that sends or takes nothing for
/// too long, or sends too much, is left.
///
/// ```swift
/// let server = HTTPServer { request in HTTPResponse(200, text: "Hello\n") }
/// let port = try await server.start(host: "127.0.0.1", port: 0)
/// await server.stop(within: .seconds(10))
/// ```
public final class HTTPServer: Sendable {
  /// Answers a request; its task is cancelled when the client has gone.
  public typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse
  /// The answer to a request that is not read to its end, by its status and its head; called on the thread of all connections.
  public typealias Refusal = @Sendable (_ status: Int, HTTPRequest) -> HTTPResponse
  /// What becomes of a request, by its head alone.
  public enum Admission: Sendable {
    /// It has its answer, and a body that it may have is not read.
    case answered(HTTPResponse)
    /// Its body is read, and whoever knows by now what the head says answers it.
    case admitted(Handler)

    /// What answers the request in either case.
    public var handler: Handler {
      switch self {
      case .answered(let answer): { _ in answer }
      case .admitted(let handler): handler
      }
    }
  }
  /// Looks at the head of a request, once for each; called on the thread of all connections.
  public typealias Admitter = @Sendable (HTTPRequest) -> Admission

  /// Takes what a client sends over a WebSocket, until it goes, and gives back what it is sent.
  public typealias WebSocketHandler =
    @Sendable (AsyncStream<WebSocketMessage>) async -> AsyncStream<WebSocketMessage>
  /// Who takes a WebSocket; nothing for a request that is answered as any other. Called on the thread of all connections.
  public typealias WebSocketFinder = @Sendable (HTTPRequest) -> WebSocketHandler?

  private let limits: HTTPLimits
  private let refusal: Refusal
  private let admission: Admitter
  private let webSocket: WebSocketFinder?
  private let connections: HTTPConnections
  /// What listens, and the thread that it does so on.
  private let listener = Mutex<(channel: any Channel, group: MultiThreadedEventLoopGroup)?>(nil)

  /// Prepares a server.
  ///
  /// - Parameters:
  ///   - limits: What clients may cost.
  ///   - refusal: The answer to a request that does not name its host once, status 400, to a body that is too large, status 413, or for
  ///     which there is no room at the moment, status 503.
  ///   - webSocket: Who takes WebSockets; without it there are none.
  ///   - admission: Says by the head of each request who answers it.
  public init(
    limits: HTTPLimits = HTTPLimits(), refusal: @escaping Refusal = HTTPServer.tooLarge,
    webSocket: WebSocketFinder? = nil, admission: @escaping Admitter
  ) {
    (self.limits, self.webSocket) = (limits, webSocket)
    (self.refusal, self.admission) = (refusal, admission)
    connections = HTTPConnections(limits)
  }

  /// Prepares a server that reads each request to its end.
  ///
  /// - Parameters:
  ///   - limits: What clients may cost.
  ///   - refusal: The answer to a request that does not name its host once, status 400, to a body that is too large, status 413, or for
  ///     which there is no room at the moment, status 503.
  ///   - webSocket: Who takes WebSockets; without it there are none.
  ///   - handler: Answers a request.
  public convenience init(
    limits: HTTPLimits = HTTPLimits(), refusal: @escaping Refusal = HTTPServer.tooLarge,
    webSocket: WebSocketFinder? = nil, handler: @escaping Handler
  ) {
    self.init(limits: limits, refusal: refusal, webSocket: webSocket) { _ in .admitted(handler) }
  }

  /// The answer to a request that is not read to its end, where nobody words another.
  @Sendable public static func tooLarge(_ status: Int, _ request: HTTPRequest) -> HTTPResponse {
    HTTPResponse(
      status,
      text: status == 400 ? "A request of HTTP/1.1 names its host once\n" : "The request is too large\n")
  }

  /// What there is at the moment, and what was turned away before anybody answered it.
  public struct Counts: Sendable, Hashable {
    /// How many connections are open.
    public var connections = 0
    /// How many bytes of requests' bodies are held.
    public var bodies = 0
    /// How many connections were told, or only left to see, that there is no room for them.
    public var refused = 0
    /// How many connections sent what is no HTTP.
    public var misunderstood = 0

    /// Nothing.
    public init() {}

    init(connections: Int, bodies: Int, refused: Int, misunderstood: Int) {
      (self.connections, self.bodies) = (connections, bodies)
      (self.refused, self.misunderstood) = (refused, misunderstood)
    }
  }

  /// What there is at the moment, and what was turned away.
  public var counts: Counts { connections.counts }

  /// Whether it ends, and keeps no connection after its answer.
  var isStopping: Bool { connections.isStopping }

  /// Begins to listen; once in its life.
  ///
  /// - Parameters:
  ///   - host: The address, or a name that leads to it.
  ///   - port: The port; 0 for one that is free.
  /// - Returns: The port.
  /// - Throws: A diagnostic where the port cannot be had.
  @discardableResult
  public func start(host: String = "127.0.0.1", port: Int = 0) async throws(Diagnostic) -> Int {
    let (limits, connections) = (limits, connections)
    let (refusal, admission, webSocket) = (refusal, admission, webSocket)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 4096)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        let isTaken = connections.add(channel)
        return channel.eventLoop.makeCompletedFuture {
          guard isTaken else {
            return try channel.pipeline.syncOperations.addHandler(LoadShedder(connections))
          }
          var heads = NIOHTTPDecoderLimitConfiguration()
          heads.maxHeaderFieldSize = limits.headSize
          heads.maxHeaderListSize = limits.headSize
          heads.maxHeaderFieldCount = limits.fieldCount
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(
            withServerUpgrade: webSocket.map { Self.upgrade(to: $0, limits, connections) },
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: heads)
          try pipeline.addHandler(
            HTTPConnection(
              limits: limits, connections: connections, refusal: refusal, admission: admission))
        }
      }
    do {
      let channel = try await bootstrap.bind(host: host, port: port).get()
      // It may have been stopped meanwhile, when there was nothing to stop yet.
      let isWanted = listener.withLock { listener in
        if connections.isStopping { return false }
        listener = (channel, group)
        return true
      }
      guard isWanted else { throw CancellationError() }
      return channel.localAddress?.port ?? port
    } catch {
      try? await group.shutdownGracefully()
      let reason =
        error is CancellationError
        ? "it was stopped" : (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
      throw .notListening(host, port, reason)
    }
  }

  /// Makes a WebSocket of a connection that asks to be one.
  private static func upgrade(
    to webSocket: @escaping WebSocketFinder, _ limits: HTTPLimits, _ connections: HTTPConnections
  ) -> NIOHTTPServerUpgradeConfiguration {
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: limits.bodySize,
      shouldUpgrade: { channel, head in
        let isTaken = webSocket(HTTPRequest(head, from: channel)) != nil
        return channel.eventLoop.makeSucceededFuture(isTaken ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          guard let handler = webSocket(HTTPRequest(head, from: channel)) else { return }
          connections.note(channel, .answering)
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 4096,
              maxAccumulatedFrameSize: limits.bodySize))
          try pipeline.addHandler(WebSocket(connections, handler))
        }
      })
    return (
      upgraders: [upgrader],
      completionHandler: { context in
        let pipeline = context.pipeline.syncOperations
        guard let connection = try? pipeline.handler(type: HTTPConnection.self) else { return }
        pipeline.removeHandler(connection, promise: nil)
      }
    )
  }

  /// Stops to listen, lets what has been asked be answered, and closes all connections. The tasks of handlers that are still at work then are
  /// cancelled.
  ///
  /// - Parameter deadline: How long the answers may take; connections that are still open then are cut.
  public func stop(within deadline: Duration = .seconds(30)) async {
    connections.stop()
    let listening = listener.withLock { listener in
      defer { listener = nil }
      return listener
    }
    guard let listening else { return }
    try? await listening.channel.close().get()
    await wait(deadline) { connections.count > 0 }
    connections.cut()
    // What is given to the thread of the connections once that has ended is lost, and whoever waits for it waits for ever.
    await wait(Self.taskTime) { connections.taskCount > 0 }
    connections.finish()
    try? await listening.group.shutdownGracefully()
  }

  /// How long the tasks of connections that were cut may take to notice.
  private static let taskTime = Duration.seconds(2)

  /// Waits as long as something is so, but no longer than a time.
  private func wait(_ time: Duration, while condition: () -> Bool) async {
    let end = ContinuousClock.now + time
    while condition(), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
      if Task.isCancelled { break }
    }
  }
}

extension Diagnostic {
  fileprivate static func notListening(_ host: String, _ port: Int, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "Nothing can listen at port \(port) of \(host): \(reason)")
  }
}
