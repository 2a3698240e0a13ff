import Foundation
import QuoinControls
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct WebViewTests {
  @Test func textInsideIsThePage() throws {
    for element in ["WKWebView", "UIWebView"] {
      let node = try Template(markup: "<\(element)>Hello {name}</\(element)>").instantiate(
        state: ["name": "Ada"])
      node.update()
      let text = (node.view as? WKWebView)?.plainText ?? (node.view as? UIWebView)?.plainText
      #expect(text?.contains("Hello Ada") == true)
    }
  }

  @Test func pagesReadFilesThroughTheTemplatesLoader() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-web-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<p>From a file</p>".utf8).write(to: folder.appendingPathComponent("page.html"))
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [folder]))
    let base = folder.appendingPathComponent("screen.xml")
    func text(_ attributes: String) throws -> String? {
      let template = try Template(markup: "<WKWebView \(attributes)/>", base: base, loader: loader)
      let view = try template.instantiate().view as? WKWebView
      #expect(view?.resourceLoader != nil)
      return view?.plainText
    }
    #expect(try text("fileURL='page.html'") == "From a file")
    #expect(try text("request='page.html'") == "From a file")
    #expect(try text("readAccessURL='.' fileURL='page.html'") == "From a file")
  }

  @Test func theOrderOfAttributesDoesNotMatter() throws {
    let node = try Template(
      markup: "<WKWebView htmlString='{html}' baseURL='https://example.com/a/'/>"
    ).instantiate(state: ["html": "<p>A</p>"])
    node.update()
    let view = try #require(node.view as? WKWebView)
    #expect(view.url?.absoluteString == "https://example.com/a/")
    node.setState(["html": "<p>B</p>"])
    #expect(view.plainText == "B")
  }

  @Test func addressesAreShownAndNotAskedFor() throws {
    let view = try Template(markup: "<WKWebView request='https://example.com/'/>").instantiate().view
    #expect((view as? WKWebView)?.plainText == "https://example.com/")
  }

  @Test func aFileIsNoAddressElsewhere() {
    #expect(
      problems("<WKWebView fileURL='https://example.com/'/>").contains(
        "fileURL names a file, and https://example.com/ is elsewhere"))
  }
}
