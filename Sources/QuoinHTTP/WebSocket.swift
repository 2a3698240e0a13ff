import Foundation
import NIOCore
import NIOWebSocket

/// What goes over a WebSocket.
public enum WebSocketMessage: Sendable, Equatable {
  /// Characters.
  case text(String)
  /// Bytes.
  case data(Data)
}

/// The connection of a WebSocket: hands on whole messages, and sends those that come from the other side one by one.
final class WebSocket: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let connections: HTTPConnections
  private let handler: HTTPServer.WebSocketHandler
  private let messages: AsyncStream<WebSocketMessage>
  private let incoming: AsyncStream<WebSocketMessage>.Continuation
  private var task: Task<Void, Never>?

  /// How many messages may wait to be taken, each of which is no larger than the body of a request; who sends more is left.
  static let mostWaiting = 256

  init(_ connections: HTTPConnections, _ handler: @escaping HTTPServer.WebSocketHandler) {
    (self.connections, self.handler) = (connections, handler)
    (messages, incoming) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.mostWaiting))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let (handler, messages, channel) = (handler, messages, context.channel)
    // What tells connections to end may have come before this stood here.
    if connections.isStopping { context.close(promise: nil) }
    task = connections.task { [connections] in
      for await message in await handler(messages) {
        let frame =
          switch message {
          case .text(let text): WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
          case .data(let data): WebSocketFrame(fin: true, opcode: .binary, data: ByteBuffer(bytes: data))
          }
        if connections.isOver { break }
        // The next waits until this one has gone.
        guard (try? await channel.writeAndFlush(frame)) != nil else { break }
      }
      if !connections.isOver { channel.close(promise: nil) }
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let bytes = frame.unmaskedData
    switch frame.opcode {
    case .text: take(.text(String(buffer: bytes)), context)
    case .binary: take(.data(bytes.withUnsafeReadableBytes { Data($0) }), context)
    case .ping:
      // Whoever takes nothing wants no answers.
      guard context.channel.isWritable else { break }
      context.writeAndFlush(
        wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: bytes)), promise: nil)
    case .connectionClose:
      let answer = WebSocketFrame(fin: true, opcode: .connectionClose, data: bytes)
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      context.writeAndFlush(wrapOutboundOut(answer)).whenComplete { _ in bound.value.close(promise: nil) }
    default: break
    }
  }

  private func take(_ message: WebSocketMessage, _ context: ChannelHandlerContext) {
    guard case .dropped = incoming.yield(message) else { return }
    // Code 1008: a policy that is not kept.
    let end = WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer(bytes: [0x03, 0xF0]))
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(end)).whenComplete { _ in bound.value.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) { end(context) }

  func handlerRemoved(context: ChannelHandlerContext) { end(context) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // It has no last answer that could be waited for.
    if event is HTTPConnection.Stop { context.close(promise: nil) }
  }

  private func end(_ context: ChannelHandlerContext) {
    incoming.finish()
    task?.cancel()
  }
}
