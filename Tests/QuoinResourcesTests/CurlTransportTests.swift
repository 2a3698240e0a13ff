import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinResources

@Suite(.timeLimit(.minutes(5))) struct CurlTransportTests {
  private let folder = TemporaryFolder()

  /// What comes of a request by a program in curl's place.
  private func outcome(of script: String, limit: Int = 1000, timeout: Duration = .seconds(30)) -> String {
    folder.write("curl", "#!/bin/sh\n" + script)
    let executable = folder.url.appendingPathComponent("curl")
    chmod(executable.path, 0o700)
    while true {
      let outcome = outcome(CurlTransport(executable: executable), limit: limit, timeout: timeout)
      // A program that another test started just now may hold the script open for a moment.
      if !outcome.hasSuffix("Text file busy") { return outcome }
    }
  }

  private func outcome(_ transport: CurlTransport, limit: Int = 1000, timeout: Duration = .seconds(30))
    -> String
  {
    do {
      let url = try #require(URL(string: "http://127.0.0.1:9/"))
      return String(
        decoding: try transport.response(to: url, limit: limit, timeout: timeout).body, as: UTF8.self)
    } catch { return Diagnostics(error).all[0].message.components(separatedBy: "/' ").last ?? "" }
  }

  private let goodAnswer = #"printf 'HTTP/1.1 200 OK\r\n\r\nbody'"# + "\n"

  @Test func anAnswerIsTakenApart() throws {
    let bytes = Data(
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 302 Found\r\nlocation: /x\r\nA: b\r\n\r\nbody\r\n\r\nmore".utf8)
    let response = try #require(CurlTransport.parse(bytes))
    #expect(response == HTTPResponse(status: 302, location: "/x", body: Data("body\r\n\r\nmore".utf8)))
    #expect(CurlTransport.parse(Data("junk\r\n\r\n".utf8)) == nil)
    #expect(CurlTransport.parse(Data()) == nil)
  }

  @Test(arguments: [
    (0, "body"), (6, "its host has no address"), (7, "nothing answers there"), (18, "the answer broke off"),
    (28, "no answer in time"), (60, "no safe connection"), (63, "is larger than the limit of 1000 bytes"),
    (99, "curl ended with status 99"),
  ])
  func anAnswerCountsOnlyWhenCurlEndsWell(status: Int, outcome: String) {
    #expect(self.outcome(of: goodAnswer + "exit \(status)").hasSuffix(outcome))
  }

  @Test func aCurlThatIsEndedBySomethingElseIsNoSuccess() {
    #expect(outcome(of: goodAnswer + "kill -9 $$").hasSuffix("curl ended with status 137"))
  }

  @Test func aCurlThatKeepsToNoLimitIsEnded() throws {
    let id = folder.url.appendingPathComponent("id")
    func isRunning() throws -> Bool {
      let number = try #require(
        pid_t(String(contentsOf: id, encoding: .utf8).trimmingCharacters(in: .newlines)))
      return kill(number, 0) == 0
    }
    let begin = "echo $$ > '\(id.path)'\n" + goodAnswer
    #expect(
      outcome(of: begin + "while :; do echo 0123456789; done").hasSuffix(
        "is larger than the limit of 1000 bytes"))
    #expect(try !isRunning())
    #expect(outcome(of: begin + "exec sleep 600", timeout: .seconds(1)).hasSuffix("no answer in time"))
    #expect(try !isRunning())
  }

  @Test func aCurlThatEndsItsAnswerAndGoesOnIsNotWaitedForLonger() {
    #expect(
      outcome(of: goodAnswer + "exec sleep 600 >&-", timeout: .seconds(1)).hasSuffix("no answer in time"))
  }

  @Test func noMoreThanTheLimitIsHandedOut() {
    let head = #"printf 'HTTP/1.1 200 OK\r\n\r\n'"# + "\n"
    #expect(outcome(of: head + "printf %1000d 0").count == 1000)
    #expect(outcome(of: head + "printf %1001d 0").hasSuffix("is larger than the limit of 1000 bytes"))
  }

  @Test func whatCurlSaysOfItsEndIsNoPartOfTheAnswer() {
    let told = CurlTransport.split(Data("body\n77 0\n77 18".utf8), behind: "\n77 ")
    #expect(told.bytes == Data("body\n77 0".utf8) && told.status == 18)
    let silent = CurlTransport.split(Data("body".utf8), behind: "\n77 ")
    #expect(silent.bytes == Data("body".utf8) && silent.status == nil)
  }

  @Test func aCurlThatCannotBeRunSaysWhy() {
    #expect(
      outcome(CurlTransport(executable: URL(fileURLWithPath: "/nowhere/curl"))).hasSuffix(
        "curl is not installed at /nowhere/curl"))
    #expect(
      outcome(CurlTransport(executable: folder.url)).hasSuffix("cannot be run: Permission denied"))
  }

  @Test func curlSeesNeitherTheEnvironmentNorOpenFiles() {
    let seen = outcome(of: goodAnswer + "echo; set | grep -c HOME=; ls /proc/self/fd | tr '\\n' ' '; exit 0")
    // The fourth is the folder that is listed.
    #expect(seen == "body\n0\n0 1 2 3 ")
  }

  @Test func failedDownloadsKeepNoDescriptor() throws {
    func count() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let missing = CurlTransport(executable: URL(fileURLWithPath: "/nowhere/curl"))
    // Other tests open files meanwhile, at times hundreds; only a leak does so in every round.
    let isLeaking = try (0..<5).allSatisfy { _ in
      let before = try count()
      for _ in 0..<100 { #expect(outcome(missing).contains("not installed")) }
      for _ in 0..<20 {
        #expect(outcome(of: "exit 7").hasSuffix("nothing answers there"))
        #expect(outcome(of: goodAnswer + "exec yes", limit: 0).hasSuffix("limit of 0 bytes"))
      }
      return try count() >= before + 20
    }
    #expect(!isLeaking)
  }
}
