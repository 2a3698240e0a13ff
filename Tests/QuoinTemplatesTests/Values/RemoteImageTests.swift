import Foundation
import QuoinDiagnostics
import QuoinResources
import Synchronization
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct RemoteImageTests {
  /// Answers with one file, and counts how often it is asked.
  private final class CountingTransport: HTTPTransport {
    let requests = Mutex(0)
    let body: Data

    init(_ body: Data) { self.body = body }

    func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse {
      requests.withLock { $0 += 1 }
      return HTTPResponse(status: 200, body: body)
    }
  }

  private static let square = Data("<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>".utf8)

  private func template(_ markup: String, _ transport: CountingTransport) throws -> Template {
    let loader = ResourceLoader(policy: ResourcePolicy(hosts: ["example.com"]), transport: transport)
    return try Template(markup: markup, loader: loader)
  }

  @Test func anAddressWrittenOutIsFetchedOnceForATemplateAndItsRendering() throws {
    let transport = CountingTransport(Self.square)
    let image = "<UIImageView image='http://example.com/a.svg'/>"
    let template = try template("<UIView width='20' height='20'>\(image)\(image)</UIView>", transport)
    _ = try template.render(as: .png)
    #expect(transport.requests.withLock { $0 } == 1)
    _ = try template.render(state: ["name": "other"], as: .png)
    #expect(transport.requests.withLock { $0 } == 1)
  }

  @Test func anAddressFromDataIsFetchedOnceARendering() throws {
    let transport = CountingTransport(Self.square)
    let template = try template(
      "<UIView width='20' height='20'><UIImageView image='{address}'/></UIView>", transport)
    for rendering in 1...3 {
      _ = try template.render(state: ["address": "http://example.com/a.svg"], as: .png)
      #expect(transport.requests.withLock { $0 } == rendering)
    }
  }

  @Test func anImageThatEndsEarlyIsAWarningAtItsAttribute() throws {
    // A GIF of 2 × 1 pixels without the end of its only frame.
    let gif = try #require(Data(base64Encoded: "R0lGODlhAgABAIAAAP8AAAAA/ywAAAAAAgABAAACAgQ="))
    let template = try template("<UIImageView image='http://example.com/a.gif'/>", CountingTransport(gif))
    let warnings = try template.rendering(as: .png).warnings.all
    #expect(
      warnings.map(\.message) == [
        "The image's file ends before the picture does; the rest of it is not drawn"
      ])
    #expect(warnings.first?.span?.line == 1)
  }

  @Test func whatShowsBesideAnImageChangesWithoutFetchingItAgain() throws {
    let transport = CountingTransport(Self.square)
    let template = try template(
      "<UILabel><img src=\"http://example.com/a.svg\"/> {count}</UILabel>", transport)
    let node = try template.instantiate(state: ["count": 0])
    try node.layOut()
    for count in 1...3 { node.setState(["count": count]) }
    #expect((node.view as? UILabel)?.text?.hasSuffix(" 3") == true)
    #expect(transport.requests.withLock { $0 } == 1)
  }

  @Test func anAddressFromDataIsFetchedOnceForALiveTree() throws {
    let transport = CountingTransport(Self.square)
    let template = try template(
      "<UIView><UIImageView image='{address}'/><UIImageView image='{address}'/></UIView>", transport)
    let node = try template.instantiate(state: ["address": "http://example.com/a.svg"])
    try node.layOut()
    node.setState(["address": "http://example.com/b.svg"])
    node.setState(["address": "http://example.com/a.svg"])
    #expect(transport.requests.withLock { $0 } == 2)
    #expect(node.diagnostics.isEmpty)
  }
}
