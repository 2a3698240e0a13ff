import Foundation
import QuoinHTTPTestSupport
import Testing

@testable import QuoinHTTP

@Suite(.timeLimit(.minutes(5))) struct WebSocketTests {
  /// Sends back what comes, and a last word once the client has gone.
  private func server(_ end: @escaping @Sendable () -> Void = {}) -> HTTPServer {
    HTTPServer(webSocket: { request in
      guard request.target == "/socket" else { return nil }
      return { messages in
        let (answers, answer) = AsyncStream.makeStream(of: WebSocketMessage.self)
        Task {
          for await message in messages { answer.yield(message) }
          end()
          answer.finish()
        }
        return answers
      }
    }) { HTTPResponse(404, text: $0.target) }
  }

  private static func handshake(_ target: String) -> String {
    "GET \(target) HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
  }

  /// A frame as a client sends it, masked with zeros.
  private static func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let count = payload.count
    let length: [UInt8] =
      count < 126 ? [0x80 | UInt8(count)] : [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
    return [first] + length + [0, 0, 0, 0] + payload
  }

  private static func take(_ count: Int, _ client: RawClient) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count, let more = client.receive(atMost: count - bytes.count) { bytes += more }
    return bytes
  }

  @Test func messagesGoBothWays() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let server = server { end.yield() }
    let port = try await server.start()
    try await onThread {
      let client = try RawClient(port: port)
      client.send(Self.handshake("/socket"))
      let answer = try #require(client.response())
      // The example of RFC 6455.
      #expect(answer.status == 101 && answer.fields["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
      client.send(Self.frame(0x81, Array("hello".utf8)))
      #expect(Self.take(7, client) == [0x81, 5] + Array("hello".utf8))
      client.send(Self.frame(0x82, [UInt8](repeating: 7, count: 300)))
      #expect(Self.take(304, client) == [0x82, 126, 1, 44] + [UInt8](repeating: 7, count: 300))
      // One message in two pieces, with a question in between whether anybody is there.
      client.send(
        Self.frame(0x01, Array("a".utf8)) + Self.frame(0x89, [1]) + Self.frame(0x80, Array("b".utf8)))
      #expect(Self.take(7, client) == [0x8A, 1, 1] + [0x81, 2] + Array("ab".utf8))
      client.send(Self.frame(0x88, [3, 232]))
      #expect(Self.take(4, client) == [0x88, 2, 3, 232])
      #expect(client.receive() == nil)
    }
    var iterator = ends.makeAsyncIterator()
    await iterator.next()
    await server.stop(within: .zero)
  }

  @Test func whoeverMayNotIsAnsweredAsEverybody() async throws {
    let server = server()
    let port = try await server.start()
    try await onThread {
      let client = try RawClient(port: port)
      client.send(Self.handshake("/other"))
      let answer = client.response()
      #expect(answer?.status == 404 && answer?.text == "/other")
      #expect(answer?.fields["connection"] == "close" && client.receive() == nil)
    }
    await server.stop(within: .zero)
  }

  @Test func whoeverSendsMoreThanIsTakenIsLeft() async throws {
    // It takes nothing.
    let server = HTTPServer(webSocket: { _ in { _ in AsyncStream { _ in } } }) {
      HTTPResponse(404, text: $0.target)
    }
    let port = try await server.start()
    try await onThread {
      let client = try RawClient(port: port)
      client.send(Self.handshake("/socket"))
      #expect(client.response()?.status == 101)
      for _ in 0..<WebSocket.mostWaiting { client.send(Self.frame(0x81, [0x61])) }
      client.send(Self.frame(0x89, [1]))
      #expect(Self.take(3, client) == [0x8A, 1, 1])
      client.send(Self.frame(0x81, [0x61]))
      #expect(Self.take(4, client) == [0x88, 2, 3, 240])
      #expect(client.receive() == nil)
    }
    await server.stop(within: .zero)
  }

  @Test func aServerThatEndsWaitsForNoWebSocket() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let server = server { end.yield() }
    let port = try await server.start()
    let client = try await onThread {
      let client = try RawClient(port: port)
      client.send(Self.handshake("/socket"))
      #expect(client.response()?.status == 101)
      return client
    }
    await server.stop()
    var iterator = ends.makeAsyncIterator()
    await iterator.next()
    #expect(try await onThread { client.receive() } == nil)
  }
}
