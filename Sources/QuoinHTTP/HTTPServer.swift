import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
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
  /// The answer to a request that is not read to its end, by its status; called on the thread of all connections.
  public typealias Refusal = @Sendable (_ status: Int) -> HTTPResponse

  private let limits: HTTPLimits
  private let handler: Handler
  private let refusal: Refusal
  private let connections: HTTPConnections
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let listener = Mutex<(any Channel)?>(nil)

  /// Prepares a server.
  ///
  /// - Parameters:
  ///   - limits: What clients may cost.
  ///   - refusal: The answer to a body that is too large, status 413.
  ///   - handler: Answers a request.
  public init(
    limits: HTTPLimits = HTTPLimits(),
    refusal: @escaping Refusal = { HTTPResponse($0, text: "The request is too large\n") },
    handler: @escaping Handler
  ) {
    (self.limits, self.handler, self.refusal) = (limits, handler, refusal)
    connections = HTTPConnections(limit: limits.connections)
  }

  /// How many connections are open.
  public var connectionCount: Int { connections.count }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - host: The address, or a name that leads to it.
  ///   - port: The port; 0 for one that is free.
  /// - Returns: The port.
  /// - Throws: A diagnostic where the port cannot be had.
  @discardableResult
  public func start(host: String = "127.0.0.1", port: Int = 0) async throws(Diagnostic) -> Int {
    let (limits, handler, refusal, connections) = (limits, handler, refusal, connections)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 4096)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        let isTaken = connections.add(channel)
        return channel.eventLoop.makeCompletedFuture {
          guard isTaken else { return try channel.pipeline.syncOperations.addHandler(TooManyConnections()) }
          var heads = NIOHTTPDecoderLimitConfiguration()
          heads.maxHeaderFieldSize = limits.headSize
          heads.maxHeaderListSize = limits.headSize
          heads.maxHeaderFieldCount = limits.fieldCount
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline(
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: heads)
          try pipeline.addHandler(
            HTTPConnection(limits: limits, connections: connections, handler: handler, refusal: refusal))
        }
      }
    do {
      let channel = try await bootstrap.bind(host: host, port: port).get()
      listener.withLock { $0 = channel }
      return channel.localAddress?.port ?? port
    } catch {
      throw .notListening(host, port, "\(error)")
    }
  }

  /// Stops to listen, lets what has been asked be answered, and closes all connections.
  ///
  /// - Parameter deadline: How long the answers may take; connections that are still open then are cut.
  public func stop(within deadline: Duration = .seconds(30)) async {
    let channel = listener.withLock { listener in
      defer { listener = nil }
      return listener
    }
    try? await channel?.close().get()
    connections.stop()
    let end = ContinuousClock.now + deadline
    while connections.count > 0, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
      if Task.isCancelled { break }
    }
    connections.cut()
    try? await group.shutdownGracefully()
  }
}

extension Diagnostic {
  fileprivate static func notListening(_ host: String, _ port: Int, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "Nothing can listen at port \(port) of \(host): \(reason)")
  }
}
