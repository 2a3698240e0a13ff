// swift-format-ignore-file: the pages show these pieces to the character.
import Foundation
import Quoin
import Testing

@Suite struct TestingSnippets {
  private let folder: DocumentFolder
  private var list: URL { folder.url.appendingPathComponent("list.xml") }

  init() throws {
    folder = try DocumentFolder()
    let page = try DocumentPage("Documentation/Testing.md")
    try folder.write("list.xml", try #require(page.blocks.first { $0.language == "xml" }).text)
  }

  // snippet
  @Test func rowsStandBelowTheTitle() throws {
    let template = try Template(contentsOf: list)
    let node = try template.instantiate(state: ["title": "Orders", "items": ["One", "Two"]])
    try node.layOut(in: .width(320))
    #expect(
      node.view.recursiveDescription == """
        UIView (0 0 320 70)
        ├─ UILabel#title (16 0 288 30)
        ├─ UILabel (16 30 288 20)
        └─ UILabel (16 50 288 20)
        """)
  }
  // end

  // snippet
  @Test func theSecondRowBeginsWhereTheFirstEnds() throws {
    let node = try Template(contentsOf: list).instantiate(state: ["title": "Orders", "items": ["One", "Two"]])
    try node.layOut(in: .width(320))
    #expect(node.children[2].frame.minY == node.children[1].frame.maxY)
    #expect(node.childNode(withID: "title")?.frame.height == 30)
  }
  // end

  // snippet
  @Test func aNewRowMakesTheListHigher() throws {
    let node = try Template(contentsOf: list).instantiate(state: ["title": "Orders", "items": ["One"]])
    try node.layOut(in: .width(320))
    let height = node.view.frame.height
    node.setState(["items": ["One", "Two"]])
    #expect(node.view.frame.height == height + 20)
    #expect(node.diagnostics.isEmpty)
  }
  // end

  // snippet
  @Test func nothingIsCutOff() throws {
    let template = try Template(contentsOf: list)
    let state: [String: Any] = ["title": "Orders", "items": ["One", "Two"]]
    #expect(try template.rendering(state: state, size: .fixed(320, 70), as: .png).warnings.isEmpty)
    #expect(try !template.rendering(state: state, size: .fixed(320, 60), as: .png).warnings.isEmpty)
  }

  @Test func anUnknownNameIsAnErrorAtItsPlace() {
    let error = #expect(throws: Diagnostics.self) {
      try Template(markup: "<UILabel txet=\"Hello\"/>", name: "label.xml")
    }
    #expect(error?.description == "label.xml:1:10: error: UILabel has no attribute txet; did you mean text?")
  }
  // end

  // snippet
  @Test func aPictureHasTheSameBytesEachTime() throws {
    let template = try Template(contentsOf: list)
    let state: [String: Any] = ["title": "Orders", "items": ["One"]]
    #expect(try template.render(state: state, size: .width(320), as: .png) == template.render(state: state, size: .width(320), as: .png))
  }
  // end
}
