import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

/// Downloads by the real `curl` from hosts on this machine that behave badly.
@Suite(.timeLimit(.minutes(5))) struct DownloadTests {
  private func outcome(
    _ path: String = "/", budget: Budget = .default,
    _ answer: @escaping @Sendable (String) -> LoopbackServer.Answer
  ) -> String {
    let server = LoopbackServer(answer)
    return outcome(path, from: server, budget: budget)
  }

  private func outcome(_ path: String, from server: LoopbackServer, budget: Budget = .default) -> String {
    let loader = ResourceLoader(policy: ResourcePolicy(hosts: ["127.0.0.1"]), budget: budget)
    do { return String(decoding: try loader.data(at: server.url(path)), as: UTF8.self) } catch {
      return error.message.replacingOccurrences(of: ":\(server.port)", with: "")
    }
  }

  private func budget(fileSize: Int = 1000, seconds: Double = 30) -> Budget {
    var budget = Budget()
    budget.fileSize = fileSize
    budget.wallTime = .seconds(seconds)
    return budget
  }

  @Test(arguments: [0, 4, 1000, Int.max])
  func aBodyWithinTheLimitArrives(limit: Int) {
    let text = outcome(budget: budget(fileSize: limit)) { _ in
      .bytes("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nbody")
    }
    #expect(text == (limit < 4 ? "'http://127.0.0.1/' is larger than the limit of 0 bytes" : "body"))
  }

  @Test(arguments: ["Content-Length: 100\r\n\r\nshort", "Transfer-Encoding: chunked\r\n\r\n5\r\nshort\r\n"])
  func aBodyThatBreaksOffIsAnErrorAlthoughItsStatusIsGood(rest: String) {
    #expect(
      outcome { _ in .bytes("HTTP/1.1 200 OK\r\n" + rest) }
        == "'http://127.0.0.1/' cannot be loaded: the answer broke off")
  }

  @Test(arguments: [
    ("", "the answer broke off"), ("junk\r\n\r\n", "an answer that is not HTTP"),
    ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nbody", "an answer that is not HTTP"),
    ("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n", "a redirect without a place to go"),
    ("HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n", "status 500"),
  ])
  func whatIsNoGoodAnswerSaysWhy(answer: String, reason: String) {
    #expect(outcome { _ in .bytes(answer) } == "'http://127.0.0.1/' cannot be loaded: \(reason)")
  }

  @Test func nothingIsReadBeyondTheLimits() {
    let ok = "HTTP/1.1 200 OK\r\n"
    let chunk = String(repeating: "x", count: 4096)
    let tooLarge = "'http://127.0.0.1/' is larger than the limit of 1000 bytes"
    #expect(
      outcome(budget: budget()) { _ in .bytes(ok + "Content-Length: 1001\r\n\r\n" + chunk) } == tooLarge)
    #expect(outcome(budget: budget()) { _ in .endless(ok + "\r\n", then: chunk, pause: 0) } == tooLarge)
    // Headers and interim answers without end are no body, and end all the same.
    for rest in ["A: \(chunk)\r\n", "\r\nHTTP/1.1 100 Continue\r\n"] {
      let text = outcome(budget: budget()) { _ in .endless("HTTP/1.1 100 Continue\r\n", then: rest, pause: 0)
      }
      #expect(text == tooLarge || text.hasPrefix("'http://127.0.0.1/' cannot be loaded: "))
    }
  }

  @Test func slowHostsAreNotWaitedForBeyondTheTime() {
    let late = "'http://127.0.0.1/' cannot be loaded: no answer in time"
    let ok = "HTTP/1.1 200 OK\r\n\r\n"
    #expect(outcome(budget: budget(seconds: 0.3)) { _ in .silence } == late)
    #expect(outcome(budget: budget(seconds: 0.3)) { _ in .endless(ok, then: "x", pause: 50_000) } == late)
    #expect(outcome(budget: budget(seconds: 0)) { _ in .bytes(ok) } == late)
    #expect(outcome(budget: budget(seconds: -1e18)) { _ in .bytes(ok) } == late)
    #expect(outcome(budget: budget(seconds: 1e18)) { _ in .bytes(ok + "body") } == "body")
  }

  @Test func allRedirectsShareOneTime() {
    let server = LoopbackServer { path in
      usleep(150_000)
      return .bytes("HTTP/1.1 302 Found\r\nLocation: \(path)x\r\nContent-Length: 0\r\n\r\n")
    }
    let text = outcome("/", from: server, budget: budget(seconds: 0.4))
    #expect(text.hasSuffix("cannot be loaded: no answer in time"))
    #expect(server.askedFor.count < 5)
  }

  @Test func downloadsOfOneWorkShareItsTime() {
    let server = LoopbackServer { _ in
      usleep(150_000)
      return .bytes("HTTP/1.1 200 OK\r\n\r\nbody")
    }
    let outcomes = BudgetMeter.metering(budget(seconds: 0.4)) { _ in
      (0..<5).map { outcome("/\($0)", from: server) }
    }
    #expect(outcomes.first == "body")
    #expect(outcomes.last == "'http://127.0.0.1/4' cannot be loaded: no answer in time")
    #expect(server.askedFor.count < 5)
  }

  @Test func aRedirectToWhatIsNotAllowedIsNotAsked() {
    let elsewhere = LoopbackServer { _ in .bytes("HTTP/1.1 200 OK\r\n\r\nsecret") }
    let server = LoopbackServer { path in
      let target = path == "/away" ? "http://localhost:\(elsewhere.port)/secret" : "/end"
      if path == "/end" { return .bytes("HTTP/1.1 200 OK\r\n\r\nbody") }
      return .bytes("HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n")
    }
    #expect(outcome("/start", from: server) == "body")
    #expect(outcome("/away", from: server) == "The host 'localhost' is not allowed")
    #expect(elsewhere.askedFor == [])
    #expect(server.askedFor == ["/start", "/end", "/away"])
  }
}
