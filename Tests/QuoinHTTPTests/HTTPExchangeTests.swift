import NIOCore
import NIOHTTP1
import Testing

@testable import QuoinHTTP

/// The states of a connection, without one.
@Suite struct HTTPExchangeTests {
  /// An exchange of a body of at most 10 bytes, where all bodies may have 12.
  private final class Subject {
    var exchange = HTTPExchange()
    var held = 0

    var isIdle: Bool { exchange.isIdle }
    var isAnswering: Bool { exchange.isAnswering }

    func read() {
      let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/a")
      exchange.read(head) { _ in HTTPResponse(204) }
    }

    /// The status with which a piece is refused.
    func take(_ text: String) -> Int? {
      exchange.take(ByteBuffer(string: text), limit: 10) {
        guard held + $0 <= 12 else { return false }
        held += $0
        return true
      }?.status
    }

    func end() -> HTTPExchange.Whole? { exchange.end() }
    func answered(keepsAlive: Bool) -> Bool { exchange.answered(keepsAlive: keepsAlive) }
    func leave() -> (task: Task<Void, Never>?, heldSize: Int) { exchange.leave() }
  }

  private let one = Subject()

  @Test func oneRequestComesAfterTheOther() throws {
    for body in ["", "abc"] {
      #expect(one.isIdle && !one.isAnswering)
      one.read()
      #expect(!one.isIdle && !one.isAnswering)
      for piece in body { #expect(one.take(String(piece)) == nil) }
      let whole = try #require(one.end())
      #expect(String(buffer: whole.body) == body && whole.heldSize == body.count && whole.head.uri == "/a")
      #expect(one.isAnswering && one.end() == nil)
      #expect(one.answered(keepsAlive: true))
    }
    #expect(one.held == 3)
  }

  @Test func whatIsTooMuchIsRefused() {
    one.read()
    #expect(one.take("1234567890") == nil)
    #expect(one.take("1") == 413)
    #expect(one.leave().heldSize == 10)
    // Nothing counts any more.
    #expect(one.leave().heldSize == 0 && one.take("1") == nil && one.end() == nil && !one.isIdle)
    #expect(!one.answered(keepsAlive: true))
    let other = Subject()
    other.held = 10
    other.read()
    #expect(other.take("123") == 503 && other.leave().heldSize == 0)
  }

  @Test func aBodyInTinyPiecesIsRefused() {
    one.read()
    let count = (0..<5000).first { _ in one.take("") != nil }
    #expect(count == 4096 && HTTPExchange.pieces(in: 16_000) == 5096)
    // Those of the request before do not count.
    one.read()
    #expect(one.take("1") == nil)
  }

  @Test func whoeverLeavesEndsTheWork() async {
    one.read()
    _ = one.end()
    let task = Task { while !Task.isCancelled { await Task.yield() } }
    one.exchange.answer(by: task)
    let left = one.leave()
    left.task?.cancel()
    await task.value
    #expect(left.task == task && left.heldSize == 0)
    // Who answers now answers nobody.
    one.exchange.answer(by: Task {})
    #expect(!one.isAnswering && one.leave().task == nil)
  }

  @Test func anAnswerThatIsTheLastEndsAll() {
    one.read()
    _ = one.end()
    #expect(!one.answered(keepsAlive: false) && !one.isIdle)
  }
}
