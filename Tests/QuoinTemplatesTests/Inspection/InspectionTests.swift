import Foundation
import QuoinControls
import QuoinGraphics
import QuoinMarkup
import QuoinResources
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("What an inspector shows of a tree") struct InspectionTests {
  private func laidOut(
    _ markup: String, state: Any = (), in size: RenderSize = .fixed(200, 100),
    registry: ComponentRegistry = .testing
  ) throws -> LayoutNode {
    let node = try Template(markup: markup, registry: registry).instantiate(state: state)
    try node.layOut(in: size)
    return node
  }

  @Test("nodes tell element, id, class, place and frame, each before what is in it")
  func tree() throws {
    let node = try laidOut(
      """
      <UIView>
        <UIView id="box" left="10" top="20" width="50" height="40">
          <Text text="hello" left="5" top="6"/>
        </UIView>
        <UIView width="20" height="20" isHidden="true"/>
      </UIView>
      """)
    let nodes = node.inspection().nodes
    #expect(nodes.map(\.key) == ["0", "0.0", "0.0.0", "0.1"])
    #expect(nodes.map(\.parent) == [nil, "0", "0.0", "0"])
    #expect(nodes.map(\.id) == [nil, "box", nil, nil])
    #expect(nodes.map(\.className) == ["UIView", "UIView", "StubText", "UIView"])
    #expect(nodes.map { $0.frame?.short } == ["0 0 200 100", "10 20 50 40", "15 26 50 16", "0 0 20 20"])
    #expect(nodes.map(\.isHidden) == [false, false, false, true])
    #expect(nodes.map { $0.place.map { "\($0.line):\($0.column)" } } == ["1:2", "2:4", "3:6", "5:4"])
    #expect(nodes[1].margins?.short == "18 28 34 24")
    #expect(nodes[1].baselines == nil)
    #expect(nodes[2].baselines == [CGFloat(38), 38])
    let json = try JSONEncoder().encode(node.inspection())
    #expect(try JSONDecoder().decode(TreeInspection.self, from: json) == node.inspection())
  }

  @Test("those that follow from a node are found among what stands beside it")
  func followers() throws {
    let node = try laidOut(
      """
      <UIView>
        <UIView id="a" width="10" height="10"/>
        <UIView left="#a.right" width="10"><UIView left="#a.width"/></UIView>
        <UIView left="previous.left" width="10"/>
        <UIView top="#a.height * 2 + previous.top"/>
      </UIView>
      """)
    #expect(node.followers(of: ["0.0"], in: "0") == ["0.1", "0.3"])
    #expect(node.followers(of: ["0.1", "0.2"], in: "0") == ["0.2", "0.3"])
    #expect(node.followers(of: ["0.0"], in: "0.1") == ["0.1.0"])
  }

  @Test("a node is found where its view is seen")
  func hits() throws {
    let node = try laidOut(
      """
      <UIView>
        <UIView id="behind" width="100" height="100"/>
        <UIView id="clip" left="50" width="40" height="40" clipsToBounds="true">
          <UIView id="cut" left="20" width="60" height="20"/>
        </UIView>
        <UIView id="turned" left="120" top="20" width="60" height="20" transform.rotation="pi / 2"/>
        <UIView width="200" height="100" isHidden="true"><UIView id="unseen"/></UIView>
      </UIView>
      """)
    let tree = node.inspection()
    func id(_ x: CGFloat, _ y: CGFloat) -> String? { tree.node(at: CGPoint(x: x, y: y))?.id }
    #expect(id(10, 10) == "behind")
    #expect(id(55, 10) == "clip")
    #expect(id(75, 10) == "cut")
    #expect(id(95, 10) == "behind")
    // Upright, the view would reach from 120 to 180.
    #expect(id(125, 30) == nil)
    #expect(id(150, 58) == "turned")
    #expect(tree.node(at: CGPoint(x: 199, y: 99))?.key == "0")
    #expect(tree.node(at: CGPoint(x: 201, y: 99)) == nil)
  }

  @Test("transforms of nodes around count")
  func transforms() throws {
    let node = try laidOut(
      """
      <UIView>
        <UIView left="0" top="0" width="100" height="100" transform.scale="0.5">
          <UIView left="10" top="20" width="40" height="40"/>
          <UIView left="10" top="20" width="40" height="40" transform.rotation="pi / 4"/>
        </UIView>
      </UIView>
      """)
    let nodes = node.inspection().nodes
    #expect(nodes[2].frame?.short == "30 35 20 20")
    #expect(nodes[2].corners == nil)
    #expect(nodes[3].corners?.count == 4)
    let layout = try #require(node.details(ofNode: "0.0.0")?.layout)
    #expect(layout.frame.short == "10 20 40 40")
    #expect(layout.step(5, -10) == CGVector(dx: 10, dy: -20))
    #expect(node.convert(CGPoint(x: 40, y: 45), toNode: "0.0.0") == CGPoint(x: 20, y: 20))
    #expect(node.details(ofNode: "0.0.1")?.layout?.isTransformed == true)
  }

  @Test("attributes tell how they are written, what they come to and what that follows from")
  func attributes() throws {
    let node = try laidOut(
      """
      <UIView>
        <UILabel id="title" text="{name}!" left="10" width="50% - 5" textColor="#F00" font="bold 17" textAlignment="center"/>
        <UIView left="#title.right + GAP" height="previous.height * 2" alpha="faded ? 0.5 : 1">
          <macro name="GAP" value="4"/>
        </UIView>
      </UIView>
      """, state: ["name": "Ann", "faded": true], registry: .standard)
    let label = try #require(node.details(ofNode: "0.0"))
    func attribute(_ name: String, _ details: NodeDetails) -> AttributeInspection? {
      details.attributes.first { $0.name == name }
    }
    #expect(
      label.attributes.filter { !$0.isDefault }.map(\.name) == [
        "text", "left", "width", "textColor", "font", "textAlignment",
      ])
    #expect(attribute("text", label)?.value == "Ann!")
    #expect(attribute("text", label)?.dependencies == [.init(kind: .state, name: "name", value: "Ann")])
    #expect(attribute("width", label)?.number == 95)
    #expect(
      attribute("width", label)?.dependencies == [.init(kind: .whole, name: "100%", node: "0", value: "200")])
    #expect(attribute("textColor", label)?.value == "#FF0000")
    #expect(attribute("font", label)?.value == "Inter-Bold 17")
    #expect(attribute("textAlignment", label)?.value == "center")
    #expect(attribute("textAlignment", label)?.type == "NSTextAlignment")
    let box = try #require(node.details(ofNode: "0.1"))
    #expect(attribute("left", box)?.expression == "#title.right + GAP")
    #expect(attribute("left", box)?.place.line == 3)
    #expect(attribute("left", box)?.number == 109)
    #expect(
      attribute("left", box)?.dependencies == [
        .init(kind: .node, name: "#title.right", node: "0.0", value: "105")
      ])
    #expect(attribute("height", box)?.dependencies.map(\.node) == ["0.0"])
    #expect(attribute("alpha", box)?.dependencies == [.init(kind: .state, name: "faded", value: "true")])
    #expect(box.layout?.horizontal == ["left"] && box.layout?.vertical == ["height"])
    #expect(box.layout?.whole == CGSize(width: 200, height: 100))
    #expect(node.details(ofNode: "0.7") == nil)
  }

  @Test("what is repeated says which copy it is, and what its item is called")
  func repetitions() throws {
    let node = try laidOut(
      """
      <UIStackView axis="horizontal">
        <repeat for="price" in="prices"><UIView width="price * 2" height="{index + 1}"/></repeat>
      </UIStackView>
      """, state: ["prices": [10, 20]])
    let nodes = node.inspection().nodes
    #expect(nodes.dropFirst().map(\.copy) == [["0"], ["1"]])
    #expect(nodes[1].place == nodes[2].place)
    let details = try #require(node.details(ofNode: "0.1"))
    #expect(details.attributes[0].dependencies == [.init(kind: .item, name: "price", value: "20")])
    #expect(details.attributes[1].dependencies.map(\.name) == ["index"])
    #expect(details.layout?.arrangement == .container && details.layout?.isInRow == true)
  }

  @Test("cells are trees of their own, and read what is around them")
  func cells() throws {
    let node = try laidOut(
      """
      <UITableView rowHeight="20">
        <repeat for="name" in="names">
          <UITableViewCell><UILabel left="5" width="50" height="20" text="{name}{mark}"/></UITableViewCell>
        </repeat>
      </UITableView>
      """, state: ["names": ["a", "b"], "mark": "!"], registry: .standard)
    let nodes = node.inspection().nodes
    #expect(nodes.map(\.key) == ["0", "0.c0", "0.c0.0", "0.c1", "0.c1.0"])
    #expect(nodes.map(\.isCell) == [false, true, false, true, false])
    #expect(nodes[4].frame?.short == "5 20 50 20")
    let details = try #require(node.details(ofNode: "0.c1.0"))
    #expect(details.attributes.first { $0.name == "text" }?.value == "b!")
    #expect(node.details(ofNode: "0.c1")?.layout?.arrangement == .list)
    #expect(node.inspection().node(at: CGPoint(x: 8, y: 25))?.key == "0.c1.0")
  }

  @Test("what comes from another file says so")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inspect-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try write("<UIView><UIView xml=\"part.xml\" left=\"7\"/></UIView>", "root.xml")
    try write("<UIView width=\"30\"\n left=\"1\"><UIView id=\"inner\"/></UIView>", "part.xml")
    let node = try Template(contentsOf: folder.appendingPathComponent("root.xml"), name: "root.xml")
      .instantiate()
    try node.layOut(in: .fixed(100, 100))
    let nodes = node.inspection().nodes
    #expect(nodes[1].place?.file == "root.xml")
    #expect(nodes[1].included.map { $0.file.hasSuffix("part.xml") } == [true])
    #expect(nodes[2].place?.file.hasSuffix("part.xml") == true)
    let attributes = try #require(node.details(ofNode: "0.0")).attributes
    #expect(attributes.map(\.name) == ["width", "left"])
    #expect(attributes.map { $0.place.file.hasSuffix("part.xml") } == [true, false])
    // What an editor has not saved yet names the same files.
    let root = folder.appendingPathComponent("root.xml")
    let loader = ResourceLoader(
      policy: ResourcePolicy(folders: [folder]),
      edited: EditedFiles([root: "<UIView><UIView xml=\"part.xml\" left=\"8\"/></UIView>"]))
    let edited = try Template(contentsOf: root, loader: loader, name: "root.xml").instantiate()
    #expect(edited.details(ofNode: "0.0")?.attributes.map(\.number) == [30, 8])
    #expect(edited.inspection().nodes[1].place?.file == "root.xml")
  }

  @Test("what is read out leads to its node")
  func accessibility() throws {
    let node = try laidOut(
      """
      <UIView><UIButton left="10" width="80" height="30" title="Add"/><UILabel top="40" text="Total"/></UIView>
      """, registry: .standard)
    let items = node.accessibilityInspection()
    #expect(items.map(\.item.label) == ["Add", "Total"])
    #expect(items.map(\.node) == ["0.0", "0.1"])
    #expect(items[0].item.frame == [10, 0, 80, 30])
  }
}
