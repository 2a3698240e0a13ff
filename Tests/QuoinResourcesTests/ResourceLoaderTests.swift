import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@Suite struct ResourceLoaderTests {
  private let folder = TemporaryFolder()

  private func loader(hosts: Set<String> = [], budget: Budget = .default, transport: FixedTransport = .init())
    -> ResourceLoader
  {
    ResourceLoader(
      policy: ResourcePolicy(folders: [folder.url], hosts: hosts), budget: budget, transport: transport)
  }

  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return Diagnostics(error).all[0].sentence }
    return "nothing thrown"
  }

  @Test func aFileUnderAnAllowedFolderIsRead() throws {
    folder.write("inner/photo.png", "bytes")
    let loader = loader()
    let url = try loader.url(for: "inner/photo.png", relativeTo: folder.url)
    #expect(try loader.data(at: url) == Data("bytes".utf8))
    #expect(loader.fileExists(at: url))
  }

  @Test func referencesCountFromTheFolderOfTheFileThatMakesThem() throws {
    let base = folder.url.appendingPathComponent("inner/card.xml")
    #expect(try loader().url(for: "../a.png", relativeTo: base).path == folder.url.path + "/a.png")
    #expect(try loader().url(for: "/a.png", relativeTo: base).path == "/a.png")
    let remote = try #require(URL(string: "https://example.com/x/card.xml"))
    #expect(
      try loader().url(for: "b.png", relativeTo: remote).absoluteString == "https://example.com/x/b.png")
  }

  @Test(arguments: ["../secret", "inner/../../secret", "link", "linkedFolder/secret"])
  func nothingOutsideTheAllowedFoldersIsRead(reference: String) throws {
    let outside = TemporaryFolder()
    outside.write("secret", "secret")
    folder.write("inner/here", "")
    folder.link("link", to: outside.url.appendingPathComponent("secret"))
    folder.link("linkedFolder", to: outside.url)
    let loader = loader()
    let url = try loader.url(for: reference, relativeTo: folder.url)
    #expect(message { _ = try loader.data(at: url) } == "'\(url.path)' lies outside the allowed folders")
    #expect(!loader.fileExists(at: url))
  }

  @Test func aFolderThatIsMadeLaterIsAllowedFromThenOn() throws {
    let made = folder.url.appendingPathComponent("made")
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [made]))
    let file = made.appendingPathComponent("a")
    #expect(!loader.fileExists(at: file))
    folder.write("made/a", "bytes")
    folder.write("beside", "secret")
    #expect(try loader.data(at: file) == Data("bytes".utf8))
    #expect(
      message { _ = try loader.data(at: folder.url.appendingPathComponent("beside")) }.contains("outside"))
  }

  @Test func aFolderWhoseNameOnlyBeginsLikeAnAllowedOneIsOutside() {
    let twin = URL(fileURLWithPath: folder.url.path + "-twin")
    try? FileManager.default.createDirectory(at: twin, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: twin) }
    try? Data("x".utf8).write(to: twin.appendingPathComponent("f"))
    #expect(message { _ = try loader().data(at: twin.appendingPathComponent("f")) }.contains("outside"))
  }

  @Test func aMissingFileSuggestsTheNearestName() {
    folder.write("avatar.png", "")
    let url = folder.url.appendingPathComponent("avatr.png")
    #expect(
      message { _ = try loader().data(at: url) }
        == "There is no file '\(url.path)'; did you mean avatar.png?")
  }

  @Test func foldersPipesSocketsAndDevicesAreNotFiles() throws {
    mkfifo(folder.url.appendingPathComponent("pipe").path, 0o600)
    folder.makeSocket("socket")
    folder.write("inner/x", "")
    let cases = [
      ("pipe", "it is not a regular file"), ("socket", "it is not a regular file"),
      ("inner", "it is a folder"),
      ("", "it is a folder"),
    ]
    for (name, reason) in cases {
      let url = folder.url.appendingPathComponent(name)
      #expect(message { _ = try loader().data(at: url) }.hasSuffix(reason))
      #expect(!loader().fileExists(at: url))
    }
    let devices = ResourceLoader(policy: ResourcePolicy(folders: [URL(fileURLWithPath: "/dev")]))
    for name in ["zero", "full", "tty"] {
      let device = URL(fileURLWithPath: "/dev").appendingPathComponent(name)
      #expect(message { _ = try devices.data(at: device) }.hasSuffix("it is not a regular file"))
    }
  }

  @Test func theSystemsReasonIsThatOfTheVeryCall() {
    folder.link("ring", toPath: "ring")
    folder.write("file", "")
    let long = String(repeating: "n", count: 300)
    let cases = [
      ("ring", "cannot be read: Too many levels of symbolic links"),
      (long, "cannot be read: File name too long"),
      ("file/x", "There is no file"),
    ]
    for (name, reason) in cases {
      #expect(message { _ = try loader().data(at: folder.url.appendingPathComponent(name)) }.contains(reason))
    }
  }

  @Test(arguments: ["100%.png", "a%20b.png", "a%00b.png", "a b.png", "#?.png", "\u{301}accent.png", "A.PNG"])
  func aPathIsTakenAsItIsWritten(name: String) throws {
    folder.write(name, "right")
    folder.write("a", "wrong")
    folder.write("a.png", "wrong")
    let loader = loader()
    #expect(try loader.data(at: loader.url(for: name, relativeTo: folder.url)) == Data("right".utf8))
    #expect(loader.fileNames(in: folder.url).contains(name))
  }

  @Test func aURLIsDecodedAndHasNoEndInItsMiddle() throws {
    folder.write("a b", "right")
    folder.write("a", "wrong")
    let loader = loader()
    let base = "FILE://" + folder.url.path
    #expect(try loader.data(at: loader.url(for: base + "/a%20b", relativeTo: nil)) == Data("right".utf8))
    let cut = try loader.url(for: base + "/a%00b", relativeTo: nil)
    for url in [cut, URL(fileURLWithPath: folder.url.path + "/a\0b")] {
      #expect(message { _ = try loader.data(at: url) }.hasPrefix("There is no file"))
      #expect(!loader.fileExists(at: url))
    }
    #expect(
      message { _ = try loader.url(for: "a\0b", relativeTo: folder.url) }.hasSuffix("is not a path or URL"))
  }

  @Test func foldersWhoseNamesOnlyLookAlikeAreOthers() throws {
    folder.write("caf\u{E9}/a", "inside")
    folder.write("cafe\u{301}/a", "outside")
    folder.write("CAF\u{C9}/a", "outside")
    let loader = ResourceLoader(
      policy: ResourcePolicy(folders: [URL(fileURLWithPath: folder.url.path + "/caf\u{E9}")]))
    for (name, message) in [
      ("cafe\u{301}", "outside"), ("CAF\u{C9}", "outside"), ("caf\u{E9}", "nothing thrown"),
    ] {
      let url = URL(fileURLWithPath: folder.url.path + "/\(name)/a")
      #expect(self.message { _ = try loader.data(at: url) }.contains(message))
    }
  }

  @Test func aFileBeyondTheBudgetIsRefused() {
    folder.write("large", String(repeating: "x", count: 11))
    var budget = Budget()
    budget.fileSize = 10
    let url = folder.url.appendingPathComponent("large")
    #expect(
      message { _ = try loader(budget: budget).data(at: url) }
        == "'\(url.path)' is larger than the limit of 10 bytes")
  }

  @Test func noHostIsAskedUnlessItIsAllowed() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    #expect(message { _ = try loader().data(at: url) } == "The host 'example.com' is not allowed")
    let nearly = loader(hosts: ["exampel.com"])
    #expect(message { _ = try nearly.data(at: url) }.hasSuffix("did you mean exampel.com?"))
    let allowed = loader(
      hosts: ["Example.com"],
      transport: FixedTransport([url.absoluteString: .init(status: 200, body: Data([7]))]))
    #expect(try allowed.data(at: url) == Data([7]))
  }

  @Test func everyRedirectIsCheckedAgain() throws {
    let url = try #require(URL(string: "http://a.example/1"))
    let hops = FixedTransport([
      "http://a.example/1": .init(status: 302, location: "/2"),
      "http://a.example/2": .init(status: 301, location: "http://b.example/"),
      "http://a.example/3": .init(status: 302, location: "file:///etc/passwd"),
      "http://a.example/4": .init(status: 302, location: "/4"),
    ])
    let loader = loader(hosts: ["a.example"], transport: hops)
    #expect(message { _ = try loader.data(at: url) }.hasPrefix("The host 'b.example' is not allowed"))
    let file = try #require(URL(string: "http://a.example/3"))
    #expect(message { _ = try loader.data(at: file) }.contains("has the scheme 'file'"))
    let ring = try #require(URL(string: "http://a.example/4"))
    #expect(message { _ = try loader.data(at: ring) } == "'http://a.example/4' redirects more than 5 times")
  }

  @Test(arguments: ["", "  ", "ftp://example.com/x", "javascript:alert(1)", "data:text/plain,x"])
  func otherReferencesAreRefused(reference: String) {
    #expect(message { _ = try loader().url(for: reference, relativeTo: nil) } != "nothing thrown")
  }
}

/// Answers from a table, and 404 for the rest.
private struct FixedTransport: HTTPTransport {
  var answers: [String: HTTPResponse]

  init(_ answers: [String: HTTPResponse] = [:]) { self.answers = answers }

  func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse {
    answers[url.absoluteString] ?? HTTPResponse(status: 404)
  }
}
