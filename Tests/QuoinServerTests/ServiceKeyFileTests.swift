import Foundation
import Logging
import QuoinDiagnostics
import QuoinHTTP
import Testing

@testable import QuoinServer

@Suite(.timeLimit(.minutes(2))) struct ServiceKeyFileTests {
  private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  @Test func whoIsTakenOutOfTheFileMayAskNoMore() async throws {
    let files = try SmallTemplates(["a.xml": SmallTemplates.square, "keys": testKeys])
    let file = try ServiceKeyFile("\(files.path)/keys")
    let service = try RenderService(folder: files.path, keyFile: file)
    let address = try file.keys.signed("/render/a.png?data=%7B%22width%22:3%7D", key: "blog", until: nil)
    func status(_ target: String, _ secret: String? = nil) async -> Int {
      await service.respond(to: .get(target, secret.map { ["Authorization": "Bearer \($0)"] } ?? [:])).status
    }
    #expect(await status(address) == 200)
    try files.write("keys", "shop shop-secret-shop-secret\nnew new-secret-new-secret")
    while service.keys?.names != ["shop", "new"] { try await Task.sleep(for: .milliseconds(10)) }
    #expect(await status(address) == 403)
    #expect(await status("/metrics", "blog-secret-blog-secret") == 401)
    #expect(await status("/metrics", "shop-secret-shop-secret") == 200)
    #expect(await status("/metrics", "new-secret-new-secret") == 200)
  }

  @Test func whoMayAskIsLookedAtOnceForEachRequest() async throws {
    let files = try SmallTemplates(["a.xml": SmallTemplates.square, "keys": testKeys])
    let file = try ServiceKeyFile("\(files.path)/keys")
    let service = try RenderService(folder: files.path, keyFile: file)
    let request = HTTPRequest.post(
      "/render/a", "{\"width\": 3}", ["Authorization": "Bearer blog-secret-blog-secret"])
    let admission = service.admission(of: request)
    // The key goes while the data are on their way.
    try files.write("keys", "shop shop-secret-shop-secret")
    while service.keys?.names != ["shop"] { try await Task.sleep(for: .milliseconds(10)) }
    #expect(await admission.handler(request).status == 200)
    guard case .answered(let answer) = service.admission(of: request) else {
      Issue.record("The body of a request without a key is read")
      return
    }
    #expect(answer.status == 401)
  }

  @Test func aFileThatBreaksKeepsTheKeysItHad() async throws {
    let files = try SmallTemplates(["keys": testKeys])
    let file = try ServiceKeyFile("\(files.path)/keys")
    for broken in ["shop short", "", nil] {
      if let broken {
        try files.write("keys", broken)
      } else {
        try FileManager.default.removeItem(atPath: "\(files.path)/keys")
      }
      // As long as it takes to be looked at.
      try await Task.sleep(for: .milliseconds(300))
      #expect(file.keys(logger).names == ["shop", "blog"])
    }
    try files.write("keys", "new new-secret-new-secret")
    while file.keys(logger).names != ["new"] { try await Task.sleep(for: .milliseconds(10)) }
  }

  @Test func aFileThatIsNotThereIsTold() {
    #expect(throws: Diagnostic.self) { try ServiceKeyFile("/nowhere/keys") }
  }
}
