import QuoinControls
import QuoinViews
import Testing

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
    let meter = Component("Meter", Meter.self) { _ in
      Meter()
    } properties: {
      Property("aLevel", \Meter.aLevel).written(after: "limit")
      Property("limit", \Meter.limit)
    }
    let template = try Template(
      markup: "<Meter aLevel='8' limit='{most}'/>", registry: .testing.adding([meter]))
    let node = try template.instantiate(state: ["most": 10.0])
    try node.layOut()
    #expect((node.view as? Meter)?.aLevel == 8)
  }

  private final class Meter: UIView {
    var limit: CGFloat = 1
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
}
