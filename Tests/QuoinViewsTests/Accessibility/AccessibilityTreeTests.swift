import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("What is read out of a tree of views")
struct AccessibilityTreeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  /// Adds a label 20 high.
  @discardableResult
  private func add(
    _ text: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 50, to superview: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 20))
    label.text = text
    (superview ?? root).addSubview(label)
    return label
  }

  private func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView
  {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    root.addSubview(view)
    return view
  }

  private var words: String {
    root.accessibilityTree.elements.compactMap(\.label).joined(separator: " ")
  }

  @Test("What is read out stays on its line and commands no terminal")
  func escaped() {
    let label = add("a\r\n└─ button \"b\" \u{1B}[2J\u{202E}\u{2028}", 0, 0)
    (label.accessibilityIdentifier, label.accessibilityLanguage) = ("x\ny", "de\n└─ link")
    let text = AccessibilityNode(root).text
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    #expect(text.contains("\"a\\r\\n└─ button \\\"b\\\" \\u{1B}[2J\\u{202E}\\u{2028}\""))
    #expect(text.contains("#x\\ny ") && text.contains("in de\\n└─ link"))
    #expect(root.recursiveDescription.split(separator: "\n").count == 2)
    label.text = "\"\u{301}"
    #expect(AccessibilityNode(root).text.contains("\"\\\"\u{301}\""))
  }

  @Test("Elements whose containers form a ring are read, and end")
  func rings() {
    let (one, other) = (
      UIAccessibilityElement(accessibilityContainer: root),
      UIAccessibilityElement(accessibilityContainer: root)
    )
    (one.accessibilityContainer, other.accessibilityContainer) = (other, one)
    one.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    other.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 3, height: 4)
    one.accessibilityLabel = "one"
    #expect(one.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    root.accessibilityElements = [one]
    #expect(root.accessibilityTree.elements.map(\.label) == ["one"])
    #expect(root.accessibilityTree.elements.first?.view == nil)
    one.accessibilityContainer = one
    #expect(one.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    other.accessibilityContainer = root
    one.accessibilityContainer = other
    #expect(root.accessibilityTree.elements.first?.view === root)
  }

  @Test("Labels are read from top to bottom, however deep they stand and in whatever order they were added")
  func order() {
    add("three", 0, 60)
    let box = add(UIView(), 100, 0, 100, 100)
    add("two", 0, 0, to: box)
    add("four", 0, 60, to: box)
    add("one", 0, 0)
    #expect(words == "one two three four")
    root.semanticContentAttribute = .forceRightToLeft
    #expect(words == "two one four three")
  }

  @Test("The tree is printed with roles, labels, values, hints, states and places")
  func dump() {
    let title = add("Orders", 16, 20, width: 288)
    title.accessibilityTraits = .header
    let button = add(UIView(), 16, 60, 44, 44)
    button.isAccessibilityElement = true
    button.accessibilityIdentifier = "add"
    button.accessibilityLabel = "Add \"now\"\nor later"
    button.accessibilityValue = "2"
    button.accessibilityHint = "Adds an order"
    button.accessibilityLanguage = "en-GB"
    button.accessibilityTraits = [.button, .notEnabled, .selected, .updatesFrequently, .summaryElement]
    button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Undo", actionHandler: nil)]
    button.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Days") { _ in nil },
      UIAccessibilityCustomRotor(systemType: .heading) { _ in nil },
    ]
    #expect(
      AccessibilityNode(root).text == #"""
        screen (0 0 320 200)
        ├─ heading "Orders" (16 20 288 20)
        └─ button#add "Add \"now\"\nor later" value "2" hint "Adds an order" in en-GB [selected, disabled, summary, updates often, action Undo, rotor Days, rotor heading] (16 60 44 44)
        """#)
  }

  @Test("A role is the first that the traits say; others are told beside it")
  func roles() {
    let cases: [(UIAccessibilityTraits, String)] = [
      (.none, "element"), (.header, "heading"), (.toggleButton, "toggle"), (.searchField, "search field"),
      (.keyboardKey, "keyboard key"), (.adjustable, "adjustable"), (.link, "link"), (.button, "button"),
      (.image, "image"), (.tabBar, "tab bar"), (.staticText, "text"),
      ([.header, .button], "heading [button]"),
      ([.button, .image, .staticText], "button [image]"), ([.link, .button], "link [button]"),
    ]
    for (traits, expected) in cases {
      let view = UIView()
      view.isAccessibilityElement = true
      view.accessibilityTraits = traits
      #expect(
        AccessibilityNode(view).line == "\(expected) [out of sight] (0 0 0 0)".replacing("] [", with: ", "))
    }
  }

  @Test("What is hidden in any way is not read, and neither is what is in an element")
  func hidden() {
    add("a", 0, 0).isHidden = true
    add("b", 0, 20).alpha = 0.005
    add("c", 0, 40).alpha = 0.01
    add("d", 0, 60).accessibilityElementsHidden = true
    let box = add(UIView(), 0, 80, 100, 20)
    add("e", 0, 0, to: box)
    box.accessibilityElementsHidden = true
    let row = add(UIView(), 0, 100, 100, 20)
    add("f", 0, 0, to: row)
    row.isAccessibilityElement = true
    row.accessibilityLabel = "row"
    #expect(words == "c row")
  }

  @Test("A modal view keeps those beside it from being read, unless it is hidden itself")
  func modal() {
    add("behind", 0, 0)
    let sheet = add(UIView(), 0, 50, 100, 100)
    add("sheet", 0, 0, to: sheet)
    sheet.accessibilityViewIsModal = true
    add("above", 0, 180)
    #expect(words == "sheet")
    sheet.isHidden = true
    #expect(words == "behind above")
    sheet.isHidden = false
    sheet.alpha = 0
    #expect(words == "behind above")
  }

  @Test("What is grouped is read together")
  func groups() {
    for (index, x) in [0, 100].enumerated() {
      let column = add(UIView(), CGFloat(x), 0, 100, 100)
      add("name\(index)", 0, 0, to: column)
      add("price\(index)", 0, 40, to: column)
    }
    #expect(words == "name0 name1 price0 price1")
    for view in root.subviews { view.shouldGroupAccessibilityChildren = true }
    #expect(words == "name0 price0 name1 price1")
    root.semanticContentAttribute = .forceRightToLeft
    #expect(words == "name1 price1 name0 price0")
  }

  @Test("A container with a type is told, with what is in it")
  func containers() {
    add("title", 0, 0)
    let list = add(UIView(), 0, 30, 320, 60)
    list.accessibilityContainerType = .list
    list.accessibilityLabel = "Fruit"
    add("pear", 0, 20, to: list)
    add("apple", 0, 0, to: list)
    #expect(
      AccessibilityNode(root).text == """
        screen (0 0 320 200)
        ├─ text "title" (0 0 50 20)
        └─ list "Fruit" (0 30 320 60)
           ├─ text "apple" (0 30 50 20)
           └─ text "pear" (0 50 50 20)
        """)
    list.accessibilityContainerType = .dataTable
    #expect(root.accessibilityTree.children[1].role == .table)
    list.accessibilityContainerType = .landmark
    #expect(root.accessibilityTree.children[1].role == .landmark)
    list.accessibilityContainerType = .semanticGroup
    #expect(root.accessibilityTree.children[1].role == .group)
    list.accessibilityContainerType = .none
    list.accessibilityTraits = .tabBar
    #expect(root.accessibilityTree.children[1].role == .tabBar)
    for view in list.subviews { view.isHidden = true }
    #expect(root.accessibilityTree.children.count == 1, "an empty container is nothing to read")
  }

  @Test("What a view lists is read in its order, views in it and elements alike, each once")
  func listed() {
    let chart = add(UIView(), 0, 0, 100, 100)
    let bars = ["May", "June"].map { name in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = name
      bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 10, height: 20)
      return bar
    }
    let box = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    chart.addSubview(box)
    add("right", 50, 0, to: box)
    add("left", 0, 0, to: box)
    let unlisted = add("unlisted", 0, 0, to: chart)
    chart.accessibilityElements = [bars[1], box, chart, bars[0], bars[1], "no element"]
    #expect(words == "June left right May")
    bars[1].accessibilityElementsHidden = true
    #expect(words == "left right May")
    bars[1].accessibilityElementsHidden = false
    bars[1].isAccessibilityElement = false
    bars[1].accessibilityElements = [unlisted]
    #expect(words == "unlisted left right May")
    #expect(root.accessibilityTree.elements[0].view === unlisted)
    #expect(root.accessibilityTree.elements[3].view === chart)
  }

  @Test(
    "What a scroll view has scrolled away is read and told to be out of sight; what no scrolling brings is not"
  )
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 30, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 200)
    root.addSubview(scroll)
    add("footer", 0, 90)
    add("one", 0, 0, to: scroll)
    add("nine", 0, 170, to: scroll)
    add("beyond", 0, 210, to: scroll)
    add("title", 0, 0)
    #expect(
      AccessibilityNode(root).text == """
        screen (0 0 320 200)
        ├─ text "title" (0 0 50 20)
        ├─ scroll view (0 30 100 50)
        │  ├─ text "one" (0 30 50 20)
        │  └─ text "nine" [out of sight] (0 200 50 20)
        └─ text "footer" (0 90 50 20)
        """)
    scroll.contentOffset.y = 150
    #expect(words == "title one nine footer", "the whole list stays where it is seen")
    #expect(root.accessibilityTree.elements.map(\.isInSight) == [true, false, true, true])
  }

  @Test("What a view clips away is not read, nor what lies outside a window")
  func clipping() {
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    let box = add(UIView(), 0, 0, 100, 100)
    add("in", 0, 80, to: box)
    add("out", 0, 101, to: box)
    add("outside", 330, 0)
    func words() -> String {
      window.accessibilityTree.elements.compactMap(\.label).joined(separator: " ")
    }
    #expect(words() == "in out")
    box.clipsToBounds = true
    #expect(words() == "in")
    root.removeFromSuperview()
    #expect(
      root.accessibilityTree.elements.map(\.isInSight) == [false, true], "by itself nothing limits a view")
  }

  @Test("A scroll view that nothing is seen of is left out; its content need not have a size")
  func scrollViewsOutside() {
    let window = UIWindow(frame: root.frame)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroll)
    add("in", 0, 80, to: scroll)
    #expect(window.accessibilityTree.elements.count == 1)
    scroll.frame.origin.x = 320
    #expect(window.accessibilityTree.elements.isEmpty)
  }

  @Test("Places are those of the view asked, under transforms and in windows that stand anywhere")
  func places() {
    let window = UIWindow(frame: CGRect(x: 40, y: 40, width: 320, height: 200))
    window.addSubview(root)
    let box = add(UIView(), 10, 20, 100, 100)
    add("a", 5, 5, to: box)
    #expect(window.accessibilityTree.elements[0].frame == CGRect(x: 15, y: 25, width: 50, height: 20))
    #expect(box.accessibilityTree.elements[0].frame == CGRect(x: 5, y: 5, width: 50, height: 20))
    let label = box.subviews[0]
    label.accessibilityPath = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), in: label)
    #expect(label.accessibilityPath?.bounds == CGRect(x: 55, y: 65, width: 10, height: 10))
    #expect(window.accessibilityTree.elements[0].path?.bounds == CGRect(x: 15, y: 25, width: 10, height: 10))
    #expect(box.accessibilityTree.elements[0].path?.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(window.accessibilityTree.elements[0].frame == CGRect(x: -30, y: -20, width: 100, height: 40))
  }

  @Test("The view asked may be the element, and may be one that scrolls")
  func topViews() {
    let label = add("alone", 0, 0)
    let tree = label.accessibilityTree
    #expect(tree.isElement && tree.object === label && tree.elements.count == 1)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(label)
    scroll.contentSize = CGSize(width: 100, height: 100)
    #expect(AccessibilityNode(scroll).text == "scroll view (0 0 100 100)\n└─ text \"alone\" (0 0 50 20)")
    scroll.accessibilityElements = [label]
    #expect(AccessibilityNode(scroll).text == "scroll view (0 0 100 100)\n└─ text \"alone\" (0 0 50 20)")
  }

  @Test("A subclass decides what is said of it")
  func overriding() {
    final class Stars: UIView {
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityLabel: String? {
        get { "Rating" }
        set {}
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
      }
      override func accessibilityIncrement() { accessibilityValue = "5" }
    }
    let stars = Stars(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    root.addSubview(stars)
    root.accessibilityTree.elements[0].object.accessibilityIncrement()
    #expect(AccessibilityNode(root).children[0].line == "adjustable \"Rating\" value \"5\" (0 0 50 10)")
  }

  @Test("The printed tree survives JSON")
  func json() throws {
    add("a", 0, 0)
    let node = AccessibilityNode(root)
    let data = try JSONEncoder().encode(node)
    #expect(try JSONDecoder().decode(AccessibilityNode.self, from: data) == node)
    #expect(String(decoding: data, as: UTF8.self).contains("\"role\":\"screen\""))
  }

  @Test("Trees deeper than any screen are left where the limit is, and printed")
  func depth() {
    var last = root
    for _ in 0..<(UIView.depthLimit + 10) {
      let view = UIView(frame: root.bounds)
      last.addSubview(view)
      last = view
    }
    add("deep", 0, 0, to: last)
    add("flat", 0, 0)
    #expect(words == "flat")
  }
}
