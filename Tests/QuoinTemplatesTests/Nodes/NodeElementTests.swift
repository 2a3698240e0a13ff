import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// A live node of a template knows the elements that it was made of.
@Suite struct NodeElementTests {
  private func places(_ node: LayoutNode) -> [String] {
    node.elements.map { "\($0.markup.source.file) \($0.name) \($0.nameSpan.line):\($0.nameSpan.column)" }
  }

  @Test func aNodeOfAFileKnowsWhatIsWrittenAtOnce() throws {
    let markup = #"<UIView id="root" width="w"><UILabel id="name" text="{name}"/><UIView/></UIView>"#
    let node = try LayoutNode.with(xmlData: Data(markup.utf8))
    #expect(node.id == "root")
    #expect(node.expressions == ["width": "w"])
    #expect(node.elements.count == 1)
    #expect(node.evaluationCount == 0)
    #expect(node.children.map(\.id) == ["name", nil])
    #expect(node.children[0].expressions == ["text": "{name}"])
    #expect(node.children[0].parent === node)
    // What it names may come later.
    node.setState(["name": "Ada", "w": 50])
    #expect(node.diagnostics.isEmpty)
    #expect((node.childNode(withID: "name")?.view as? UILabel)?.text == "Ada")
    try node.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)))
    #expect(node.view.frame.width == 50)
  }

  @Test func nodesOfRepetitionsAndConditionsKnowTheElementTheyShare() throws {
    let markup = """
      <UIView id="root">
        <macro name="INSET" value="4"/>
        <repeat for="item" in="items" key="item">
          <UILabel text="{item}" left="INSET"/>
        </repeat>
        <if test="wide"><UIView id="yes"/></if>
        <else><UIView id="no"/></else>
      </UIView>
      """
    let node = try Template(markup: markup, name: "a.xml")
      .instantiate(state: ["items": ["one", "two"], "wide": false])
    try node.layOut(in: .fixed(100, 100))
    #expect(places(node) == ["a.xml UIView 1:2"])
    #expect(
      node.children.map { places($0) } == [
        ["a.xml UILabel 4:6"], ["a.xml UILabel 4:6"], ["a.xml UIView 7:10"],
      ])
    node.setState(["items": ["two", "three", "four"], "wide": true])
    #expect(node.children.count == 4)
    #expect(node.children.prefix(3).allSatisfy { $0.elements == node.children[0].elements })
    #expect(node.children[3].elements.first?.attribute("id")?.value == "yes")
    let element = try #require(node.children[1].elements.first)
    let edited = element.markup.applying(element.setting("left", to: "8"))
    #expect(edited.source.contents == markup.replacingOccurrences(of: "left=\"INSET\"", with: "left=\"8\""))
  }

  @Test func nodesThatIncludeFilesKnowTheElementInTheirPlaceAndTheRootsOfTheFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("main.xml", "<UIView>\n<UIView xml=\"row.xml\" title=\"Hi\"/>\n</UIView>"),
      ("row.xml", "<UIView template=\"base.xml\"><UILabel text=\"{title}\"/></UIView>"),
      (
        "base.xml", "<UIView>\n<param name=\"title\" type=\"String\"/>\n<UIView><children/></UIView></UIView>"
      ),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let template = try Template(contentsOf: folder.appendingPathComponent("main.xml"), name: "main.xml")
    let node = try template.instantiate()
    try node.layOut(in: .fixed(100, 100))
    let row = try #require(node.children.first)
    #expect(places(row) == ["main.xml UIView 2:2", "row.xml UIView 1:2", "base.xml UIView 1:2"])
    let holder = try #require(row.children.first)
    #expect(places(holder) == ["base.xml UIView 3:2"])
    #expect(holder.children.map { places($0) } == [["row.xml UILabel 1:30"]])
    #expect((holder.children.first?.view as? UILabel)?.text == "Hi")
  }

  @Test func nodesMadeInCodeHaveNoElements() throws {
    let node = LayoutNode(view: UIView.self, children: [LayoutNode(view: UILabel.self)])
    try node.layOut()
    #expect(node.elements.isEmpty && node.children[0].elements.isEmpty)
  }
}
