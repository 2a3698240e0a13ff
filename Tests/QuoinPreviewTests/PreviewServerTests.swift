import Foundation
import QuoinDiagnostics
import QuoinHTTP
import Testing

@testable import QuoinPreview

/// Who is answered, and when.
@Suite struct PreviewServerTests {
  @Test(.timeLimit(.minutes(5))) func itBeginsAndEnds() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView/>"])
    let server = try PreviewServer(PreviewProject(path: folder.url.path))
    let address = try await server.start()
    #expect(address.host == "127.0.0.1" && address.path.count > 20)
    let port = try #require(address.port.map(UInt16.init))
    let other = try PreviewServer(PreviewProject(path: folder.url.path), port: port)
    let taken = await #expect(throws: Diagnostic.self) { try await other.start() }
    #expect(taken?.message.contains("in use") == true)
    await server.stop()
    await server.wait()
  }

  private let requestGuard = RequestGuard(token: "abc", port: 80)

  private func request(_ path: String, host: String? = "127.0.0.1:80", _ headers: [String: String] = [:])
    -> HTTPRequest
  {
    var fields = HTTPFields()
    for (name, value) in headers { fields[name] = value }
    fields["Host"] = host
    return HTTPRequest("GET", path, fields: fields)
  }

  @Test func thePageIsAnswered() throws {
    #expect(try requestGuard.path(of: request("/abc/")) == "")
    #expect(try requestGuard.path(of: request("/abc/x/y.js", host: "LOCALHOST:80")) == "x/y.js")
    #expect(try requestGuard.path(of: request("/abc/socket", ["Origin": "http://127.0.0.1:80"])) == "socket")
    // A link that somebody follows comes from wherever it was read.
    #expect(
      try requestGuard.path(
        of: request("/abc/", ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"])) == "")
  }

  @Test(arguments: [nil, "", "127.0.0.1", "127.0.0.1:81", "evil.example:80", "127.0.0.1:80.evil.example"])
  func otherHostsAreRefused(host: String?) {
    #expect(throws: RequestGuard.Refusal.host) { try requestGuard.path(of: request("/abc/", host: host)) }
  }

  @Test(arguments: ["null", "http://evil.example", "https://127.0.0.1:80", "http://127.0.0.1", "file://"])
  func otherOriginsAreRefused(origin: String) {
    #expect(throws: RequestGuard.Refusal.origin) {
      try requestGuard.path(of: request("/abc/", ["Origin": origin]))
    }
    #expect(throws: RequestGuard.Refusal.origin) {
      try requestGuard.path(
        of: request("/abc/", ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]))
    }
  }

  @Test(arguments: ["", "/", "/ab/", "/abcd/", "/ABC/", "//abc/", "/x/abc/"])
  func otherTokensAreRefused(path: String) {
    #expect(throws: RequestGuard.Refusal.token) { try requestGuard.path(of: request(path)) }
  }

  @Test func anAddressWithoutItsLastSlashLeadsOn() {
    #expect(throws: RequestGuard.Refusal.folder("abc")) { try requestGuard.path(of: request("/abc")) }
    let response = RequestGuard.Refusal.folder("abc").response
    #expect(response.status == 308 && response.fields["Location"] == "/abc/")
  }

  @Test func nobodysBodyIsRead() throws {
    let folder = try PreviewFolder()
    let project = try PreviewProject(path: folder.url.path)
    let box = GuardBox()
    box.value.withLock { $0 = requestGuard }
    let handler = PreviewHandler(
      requestGuard: box, project: project, watcher: try FileWatcher(folders: [], files: []))
    func status(_ request: HTTPRequest) -> Int? {
      if case .answered(let answer) = handler.admission(of: request) { answer.status } else { nil }
    }
    #expect(status(request("/abc/")) == 200)
    #expect(status(request("/abd/")) == 404)
    #expect(status(HTTPRequest("POST", "/abc/", fields: ["Host": "127.0.0.1:80"])) == 405)
  }

  @Test func tokensAreNeverTheSame() {
    let tokens = Set((0..<100).map { _ in RequestGuard.makeToken() })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count > 15 })
  }
}
