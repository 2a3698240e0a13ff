import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// One connection: collects a request, has it answered, writes the answer piece by piece, and waits for the next.
final class HTTPConnection: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// Tells a connection to end once it has answered.
  struct Stop: Sendable {}

  private let limits: HTTPLimits
  private let connections: HTTPConnections
  private let refusal: HTTPServer.Refusal
  private let admission: HTTPServer.Admitter
  private var exchange = HTTPExchange()
  private var deadline: Scheduled<Void>?

  init(
    limits: HTTPLimits, connections: HTTPConnections, refusal: @escaping HTTPServer.Refusal,
    admission: @escaping HTTPServer.Admitter
  ) {
    (self.limits, self.connections) = (limits, connections)
    (self.refusal, self.admission) = (refusal, admission)
  }

  // MARK: What comes

  func handlerAdded(context: ChannelHandlerContext) { close(context, after: limits.headTime) }

  func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    leave()
    context.fireChannelInactive()
  }

  /// Nobody waits for an answer any more.
  private func leave() {
    let left = exchange.leave()
    left.task?.cancel()
    _ = connections.hold(-left.heldSize)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let part): take(part, context)
    case .end: if let request = exchange.end() { answer(request, context) }
    }
  }

  private func take(_ part: ByteBuffer, _ context: ChannelHandlerContext) {
    let refused = exchange.take(part, limit: limits.bodySize, hold: connections.hold)
    guard let (head, status) = refused else { return }
    refuse(refusal(status, HTTPRequest(head, from: context.channel)), head, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is Stop else { return context.fireUserInboundEventTriggered(event) }
    if exchange.isIdle { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A request for a WebSocket that nobody takes is answered as any other.
    if error is NIOWebSocketUpgradeError { return }
    // A request that is cut short was HTTP as far as it went.
    if let error = error as? HTTPParserError, error != .invalidEOFState { connections.noteMisunderstanding() }
    // What was no HTTP has been answered by the handler that stands before this one; a client that resets the connection has gone.
    leave()
    context.close(promise: nil)
  }

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard exchange.isIdle else { return }
    connections.note(context.channel, .reading)
    close(context, after: limits.bodyTime)
    // RFC 9112 asks for one, and for no guess where there are several.
    guard head.version.major == 1 && head.version.minor == 0 || head.headers["Host"].count == 1 else {
      return refuse(refusal(400, HTTPRequest(head, from: context.channel)), head, context)
    }
    let length = head.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
    let admission = admission(HTTPRequest(head, from: context.channel))
    let hasBody = length > 0 || head.headers.contains(name: "Transfer-Encoding")
    if hasBody, case .answered(let answer) = admission { return refuse(answer, head, context) }
    guard length <= limits.bodySize else {
      return refuse(refusal(413, HTTPRequest(head, from: context.channel)), head, context)
    }
    if head.headers.first(name: "Expect")?.lowercased() == "100-continue" {
      context.writeAndFlush(
        wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: .continue))), promise: nil)
    }
    exchange.read(head, for: admission.handler)
  }

  // MARK: Answers

  /// Answers before the request is whole, and reads the rest over.
  private func refuse(
    _ answer: HTTPResponse, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
  ) {
    leave()
    write(answer, to: head, keepsAlive: false, context)
  }

  private func answer(_ whole: HTTPExchange.Whole, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    connections.note(context.channel, .answering)
    let (head, handler, size) = (whole.head, whole.handler, whole.heldSize)
    var request = HTTPRequest(head, from: context.channel)
    request.body = whole.body.withUnsafeReadableBytes { Data($0) }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let (loop, connections) = (context.eventLoop, connections)
    exchange.answer(
      by: connections.task { [request] in
        let response = await handler(request)
        _ = connections.hold(-size)
        if connections.isOver { return }
        loop.execute {
          let (connection, context) = bound.value
          guard connection.exchange.isAnswering else { return }
          // Behind a request for another protocol nothing is read any more as HTTP, even where it is not granted.
          let isLast = !head.isKeepAlive || head.headers.contains(name: "Upgrade")
          let keepsAlive = !isLast && !connection.connections.isStopping
          connection.write(response, to: head, keepsAlive: keepsAlive, context)
        }
      })
  }

  private func write(
    _ response: HTTPResponse, to request: HTTPRequestHead, keepsAlive: Bool, _ context: ChannelHandlerContext
  ) {
    let status = HTTPResponseStatus(statusCode: response.status)
    var head = HTTPResponseHead(version: .http1_1, status: status)
    for field in response.fields.all { head.headers.add(name: field.name, value: field.value) }
    if status.mayHaveResponseBody {
      head.headers.add(name: "Content-Length", value: "\(response.body.count)")
    }
    head.headers.add(name: "Date", value: HTTPDate.now)
    if !keepsAlive {
      head.headers.add(name: "Connection", value: "close")
    } else if request.version.minor == 0 {
      head.headers.add(name: "Connection", value: "keep-alive")
    }
    let body = request.method != .HEAD && status.mayHaveResponseBody ? response.body : Data()
    if body.isEmpty {
      send(.head(head), before: body, keepsAlive: keepsAlive, context)
    } else {
      connections.hold(answer: body.count, of: context.channel)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      sendPiece(of: body, keepsAlive: keepsAlive, context)
    }
  }

  private static let pieceSize = 64 << 10

  private func sendPiece(of body: Data, keepsAlive: Bool, _ context: ChannelHandlerContext) {
    let piece = body.prefix(Self.pieceSize)
    var buffer = context.channel.allocator.buffer(capacity: piece.count)
    piece.withUnsafeBytes { _ = buffer.writeBytes($0) }
    send(
      .body(.byteBuffer(buffer)), before: body.dropFirst(piece.count), keepsAlive: keepsAlive, context)
  }

  /// Sends a part, and the rest of the body once that has gone.
  private func send(
    _ part: HTTPServerResponsePart, before rest: Data, keepsAlive: Bool, _ context: ChannelHandlerContext
  ) {
    close(context, after: limits.writeTime)
    let gone = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(wrapOutboundOut(part), promise: gone)
    gone.futureResult.assumeIsolated().whenComplete { [self] result in
      guard case .success = result else { return context.close(promise: nil) }
      if rest.isEmpty {
        connections.release(answerOf: context.channel)
        end(keepsAlive, context)
      } else {
        connections.note(context.channel, .answering)
        sendPiece(of: rest, keepsAlive: keepsAlive, context)
      }
    }
  }

  private func end(_ keepsAlive: Bool, _ context: ChannelHandlerContext) {
    // Before the end is written: the next request may have come already, and comes with it.
    if exchange.answered(keepsAlive: keepsAlive && !connections.isStopping) {
      connections.note(context.channel, .idle)
      close(context, after: limits.idleTime)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      return
    }
    // Closed at once, what the client still sends would be answered by a reset, and the answer lost with it.
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(mode: .output, promise: nil)
    close(context, after: .seconds(2))
  }

  private func close(_ context: ChannelHandlerContext, after time: Duration) {
    deadline?.cancel()
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) {
      context.close(promise: nil)
    }
  }
}

extension HTTPRequest {
  /// A request without its body.
  init(_ head: HTTPRequestHead, from channel: any Channel) {
    let (target, host) = Self.parts(of: head.uri)
    self.init(
      head.method.rawValue, target, fields: HTTPFields(head.headers),
      peer: channel.remoteAddress?.ipAddress ?? "local")
    if let host { fields["Host"] = host }
  }

  /// Takes the host off an address: RFC 9112, 3.2.2, asks servers to understand it, and to take it for what the field Host says.
  private static func parts(of address: String) -> (target: String, host: String?) {
    guard address.first != "/", let scheme = address.range(of: "://"),
      ["http", "https"].contains(address[..<scheme.lowerBound].lowercased())
    else { return (address, nil) }
    let host = address[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" }
    let target = address[host.endIndex...]
    return (target.first == "/" ? String(target) : "/" + target, String(host))
  }
}

extension HTTPFields {
  fileprivate init(_ headers: HTTPHeaders) {
    self.init()
    for (name, value) in headers { append(name, value) }
  }
}
