import Foundation
import QuoinControls
import QuoinDiagnostics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Controllers and views whose content is a layout.
@Suite final class LayoutLoadingTests {
  final class Card: OwnedScreen, LayoutLoading {
    var loads: [LayoutNode] = []
    var layoutRegistry: ComponentRegistry { .testing }
    func layoutDidLoad(_ layoutNode: LayoutNode) { loads.append(layoutNode) }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-loading-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private let markup = #"<UIView outlet="node"><UIView outlet="box" width="w" height="50%"/></UIView>"#

  private func file(_ text: String, _ name: String = "Card.xml") throws -> URL {
    let folder = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  @Test func aControllerLoadsItsLayoutAndFillsItsViewWithIt() throws {
    let card = Card()
    card.view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    card.loadLayout(withContentsOfURL: try file(markup), state: ["w": 10], constants: ["a": 1], ["b": 2])
    #expect(card.errors.isEmpty)
    #expect(card.loads.count == 1)
    #expect(card.layoutNode === card.node)
    #expect(
      card.view.recursiveDescription
        == "UIView (0 0 100 80)\n└─ UIView (0 0 100 80)\n   └─ UIView (0 0 10 40)")
    card.view.frame.size = CGSize(width: 60, height: 40)
    card.view.layoutIfNeeded()
    #expect(card.box?.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func aLayoutIsFoundByNameOrByTheClassesName() throws {
    let folder = try file(markup).deletingLastPathComponent()
    let bundle = try #require(Bundle(path: folder.path))
    for name in [nil, "Card", "Card.xml"] {
      let card = Card()
      card.loadLayout(named: name, bundle: bundle, state: ["w": 10])
      #expect(card.box != nil)
    }
    let card = Card()
    card.loadLayout(named: "Crad", bundle: bundle)
    #expect(
      card.errors.map(\.description) == [
        "error: There is no layout named Crad in the bundle; did you mean Card.xml?"
      ])
    #expect(card.loads.isEmpty)
  }

  @Test func aLayoutIsLoadedFromItsText() {
    let card = Card()
    card.loadLayout(xmlData: Data(markup.utf8), state: ["w": 10])
    #expect(card.box?.frame.width == 10)
    card.loadLayout(xmlData: Data([0xFF]))
    #expect(card.errors.map(\.description) == ["error: layout.xml is not UTF-8 text"])
    #expect(card.box?.frame.width == 10)
  }

  @Test func reloadingBeginsWithTheFirstStateAndReleasesTheOldViews() throws {
    let url = try file(markup)
    let card = Card()
    card.loadLayout(withContentsOfURL: url, state: ["w": 10])
    weak let old = card.layoutNode
    weak let view = card.box
    card.layoutNode?.setState(["w": 20])
    try markup.replacingOccurrences(of: "50%", with: "9").write(to: url, atomically: true, encoding: .utf8)
    card.loads = []
    card.reloadLayout()
    #expect(card.loads.count == 1)
    #expect(card.box?.frame == CGRect(x: 0, y: 0, width: 10, height: 9))
    #expect(old == nil)
    #expect(view == nil)
    #expect(card.view.subviews.count == 1)
  }

  @Test func aReloadThatFailsLeavesWhatWasThere() throws {
    let url = try file(markup)
    let card = Card()
    card.loadLayout(withContentsOfURL: url, state: ["w": 10])
    let box = card.box
    for text in ["<UIVew/>", "<UIView", #"<UIView outlet="nothing"/>"#, #"<UIView width="h"/>"#] {
      try text.write(to: url, atomically: true, encoding: .utf8)
      var found: Diagnostics?
      card.reloadLayout { found = $0 }
      #expect(found?.hasErrors == true)
      #expect(card.box === box)
      #expect(box?.window == card.view.window)
      #expect(card.view.subviews.count == 1)
    }
    #expect(card.loads.count == 1)
    #expect(card.errors.isEmpty)
    try markup.write(to: url, atomically: true, encoding: .utf8)
    var succeeded = false
    card.reloadLayout { succeeded = $0 == nil }
    #expect(succeeded)
    #expect(card.loads.count == 2)
  }

  @Test func aLayoutMadeInCodeIsMountedBySettingIt() throws {
    let card = Card()
    card.layoutNode = LayoutNode(
      view: UIView.self, children: [LayoutNode(view: UIView.self, outlet: "box", expressions: ["width": "5"])]
    )
    #expect(card.box?.frame.width == 5)
    #expect(card.loads.count == 1)
    card.reloadLayout()
    #expect(card.loads.count == 1)
    card.layoutNode = nil
    #expect(card.box == nil)
    #expect(card.view.subviews.isEmpty)
  }

  @Test func errorsGoUpTheResponders() {
    let (outer, inner) = (Card(), PlainLoader())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.loadLayout(xmlData: Data("<UIVew/>".utf8))
    #expect(
      outer.errors.map(\.description) == [
        "layout.xml:1:2: error: Unknown element <UIVew>; did you mean UIView?"
      ])
  }

  /// A card in a window, whose table asks for cells once it is laid out.
  private func shown(_ markup: String, constants: [String: Any] = [:], scale: CGFloat = 2) -> (Card, UIWindow)
  {
    let card = Card()
    card.loadLayout(xmlData: Data(markup.utf8), constants: constants)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.traitOverrides = UITraitCollection(displayScale: scale)
    window.rootViewController = card
    window.layoutIfNeeded()
    return (card, window)
  }

  @Test func whatGoesWrongInCellsIsTold() {
    let titles = Titles(["One"])
    let table = { (cell: String) in
      """
      <UITableView dataSource="titles" height="100%" width="100%">
        <UITableViewCell reuseIdentifier="cell" \(cell)/>
      </UITableView>
      """
    }
    let (wrong, window) = shown(table("textLabel.text=\"{titel}\""), constants: ["titles": titles])
    #expect(wrong.errors.count == 1, "\(wrong.errors)")
    #expect(wrong.errors.first?.description.contains("titel") == true)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    wrong.layoutNode?.update()
    #expect(wrong.errors.count == 1)
    titles.identifier = "sell"
    let (missing, _) = shown(table(""), constants: ["titles": titles])
    #expect(missing.errors.count == 1, "\(missing.errors)")
    #expect(missing.errors.first?.description.contains("There is no layout for “sell”") == true)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func textsAreWholeAtAScaleThatIsKnownLater(scale: CGFloat) throws {
    let texts = (0..<60).map { "\($0 + 20) %" }
    let labels = texts.enumerated().map { #"<UILabel right="16" top="\#($0 * 20)" text="\#($1)"/>"# }
    let (card, window) = shown("<UIView>\(labels.joined())</UIView>", scale: scale)
    let root = try #require(card.layoutNode?.view)
    let cut = root.subviews.compactMap { $0 as? UILabel }.filter(\.shownLayout.isTruncated)
    #expect(root.subviews.count == 60)
    #expect(cut.isEmpty, "\(cut.map(\.frame))")
    #expect(root.window === window && root.displayScale == scale)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func textsAreWholeInATabThatIsChosenLater(scale: CGFloat) throws {
    let labels = (0..<60).map { #"<UILabel right="16" top="\#($0 * 20)" text="\#($0 + 20) %"/>"# }
    let (card, window) = shown(
      """
      <UITabBarController>
        <UIViewController/>
        <UIViewController><UIView id="tab" height="100%" width="100%">\(labels.joined())</UIView></UIViewController>
      </UITabBarController>
      """, scale: scale)
    let tabs = try #require(card.layoutNode?.viewController as? UITabBarController)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    let tab = try #require(card.layoutNode?.node(withID: "tab")?.view)
    let found = tab.subviews.compactMap { $0 as? UILabel }
    #expect(tab.window === window && found.count == 60)
    let cut = found.filter(\.shownLayout.isTruncated).map(\.frame)
    #expect(cut.isEmpty, "\(cut)")
  }

  final class PlainLoader: UIViewController, LayoutLoading {}

  @Test func anErrorThatNobodyHearsIsMisuse() {
    nonisolated(unsafe) var heard: [String] = []
    LayoutMisuse.withTaskHandler({ heard.append($0.description) }) {
      PlainLoader().loadLayout(xmlData: Data("<UIVew/>".utf8))
    }
    #expect(heard.count == 1)
    #expect(heard.first?.hasPrefix("The layout of PlainLoader is wrong: layout.xml:1:2:") == true)
  }

  // MARK: Components that are layouts

  /// A view with a layout of its own, as large as that.
  final class Badge: UIView, LayoutLoading {
    var box: UIView?
    static var layoutMembers: [OwnerMember] { [.outlet("box", \Badge.box)] }

    override init(frame: CGRect) {
      super.init(frame: frame)
      loadLayout(
        xmlData: Data(
          #"<UIView width="auto" height="auto"><UIView outlet="box" width="w" height="8"/></UIView>"#.utf8),
        state: ["w": 30])
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      frame.size = intrinsicContentSize
    }
    override var intrinsicContentSize: CGSize { layoutNode?.frame.size ?? .zero }
  }

  @Test func aViewWithALayoutIsAComponentAndAPlainView() throws {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(badge.box?.frame == CGRect(x: 0, y: 0, width: 30, height: 8))
    badge.layoutIfNeeded()
    #expect(badge.frame.size == CGSize(width: 30, height: 8))
    let registry = ComponentRegistry.testing.adding([
      Component("Badge", Badge.self) { _ in Badge(frame: .zero) }
    ])
    let node = try Template(
      markup: #"<UIView><Badge/><UIView left="previous.right" width="2" height="2"/></UIView>"#,
      registry: registry
    ).instantiate()
    try node.layOut(in: .fixed(100, 100))
    #expect(
      node.view.recursiveDescription == """
        UIView (0 0 100 100)
        ├─ Badge (0 0 30 8)
        │  └─ UIView (0 0 30 8)
        │     └─ UIView (0 0 30 8)
        └─ UIView (30 0 2 2)
        """)
  }

  @Test func aViewCannotBeItsOwnRoot() {
    final class Nested: UIView, LayoutLoading {
      var errors: [Diagnostics] = []
      func layoutError(_ error: Diagnostics) { errors.append(error) }
    }
    let view = Nested()
    view.layoutNode = LayoutNode(view: Nested())
    #expect(
      view.errors.map(\.description) == [
        "error: The layout of a Nested cannot have a Nested as its root, which would load its layout again"
      ])
    #expect(view.layoutNode == nil)
  }

  /// Loads its layout as soon as it is made.
  final class Eager: UIView, LayoutLoading {
    nonisolated(unsafe) static var markup = ""
    nonisolated(unsafe) static var made = 0
    nonisolated(unsafe) static var problems: [String] = []

    var layoutRegistry: ComponentRegistry {
      ComponentRegistry.testing.adding([Component("Eager", Eager.self) { _ in Eager(frame: .zero) }])
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
      loadLayout(xmlData: Data(Self.markup.utf8))
    }

    required init?(coder: NSCoder) { nil }
    func layoutError(_ error: Diagnostics) { Self.problems += error.all.map(\.message) }
  }

  @Test func aViewThatLoadsItselfEnds() {
    for (markup, count, message) in [
      (
        "<Eager/>", 1,
        "The layout of a Eager cannot have a Eager as its root, which would load its layout again"
      ),
      (
        "<UIView><Eager/></UIView>", 49,
        "The layout of a Eager holds a Eager, which loads its layout again, and so without end"
      ),
    ] {
      (Eager.markup, Eager.made, Eager.problems) = (markup, 0, [])
      _ = Eager(frame: .zero)
      #expect(Eager.made == count)
      #expect(Eager.problems == [message])
    }
  }

  @Test func aLayoutIsNotKeptByWhatItIsMountedIn() {
    weak var card: Card?
    weak var node: LayoutNode?
    do {
      let made = Card()
      made.loadLayout(xmlData: Data(markup.utf8), state: ["w": 10])
      (card, node) = (made, made.layoutNode)
      #expect(node != nil)
    }
    #expect(card == nil)
    #expect(node == nil)
  }

  @Test func manualIntegrationNeedsNoProtocol() throws {
    final class Plain: UIViewController {
      var layoutNode: LayoutNode?
      override func viewDidLoad() {
        super.viewDidLoad()
        layoutNode = try? LayoutNode.with(
          xmlData: Data("<UIView><UIView width='50%' height='1'/></UIView>".utf8))
        try? layoutNode?.mount(in: self)
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutNode?.view.frame = view.bounds
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let plain = Plain()
    window.rootViewController = plain
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(plain.layoutNode?.children.first?.view.frame.width == 100)
    window.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(plain.layoutNode?.children.first?.view.frame.width == 150)
  }
}
