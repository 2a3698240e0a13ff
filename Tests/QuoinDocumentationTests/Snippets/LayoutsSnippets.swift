// swift-format-ignore-file: the pages show these pieces to the character.
import Foundation
import Quoin
import QuoinTesting
import Testing

nonisolated(unsafe) private var bundle = Bundle.main

// snippet
final class CounterScreen: UIViewController, LayoutLoading {
  var label: UILabel?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loadLayout(named: "Counter.xml", bundle: bundle, state: ["count": count])
  }

  func add() {
    count += 1
    layoutNode?.setState(["count": count])
  }

  static var layoutMembers: [OwnerMember] {
    [
      .outlet("label", \CounterScreen.label),
      .action("add", CounterScreen.add),
    ]
  }
}
// end

// snippet
final class Badge: UIView, LayoutLoading {
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadLayout(xmlData: Data("<UIView width='auto' height='auto'><UILabel text='New'/></UIView>".utf8))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    frame.size = intrinsicContentSize
  }

  override var intrinsicContentSize: CGSize { layoutNode?.frame.size ?? .zero }
}
// end

final class Lamp: UIViewController, LayoutOwner {
  private let isOn = true

  // snippet
  var root: LayoutNode? { didSet { root?.setState(["isOn": isOn]) } }
  // <UIView outlet="root" isHidden="!isOn"/>
  // end

  static var layoutMembers: [OwnerMember] { [.outlet("root", \Lamp.root)] }
}

@Suite struct LayoutsSnippets {
  private let controller = UIViewController()

  @Test func outletsGiveState() throws {
    let lamp = Lamp()
    try LayoutNode.with(xmlData: Data(#"<UIView outlet="root" isHidden="!isOn"/>"#.utf8)).mount(in: lamp)
    #expect(lamp.root?.state["isOn"] as? Bool == true)
    #expect(lamp.root?.view.isHidden == false)
  }

  @Test func tapsReachTheOwner() throws {
    let folder = try DocumentFolder()
    let page = try DocumentPage("Documentation/Layouts.md")
    try folder.write("Counter.xml", try #require(page.blocks.first { $0.language == "xml" }).text)
    bundle = try #require(Bundle(path: folder.url.path))
    let counter = CounterScreen()
    let screen = Screen(counter)
    #expect(counter.label?.text == "0")
    screen.tap("Add")
    screen.tap("Add")
    #expect(counter.label?.text == "2")
  }

  @Test func aBadgeIsAsLargeAsItsLayout() {
    let badge = Badge(frame: .zero)
    badge.layoutIfNeeded()
    #expect(badge.frame.width > 20 && badge.frame.height > 15)
  }

  @Test func manualIntegration() throws {
    let data = Data("<UIView><UILabel text='{title}'/></UIView>".utf8)
    // snippet
    let node = try LayoutNode.with(xmlData: data)
    node.setState(["title": "Hello"])
    try node.mount(in: controller)            // its view shows it, and it is the owner
    // end
    #expect((node.children.first?.view as? UILabel)?.text == "Hello")
  }

  @Test func nodesInCode() throws {
    // snippet
    let card = LayoutNode(
      viewController: UIViewController.self,
      state: ["title": "Hello"],
      expressions: ["title": "{title}"],
      children: [LayoutNode(view: UILabel.self, id: "title", expressions: ["text": "{title}"])]
    )
    card.addChild(LayoutNode(view: UIView.self, expressions: ["top": "#title.bottom", "height": "1"]))
    try card.mount(in: controller)
    // end
    #expect(card.viewController?.title == "Hello")
    #expect(card.children.last?.view.frame.minY == card.children.first?.view.frame.maxY)
  }

  @Test func functionsInExpressions() throws {
    let template = try Template(markup: "<UILabel text='{dots(count)}'/>")
    // snippet
    let dots: ([Any]) throws -> Any = { String(repeating: "•", count: Int($0.first as? Double ?? 0)) }
    let node = try template.instantiate(state: ["count": 3], constants: ["dots": dots])
    // <UILabel text="{dots(count)}"/>
    // end
    try node.layOut()
    #expect((node.view as? UILabel)?.text == "•••")
  }

  private struct Host: HTTPTransport {
    func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse {
      HTTPResponse(status: 200, body: Data("<UIView><UILabel text='{title}'/></UIView>".utf8))
    }
  }

  @Test func partsOnHosts() async throws {
    let markup = "<UIView><UIView xml='https://example.com/a.xml'><UILabel text='Loading'/></UIView></UIView>"
    let loader = ResourceLoader(policy: ResourcePolicy(hosts: ["example.com"]), transport: Host())
    // snippet
    let template = try Template(markup: markup, loader: loader, awaitsHosts: true)
    let page = try template.instantiate(state: ["title": "Hello"])
    try page.mount(in: controller)            // shows the placeholder
    try await page.finishLoading()            // shows the part
    // end
    #expect((page.children.first?.children.first?.view as? UILabel)?.text == "Hello")
  }
}
