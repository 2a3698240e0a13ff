import QuoinDiagnostics
import Testing

@testable import QuoinMarkup

@Suite struct MarkupTreeTests {
  @Test func keepsEveryNodeInItsPlace() {
    let markup = Markup(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- A card -->
      <UIView width="50%" layer.cornerRadius='8'>
        <MyApp.FooView/>
        <UILabel>Hello <b>{name}</b><![CDATA[ & more]]></UILabel>
      </UIView>

      """)
    #expect(markup.diagnostics.isEmpty)
    #expect(
      markup.outline == """
        declaration @1:1-1:39
        comment @2:1-2:16
        UIView @3:1-6:10 width="50%" layer.cornerRadius="8"
        ├─ MyApp.FooView @4:3-4:19
        └─ UILabel @5:3-5:60
           ├─ text @5:12-5:18 "Hello "
           ├─ b @5:18-5:31
           │  └─ text @5:21-5:27 "{name}"
           └─ cdata @5:31-5:50

        """)
  }

  @Test func printsTheSourceAgainByteForByte() {
    let text = "\u{FEFF}<?xml version='1.0'?>\r\n<a\tb = 'c'\n\n/><?pi x?> <!--é-->\r"
    #expect(Markup(text).description == text)
  }

  @Test func knowsTheRangesOfNamesTagsAndValues() throws {
    let markup = Markup("<UIView width = \"50%\" >x</UIView >")
    let root = try #require(markup.root)
    #expect(markup.text(root.nameRange) == "UIView")
    #expect(markup.text(root.openingTagRange) == "<UIView width = \"50%\" >")
    #expect(markup.text(try #require(root.closingTagRange)) == "</UIView >")
    #expect(markup.text(try #require(root.closingNameRange)) == "UIView")
    let width = try #require(root.attribute("width"))
    #expect(markup.text(width.nameRange) == "width")
    #expect(markup.text(width.valueRange) == "50%")
    #expect(markup.text(width.range) == "width = \"50%\"")
    #expect(!root.isSelfClosing)
  }

  @Test func resolvesReferencesAndKnowsWhereEachCharacterIsWritten() throws {
    let markup = Markup("<a t=\"x &lt; y&#233;&#x1F600;z\r\n&#10;&amp;lt;\"/>")
    let value = try #require(markup.root?.attribute("t")).decodedValue
    #expect(value.value == "x < yé😀z \n&lt;")
    func source(of part: String) throws -> Substring {
      let range = try #require(value.value.range(of: part))
      let utf8 = value.value.utf8
      let lower = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
      let upper = utf8.distance(from: utf8.startIndex, to: range.upperBound)
      return markup.text(value.map.fileOffset(of: lower)..<value.map.fileOffset(of: upper))
    }
    #expect(try source(of: "<") == "&lt;")
    #expect(try source(of: "y") == "y")
    #expect(try source(of: "é") == "&#233;")
    #expect(try source(of: "😀z") == "&#x1F600;z")
    #expect(try source(of: "\n&") == "&#10;&amp;")
    #expect(try source(of: "lt;") == "lt;")
  }

  @Test func turnsLineBreaksIntoSpacesInValuesAndIntoLineFeedsInText() throws {
    let root = try #require(Markup("<a t='1\r\n2\t3\r4'>5\r\n6\t7\r8</a>").root)
    #expect(root.attribute("t")?.value == "1 2 3 4")
    #expect(root.children.first { _ in true }?.value == "5\n6\t7\n8")
  }

  @Test func findsTheInnermostNodeAtAPlace() throws {
    let markup = Markup("<a><b><c/></b>text</a>")
    #expect(markup.document.innermost(at: 7).element?.name == "c")
    #expect(markup.document.innermost(at: 15).kind == .text)
    #expect(markup.document.innermost(at: 1).element?.name == "a")
    #expect(markup.document.innermost(at: 100).kind == .document)
  }

  @Test func walksSiblingsParentsAndDescendants() throws {
    let root = try #require(Markup("<a><b/>text<c><d/></c></a>").root)
    #expect(root.childElements.map(\.name) == ["b", "c"])
    #expect(root.node.descendants.compactMap(\.element?.name) == ["b", "c", "d"])
    let b = try #require(root.childElements.first)
    #expect(b.node.nextSibling?.kind == .text)
    #expect(b.node.nextSibling?.nextSibling?.element?.parent?.name == "a")
    #expect(b.node.nextSibling?.nextSibling?.nextSibling == nil)
  }

  @Test func appliesEditsAndLeavesTheRestAlone() throws {
    let markup = Markup("<a  b = 'x' ><!-- c --></a>")
    let root = try #require(markup.root)
    let edits = [
      MarkupEdit(try #require(root.closingNameRange), with: "UIView"),
      MarkupEdit(root.nameRange, with: "UIView"),
      try #require(root.attribute("b")).settingValue("1 < 2 'n'"),
      MarkupEdit(1..<4, with: "overlapping, so left out"),
    ]
    let edited = markup.applying(edits)
    #expect(edited.description == "<UIView  b = '1 &lt; 2 &apos;n&apos;' ><!-- c --></UIView>")
    #expect(edited.root?.attribute("b")?.value == "1 < 2 'n'")
  }
}

extension Markup {
  init(_ text: String) { self.init(source: SourceText(file: "t.xml", contents: text)) }

  func text(_ range: Range<Int>) -> Substring { storage.text(range) }

  /// The problems as lines of place and sentence.
  var problems: [String] {
    diagnostics.all.map { "\($0.span.map { "\($0.line):\($0.column)" } ?? "-") \($0.sentence)" }
  }
}
