// swift-format-ignore-file: the pages show these pieces to the character.
import Foundation
import Quoin
// snippet: first
import QuoinTesting
import Testing
// end
#if canImport(XCTest)
  import XCTest
#endif

/// A card with a title; a tap opens it.
private final class Card: UIView {
  private let title = UILabel()

  init(_ text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 56))
    backgroundColor = .secondarySystemBackground
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    title.textColor = .label
    title.accessibilityIdentifier = "title"
    title.accessibilityTraits = .header
    addSubview(title)
    addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in open() })
  }

  required init?(coder: NSCoder) { nil }

  private func open() { UIView.animate(withDuration: 0.3) { self.backgroundColor = .systemYellow } }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  override func layoutSubviews() { title.frame = CGRect(x: 16, y: 18, width: bounds.width - 32, height: 20) }
}

@Suite struct TestingSnippets {
  private let folder: DocumentFolder
  private var list: URL { folder.url.appendingPathComponent("list.xml") }

  init() throws {
    folder = try DocumentFolder()
    let page = try DocumentPage("Documentation/Testing.md")
    try folder.write("list.xml", try #require(page.blocks.first { $0.language == "xml" }).text)
    try folder.write("list.stories.json", try #require(page.blocks.first { $0.language == "json" }).text)
  }

  // snippet: first
  @Test func card() {
    expectPicture(of: Card("Orders"), "card")
  }
  // end

  // snippet
  @Test func aGuestIsAdded() {
    let screen = Screen(GuestList(), on: "iPhone SE")
    screen.type("Ada", into: "Name")
    screen.tap("Add")
    screen.wait(0.3)
    expectPicture(of: screen, "one guest", across: .matrix(appearances: [.light, .dark]))
  }
  // end

  // snippet
  @Test func cardOnAPhone() {
    expectPicture(of: Card("Orders"), "narrow card", size: CGSize(width: 160, height: 0))
    expectPicture(of: Card("Orders"), "phone", on: "iPhone SE")
  }
  // end

  // snippet
  @Test func cardEverywhere() {
    expectPicture(
      of: Card(Surroundings.current.language == "ar" ? "الطلبات" : "Orders"), "card everywhere",
      across: .matrix(
        appearances: [.light, .dark], languages: ["en", "ar"], textSizes: [.large, .extraExtraLarge]))
  }
  // end

  // snippet
  @Test func whereThingsStand() {
    let card = Card("Orders")
    expectFrames(
      of: card,
      are: """
        Card (0 0 160 56)
        └─ UILabel#title (16 18 128 20)
        """)
    expectTree(
      of: card,
      is: """
        Card
        └─ UILabel#title “Orders”
        """)
  }
  // end

  // snippet
  @Test func aTapOpensTheCard() {
    let card = Card("Orders")
    let screen = Screen(card, size: CGSize(width: 200, height: 100))
    screen.tap("Orders")
    screen.wait(0.3)
    expectPicture(of: screen, "open card")
  }
  // end

  // snippet
  @Test func isReadOut() {
    expectAccessibility(
      of: Card("Orders"),
      is: """
        screen (0 0 160 56)
        └─ heading#title "Orders" (16 18 128 20)
        """)
  }
  // end

  // snippet
  @Test(.recording(.missing, tolerance: .exact)) func exactCard() {
    expectPicture(of: Card("Exactly"), "exact card")
  }
  // end

  // snippet
  @Test func rowsStandBelowTheTitle() throws {
    let template = try Template(contentsOf: list)
    let node = try template.instantiate(state: ["title": "Orders", "items": ["One", "Two"]])
    expectFrames(
      of: node,
      are: """
        UIView (0 0 320 70)
        ├─ UILabel#title (16 0 288 30)
        ├─ UILabel (16 30 288 20)
        └─ UILabel (16 50 288 20)
        """, size: CGSize(width: 320, height: 0))
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
    #expect(error?.description == "label.xml:1:10: error: Unknown property txet of UILabel; did you mean text?")
  }
  // end

  // snippet
  @Test func stories() {
    expectStories(of: list)
  }
  // end
}

#if canImport(XCTest)
  // snippet
  final class CardXCTests: XCTestCase {
    override func invokeTest() {
      Recording.$current.withValue(Recording(tolerance: .exact)) { super.invokeTest() }
    }

    func testCard() {
      expectPicture(of: Card("Exactly"))
    }
  }
  // end
#endif
