import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What stands behind `??` at an image that is not to be had, for whatever reason.
@Suite struct FallbackImageTests {
  private static func svg(_ side: Int) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'/>"
  }

  private static let files = [
    "nobody.svg": svg(3), "ada.svg": svg(5), "broken.svg": "<svg", "other.svg": svg(7),
  ]

  /// The side of the image that is shown, and what is said of it.
  private func shown(
    _ attribute: String, _ state: [String: Any], loader: ResourceLoader? = nil
  ) throws -> (side: CGFloat?, warnings: [String]) {
    let markup = "<UIImageView image=\"\(attribute)\"/>"
    let folder = try StringsFolder(Self.files)
    let template = try loader.map { try Template(markup: markup, loader: $0) } ?? folder.template(markup)
    let node = try template.instantiate(state: state)
    try node.layOut(in: .fixed(100, 100))
    let warnings = try template.rendering(state: state, size: .fixed(100, 100), as: .png).warnings
    return ((node.view as? UIImageView)?.image?.size.width, warnings.all.map(\.sentence))
  }

  @Test func anImageThatIsThereNeedsNone() throws {
    let found = try shown("{photo ?? 'nobody.svg'}", ["photo": "ada.svg"])
    #expect(found.side == 5 && found.warnings.isEmpty)
  }

  @Test(arguments: [
    "{photo ?? 'nobody.svg'}", "photo ?? 'nobody.svg'", "{photo ?: 'nobody.svg'}",
    " {photo ?? 'nobody.svg'} ",
  ])
  func whatIsMissingOrBrokenIsTold(attribute: String) throws {
    for (photo, message) in [
      ("gone.svg", "There is no image gone.svg; what stands behind ?? is shown for it"),
      ("broken.svg", "broken.svg"), ("http://example.com/a.svg", "The host 'example.com' is not allowed"),
      ("data:image/png;base64,AAAA", "the data: URL is no PNG"),
      ("systemName: no.such.symbol", "There is no symbol"),
    ] {
      let found = try shown(attribute, ["photo": photo])
      #expect(found.side == 3 && found.warnings.count == 1, "\(photo): \(found)")
      #expect(found.warnings[0].hasPrefix(message), "\(found.warnings)")
    }
  }

  @Test func nothingIsNoReasonForAWord() throws {
    for photo in [NSNull(), "", "  "] as [Any] {
      let found = try shown("{photo ?? 'nobody.svg'}", ["photo": photo])
      #expect(found.side == 3 && found.warnings.isEmpty, "\(found)")
    }
    #expect(try shown("{photo ?: 'nobody.svg'}", ["photo": false]).warnings.isEmpty)
    #expect(try shown("{photo ?? 'nobody.svg'}", ["photo": false]).warnings.count == 1)
  }

  @Test func aRowWithoutTheNameIsToldWhichIsMeant() throws {
    let found = try shown("{photo ?? 'nobody.svg'}", ["photos": "ada.svg"])
    #expect(
      found.side == 3
        && found.warnings == [
          "Unknown name 'photo'; what stands behind ?? is shown for it; did you mean photos?"
        ])
    // A misspelt function is no name that a row may lack.
    #expect(throws: Diagnostics.self) { try shown("{nme('x') ?? 'nobody.svg'}", [:]) }
  }

  @Test func aRowMayLackAMember() throws {
    let cases: [([String: Any], String)] = [
      (["person": ["name": "Ada"]], "The dictionary has no member 'photo'"),
      (["person": ["phot": "ada.svg"]], "The dictionary has no member 'photo'"),
      (["people": [String]()], "Unknown name 'person.photo'"),
    ]
    for (state, message) in cases {
      let found = try shown("{person.photo ?? 'nobody.svg'}", state)
      #expect(found.side == 3 && found.warnings.count == 1, "\(found)")
      #expect(found.warnings[0].hasPrefix("\(message); what stands behind ?? is shown for it"), "\(found)")
      #expect(throws: Diagnostics.self) { try shown("{'gone.svg' ?? person.photo}", state) }
    }
  }

  @Test func anAnswerThatIsNoImageCountsAsMissing() throws {
    struct NotFound: HTTPTransport {
      func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse {
        url.lastPathComponent == "ok.svg"
          ? HTTPResponse(status: 200, body: Data(FallbackImageTests.svg(9).utf8))
          : HTTPResponse(status: 404, body: Data("no".utf8))
      }
    }
    let loader = ResourceLoader(policy: ResourcePolicy(hosts: ["example.com"]), transport: NotFound())
    let found = try shown(
      "{photo ?? 'http://example.com/ok.svg'}", ["photo": "http://example.com/gone.svg"], loader: loader)
    #expect(found.side == 9 && found.warnings.count == 1)
    #expect(found.warnings[0].contains("404"), "\(found.warnings)")
  }

  @Test func severalAreTriedInTheirOrder() throws {
    let found = try shown("{a ?? b ?? 'other.svg' ?? 'nobody.svg'}", ["a": "gone.svg", "b": "lost.svg"])
    #expect(found.side == 7 && found.warnings.count == 1)
    // The last has nothing behind it, and says what was tried before.
    do {
      _ = try shown("{a ?? b}", ["a": "gone.svg", "b": "lost.svg"])
      Issue.record("Nothing was missed")
    } catch let error as Diagnostics {
      #expect(error.all.map(\.message) == ["There is no image lost.svg"])
      #expect(error.all[0].notes.last?.message == "There is no image gone.svg")
    }
  }

  @Test func aLiveTreeFollowsItsData() throws {
    let folder = try StringsFolder(Self.files)
    let template = try folder.template("<UIImageView image=\"{photo ?? 'nobody.svg'}\"/>")
    let node = try template.instantiate(state: ["photo": "gone.svg"])
    try node.layOut(in: .fixed(100, 100))
    #expect((node.view as? UIImageView)?.image?.size.width == 3)
    node.setState(["photo": "ada.svg"])
    try node.layOut(in: .fixed(100, 100))
    #expect((node.view as? UIImageView)?.image?.size.width == 5)
    node.setState(["photo": "broken.svg"])
    #expect((node.view as? UIImageView)?.image?.size.width == 3)
  }

  @Test func onlyTheOutermostOperatorDecides() throws {
    #expect(throws: Diagnostics.self) {
      try shown("{isOn ? (photo ?? 'nobody.svg') : ''}", ["photo": "gone.svg", "isOn": true])
    }
    #expect(
      try shown("{(isOn ? photo : '') ?? 'nobody.svg'}", ["photo": "gone.svg", "isOn": true]).side == 3)
  }

  @Test func aFallbackThatIsMissingIsToldBeforeItIsNeeded() throws {
    let folder = try StringsFolder(Self.files)
    let template = try folder.template("<UIImageView image=\"{photo ?? 'nobdy.svg'}\"/>")
    #expect(
      template.warnings.all.map(\.sentence) == ["There is no image nobdy.svg; did you mean nobody.svg?"])
    let node = try template.instantiate(state: ["photo": "ada.svg"])
    try node.layOut(in: .fixed(100, 100))
    #expect((node.view as? UIImageView)?.image?.size.width == 5)
  }
}
