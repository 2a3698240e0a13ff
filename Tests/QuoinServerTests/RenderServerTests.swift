import Foundation
import QuoinHTTP
import QuoinHTTPTestSupport
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinServer

/// The whole service over real connections.
@Suite(.timeLimit(.minutes(2))) struct RenderServerTests {
  private let files: SmallTemplates

  init() throws {
    files = try SmallTemplates([
      "a.xml": SmallTemplates.square,
      "large.xml": "<UIImageView image=\"large.png\" width=\"3\" height=\"2\"/>",
      "plain.xml": "<UIView width=\"3\" height=\"2\" backgroundColor=\"blue\"/>",
    ])
  }

  private func serving<Result: Sendable>(
    _ options: ServiceOptions = ServiceOptions(), _ limits: HTTPLimits = HTTPLimits(),
    _ body: @escaping @Sendable (Int, RenderService) throws -> Result
  ) async throws -> Result {
    let service = try RenderService(folder: files.path, options: options)
    let server = RenderServer(service, limits: limits)
    let port = try await server.start()
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await onThread { try body(port, service) }) } catch {
      result = .failure(error)
    }
    await server.stop(within: .seconds(1))
    return try result.get()
  }

  @Test func aPictureComesOverTheWire() async throws {
    try await serving { port, _ in
      let client = try RawClient(port: port)
      for width in 1...5 {
        client.send(post("a", "{\"width\": \(width)}"))
        let response = try #require(client.response())
        #expect(response.status == 200 && Int(response.body[19]) == width)
      }
      client.send("HEAD /render/plain.png HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let head = try #require(client.response(hasBody: false))
      #expect(head.status == 200 && head.fields["content-length"] != "0" && head.fields["etag"] != nil)
    }
  }

  @Test func dataThatAreTooLargeAreAProblem() async throws {
    var limits = HTTPLimits()
    limits.bodySize = 100
    try await serving(ServiceOptions(), limits) { port, service in
      let client = try RawClient(port: port)
      client.send(post("a", String(repeating: " ", count: 101)))
      let response = try #require(client.response())
      #expect(response.status == 413 && response.fields["content-type"] == "application/problem+json")
      #expect(service.metrics.text([]).contains("template=\"\",status=\"413\"} 1\n"))
      #expect(service.metrics.inFlight == 0)
      let named = try RawClient(port: port)
      named.send("POST /render/a HTTP/1.1\r\nHost: x\r\nX-Request-Id: mine\r\nContent-Length: 101\r\n\r\n")
      #expect(named.response()?.fields["x-request-id"] == "mine")
      let nowhere = try RawClient(port: port)
      nowhere.send("GET /render/plain.png HTTP/1.1\r\nX-Request-Id: mine\r\n\r\n")
      let answer = try #require(nowhere.response())
      #expect(answer.status == 400 && answer.fields["content-type"] == "application/problem+json")
      #expect(answer.text.contains("names its host once") && answer.fields["x-request-id"] == "mine")
      #expect(service.metrics.text([]).contains("template=\"\",status=\"400\"} 1\n"))
    }
  }

  @Test func whatIsTurnedAwayIsCounted() async throws {
    var limits = HTTPLimits()
    limits.connections = 1
    try await serving(ServiceOptions(), limits) { port, service in
      let first = try RawClient(port: port)
      first.send("nonsense\r\n\r\n")
      _ = first.rest()
      let second = try RawClient(port: port)
      second.send("POST /render/a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n1")
      // It is read before the next one comes.
      while service.gauges.first(where: { $0.name == "body_bytes" })?.value != 1 { usleep(2_000) }
      #expect(try RawClient(port: port).response()?.status == 503)
      second.leave()
      var text = ""
      while !text.contains("quoin_ready") {
        let third = try RawClient(port: port)
        third.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let response = third.response()
        if response?.status == 200 { text = response?.text ?? "" }
      }
      #expect(text.contains("quoin_connections_misunderstood_total 1\n"))
      #expect(text.contains("quoin_body_bytes 0\n"))
      #expect(!text.contains("quoin_connections_refused_total 0\n"))
      #expect(text.contains("# TYPE quoin_connections_refused_total counter\n"))
    }
  }

  @Test func aThousandClientsAtOnceAreAllAnswered() async throws {
    var options = ServiceOptions()
    options.queue = 400
    try await serving(options) { port, _ in
      // Both ends are files of this process.
      var files = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
      files.rlim_cur = files.rlim_max
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
      let clients = try (0..<1000).map { _ in try RawClient(port: port) }
      for (number, client) in clients.enumerated() {
        client.send(post("a", "{\"width\": \(number % 50 + 1)}"))
      }
      var statuses: [Int: Int] = [:]
      for (number, client) in clients.enumerated() {
        let response = try #require(client.response())
        statuses[response.status, default: 0] += 1
        if response.status == 200 {
          #expect(Int(response.body[19]) == number % 50 + 1)
        } else {
          #expect(response.status == 503 && Int(response.fields["retry-after"] ?? "") ?? 0 > 0)
        }
      }
      #expect(statuses[200] ?? 0 >= 400)
    }
  }

  @Test func clientsThatTakeNothingHoldNoThread() async throws {
    var options = ServiceOptions()
    (options.concurrency, options.time) = (1, .seconds(60))
    try plainPNG(width: 2400, height: 2600).write(to: URL(fileURLWithPath: "\(files.path)/large.png"))
    try await serving(options) { port, service in
      // No buffer on the way holds as much; it is drawn once.
      let ask = "GET /render/large.svg HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let slow = try (0..<6).map { _ in try RawClient(port: port, receiveBuffer: 2048) }
      for client in slow { client.send(ask) }
      let quick = try RawClient(port: port)
      quick.send(ask)
      let answer = quick.response()
      #expect(answer?.body.count ?? 0 > 8_000_000, "\(answer?.text.prefix(300) ?? "")")
      quick.send(post("plain", "{}"))
      #expect(quick.response()?.status == 200)
      // Who is answered may hear of it a moment before the place is free again.
      for _ in 0..<250 where service.queue.runningCount > 0 { Thread.sleep(forTimeInterval: 0.02) }
      #expect(service.queue.runningCount == 0)
    }
  }

  @Test func theBodyOfWhoeverHasNoKeyIsNotRead() async throws {
    let service = try RenderService(
      folder: files.path, keys: try ServiceKeys(testKeys, file: "keys"), options: ServiceOptions())
    let server = RenderServer(service)
    let port = try await server.start()
    try await onThread {
      let fields = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n"
      for (line, key, status) in [
        ("POST /render/a", "", 401), ("POST /render/a", "Authorization: Bearer wrong\r\n", 401),
        ("POST /render/none", "", 401), ("POST /healthz", "", 405), ("POST /nowhere", "", 404),
        ("GET /render/a?signature=x", "", 403),
      ] {
        let client = try RawClient(port: port)
        // None of the twelve bytes comes.
        client.send("\(line) HTTP/1.1\r\n\(fields)\(key)Expect: 100-continue\r\n\r\n")
        let response = try #require(client.response())
        #expect(response.status == status && response.fields["connection"] == "close")
        #expect(response.fields["content-type"] == "application/problem+json")
        #expect(response.fields["x-request-id"] != nil)
      }
      let client = try RawClient(port: port)
      client.send(
        "POST /render/a HTTP/1.1\r\n\(fields)Authorization: Bearer shop-secret-shop-secret\r\n\r\n")
      client.send("{\"width\": 5} ")
      #expect(client.response()?.status == 200)
    }
    let text = service.metrics.text([])
    #expect(text.contains("quoin_request_duration_seconds_count{template=\"\",status=\"401\"} 3\n"))
    #expect(text.contains("quoin_requests_in_flight 0\n"))
    await server.stop(within: .seconds(1))
  }

  @Test func bodiesThatAreCutShortCostNothing() async throws {
    try await serving { port, service in
      for cut in [1, 10, 60, 90, 120] {
        let client = try RawClient(port: port)
        client.send(post("a", "{\"width\": 5}" + String(repeating: " ", count: 100)).utf8.prefix(cut))
        client.leave()
      }
      let client = try RawClient(port: port)
      client.send(post("a", "{\"width\": 5}"))
      #expect(client.response()?.status == 200)
      #expect(service.metrics.text([]).contains("quoin_drawing_duration_seconds_count 1\n"))
    }
  }

  @Test func whatIsBeingDrawnIsFinishedAtTheEnd() async throws {
    var options = ServiceOptions()
    options.concurrency = 1
    let service = try RenderService(folder: files.path, options: options)
    let server = RenderServer(service)
    let port = try await server.start()
    // What is compiled at the start waits for its turn, too.
    while service.currentPhase != .serving { try await Task.sleep(for: .milliseconds(1)) }
    let gate = DispatchSemaphore(value: 0)
    let slow = Task { _ = try await service.queue.run(for: "slow") { gate.wait() } }
    while service.queue.runningCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
    let waiting = Task {
      try await onThread {
        let client = try RawClient(port: port)
        client.send(post("a", "{\"width\": 9}"))
        return client.response()
      }
    }
    while service.queue.waitingCount == 0 { try await Task.sleep(for: .milliseconds(1)) }
    let other = try RawClient(port: port)
    let stopping = Task { await server.stop(within: .seconds(20)) }
    while service.currentPhase != .ending { try await Task.sleep(for: .milliseconds(1)) }
    let (ready, render) = try await onThread {
      other.send("GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let ready = other.response()
      other.send(post("a", "{\"width\": 1}"))
      return (ready, other.response())
    }
    #expect(ready?.status == 503 && render?.status == 503)
    gate.signal()
    try await slow.value
    let answer = try await waiting.value
    #expect(answer?.status == 200 && answer?.body.dropFirst(19).first == 9)
    await stopping.value
    await #expect(throws: (any Error).self) { try await onThread { _ = try RawClient(port: port) } }
  }

  @Test(arguments: 0..<6)
  func anyRequestIsAnsweredByWhatIsDescribed(seed: UInt64) async throws {
    try await serving { port, _ in
      var random = SeededGenerator(seed: seed)
      var client = try RawClient(port: port)
      let names = ["a", "plain", "plain.svg", "a.pdf", "none", "..%2fa", "%00", "a%20b", "", "a/b", "%c3%a4"]
      let parameters = [
        "scale=2", "scale=-1", "scale=1e400", "width=0", "width=5", "height=1e6", "appearance=dark",
        "direction=up", "language=de",
        "language=%f0%9f%98%80", "format=webp", "format=", "data=%7B%7D", "data=%7B%22width%22:3%7D",
        "data=1", "x", "&", "%", "=",
        "timeout=0.001", "expires=1", "signature=x", "key=y",
      ]
      let bodies = [
        "{\"width\": 5}", "{}", "", "[]", "{\"width\": \"x\"}", "{\"width\": -1}", "{\"width\": 1e308}",
        "{\"width\": null}", "nul",
        String(repeating: "[", count: 2000), "{\"state\": {\"width\": 4}}", "\u{FEFF}{}",
        "{\"width\": {\"a\": [1, 2]}}",
      ]
      let fields = [
        "Accept: image/*", "Accept: text/html", "Accept: ,;=,", "Content-Type: text/plain",
        "Content-Type: application/json",
        "If-None-Match: *", "Authorization: Bearer x", "X-Request-Id: a\"b", "Origin: http://x.example",
        "Range: bytes=0-1",
      ]
      for _ in 0..<60 {
        let method = random.one(of: ["GET", "POST", "POST", "HEAD", "PUT", "OPTIONS", "TRACE", "PATCH"])
        let query = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.one(of: parameters) }
          .joined(separator: "&")
        let body = method == "POST" || random.chance(10) ? random.one(of: bodies) : ""
        var head = "\(method) /render/\(random.one(of: names))?\(query) HTTP/1.1\r\nHost: localhost\r\n"
        for _ in 0..<Int.random(in: 0...3, using: &random) { head += random.one(of: fields) + "\r\n" }
        head += "Content-Length: \(body.utf8.count)\r\n\r\n"
        client.send(head + body)
        let response = try #require(client.response(hasBody: method != "HEAD"), "\(head)")
        #expect(
          [200, 304, 400, 404, 405, 406, 415, 422].contains(response.status), "\(head) \(response.text)")
        if response.status >= 400 { #expect(response.fields["content-type"] == "application/problem+json") }
        // What is refused by its head has its body unread.
        if response.fields["connection"] == "close" { client = try RawClient(port: port) }
      }
    }
  }
}

/// A request with data, as it is sent.
private func post(_ name: String, _ json: String) -> String {
  "POST /render/\(name) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n\(json)"
}
