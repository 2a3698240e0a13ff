import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinTemplates
import Testing

@testable import QuoinEditing

/// A template in the hands of a designer.
struct DesignTable {
  static let designer = Designer(schema: ComponentRegistry.standard.schema)

  var markup: Markup
  let node: LayoutNode
  let tree: TreeInspection

  init(_ text: String, width: Double = 300, height: Double = 200, mirrored: Bool = false) throws {
    markup = Markup(source: SourceText(file: "t.xml", contents: text))
    let environment = LayoutEnvironment(
      traits: UITraitCollection(displayScale: 4, layoutDirection: mirrored ? .rightToLeft : .leftToRight))
    node = try Template(markup: text, name: "t.xml").instantiate(environment: environment)
    try node.layOut(in: .fixed(width, height), environment: environment)
    tree = node.inspection()
  }

  func place(_ id: String) throws -> SourceSpan { try #require(tree.nodes.first { $0.id == id }?.place) }

  func details(_ id: String) throws -> NodeDetails {
    let key = try #require(tree.nodes.first { $0.id == id }?.key)
    return try #require(node.details(ofNode: key))
  }

  func dragged(_ id: String, _ drag: FrameDrag) throws -> String {
    try Self.designer.dragging(drag, of: [(place(id), details(id))], in: markup).text
  }

  func frame(_ id: String) throws -> CGRect { try #require(node.node(withID: id)).frame }
}

@Suite struct DesignerTests {
  private let designer = DesignTable.designer

  // MARK: Attributes

  @Test func anAttributeIsSetWithItsQuotesAndRemovedWithItsSpace() throws {
    let table = try DesignTable(
      """
      <UIView>
        <!-- the title -->
        <UILabel id="a"   text='Hi'
          left="1"/>
      </UIView>
      """)
    let set = try designer.setting("text", to: "it's <b>", of: [table.place("a")], in: table.markup)
    #expect(set.text == table.markup.description.replacing("'Hi'", with: "'it&apos;s &lt;b>'"))
    #expect(set.name == "Set text")
    #expect(set.selection == [table.markup.description.utf8Offset(of: "UILabel")])
    let removed = try designer.setting("left", to: nil, of: [table.place("a")], in: table.markup)
    #expect(removed.text == table.markup.description.replacing("\n    left=\"1\"", with: ""))
    let same = try designer.setting("left", to: "1", of: [table.place("a")], in: table.markup)
    #expect(same.change.isEmpty)
    #expect(throws: Diagnostic.self) {
      try designer.setting("1 2", to: "", of: [table.place("a")], in: table.markup)
    }
  }

  @Test func textInsideIsChangedWhereItStands() throws {
    let table = try DesignTable("<UIView><UILabel id=\"a\">\n  Hello\n</UILabel></UIView>")
    let set = try designer.setting("text", to: "Bye & bye", of: [table.place("a")], in: table.markup)
    #expect(set.text == "<UIView><UILabel id=\"a\">\n  Bye &amp; bye\n</UILabel></UIView>")
  }

  @Test func anElementThatHasGoneIsToldSo() throws {
    let table = try DesignTable("<UIView><UILabel id=\"a\"/></UIView>")
    let other = Markup(source: SourceText(file: "t.xml", contents: "<UIView/>"))
    let problem = #expect(throws: Diagnostic.self) {
      try designer.setting("text", to: "x", of: [table.place("a")], in: other)
    }
    #expect(problem?.message == "There is no such element any more; the file has been changed")
  }

  // MARK: Structure

  private let list = """
    <UIView>
        <UILabel id="a" left="5" top="5"/>
        <!-- b comes next -->
        <UIStackView id="s" top="50">
            <UILabel id="b1"/>
        </UIStackView>
    </UIView>
    """

  @Test func anElementOfThePaletteComesIndentedWithAnIdOfItsOwn() throws {
    let table = try DesignTable(list)
    let added = try designer.inserting(
      "<UIView id=\"a\">\n  <UIView left=\"#a.right\"/>\n</UIView>", into: table.place("s"), in: table.markup)
    #expect(
      added.text
        == list.replacing(
          "<UILabel id=\"b1\"/>",
          with: """
            <UILabel id="b1"/>
                    <UIView id="a2">
                      <UIView left="#a2.right"/>
                    </UIView>
            """))
    #expect(added.selection == [added.text.utf8Offset(of: "UIView id=\"a2\"")])
    let root = try #require(table.tree.nodes[0].place)
    let placed = try designer.inserting(
      "<UIView/>", into: root, before: table.place("s"), at: CGPoint(x: 7, y: 8.5), in: table.markup)
    #expect(
      placed.text
        == list.replacing("<UIStackView", with: "<UIView left=\"7\" top=\"8.5\"/>\n    <UIStackView"))
    #expect(throws: Diagnostic.self) { try designer.inserting("words", into: root, in: table.markup) }
  }

  @Test func whatMovesIntoAStackLosesItsPlaceAndGetsOneWhenItLeaves() throws {
    let table = try DesignTable(list)
    let moved = try designer.moving(
      [table.place("a")], into: table.place("s"), before: table.place("b1"), in: table.markup)
    #expect(
      moved.text == """
        <UIView>
            <!-- b comes next -->
            <UIStackView id="s" top="50">
                <UILabel id="a"/>
                <UILabel id="b1"/>
            </UIStackView>
        </UIView>
        """)
    #expect(moved.name == "Move")
    let back = try DesignTable(moved.text)
    let root = try #require(back.tree.nodes[0].place)
    let out = try designer.moving(
      [back.place("a")], into: root, before: back.place("s"), at: [CGPoint(x: 5, y: 5)], in: back.markup)
    #expect(out.text.contains("<UILabel id=\"a\" left=\"5\" top=\"5\"/>\n    <UIStackView"))
    #expect(throws: Diagnostic.self) {
      try designer.moving([back.place("s")], into: back.place("b1"), in: back.markup)
    }
    #expect(throws: Diagnostic.self) { try designer.moving([root], into: back.place("s"), in: back.markup) }
  }

  @Test func elementsAreReorderedTogether() throws {
    let text =
      "<UIStackView>\n  <UIView id=\"a\"/>\n  <UIView id=\"b\"/>\n  <UIView id=\"c\"/>\n</UIStackView>"
    let table = try DesignTable(text)
    let root = try #require(table.tree.nodes[0].place)
    let end = try designer.moving([table.place("a"), table.place("b")], into: root, in: table.markup)
    #expect(end.name == "Reorder")
    #expect(end.text.filter("abc".contains).suffix(9).isEmpty == false)
    #expect(try DesignTable(end.text).tree.nodes.compactMap(\.id) == ["c", "a", "b"])
    #expect(end.selection == ["a", "b"].map { end.text.utf8Offset(of: "UIView id=\"\($0)\"") })
    let front = try designer.moving(
      [table.place("c")], into: root, before: table.place("a"), in: table.markup)
    #expect(try DesignTable(front.text).tree.nodes.compactMap(\.id) == ["c", "a", "b"])
  }

  @Test func aCopyHasIdsOfItsOwnAndLiesBeside() throws {
    let text = """
      <UIView>
        <UIView id="card1" left="10" top="20" width="50%" height="30" outlet="card">
          <UILabel id="title" text="Hi" alpha="#card1.alpha"/>
          <UILabel top="#title.bottom + 2" left="#card1.left"/>
        </UIView> <!-- the card -->
      </UIView>
      """
    let table = try DesignTable(text)
    let copied = try designer.duplicating(
      [table.place("card1")], by: .moving(10, 10), details: [table.details("card1")], in: table.markup)
    let copy = """
      <UIView id="card2" left="20" top="30" width="50%" height="30">
          <UILabel id="title2" text="Hi" alpha="#card2.alpha"/>
          <UILabel top="#title2.bottom + 2" left="#card2.left"/>
        </UIView>
      """
    #expect(copied.text.contains(copy))
    #expect(copied.change.applied(to: text) == copied.text)
    #expect(copied.change.inverse.applied(to: copied.text) == text)
    #expect(copied.selection == [copied.text.utf8Offset(of: "UIView id=\"card2\"")])
  }

  @Test func textInACopyMeansTheCopyAndLongNumbersAreNames() throws {
    let table = try DesignTable(
      #"<UIView><UIView id="x9223372036854775807"><UILabel>{#x9223372036854775807.width} #x</UILabel></UIView></UIView>"#
    )
    let copied = try designer.duplicating(
      [table.place("x9223372036854775807")], by: .moving(10, 10),
      details: [table.details("x9223372036854775807")], in: table.markup)
    #expect(copied.text.contains("id=\"x92233720368547758072\""))
    #expect(copied.text.contains("<UILabel>{#x92233720368547758072.width} #x</UILabel>"))
  }

  @Test func whatIsDeletedGoesWithItsLine() throws {
    let table = try DesignTable(list)
    let deleted = try designer.deleting([table.place("b1"), table.place("s")], in: table.markup)
    #expect(
      deleted.text == """
        <UIView>
            <UILabel id="a" left="5" top="5"/>
            <!-- b comes next -->
        </UIView>
        """)
    let root = try #require(table.tree.nodes[0].place)
    #expect(throws: Diagnostic.self) { try designer.deleting([root], in: table.markup) }
  }

  @Test func elementsAreWrappedInTheOrderInWhichTheyLie() throws {
    let text = """
      <UIView>
        <UILabel id="b" left="10" top="60" height="20"/>
        <!-- between -->
        <UILabel id="a" left="10" top="30" height="20"/>
      </UIView>
      """
    let table = try DesignTable(text)
    let wrapped = try designer.wrapping(
      [table.place("b"), table.place("a")], frames: [table.frame("b"), table.frame("a")], inRow: false,
      in: table.markup)
    #expect(
      wrapped.text == """
        <UIView>
          <UIStackView axis="vertical" spacing="10" left="10" top="30">
            <UILabel id="a" height="20"/>
            <UILabel id="b" height="20"/>
          </UIStackView>
          <!-- between -->
        </UIView>
        """)
    let after = try DesignTable(wrapped.text)
    #expect(after.tree.nodes.first { $0.id == "b" }?.frame?.origin == CGPoint(x: 10, y: 60))
  }

  @Test func aStackStandsWhereItsElementsSaidThatTheyStood() throws {
    let table = try DesignTable(
      """
      <UIView width="200" height="100">
        <macro name="MARGIN" value="20"/>
        <UILabel id="a" text="A" left="MARGIN" right="MARGIN" top="MARGIN - 4" height="20"/>
        <UILabel id="b" text="B" left="MARGIN" right="MARGIN" top="#a.bottom + 8" height="20"/>
        <UIView id="c" left="150" top="#b.bottom" width="9" height="9"/>
      </UIView>
      """)
    func opening(_ ids: [String]) throws -> Substring? {
      let change = try designer.wrapping(
        ids.map { try table.place($0) }, frames: ids.map { try table.frame($0) }, inRow: false,
        in: table.markup)
      return change.text.split(separator: "\n").first { $0.contains("UIStackView") }
    }
    #expect(
      try opening(["a", "b"])
        == #"  <UIStackView axis="vertical" spacing="8" left="MARGIN" right="MARGIN" top="MARGIN - 4">"#)
    // What names one that goes into the stack would name it from around it.
    #expect(
      try opening(["b", "c"])
        == ##"  <UIStackView axis="vertical" spacing="0" left="MARGIN" top="#a.bottom + 8">"##)
    #expect(try opening(["c"]) == ##"  <UIStackView axis="vertical" left="150" top="#b.bottom">"##)
  }

  @Test func aStackTakesThePlaceOfTheOneThatTheOthersFollow() throws {
    func opening(of second: String) throws -> Substring? {
      let table = try DesignTable(
        """
        <UIView width="200" height="100">
          <UIView id="photo" left="10" top="10" width="20" height="20"/>
          <UILabel id="name" text="A" left="#photo.right + 12" right="8" top="10" height="20"/>
          <UILabel id="role" text="B" left="\(second)" right="8" top="#name.bottom + 4" height="20"/>
        </UIView>
        """)
      let change = try designer.wrapping(
        ["name", "role"].map { try table.place($0) }, frames: ["name", "role"].map { try table.frame($0) },
        inRow: false, in: table.markup)
      return change.text.split(separator: "\n").first { $0.contains("UIStackView") }
    }
    let place = ##"  <UIStackView axis="vertical" spacing="4" left="#photo.right + 12" "##
    #expect(try opening(of: "#name.left") == place + ##"right="8" top="10">"##)
    // Where they do not begin alike, a stack that fills would move them.
    #expect(try opening(of: "#name.left + 5") == place + ##"top="10">"##)
  }

  // MARK: Dragging

  @Test func aDragKeepsTheWayInWhichAnAttributeSaysWhereAViewIs() throws {
    let table = try DesignTable(
      """
      <UIView>
        <UIView id="a" left="10" top="25%" width="50" height="100% - 150"/>
        <UIView id="b" right="10" bottom="previous.top" width="50" height="20"/>
        <UIView id="c" center.x="50%" center.y="100" width="50" height="20"/>
        <UIView id="d" left="10" right="20" height="20"/>
        <UILabel id="e" text="Hello"/>
      </UIView>
      """)
    func tag(_ id: String, _ drag: FrameDrag) throws -> Substring {
      let text = try table.dragged(id, drag)
      return try #require(text.split(separator: "\n").first { $0.contains("id=\"\(id)\"") }).drop {
        $0 == " "
      }
    }
    #expect(
      try tag("a", .moving(5, 10)) == #"<UIView id="a" left="15" top="30%" width="50" height="100% - 150"/>"#)
    #expect(
      try tag("a", FrameDrag(left: 5, bottom: 7))
        == #"<UIView id="a" left="15" top="25%" width="45" height="100% - 143"/>"#)
    #expect(
      try tag("b", .moving(5, 10))
        == #"<UIView id="b" right="5" bottom="previous.top - 10" width="50" height="20"/>"#)
    #expect(
      try tag("b", FrameDrag(left: -5, top: -6))
        == #"<UIView id="b" right="10" bottom="previous.top" width="55" height="26"/>"#)
    // What is centred by a percentage stays centred; what is centred at a number does not.
    #expect(
      try tag("c", FrameDrag(right: 5, bottom: 6))
        == ##"<UIView id="c" center.x="50%" center.y="103" width="60" height="26"/>"##)
    #expect(try tag("d", FrameDrag(right: -5)) == #"<UIView id="d" left="10" right="25" height="20"/>"#)
    #expect(try tag("e", .moving(4, 5)) == #"<UILabel id="e" text="Hello" left="4" top="5"/>"#)
    let size = try table.frame("e").size
    #expect(
      try tag("e", FrameDrag(right: 10))
        == "<UILabel id=\"e\" text=\"Hello\" width=\"\(numberText(((size.width + 10) * 100).rounded() / 100))\"/>"
    )
  }

  @Test func containersAndSurroundingsPlaceWhatIsInThem() throws {
    let table = try DesignTable(
      """
      <UIView id="root">
        <UIStackView axis="horizontal"><UIView id="a" width="10" height="10"/></UIStackView>
        <UIView id="turned" transform.rotation="1" width="10" height="10"/>
        <UILabel id="text" text="x" firstBaseline="50"/>
      </UIView>
      """)
    func problem(_ id: String, _ drag: FrameDrag) -> String? {
      do {
        _ = try table.dragged(id, drag)
        return nil
      } catch { return (error as? Diagnostic)?.message }
    }
    #expect(problem("a", .moving(1, 0))?.contains("drag it between its neighbours") == true)
    #expect(try table.dragged("a", FrameDrag(right: 5)).contains("width=\"15\""))
    #expect(problem("root", .moving(1, 0))?.contains("cannot be dragged") == true)
    #expect(problem("root", FrameDrag(right: 1))?.contains("give it a width first") == true)
    #expect(problem("turned", FrameDrag(right: 1))?.contains("transform") == true)
    #expect(problem("turned", .moving(1, 1)) == nil)
    #expect(problem("text", FrameDrag(bottom: 4))?.contains("firstBaseline") == true)
    #expect(try table.dragged("text", .moving(0, 4)).contains("firstBaseline=\"54\""))
  }
}

extension String {
  func utf8Offset(of part: String) -> Int? {
    range(of: part).map { utf8.distance(from: startIndex, to: $0.lowerBound) }
  }
}
