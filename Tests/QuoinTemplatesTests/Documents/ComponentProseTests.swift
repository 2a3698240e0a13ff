import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Sentences of that document about its components and about composition.
@Suite struct ComponentProseTests {
  @Test func aControllerInsideHasItsOwnTable() throws {
    final class Rows: UIViewController, UITableViewDataSource, LayoutOwner {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let registry = ComponentRegistry.testing.adding([
      Component("Rows", Rows.self, superclass: "UIViewController") { _ in Rows() }
    ])
    let node = try Template(
      markup: "<UIView><Rows><UITableView width='100%' height='100%'/></Rows></UIView>", registry: registry
    ).instantiate()
    let host = OwnedScreen()
    try node.mount(in: host)
    let table = try #require(node.children[0].children[0].view as? UITableView)
    #expect(table.dataSource === node.children[0].viewController)
  }

  @Test func setStateInsideAnAnimationAnimates() throws {
    let node = try instance(
      of: "<UIView><UIView width='w' height='10' alpha='a'/></UIView>", state: ["w": 10, "a": 1])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    try node.mount(in: window)
    UIView.animate(withDuration: 0.4) { node.setState(["w": 50, "a": 0.5]) }
    window.clock.advance(to: window.clock.time + 0.2)
    let view = node.children[0].view
    #expect(view.frame.width == 50)
    let shown = view.layer.presentation()?.frame.width ?? view.frame.width
    #expect(shown > 10 && shown < 50)
  }

  @Test func segmentsTakeImagesFromStateAnimated() throws {
    let image = try #require(UIImage(systemName: "star"))
    let node = try instance(
      of: "<UISegmentedControl items='segmentItems'/>", state: ["segmentItems": ["Hello", image] as [Any]])
    try node.layOut()
    node.setState(["segmentItems": ["Goodbye", image] as [Any]], animated: true)
    let control = try #require(node.view as? UISegmentedControl)
    #expect(control.titleForSegment(at: 0) == "Goodbye")
    #expect(control.imageForSegment(at: 1) != nil)
    #expect(node.diagnostics.isEmpty)
  }

  @Test func stackChildrenKeepTheirSizesAndLoseTheirPlaces() throws {
    let text = try layOut(
      "<UIStackView axis='vertical' alignment='center' spacing='10'><UIView width='20' height='10' left='50'/><UIView width='40' height='10'/></UIStackView>"
    )
    #expect(text.contains("(10 0 20 10)"), "\(text)")
    #expect(text.contains("(0 20 40 10)"))
  }

  @Test func cellHeightsAreDynamicAndExplicitOnesWin() throws {
    let node = try screen(
      """
      <UITableView dataSource="titles" rowHeight="33">
        <UITableViewCell reuseIdentifier="cell" height="77" textLabel.text="{title}"/>
      </UITableView>
      """, constants: ["titles": Titles(["a"])])
    #expect(node.table?.visibleCells.first?.frame.height == 33)
    let other = try screen(
      """
      <UITableView dataSource="titles">
        <UITableViewCell reuseIdentifier="cell" height="77" textLabel.text="{title}"/>
      </UITableView>
      """, constants: ["titles": Titles(["a"])])
    #expect(other.table?.visibleCells.first?.frame.height == 77)
    #expect(other.table?.estimatedRowHeight == 44)
  }

  @Test func collectionCellsSizeThemselves() throws {
    final class Source: UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let node = view.dequeueReusableCellNode(withIdentifier: "cell", for: path)
        node.setState(["w": 40 + path.item * 10])
        return node.view as! UICollectionViewCell
      }
    }
    let source = Source()
    let node = try screen(
      "<UICollectionView dataSource='source'><UICollectionViewCell reuseIdentifier='cell' width='w' height='30'/></UICollectionView>",
      constants: ["source": source])
    let collection = try #require(node.view as? UICollectionView)
    #expect(
      collection.visibleCells.map(\.frame.size) == [
        CGSize(width: 40, height: 30), CGSize(width: 50, height: 30),
      ])
  }

  @Test func anOutletsObserverConfiguresItsView() throws {
    final class Screen: UIViewController, LayoutLoading {
      var someView: UISlider? { didSet { someView?.minimumValue = 3 } }
      static var layoutMembers: [OwnerMember] { [.outlet("someView", \Screen.someView)] }
    }
    let screen = Screen()
    screen.loadLayout(xmlData: Data("<UIView><UISlider outlet='someView' value='2'/></UIView>".utf8))
    #expect(screen.someView?.minimumValue == 3)
  }

  @Test func childrenOfAnXmlNodeAreReplacedAndAttributesMerge() throws {
    let folder = try StringsFolder([
      "MyView.xml": "<UIImageView alpha='0.5' tag='3'><UIView tag='1'/></UIImageView>",
      "Label.xml": "<UIButton/>",
    ])
    let node = try folder.template(
      "<UIView alpha='0.25' xml='MyView.xml'><UILabel text='Loading...'/></UIView>"
    ).instantiate()
    try node.layOut(in: .fixed(50, 50))
    #expect(node.view is UIImageView)
    #expect(node.view.alpha == 0.25 && node.view.tag == 3)
    #expect(node.children.map(\.view.tag) == [1])
    #expect(throws: Diagnostics.self) { _ = try folder.template("<UILabel xml='Label.xml'/>") }
    #expect(throws: Diagnostics.self) { _ = try folder.template("<UIButton template='MyView.xml'/>") }
  }

  @Test func tabBarItemsAreSetOneByOne() throws {
    let node = try screen(
      """
      <UITabBarController>
        <UITabBar barStyle="default" isTranslucent="false" itemPositioning="centered" itemWidth="70" itemSpacing="4"
            unselectedItemTintColor="gray" barTintColor="white" tintColor="red"/>
        <UIViewController tabBarItem.title="Foo" tabBarItem.badgeValue="{n}" tabBarItem.badgeColor="green"
            tabBarItem.titlePositionAdjustment.vertical="3"/>
      </UITabBarController>
      """, state: ["n": 4])
    let tabs = try #require(node.viewController as? UITabBarController)
    let item = try #require(tabs.viewControllers?.first?.tabBarItem)
    #expect(item.title == "Foo" && item.badgeValue == "4" && item.badgeColor == .green)
    #expect(item.titlePositionAdjustment.vertical == 3)
    #expect(tabs.tabBar.itemWidth == 70)
    node.setState(["n": 5])
    #expect(item.badgeValue == "5")
  }

  @Test func navigationItemsTakeWhatDataHold() throws {
    let (left, right) = (UIBarButtonItem(), [UIBarButtonItem(), UIBarButtonItem()])
    let title = UIView()
    let node = try screen(
      """
      <UINavigationController>
        <UIViewController navigationItem.titleView="headline" navigationItem.leftBarButtonItem="first"
            navigationItem.rightBarButtonItems="others" navigationItem.hidesBackButton="true"
            navigationItem.leftItemsSupplementBackButton="true" navigationItem.prompt="p"/>
      </UINavigationController>
      """, constants: ["first": left, "others": right, "headline": title])
    let item = try #require(
      (node.viewController as? UINavigationController)?.topViewController?.navigationItem)
    #expect(
      item.leftBarButtonItem === left && item.rightBarButtonItems?.count == 2 && item.titleView === title)
    #expect(item.hidesBackButton && item.leftItemsSupplementBackButton && item.prompt == "p")
  }

  @Test func fontsTakeConstantsAndOverrides() throws {
    let node = try instance(
      of:
        "<UIView><UILabel font='{theme} 25 bold'/><UILabel font='SystemBold'/><UILabel font='System bold'/><UILabel font='body 120%'/><UILabel font='{UIFontDescriptorSymbolicTraits.traitBold}'/></UIView>",
      constants: ["theme": UIFont.systemFont(ofSize: 11)])
    try node.layOut()
    let fonts = node.children.compactMap { ($0.view as? UILabel)?.font }
    #expect(fonts[0].pointSize == 25)
    #expect(fonts[1].pointSize == 17)
    #expect(abs(fonts[3].pointSize - UIFont.preferredFont(forTextStyle: .body).pointSize * 1.2) < 0.01)
    #expect(fonts[4].fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func componentsMayInsistAndHaveDefaults() throws {
    final class Needy: UIView {}
    let needy = Component(
      "Needy", Needy.self, parameters: [.init("myArgument", Double.propertyType)],
      defaults: [("width", "100%"), ("height", "auto"), ("backgroundColor", "white")]
    ) { (arguments) throws(Diagnostic) in
      guard let _: Double = arguments["myArgument"] else {
        throw Diagnostic(.error, "myArgument is required")
      }
      return Needy()
    }
    let registry = ComponentRegistry.testing.adding([needy])
    let node = try Template(markup: "<UIView width='70'><Needy myArgument='3'/></UIView>", registry: registry)
      .instantiate()
    try node.layOut(in: .fixed(70, 70))
    #expect(node.children[0].view.backgroundColor == .white)
    #expect(node.children[0].view.frame.width == 70)
    #expect(throws: Diagnostics.self) {
      try Template(markup: "<Needy/>", registry: registry).instantiate().layOut()
    }
  }

  @Test func theModulesNameMayStandBeforeTheClass() throws {
    let node = try instance(of: "<MyApp.UIView width='3' height='4'/>")
    try node.layOut()
    #expect(node.view.frame.size == CGSize(width: 3, height: 4))
  }

  @Test func nestedStateOfStructsIsPartlyOptional() throws {
    struct Inner { var name: String? }
    struct State {
      var inner: Inner?
      var items: [Int]
    }
    let node = try instance(
      of: #"<UILabel text="{inner?.name ?? 'none'} {items.count}"/>"#,
      state: State(inner: nil, items: [1]))
    try node.layOut()
    #expect((node.view as? UILabel)?.text == "none 1")
    node.setState(State(inner: Inner(name: "a"), items: []))
    #expect((node.view as? UILabel)?.text == "a 0")
  }
}
