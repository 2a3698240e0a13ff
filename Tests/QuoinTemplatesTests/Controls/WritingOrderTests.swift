import QuoinControls
import QuoinExpressions
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What an attribute's range follows from is written before it, whatever of both changes.
@Suite struct WritingOrderTests {
  @Test func aValueComesBehindItsRangeWhereverTheyComeFrom() throws {
    for markup in [
      "<UISlider value='{a}' maximumValue='b'/>", "<UISlider value='150' maximumValue='b'/>",
      "<UIStepper value='a' maximumValue='b'/>", "<UIStepper value='150' maximumValue='b'/>",
    ] {
      let constant = markup.contains("150")
      let node = try instance(of: markup, state: ["a": 50.0, "b": constant ? 200 : 100])
      try node.layOut()
      node.setState(["a": 150.0, "b": 200])
      let value = (node.view as? UISlider)?.value ?? Float((node.view as? UIStepper)?.value ?? 0)
      #expect(value == 150, "\(markup)")
    }
  }

  @Test func bothOfManyValuesComeBehindTheirRanges() throws {
    let node = try instance(
      of: """
        <UIView>
          <UISegmentedControl selectedSegmentIndex="i" items="names"/>
          <UIPageControl currentPage="i" numberOfPages="names.count"/>
          <UIScrollView zoomScale="i + 1" maximumZoomScale="names.count"/>
          <UISearchBar selectedScopeButtonIndex="i" scopeButtonTitles="names"/>
        </UIView>
        """, state: ["i": 0, "names": ["a"]])
    try node.layOut()
    node.setState(["i": 2, "names": ["a", "b", "c"]])
    #expect((node.children[0].view as? UISegmentedControl)?.selectedSegmentIndex == 2)
    #expect((node.children[1].view as? UIPageControl)?.currentPage == 2)
    #expect((node.children[3].view as? UISearchBar)?.selectedScopeButtonIndex == 2)
    #expect(node.diagnostics.isEmpty)
  }

  @Test func theOrderHoldsForThePartsOfAnObject() throws {
    let holder = Component(
      "Holder", Holder.self,
      objects: [ObjectMember("slider", "UISlider", "") { (holder: Holder) in holder.slider }]
    ) { _ in Holder() }
    let template = try Template(
      markup: "<Holder slider.value='{a}' slider.maximumValue='b'/>",
      registry: .testing.adding([holder]))
    let node = try template.instantiate(state: ["a": 1.0, "b": 1])
    try node.layOut()
    node.setState(["a": 7.0, "b": 9])
    #expect((node.view as? Holder)?.slider.value == 7)
  }

  private final class Holder: UIView {
    let slider = UISlider()
  }

  @Test func aComponentOfOnesOwnSaysWhatComesFirst() throws {
    let template = try Template(
      markup: "<Meter aLevel='8' limit='{most}'/>", registry: .testing.adding([Self.meter]))
    let node = try template.instantiate(state: ["most": 10.0])
    try node.layOut()
    #expect((node.view as? Meter)?.aLevel == 8)
  }

  /// Where an attribute alone changes that others are written after, all comes to what it comes to at once.
  @Test(arguments: [
    "<UISlider maximumValue='{a}' minimumValue='{b}' value='{c}'/>",
    "<UISlider maximumValue='{a}' value='8'/>",
    "<UISlider maximumValue='10' minimumValue='{b}' value='{c}'/>",
    "<UIStepper maximumValue='{a}' minimumValue='{b}' value='{c}'/>",
    "<UIStepper maximumValue='{a}' minimumValue='3'/>",
    "<UIPageControl numberOfPages='{a}' currentPage='{b}'/>",
    "<UIPageControl numberOfPages='{a}' currentPage='2'/>",
    "<UISegmentedControl items='names' selectedSegmentIndex='{b}'/>",
    "<UISegmentedControl items='names' selectedSegmentIndex='2'/>",
    "<UISearchBar scopeButtonTitles='names' selectedScopeButtonIndex='{b}'/>",
    "<UIScrollView maximumZoomScale='{a}' minimumZoomScale='{b}' zoomScale='{c}'/>",
    "<UIScrollView maximumZoomScale='{a}' zoomScale='4'/>",
    "<UIView layer.accessibilityLabel='a {a}' accessibilityLabel='A'/>",
    "<UIView layer.accessibilityViewIsModal='{a &gt; 5}' accessibilityViewIsModal='true'/>",
    "<UIView layer.accessibilityLabel='a {a}' accessibilityLabel='b {b}'/>",
    "<Meter aLevel='8' limit='{a}'/>",
  ]) func anySequenceOfStatesEndsAsItsLastOne(markup: String) throws {
    var random = SeededGenerator(seed: 5)
    let template = try Template(markup: markup, registry: .testing.adding([Self.meter]))
    func state(_ values: [Int]) -> [String: Any] {
      ["a": values[0], "b": values[1], "c": values[2], "names": (0..<values[0]).map { "\($0)" }]
    }
    func describe(_ node: LayoutNode) -> [String] {
      let program = node.live?.program
      let read = program?.attributes.map { "\($0.name) \($0.property?.get?(node.view) ?? .null)" } ?? []
      // What is refused leaves what was there.
      return node.diagnostics.isEmpty ? read : node.diagnostics.all.map(\.message)
    }
    for _ in 0..<12 {
      var values = [Int.random(in: 1...12, using: &random), 0, Int.random(in: 0...12, using: &random)]
      let node = try template.instantiate(state: state(values))
      _ = try? node.layOut()
      for _ in 0..<12 {
        values[Int.random(in: 0..<3, using: &random)] = Int.random(in: 0...12, using: &random)
        node.setState(state(values))
        let fresh = try template.instantiate(state: state(values))
        _ = try? fresh.layOut()
        #expect(describe(node) == describe(fresh), "\(values)")
      }
    }
  }

  @Test func whatPeopleHaveMovedStaysWhereItIs() throws {
    let node = try instance(of: "<UISlider maximumValue='{m}' value='8'/>", state: ["m": 10])
    try node.layOut()
    let slider = try #require(node.view as? UISlider)
    node.setState(["m": 5])
    node.setState(["m": 20])
    #expect(slider.value == 8)
    slider.value = 3
    node.setState(["m": 10])
    #expect(slider.value == 3)
  }

  @Test func onlyWhatIsWrittenInAnOrderIsReadBack() throws {
    let markup = "<Meter aLevel='{a}' limit='{b}' mark='{c}'/>"
    let template = try Template(markup: markup, registry: .testing.adding([Self.meter]))
    let node = try template.instantiate(state: ["a": 1, "b": 2, "c": 3])
    try node.layOut()
    node.setState(["a": 4, "b": 5, "c": 6])
    let meter = try #require(node.view as? Meter)
    #expect(meter.mark.isSame(as: .number(6)) && meter.readings == 0)
  }

  private static let meter = Component("Meter", Meter.self) { _ in
    Meter()
  } properties: {
    Property("aLevel", \Meter.aLevel).written(after: "limit")
    Property("limit", \Meter.limit)
    Property("mark", type: CGFloat.propertyType) { object in
      (object as? Meter)?.readings += 1
      return .null
    } set: { object, value, _ in
      (object as? Meter)?.mark = value
      return true
    }
  }

  private final class Meter: UIView {
    var limit: CGFloat = 1
    var mark = Value.null
    var readings = 0
    var aLevel: CGFloat = 0 { didSet { aLevel = min(aLevel, limit) } }
  }

  @Test func methodsAreBoundToTheItemThatTakesThePlaceOfAnother() throws {
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    let node = try instance(
      of: """
        <UINavigationController>
          <UIViewController navigationItem.rightBarButtonItem="item"
              navigationItem.rightBarButtonItem.action="press"/>
        </UINavigationController>
        """, state: ["item": first])
    let screen = OwnedScreen()
    try node.mount(in: screen)
    #expect(first.target === screen)
    #expect(first.action?.name == "press")
    node.setState(["item": second])
    #expect(second.target === screen)
    #expect(second.action?.name == "press")
    #expect(first.action == nil)
    node.unmount()
    #expect(second.action == nil)
  }

  @Test func theFontOfAButtonsTitleCountsWithoutAChangeOfTraits() throws {
    for font in ["bold 30", "bold {size}"] {
      for attributes in [
        "title='Tag' titleLabel.font='\(font)'", "titleLabel.font='\(font)' title='Tag' titleColor='black'",
      ] {
        let node = try instance(of: "<UIView><UIButton \(attributes)/></UIView>", state: ["size": 30])
        try node.layOut()
        let button = try #require(node.view.subviews.first as? UIButton)
        let shown = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(shown?.pointSize == 30 && shown?.fontName == "Inter-Bold", "\(attributes)")
        node.setState(["size": 20])
        try node.layOut()
        let changed =
          button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(changed?.pointSize == (font.contains("{") ? 20 : 30))
      }
    }
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsLines() throws {
    let text = "text view with several words that wrap here ok and go on and on for a while"
    let node = try instance(
      of: """
        <UIView height="auto" width="300">
          <UITextView height="auto" isScrollEnabled="false" text="\(text)" width="150"/>
        </UIView>
        """)
    try node.layOut()
    let heights = node.view.subviews.map(\.frame.height)
    let view = try #require(node.view.subviews.first as? UITextView)
    #expect(
      heights[0] > 60 && heights[0] == view.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity)).height)
    node.view.subviews.forEach { ($0 as? UITextView)?.isScrollEnabled = true }
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }
}
