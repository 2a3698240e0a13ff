import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinServer

@Suite struct ServiceKeysTests {
  private let keys: ServiceKeys

  init() throws { keys = try ServiceKeys(testKeys, file: "keys") }

  @Test func aSecretTellsItsKey() {
    #expect(keys.name(of: "shop-secret-shop-secret".utf8) == "shop")
    #expect(keys.name(of: "blog-secret-blog-secret".utf8) == "blog")
    #expect(keys.name(of: "blog-secret-blog-secre".utf8) == nil)
    #expect(keys.name(of: "".utf8) == nil)
  }

  @Test func aSecretAloneHasAName() throws {
    #expect(try ServiceKeys("0123456789abcdef", file: "x").name(of: "0123456789abcdef".utf8) == "default")
  }

  @Test func aCommentBeginsAtTheStartOrBehindASpace() throws {
    let keys = try ServiceKeys("# all\nshop abcdefghijklmnopqrst#uvwx # of the shop\n  #x y z", file: "x")
    #expect(keys.name(of: "abcdefghijklmnopqrst#uvwx".utf8) == "shop" && keys.names == ["shop"])
  }

  @Test(arguments: [
    ("", "There is no key in keys"), ("# only this", "There is no key in keys"),
    ("a short", "The secret has fewer than 16 characters"),
    ("a b 0123456789abcdef", "A key is a name"), ("a\"b 0123456789abcdef", "A key is a name"),
    ("a 0123456789abcdef\na 0123456789abcdee", "There is a key 'a' already"),
  ])
  func whatIsNoKeyIsTold(text: String, message: String) {
    let problem = #expect(throws: Diagnostic.self) { try ServiceKeys(text, file: "keys") }
    #expect(problem?.message.hasPrefix(message) == true)
  }

  @Test func aPlaceCountsAllThatEndsLines() {
    let text = "# comment\r\nshop 0123456789abcdef\r\na short\r\n"
    let problem = #expect(throws: Diagnostic.self) { try ServiceKeys(text, file: "keys") }
    #expect(problem?.span?.line == 3 && problem?.span?.column == 1)
  }

  private let end = Date(timeIntervalSince1970: 2_000_000_000)

  @Test func aSignedAddressHoldsUntilItExpires() throws {
    let address = try keys.signed("/render/a.png?data=%7B%7D", until: end)
    #expect(address.hasPrefix("/render/a.png?data=%7B%7D&key=shop&expires=2000000000&signature="))
    #expect(keys.verdict(on: address, at: 1_999_999_999) == .valid(key: "shop", until: 2_000_000_000))
    #expect(keys.verdict(on: address, at: 2_000_000_000) == .expired(at: 2_000_000_000))
  }

  @Test func anAddressMayHoldAsLongAsItsKey() throws {
    let address = try keys.signed("/render/a.png?data=%7B%7D", until: nil)
    #expect(address.hasPrefix("/render/a.png?data=%7B%7D&key=shop&signature="))
    #expect(keys.verdict(on: address, at: 9_999_999_999) == .valid(key: "shop", until: nil))
    // Nobody without the key makes one that ends an address that does not.
    let ending = try keys.signed("/render/a.png?data=%7B%7D", until: end)
    let endless = ending.replacingOccurrences(of: "&expires=2000000000", with: "")
    #expect(keys.verdict(on: endless, at: 0) == .wrong)
  }

  @Test func whatBrowsersEncodeIsEncodedBeforeItIsSigned() throws {
    let address = try keys.signed(#"/render/ä b.png?data={"n":"O'Hara<"}&c=%7B"#, until: end)
    let target =
      "/render/%C3%A4%20b.png?data=%7B%22n%22:%22O%27Hara%3C%22%7D&c=%7B&key=shop&expires=2000000000"
    #expect(address.hasPrefix(target + "&signature="))
    #expect(keys.verdict(on: address, at: 0) == .valid(key: "shop", until: 2_000_000_000))
  }

  @Test func theHostIsNoPartOfWhatIsSigned() throws {
    let address = try keys.signed("https://x.example/render/a", key: "blog", until: end)
    let target = String(address.dropFirst("https://x.example".count))
    #expect(target.hasPrefix("/render/a?key=blog&expires="))
    #expect(keys.verdict(on: target, at: 0) == .valid(key: "blog", until: 2_000_000_000))
  }

  @Test func noByteOfASignedAddressMayChange() throws {
    let address = Array(try keys.signed("/render/a.png?data=%7B%7D", until: end).utf8)
    for index in address.indices {
      for change: UInt8 in [1, 2, 32] {
        var changed = address
        changed[index] ^= change
        #expect(keys.verdict(on: String(decoding: changed, as: UTF8.self), at: 0) == .wrong)
      }
      #expect(keys.verdict(on: String(decoding: address[..<index], as: UTF8.self), at: 0) == .wrong)
    }
    let whole = String(decoding: address, as: UTF8.self)
    #expect(keys.verdict(on: whole + "&scale=100", at: 0) == .extended(by: "scale"))
    #expect(keys.verdict(on: whole + "=", at: 0) == .wrong)
  }

  @Test(arguments: [
    "render/a", "", "/render/a\u{1}b", "/render/a\u{7F}", "/a#b", "/a?key=x", "/a?signature=1", "/a?b=%zz",
    "https://x",
  ])
  func notEveryAddressCanBeSigned(address: String) {
    #expect(throws: Diagnostic.self) { try keys.signed(address, until: end) }
  }

  @Test func anUnknownKeySignsNothing() {
    let problem = #expect(throws: Diagnostic.self) { try keys.signed("/a", key: "shpo", until: end) }
    #expect(problem?.suggestion == "shop")
  }

  @Test func anAddressOfNoTemplateIsToldWhereTheFolderIsKnown() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("<UIView/>".utf8).write(to: folder.appendingPathComponent("card.xml"))
    func problem(_ address: String) -> Diagnostic? {
      do throws(Diagnostic) {
        try ServiceKeys.look(at: address, servedFrom: folder.path)
        return nil
      } catch { return error }
    }
    for address in [
      "/render/card.png?data=%7B%7D", "https://x.example/render/card", "/pictures/render/c%61rd.svg",
    ] {
      #expect(problem(address) == nil, "\(address)")
    }
    let missing = problem("/render/crad.png?data=%7B%7D")
    #expect(missing?.message == "There is no template 'crad' in the folder that is served")
    #expect(missing?.suggestion == "card")
    #expect(problem("/card.png")?.message.contains("is no picture's") == true)
  }
}
