import NIOCore

/// Sheds load: tells a client for whose connection there is no room to come back later, whatever it asks for, and looks at nothing of
/// that.
final class LoadShedder: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let connections: HTTPConnections

  init(_ connections: HTTPConnections) { self.connections = connections }

  func channelActive(context: ChannelHandlerContext) {
    guard connections.shed(context.channel) else { return context.close(promise: nil) }
    let answer =
      "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
    // As in `HTTPConnection.end`: what it has sent would be answered by a reset.
    context.close(mode: .output, promise: nil)
    context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(2)) { context.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
