import Foundation
import QuoinDiagnostics
import QuoinHTTPTestSupport
import Synchronization
import Testing

@testable import QuoinHTTP

extension HTTPServer {
  /// Answers with what was asked.
  static let echo: Handler = { request in
    HTTPResponse(200, text: "\(request.method) \(request.target) \(request.body.count)")
  }

  /// Does something while a server listens.
  static func serving<Result: Sendable>(
    _ limits: HTTPLimits = HTTPLimits(), admission: Admitter? = nil, handler: Handler? = nil,
    _ body: @escaping @Sendable (Int) throws -> Result
  ) async throws -> Result {
    try await serving(limits, admission: admission, handler: handler) { _, port in try body(port) }
  }

  /// Does something with a server while it listens.
  static func serving<Result: Sendable>(
    _ limits: HTTPLimits = HTTPLimits(), admission: Admitter? = nil, handler: Handler? = nil,
    _ body: @escaping @Sendable (HTTPServer, Int) throws -> Result
  ) async throws -> Result {
    let server = HTTPServer(limits: limits, admission: admission ?? { _ in .admitted(handler ?? echo) })
    let port = try await server.start()
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await onThread { try body(server, port) }) } catch { result = .failure(error) }
    await server.stop(within: .zero)
    return try result.get()
  }

  /// Waits until so many bytes of bodies are held.
  fileprivate func waitFor(bodies: Int) {
    while counts.bodies != bodies { Thread.sleep(forTimeInterval: 0.002) }
  }
}

extension HTTPLimits {
  /// Limits whose times are longer than anything takes on a machine that is busy.
  fileprivate static let patient: HTTPLimits = {
    var limits = HTTPLimits()
    let time = Duration.seconds(3600)
    (limits.headTime, limits.bodyTime, limits.idleTime, limits.writeTime) = (time, time, time, time)
    return limits
  }()
}

@Suite(.timeLimit(.minutes(5))) struct HTTPConnectionsTests {
  private let ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
  private let begin = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"

  @Test func theIdlestConnectionMakesRoom() async throws {
    var limits = HTTPLimits.patient
    limits.connections = 3
    try await HTTPServer.serving(limits) { port in
      var clients = [try RawClient(port: port)]
      func ask(_ client: RawClient) -> Int? {
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        return client.response()?.status
      }
      for _ in 0..<5 {
        clients.append(try RawClient(port: port))
        #expect(ask(clients[clients.count - 1]) == 200)
      }
      #expect(clients[0].receive() == nil)
      #expect(ask(clients[clients.count - 2]) == 200)
    }
  }

  @Test func whereAllAreBusyOneMoreIsToldToComeBack() async throws {
    var limits = HTTPLimits.patient
    limits.connections = 2
    let asked = Mutex(0)
    let handler: HTTPServer.Handler = { _ in
      asked.withLock { $0 += 1 }
      try? await Task.sleep(for: .seconds(60))
      return HTTPResponse(200)
    }
    try await HTTPServer.serving(limits, handler: handler) { port in
      let busy = try (0..<2).map { _ in try RawClient(port: port) }
      for client in busy { client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n") }
      while asked.withLock({ $0 < busy.count }) { Thread.sleep(forTimeInterval: 0.002) }
      // What it asks for is not read, and does not cost it the answer.
      let other = try RawClient(port: port)
      other.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n123456789")
      Thread.sleep(forTimeInterval: 0.05)
      let response = other.response()
      #expect(response?.status == 503 && response?.fields["retry-after"] == "1")
    }
  }

  @Test func whoeverHasTheMostThatAreSlowMakesRoomForOthers() async throws {
    var limits = HTTPLimits.patient
    limits.connections = 3
    let (ask, begin) = (ask, begin)
    try await HTTPServer.serving(limits) { server, port in
      let slow = try (0..<3).map { _ in try RawClient(port: port) }
      for (index, client) in slow.enumerated() {
        client.send(begin + "1")
        server.waitFor(bodies: index + 1)
      }
      let same = try RawClient(port: port)
      #expect(same.response()?.status == 503)
      let other = try RawClient(port: port, from: 2)
      other.send(ask)
      #expect(other.response()?.status == 200)
      #expect(slow[0].receive() == nil)
      slow[1].send("23456789")
      #expect(slow[1].response()?.text == "POST / 9")
    }
  }

  @Test func bodiesThatAreTooMuchTogetherComeLater() async throws {
    var limits = HTTPLimits.patient
    limits.bodiesSize = 12
    let begin = begin
    try await HTTPServer.serving(limits) { server, port in
      for _ in 0..<3 {
        let first = try RawClient(port: port)
        first.send(begin + "12345678")
        server.waitFor(bodies: 8)
        let second = try RawClient(port: port)
        second.send(begin + "123456789")
        #expect(second.response()?.status == 503)
        first.send("9")
        #expect(first.response()?.text == "POST / 9")
        // What goes gives back what it held.
        do {
          let third = try RawClient(port: port)
          server.waitFor(bodies: 0)
          third.send(begin + "12345678")
          server.waitFor(bodies: 8)
        }
        server.waitFor(bodies: 0)
      }
      let last = try RawClient(port: port)
      last.send(begin + "123456789")
      #expect(last.response()?.status == 200)
    }
  }

  @Test func answersThatNobodyTakesGiveWayToThoseThatMove() async throws {
    var limits = HTTPLimits.patient
    limits.answersSize = 50_000_000
    let size = 20_000_000
    let asked = Mutex(0)
    let handler: HTTPServer.Handler = { _ in
      asked.withLock { $0 += 1 }
      return HTTPResponse(200, body: Data(repeating: 65, count: size))
    }
    let last = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    try await HTTPServer.serving(limits, handler: handler) { port in
      // Nobody of these reads before all have been answered.
      let slow = try (0..<6).map { _ in try RawClient(port: port, receiveBuffer: 4096) }
      for client in slow { client.send(last) }
      while asked.withLock({ $0 < slow.count }) { Thread.sleep(forTimeInterval: 0.01) }
      for _ in 0..<3 {
        let quick = try RawClient(port: port)
        quick.send(last)
        #expect(quick.rest().count > size)
      }
      // Room is for two; which of them were answered last, threads decide.
      #expect(slow.count { $0.rest().count < size } >= 4)
    }
    // One alone may be as large as it likes.
    limits.answersSize = 1000
    try await HTTPServer.serving(limits, handler: handler) { port in
      let client = try RawClient(port: port)
      client.send(last)
      #expect(client.rest().count > size)
    }
  }

  @Test(arguments: [true, false])
  func whoeverGoesEndsTheWorkForThem(isReset: Bool) async throws {
    let (events, event) = AsyncStream.makeStream(of: Bool.self)
    let server = HTTPServer { _ in
      event.yield(false)
      try? await Task.sleep(for: .seconds(60))
      event.yield(Task.isCancelled)
      return HTTPResponse(200)
    }
    let port = try await server.start()
    var iterator = events.makeAsyncIterator()
    let ask = ask
    let client = Mutex<RawClient?>(
      try await onThread {
        let client = try RawClient(port: port)
        client.send(ask)
        return client
      })
    #expect(await iterator.next() == false)
    client.withLock { client in
      if isReset { client?.resetAtEnd() }
      client = nil
    }
    #expect(await iterator.next() == true)
    await server.stop(within: .zero)
  }

  @Test func aStopWaitsForWhatWasCutOff() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let hasEnded = Mutex(false)
    let server = HTTPServer { _ in
      begin.yield()
      try? await Task.sleep(for: .seconds(60))
      // Whatever it does yet, it notices that it was cancelled.
      await Task.yield()
      hasEnded.withLock { $0 = true }
      return HTTPResponse(200)
    }
    let port = try await server.start()
    let ask = ask
    let client = try await onThread {
      let client = try RawClient(port: port)
      client.send(ask)
      return client
    }
    var iterator = begun.makeAsyncIterator()
    await iterator.next()
    await server.stop(within: .zero)
    #expect(hasEnded.withLock { $0 })
    #expect(try await onThread { client.receive() } == nil)
  }

  @Test func whatWasStoppedListensNoMore() async throws {
    let server = HTTPServer(handler: HTTPServer.echo)
    await server.stop()
    let problem = await #expect(throws: Diagnostic.self) { try await server.start() }
    #expect(problem?.message.hasSuffix("it was stopped") == true)
  }
}
