import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Text that cannot be read because of what lies on it is told, once for each two elements, with both places.
@Suite("What covers text") struct OverlapTests {
  private func warnings(_ content: String, state: Any = (), root: String = "") throws -> [Diagnostic] {
    let markup = "<UIView width=\"200\" height=\"100\"\(root)>\n\(content)\n</UIView>"
    return try Template(markup: markup, name: "t").rendering(state: state, as: .svg).warnings.all
  }

  private func found(_ content: String, state: Any = (), root: String = "") throws -> [String] {
    try warnings(content, state: state, root: root).map(\.description)
  }

  @Test func aViewOverTextIsToldWithBothPlaces() throws {
    let warning = try #require(
      try warnings(
        "<UILabel text=\"Words\"/>\n<UIView id=\"cover\" width=\"30\" height=\"20\" backgroundColor=\"white\"/>"
      )
      .first)
    #expect(warning.description == "t:3:2: warning: #cover lies on the text of <UILabel>")
    #expect(warning.notes.first?.span?.line == 2)
    #expect(warning.notes.last?.message == "overlaps=\"true\" on either says that this is meant")
  }

  @Test func textOverTextIsTold() throws {
    #expect(
      try found("<UILabel text=\"Words\"/><UILabel left=\"10\" top=\"4\" text=\"others\"/>") == [
        "t:2:25: warning: The text of <UILabel> lies on the text of <UILabel>"
      ])
    // Rows of lines that are set tight touch each other and no letters.
    #expect(try found("<UILabel text=\"Words\"/><UILabel top=\"17\" text=\"others\"/>") == [])
    #expect(try found("<UILabel text=\"Words\"/><UILabel top=\"previous.bottom\" text=\"others\"/>") == [])
    // A shadow made of the same words is meant.
    #expect(try found("<UILabel text=\"Words\"/><UILabel left=\"1\" top=\"1\" text=\"Words\"/>") == [])
  }

  @Test func copiesWithoutATopAreToldOnce() throws {
    let rows = "<repeat for=\"n\" in=\"0..&lt;COUNT\"><UILabel text=\"row {n}\"/></repeat>"
    let found = try warnings(rows.replacing("COUNT", with: "4"))
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix(
        "Copies of <UILabel> lie on each other, so that their text cannot be read, and ") == true)
    #expect(found.first?.notes.first?.message == "top=\"previous.bottom\" puts each below the one before")
    #expect(try self.found(rows.replacing("COUNT", with: "1")) == [])
    let nested =
      "<repeat for=\"n\" in=\"0..&lt;3\"><UIView height=\"20\"><UILabel text=\"{n} row\"/></UIView></repeat>"
    #expect(try warnings(nested).first?.message.hasPrefix("Copies of <UIView> lie on each other") == true)
  }

  @Test func aChildHigherThanItsFixedParentIsTold() throws {
    let text = "One&#10;Two&#10;Three"
    let box = "<UIView width=\"100%\" height=\"30\"><UILabel numberOfLines=\"0\" text=\"\(text)\"/></UIView>"
    let found = try warnings(box)
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasSuffix(" points beyond the bottom edge of <UIView>") == true
        && found.first?.message.hasPrefix("<UILabel> runs ") == true)
    #expect(found.first?.notes.first?.message == "height=\"auto\" of <UIView> makes room for it")
    // With something over it, it is one thing.
    let covered = try self.found(
      box + "<UIView top=\"30\" width=\"100%\" height=\"40\" backgroundColor=\"white\"/>")
    #expect(covered.count == 1 && covered[0].contains("<UIView> lies on the text of <UILabel>"))
    #expect(try self.found(box.replacing("height=\"30\"", with: "height=\"auto\"")) == [])
    #expect(try self.found(box.replacing("height=\"30\"", with: "height=\"30\" overlaps=\"true\"")) == [])
    #expect(try self.found("<UIView height=\"16\"><UILabel text=\"Words\"/></UIView>") == [])
  }

  @Test(arguments: [
    // Nothing hides, or is hidden.
    "<UILabel text=\"Words\"/><UIView width=\"30\" height=\"20\"/>",
    "<UILabel text=\"Words\"/><UIView width=\"30\" height=\"20\" backgroundColor=\"rgba(0,0,0,0.5)\"/>",
    "<UILabel text=\"Words\"/><UIView isHidden=\"true\" width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    "<UILabel isHidden=\"true\" text=\"Words\"/><UIView width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    "<UILabel alpha=\"0.2\" text=\"Words\"/><UIView width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    "<UIView width=\"30\" height=\"20\" backgroundColor=\"red\"/><UILabel text=\"Words\"/>",
    "<UILabel text=\"Words\"/><UIView layer.zPosition=\"-1\" width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    // Beside, only touched, or clipped before.
    "<UILabel text=\"Words\"/><UIView left=\"60\" width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    "<UILabel text=\"Words\"/><UIView top=\"17\" width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    "<UIView clipsToBounds=\"true\" width=\"10\" height=\"20\" overlaps=\"true\"><UILabel width=\"50\" text=\"Words\"/></UIView><UIView left=\"12\" width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    // A screen behind a dimmed one, and what can be scrolled.
    "<UILabel text=\"Words\"/><UIView width=\"100%\" height=\"100%\" backgroundColor=\"rgba(0,0,0,0.4)\"><UIView width=\"80\" height=\"50\" backgroundColor=\"white\"/></UIView>",
    "<UIScrollView width=\"100%\" height=\"100%\"><UILabel text=\"Words\"/></UIScrollView><UIView width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    // What says so.
    "<UILabel overlaps=\"true\" text=\"Words\"/><UIView width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    "<UILabel text=\"Words\"/><UIView overlaps=\"true\" width=\"30\" height=\"20\" backgroundColor=\"red\"/>",
    "<UILabel text=\"Words\"/><UILabel transform.rotation=\"-0.5\" text=\"draft\"/>",
  ])
  func nothingElseIsTold(content: String) throws {
    #expect(try found(content).filter { $0.contains("lies on") } == [])
  }

  @Test func theRootMaySayItForAll() throws {
    let content = "<UILabel text=\"Words\"/><UILabel text=\"others\"/>"
    #expect(try found(content, root: " overlaps=\"true\"") == [])
    #expect(try found(content, root: " overlaps=\"false\"").count == 1)
  }

  @Test(arguments: [
    (
      "<UILabel text='Words'/><GradientView width='50' height='20' colors=\"['#f00', '#00f']\"/>",
      "<GradientView>"
    ),
    ("<UILabel text='Words'/><UIImageView width='50' height='20' image='IMAGE'/>", "<UIImageView>"),
    (
      "<UILabel text='Words'/><UIView bleed='true' width='50' height='20' backgroundColor='red'/>", "<UIView>"
    ),
    (
      "<UILabel text='Words'/><UIButton height='20' width='60' title='Press' titleColor='black'/>",
      "The text of <UIButton>"
    ),
    (
      "<UIButton height='20' width='60' title='Press' titleColor='black'/><UILabel text='Words'/>",
      "The text of <UILabel>"
    ),
    ("<UITextField width='90' height='20' text='Words'/><COVER/>", "<UIView>"),
    ("<UITextField width='90' height='20' placeholder='Words'/><COVER/>", "<UIView>"),
    ("<UITextView width='90' height='40' text='Words'/><COVER/>", "<UIView>"),
    ("<Chart width='90' height='90' title='Words' data='[1, 2]'/><COVER/>", "<UIView>"),
    ("<Barcode width='90' height='40' type='code39' content='A'/><COVER top='20'/>", "<UIView>"),
    (
      "<UILabel text='Words'/><Chart width='90' height='90' title='Others' data='[1, 2]'/>",
      "The text of <Chart>"
    ),
    (
      "<UILabel text='Words'/><UITextField width='90' height='20' text='Others'/>",
      "The text of <UITextField>"
    ),
  ])
  func whatDrawsItselfCoversText(content: String, cover: String) throws {
    let found = try found(
      content.replacing("IMAGE", with: Self.image)
        .replacing("COVER", with: "UIView width='60' height='20' backgroundColor='red'"))
    #expect(found.count == 1 && found[0].contains("warning: \(cover) lies on the text of "), "\(found)")
  }

  @Test(arguments: [
    // Something of it is clear, or it lies beside the text.
    "<UILabel text='Words'/><GradientView width='50' height='20' colors=\"['#f00', '#00f8']\"/>",
    "<UILabel text='Words'/><GradientView alpha='0.6' width='50' height='20' colors=\"['#f00', '#00f']\"/>",
    "<UILabel text='Words'/><GradientView width='50' height='20'/>",
    "<UILabel text='Words'/><UIImageView alpha='0.6' width='50' height='20' image='IMAGE'/>",
    "<UILabel text='Words'/><UIImageView width='200' height='20' contentMode='scaleAspectFit' image='IMAGE'/>",
    "<UILabel text='Words'/><UIImageView width='50' height='20'/>",
    "<UIButton height='20' width='60' title='Press' overlaps='true'/><UILabel text='Words'/>",
    "<UIButton height='20' width='60'/><UILabel text='Words'/>",
    "<UITextField width='90' height='20' textColor='#0003' text='Others'/><UILabel text='Words'/>",
    "<UITextView width='90' height='20' text='1&#10;2&#10;3'/><UILabel top='26' text='Words'/>",
  ])
  func whatIsClearCoversNone(content: String) throws {
    #expect(try found(content.replacing("IMAGE", with: Self.image)) == [])
  }

  @Test(arguments: [
    ("<UILabel left='2' top='20' text='Words'/>", "The text of <UILabel>"),
    ("<UIView left='60' top='10' width='30' height='2' backgroundColor='red'/>", "<UIView>"),
    ("<UIImageView left='70' width='20' height='20' image='IMAGE'/>", "<UIImageView>"),
  ])
  func aCodeAndTheLightAroundItAreToldOfInBothOrders(other: String, name: String) throws {
    let other = other.replacing("IMAGE", with: Self.image)
    let code = "<Barcode width='90' height='90' type='qr' content='A' quietZone='4'/>"
    let over = try warnings(code + other)
    #expect(over.map(\.message) == ["\(name) lies on the code of <Barcode>"])
    #expect(over.first?.notes.last?.message == "overlaps=\"true\" on either says that this is meant")
    #expect(try found(code + other.replacing("'/>", with: "' overlaps='true'/>")) == [])
    if name.contains("text") {
      let clear = code.replacing("<Barcode", with: "<Barcode backgroundColor='clear'")
      for code in [code, clear] {
        #expect(try warnings(other + code).map(\.message) == ["<Barcode> lies on the text of <UILabel>"])
      }
    }
  }

  @Test(arguments: [
    // Beside the light room, in what is only white because the view is larger than its code.
    "<UILabel left='95' text='Words'/>", "<UIView top='90' width='90' height='9' backgroundColor='red'/>",
    "<UIView left='130' width='20' height='90' backgroundColor='red'/>",
    // Nothing hides.
    "<UIView width='90' height='90'/>",
  ])
  func whatLiesBesideACodeIsNotTold(other: String) throws {
    #expect(try found("<Barcode width='90' height='90' type='qr' content='A'/>\(other)") == [])
    if other.contains("130") {
      #expect(
        try found("<Barcode width='180' height='90' type='qr' content='A' moduleSize='2'/>\(other)") == [])
    }
  }

  /// One red pixel.
  private static let image =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

  @Test func whatAnElementSaysHoldsForAllThatIsInside() throws {
    let texts = "<UILabel text=\"Words\"/><UILabel text=\"others\"/>"
    let low = "<UIView height=\"9\"><UILabel numberOfLines=\"0\" text=\"One&#10;Two\"/></UIView>"
    for content in [texts, "<UIView>\(texts)</UIView>", "<UIView><UIView>\(texts)</UIView></UIView>", low] {
      #expect(try found(content).count == 1, "\(content)")
      #expect(try found(content, root: " overlaps=\"true\"") == [], "\(content)")
      #expect(try found("<UIView overlaps=\"true\">\(content)</UIView>") == [], "\(content)")
    }
    // What stands beside it does not say so.
    #expect(
      try found("<UIView overlaps=\"true\" height=\"20\"/><UIView top=\"30\">\(texts)</UIView>").count == 1)
  }

  @Test func textDeepInsideIsFoundAndCountedByTheElementsAround() throws {
    let content = """
      <UIView id="card" width="100%" height="60"><UILabel text="One"/><UILabel top="20" text="Two"/></UIView>
      <UIView id="other" top="10" width="100%" height="60"><UIView width="90" height="40" backgroundColor="red"/></UIView>
      """
    #expect(try found(content) == ["t:3:55: warning: <UIView> lies on the text of <UILabel>"])
  }
}
