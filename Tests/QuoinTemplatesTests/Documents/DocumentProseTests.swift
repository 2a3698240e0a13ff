import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Sentences of the document that describes Layout which no listing of it shows.
@Suite struct DocumentProseTests {
  @Test func aNodeWithNothingInItIsAutomaticallyAsLargeAsItsParent() throws {
    #expect(
      try layOut("<UIView width='90' height='40'><UIView width='auto' height='auto'/></UIView>")
        .contains("└─ UIView (0 0 90 40)"))
  }

  @Test func nilForAnImageIsOneWithoutSize() throws {
    let node = try instance(
      of: "<UIView><UIImageView width='auto' height='auto' image='{picture}'/></UIView>",
      state: ["picture": UIImage?.none as Any])
    try node.layOut(in: .fixed(100, 100))
    #expect(node.diagnostics.isEmpty)
    #expect(node.children[0].view.frame.size == .zero)
  }

  @Test func textStylesFollowTheTextSize() throws {
    let node = try instance(of: "<UILabel text='a' font='body'/>")
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    try node.mount(in: host)
    let label = try #require(node.view as? UILabel)
    let before = label.font.pointSize
    host.traitOverrides = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    host.setNeedsLayout()
    host.layoutIfNeeded()
    node.update()
    #expect(label.font.pointSize > before)
  }

  @Test func percentagesOfARootCountFromTheViewAround() throws {
    let node = try instance(of: "<UIView left='25%' top='10' width='50%' height='parent.height / 4'/>")
    try node.mount(in: UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    #expect(node.view.frame == CGRect(x: 50, y: 10, width: 100, height: 25))
  }

  @Test func anyPropertyTakesAnEffect() throws {
    let node = try instance(of: "<UITableView separatorEffect='UIVibrancyEffect(light)'/>")
    try node.layOut(in: .fixed(100, 100))
    #expect((node.view as? UITableView)?.separatorEffect is UIVibrancyEffect)
  }

  @Test func webViewsTakeTheInsetsOfTheirScrollViews() throws {
    let node = try instance(
      of: """
        <UIWebView scrollView.contentInsetAdjustmentBehavior="never" scrollView.contentInset.bottom="12"
            scrollView.scrollIndicatorInsets="scrollView.contentInset" htmlString="{html}"/>
        """, state: ["html": "<p>a</p>"])
    try node.layOut(in: .fixed(100, 100))
    let view = try #require((node.view as? UIWebView)?.scrollView)
    #expect(view.contentInset.bottom == 12)
    #expect(view.scrollIndicatorInsets.bottom == 12)
    #expect(view.contentInsetAdjustmentBehavior == .never)
  }

  @Test func aConfigurationIsGivenWhenAWebViewIsMade() throws {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let node = try instance(
      of: "<WKWebView configuration='base' configuration.allowsAirPlayForMediaPlayback='false'/>",
      constants: ["base": configuration])
    try node.layOut(in: .fixed(100, 100))
    let view = try #require(node.view as? WKWebView)
    #expect(view.configuration.allowsInlineMediaPlayback)
    #expect(!view.configuration.allowsAirPlayForMediaPlayback)
  }

  @Test func statesOfSteppersAndSegmentsHaveAttributesEach() throws {
    let image = UIImage(systemName: "plus") as Any
    for state in ["normal", "highlighted", "disabled", "selected", "focused"] {
      let parts = ["BackgroundImage", "IncrementImage", "DecrementImage"].map { "\(state)\($0)='{i}'" }
      _ = try instance(of: "<UIStepper \(parts.joined(separator: " "))/>", constants: ["i": image])
      _ = try instance(
        of:
          "<UISegmentedControl \(state)BackgroundImage='{i}' \(state)TitleColor='red' \(state)TitleFont='12'/>",
        constants: ["i": image])
      _ = try instance(
        of:
          "<UIButton \(state)Title='a' \(state)AttributedTitle='b' \(state)TitleColor='red' \(state)TitleShadowColor='red' \(state)Image='{i}' \(state)BackgroundImage='{i}'/>",
        constants: ["i": image])
    }
    for segment in ["any", "left", "center", "right", "alone"] {
      let node = try instance(
        of:
          "<UISegmentedControl \(segment)ContentPositionAdjustment.horizontal='3' \(segment)ContentPositionAdjustment.vertical='4'/>"
      )
      let kind: UISegmentedControl.Segment =
        ["left": .left, "center": .center, "right": .right, "alone": .alone][segment] ?? .any
      let control = try #require(node.view as? UISegmentedControl)
      #expect(
        control.contentPositionAdjustment(forSegmentType: kind, barMetrics: .default)
          == UIOffset(horizontal: 3, vertical: 4), "\(segment)")
    }
  }

  @Test func allSystemItemsAreNamed() throws {
    for item in [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
      "downloads", "mostRecent", "mostViewed",
    ] { _ = try instance(of: "<UIViewController tabBarItem.systemItem='\(item)'/>") }
    for item in [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
      "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
      "fastForward", "undo", "redo", "pageCurl",
    ] {
      let node = try instance(
        of:
          "<UIViewController navigationItem.leftBarButtonItem.title='x' navigationItem.leftBarButtonItem.systemItem='\(item)'/>"
      )
      let found = node.viewController?.navigationItem.leftBarButtonItem
      #expect(found?.systemItem.map { "\($0)" } == item)
      #expect(found?.title != "x")
    }
  }

  @Test func anyObjectMayBeTheOwner() throws {
    final class Presenter: LayoutOwner, UITextFieldDelegate {
      var field: UITextField?
      var told = 0
      func press() { told += 1 }
      static var layoutMembers: [OwnerMember] {
        [.outlet("field", \Presenter.field), .action("press", Presenter.press)]
      }
    }
    let presenter = Presenter()
    let node = try instance(
      of: "<UIView><UITextField outlet='field'/><UIButton touchUpInside='press'/></UIView>")
    try node.bind(to: presenter)
    (node.children[1].view as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(presenter.told == 1)
    #expect(presenter.field === node.children[0].view)
    #expect(presenter.field?.delegate === presenter)
    #expect(node.view.superview == nil)
  }

  @Test func aComponentIsAsLargeAsItsLayout() throws {
    final class Badge: UIView, LayoutLoading {
      override init(frame: CGRect) {
        super.init(frame: frame)
        loadLayout(
          xmlData: Data(
            "<UIView width='auto + 10' height='auto'><UIView width='w' height='20'/></UIView>".utf8),
          state: ["w": 30])
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize { layoutNode?.frame.size ?? .zero }
    }
    let badge = Badge(frame: .zero)
    #expect(badge.intrinsicContentSize == CGSize(width: 40, height: 20))
    badge.layoutNode?.setState(["w": 50])
    #expect(badge.intrinsicContentSize == CGSize(width: 60, height: 20))
  }

  @Test func headsOfSectionsAreMeasuredWhereTheTableEstimatesThem() throws {
    final class Source: UITableViewDataSource, UITableViewDelegate {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        table.dequeueReusableHeaderFooterNode(withIdentifier: "templateHeader")?.view
      }
    }
    let source = Source()
    let node = try screen(
      """
      <UITableView estimatedSectionHeaderHeight="20" dataSource="source" delegate="source">
        <UITableViewHeaderFooterView backgroundView.backgroundColor="#fff" height="auto + 10"
            reuseIdentifier="templateHeader" textLabel.text="Section Header"/>
      </UITableView>
      """, constants: ["source": source])
    let header = try #require(node.table?.headerView(forSection: 0))
    #expect(header.textLabel?.text == "Section Header")
    #expect(header.frame.height > 20)
    #expect(header.backgroundView?.backgroundColor == .white)
  }

  @Test func stateOfANodeInsideComesBeforeThatOfItsParent() throws {
    let child = LayoutNode(
      view: UIView.self, state: ["w": 7], constants: ["h": 3], expressions: ["width": "w", "height": "h"])
    let root = LayoutNode(view: UIView.self, state: ["w": 1, "h": 9], constants: ["w": 2], children: [child])
    try root.layOut()
    #expect(child.view.frame.size == CGSize(width: 7, height: 3))
    child.setState(["w": 8])
    root.setState(["w": 5])
    #expect(child.view.frame.width == 8)
  }

  @Test func theNameOfAnImageMayBePutTogether() throws {
    let folder = try StringsFolder([
      "image_1.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='5' height='5'/>",
      "image_2.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='6' height='6'/>",
    ])
    let node = try folder.template("<UIImageView image='image_{index}.svg'/>").instantiate(state: ["index": 1]
    )
    try node.layOut()
    #expect((node.view as? UIImageView)?.image?.size.width == 5)
    node.setState(["index": 2])
    #expect((node.view as? UIImageView)?.image?.size.width == 6)
  }

  @Test func anOwnersScrollViewDelegateMovesOthers() throws {
    let node = try instance(
      of: "<UIView><UIView alpha='max(0, min(1, (position - 50) / 100))'/></UIView>", state: ["position": 0])
    try node.layOut()
    for (position, alpha) in [(0.0, 0.0), (75, 0.25), (100, 0.5), (400, 1)] {
      node.setState(["position": position])
      #expect(node.children[0].view.alpha == CGFloat(alpha))
    }
  }

  @Test func aTableCellTakesALayoutInALegacyTable() throws {
    final class Source: UITableViewDataSource {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let node = table.dequeueReusableCellNode(withIdentifier: "cell", for: path)
        node.setState([])
        return node.view as! UITableViewCell
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.registerLayout(
      try Template(
        markup:
          "<UITableViewCell height='80'><UIScrollView width='100%' height='100%'><UIDatePicker width='100%'/></UIScrollView></UITableViewCell>"
      ),
      forCellReuseIdentifier: "cell")
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.frame.height == 80)
    #expect(cell.contentView.subviews.first?.frame.size == CGSize(width: 200, height: 80))
    #expect(cell.contentView.subviews.first?.subviews.contains { $0.frame.width == 200 } == true)
  }
}
