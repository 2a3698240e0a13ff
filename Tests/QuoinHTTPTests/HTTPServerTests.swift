import Foundation
import QuoinDiagnostics
import QuoinHTTPTestSupport
import QuoinTestSupport
import Synchronization
import Testing

@testable import QuoinHTTP

@Suite(.timeLimit(.minutes(5))) struct HTTPServerTests {
  @Test func aConnectionIsKeptForTheNextRequest() async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      for number in 1...3 {
        client.send("POST /a?b=\(number) HTTP/1.1\r\nHost: x\r\nContent-Length: \(number)\r\n\r\n")
        client.send(String(repeating: "x", count: number))
        let response = try #require(client.response())
        #expect(response.status == 200 && response.text == "POST /a?b=\(number) \(number)")
        #expect(response.fields["date"]?.hasSuffix(" GMT") == true)
      }
      client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      #expect(client.response()?.fields["connection"] == "close")
      #expect(client.receive() == nil)
    }
  }

  @Test func requestsThatComeAtOnceAreAnsweredInOrder() async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      client.send((1...20).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
      client.send("GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let text = String(decoding: client.rest(), as: UTF8.self)
      let answers = text.components(separatedBy: "HTTP/1.1 200 OK").dropFirst()
      #expect(answers.count == 21)
      for (answer, target) in zip(answers, (1...20).map { "/\($0)" } + ["/last"]) {
        #expect(answer.hasSuffix("GET \(target) 0"))
      }
    }
  }

  @Test(arguments: [
    ("http://other:80/a?b=1", "/a?b=1"), ("HTTP://other", "/"), ("https://other?b", "/?b"),
    ("/http://a/b", "/http://a/b"), ("ftp://other/a", "ftp://other/a"),
  ])
  func anAddressWithItsHostIsThatOfThePath(address: String, target: String) async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      client.send("GET \(address) HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(client.response()?.text == "GET \(target) 0")
    }
  }

  @Test func theHostInAnAddressCountsBeforeThatOfTheField() async throws {
    let handler: HTTPServer.Handler = { HTTPResponse(200, text: $0.fields["Host"] ?? "") }
    try await HTTPServer.serving(handler: handler) { port in
      let client = try RawClient(port: port)
      for (address, host) in [("http://other:80/a", "other:80"), ("http://other?b", "other"), ("/a", "x")] {
        client.send("GET \(address) HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(client.response()?.text == host)
      }
    }
  }

  @Test func whatIsAskedForByHeadHasNoBody() async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(client.response(hasBody: false)?.fields["content-length"] == "8")
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(client.response()?.text == "GET / 0")
    }
  }

  @Test func aBodyInPiecesIsWhole() async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      for _ in 0..<10 { client.send("3\r\nabc\r\n") }
      client.send("0\r\n\r\n")
      #expect(client.response()?.text == "POST / 30")
    }
  }

  @Test func aClientThatAsksFirstIsTold() async throws {
    var limits = HTTPLimits()
    limits.bodySize = 1000
    try await HTTPServer.serving(limits) { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n")
      #expect(client.response()?.status == 100)
      client.send("abcd")
      #expect(client.response()?.text == "POST / 4")
      client.send("POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 1001\r\n\r\n")
      #expect(client.response()?.status == 413)
      #expect(client.receive() == nil)
    }
  }

  @Test(arguments: [true, false])
  func aBodyThatIsTooLargeIsNotRead(isAnnounced: Bool) async throws {
    var limits = HTTPLimits()
    limits.bodySize = 1000
    try await HTTPServer.serving(limits) { port in
      let client = try RawClient(port: port)
      if isAnnounced {
        client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
      } else {
        client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n186A0\r\n")
      }
      // What would be a request of its own is still a part of the body.
      client.send("GET /inner HTTP/1.1\r\nHost: x\r\n\r\n")
      client.send([UInt8](repeating: 65, count: 99_000))
      let text = String(decoding: client.rest(), as: UTF8.self)
      #expect(text.hasPrefix("HTTP/1.1 413 "))
      #expect(text.components(separatedBy: "HTTP/1.1").count == 2 && !text.contains("inner"))
    }
  }

  @Test func aHeadMayBeAnsweredWithoutTheBody() async throws {
    let asked = Mutex(0)
    let admission: HTTPServer.Admitter = { request in
      asked.withLock { $0 += 1 }
      guard request.fields["Key"] == "yes" else {
        return .answered(HTTPResponse(401, text: "\(request.target) \(request.body.count)"))
      }
      return .admitted { whole in HTTPResponse(200, text: "\(request.target) \(whole.body.count)") }
    }
    try await HTTPServer.serving(admission: admission) { port in
      for fields in ["Content-Length: 2000000", "Transfer-Encoding: chunked"] {
        let client = try RawClient(port: port)
        client.send("POST /a HTTP/1.1\r\nHost: x\r\n\(fields)\r\n\r\n")
        let response = client.response()
        #expect(response?.status == 401 && response?.text == "/a 0")
        #expect(response?.fields["connection"] == "close")
      }
      let client = try RawClient(port: port)
      client.send("GET /b HTTP/1.1\r\nHost: x\r\n\r\n")
      let refused = client.response()
      #expect(refused?.status == 401 && refused?.text == "/b 0" && refused?.fields["connection"] == nil)
      client.send("POST /c HTTP/1.1\r\nHost: x\r\nKey: yes\r\nContent-Length: 3\r\n\r\nabc")
      #expect(client.response()?.text == "/c 3")
    }
    #expect(asked.withLock { $0 } == 4)
  }

  @Test func aBodyInVeryManyPiecesIsNotRead() async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      client.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      client.send(String(repeating: "1\r\nx\r\n", count: 10_000))
      #expect(client.response()?.status == 413)
      let other = try RawClient(port: port)
      other.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
      other.send(String(repeating: "20\r\n" + String(repeating: "x", count: 32) + "\r\n", count: 10_000))
      other.send("0\r\n\r\n")
      #expect(other.response()?.text == "POST / 320000")
    }
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}",
    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1x\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "GET / HTTP/1.1\r\nA : b\r\n\r\n",
  ])
  func whatIsNoRequestEndsItsConnectionAlone(text: String) async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      client.send(text)
      client.finish()
      let answer = String(decoding: client.rest(), as: UTF8.self)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
      let other = try RawClient(port: port)
      other.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(other.response()?.status == 200)
    }
  }

  @Test(arguments: [("", 400), ("Host: x\r\nHost: y\r\n", 400), ("Host: x\r\n", 200), ("Host:\r\n", 200)])
  func aRequestNamesItsHostOnce(fields: String, status: Int) async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\n\(fields)\r\n")
      let answer = try #require(client.response())
      #expect(answer.status == status)
      if status == 400 {
        #expect(
          answer.text == "A request of HTTP/1.1 names its host once\n"
            && answer.fields["connection"] == "close")
      }
      // Before 1.1 there was no such field.
      let old = try RawClient(port: port)
      old.send("GET / HTTP/1.0\r\n\r\n")
      #expect(old.response()?.status == 200)
    }
  }

  @Test(arguments: [
    "X-Long: \(String(repeating: "a", count: 100_000))\r\n", String(repeating: "X: y\r\n", count: 1000),
  ])
  func floodsOfFieldsEndTheConnection(fields: String) async throws {
    try await HTTPServer.serving { port in
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\(fields)")
      client.send("\r\n")
      let answer = String(decoding: client.rest(), as: UTF8.self)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
    }
  }

  @Test func whoeverTakesTooLongIsLeft() async throws {
    var limits = HTTPLimits()
    (limits.headTime, limits.bodyTime) = (.milliseconds(200), .milliseconds(200))
    try await HTTPServer.serving(limits) { port in
      let silent = try RawClient(port: port)
      #expect(silent.receive() == nil)
      let slow = try RawClient(port: port)
      slow.send("GET / HTTP/1.1\r\nHo")
      #expect(slow.receive() == nil)
      let short = try RawClient(port: port)
      short.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc")
      #expect(short.receive() == nil)
    }
  }

  @Test func whoeverTakesNothingIsLeftAndNobodyElseWaits() async throws {
    var limits = HTTPLimits()
    limits.writeTime = .milliseconds(300)
    let handler: HTTPServer.Handler = { request in
      HTTPResponse(200, body: Data(repeating: 65, count: request.target == "/large" ? 20_000_000 : 10))
    }
    try await HTTPServer.serving(limits, handler: handler) { port in
      let slow = try (0..<10).map { _ in try RawClient(port: port, receiveBuffer: 4096) }
      for client in slow { client.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n") }
      let quick = try RawClient(port: port)
      quick.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(quick.response()?.body.count == 10)
      Thread.sleep(forTimeInterval: 1)
      for client in slow { #expect(client.rest().count < 20_000_000) }
    }
  }

  @Test func aPortThatIsTakenIsTold() async throws {
    let server = HTTPServer(handler: HTTPServer.echo)
    let port = try await server.start()
    let other = HTTPServer(handler: HTTPServer.echo)
    let problem = await #expect(throws: Diagnostic.self) { try await other.start(port: port) }
    #expect(problem?.message.contains("port \(port)") == true)
    await server.stop()
    await other.stop()
  }

  @Test func stoppingFinishesWhatWasAsked() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (stopping, stop) = AsyncStream.makeStream(of: Void.self)
    let server = HTTPServer { request in
      ask.yield()
      for await _ in stopping { break }
      return HTTPResponse(200, text: request.target)
    }
    let port = try await server.start()
    async let answer = onThread {
      let client = try RawClient(port: port)
      client.send("GET /last HTTP/1.1\r\nHost: x\r\n\r\n")
      let response = client.response()
      return (response?.text, response?.fields["connection"], client.receive() == nil)
    }
    var iterator = asked.makeAsyncIterator()
    await iterator.next()
    async let stopped: Void = server.stop()
    while !server.isStopping { try await Task.sleep(for: .milliseconds(1)) }
    stop.yield()
    await stopped
    let (text, connection, isClosed) = try await answer
    #expect(text == "/last" && connection == "close" && isClosed)
    await #expect(throws: (any Error).self) { try await onThread { _ = try RawClient(port: port) } }
  }

  @Test(arguments: 0..<8)
  func anyBytesAreAnsweredOrRefused(seed: UInt64) async throws {
    try await HTTPServer.serving { port in
      var random = SeededGenerator(seed: seed)
      let pieces = [
        "GET / HTTP/1.1\r\n", "POST /render/a HTTP/1.1\r\n", "Host: x\r\n", "Content-Length: 5\r\n",
        "Content-Length: 0\r\n",
        "Transfer-Encoding: chunked\r\n", "\r\n", "5\r\nabcde\r\n", "0\r\n\r\n", "Expect: 100-continue\r\n",
        "Connection: close\r\n",
        "Connection: upgrade\r\nUpgrade: h2c\r\n", "\n", "\r", "\u{0}", ": \r\n", " folded\r\n",
        "HTTP/1.1 200 OK\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      ]
      for _ in 0..<40 {
        let client = try RawClient(port: port)
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          var bytes = Array(random.one(of: pieces).utf8)
          if random.chance(10) {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
          }
          client.send(bytes)
        }
        client.finish()
        let answer = client.rest()
        #expect(answer.isEmpty || answer.starts(with: "HTTP/1.1 ".utf8))
      }
      let client = try RawClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(client.response()?.status == 200)
    }
  }
}
