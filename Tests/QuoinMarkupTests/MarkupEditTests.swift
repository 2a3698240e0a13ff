import QuoinDiagnostics
import Testing

@testable import QuoinMarkup

@Suite("Edits")
struct MarkupEditTests {
  private func element(_ name: String, in markup: Markup) throws -> MarkupElement {
    try #require(markup.document.descendants.lazy.compactMap(\.element).first { $0.name == name })
  }

  @Test(
    "an attribute is set in its own quotes, or added as the last one is",
    arguments: [
      ("<A/>", "<A x=\"1\"/>"),
      ("<A />", "<A x=\"1\" />"),
      ("<A x = '0' y=\"2\"/>", "<A x = '1' y=\"2\"/>"),
      ("<A x/>", "<A x=\"1\"/>"),
      ("<A x=0 y=\"2\"/>", "<A x=\"1\" y=\"2\"/>"),
      ("<A\r\n    b=\"2\"\r\n    c=\"3\"\r\n/>", "<A\r\n    b=\"2\"\r\n    c=\"3\"\r\n    x=\"1\"\r\n/>"),
      ("<A b='2'>t</A>", "<A b='2' x=\"1\">t</A>"),
    ])
  func setsAnAttribute(before: String, after: String) throws {
    let markup = Markup(before)
    #expect(markup.applying(try element("A", in: markup).setting("x", to: "1")).description == after)
  }

  @Test(
    "only what XML needs is escaped",
    arguments: [
      ("{a > b ? 'c' : 'd'}", "<A x=\"{a > b ? 'c' : 'd'}\"/>"),
      ("a < b && \"c\"", "<A x=\"a &lt; b &amp;&amp; &quot;c&quot;\"/>"),
      ("1\n2\t3\r4", "<A x=\"1&#10;2&#9;3&#13;4\"/>"),
      ("a\u{0}b", "<A x=\"a\u{FFFD}b\"/>"),
    ])
  func escapesValues(value: String, after: String) throws {
    let markup = Markup("<A/>")
    let changed = markup.applying(try element("A", in: markup).setting("x", to: value))
    #expect(changed.description == after)
    #expect(changed.diagnostics.isEmpty)
  }

  @Test("an apostrophe is written as a reference between apostrophes only")
  func escapesApostrophes() throws {
    let markup = Markup("<A x='0'/>")
    #expect(
      markup.applying(try element("A", in: markup).setting("x", to: "'\"")).description == "<A x='&apos;\"'/>"
    )
  }

  @Test(
    "an attribute goes together with the space before it",
    arguments: [
      ("<A x=\"1\"/>", "<A/>"),
      ("<A x='1' />", "<A />"),
      ("<A x=\"1\" y=\"2\">t</A>", "<A y=\"2\">t</A>"),
      ("<A\n  x=\"1\"\n  y=\"2\"\n/>", "<A\n  y=\"2\"\n/>"),
      ("<A x=\"1\"y=\"2\"/>", "<A y=\"2\"/>"),
      ("<A x=\"1\" y=\"2\" x=\"3\"/>", "<A y=\"2\"/>"),
      ("<A y=\"2\"/>", "<A y=\"2\"/>"),
    ])
  func removesAnAttribute(before: String, after: String) throws {
    let markup = Markup(before)
    #expect(markup.applying(try element("A", in: markup).removingAttribute("x")).description == after)
  }

  @Test("a renamed element has its new name in both tags, and an attribute in its place")
  func renames() throws {
    let markup = Markup("<A><B x=\"1\"  >t</B ></A>")
    let b = try element("B", in: markup)
    #expect(markup.applying(b.renaming(to: "Card")).description == "<A><Card x=\"1\"  >t</Card ></A>")
    let x = try #require(b.attribute("x"))
    #expect(markup.applying(x.renaming(to: "layer.x")).description == "<A><B layer.x=\"1\"  >t</B ></A>")
    #expect(Markup("<A/>").root?.renaming(to: "B").count == 1)
  }

  @Test("a name that XML does not allow changes nothing", arguments: ["", "1a", "a b", "a=", "×", "a×", "-"])
  func refusesNames(name: String) throws {
    #expect(!name.isMarkupName)
    let root = try #require(Markup("<A x=\"1\"/>").root)
    #expect(root.renaming(to: name).isEmpty)
    #expect(root.setting(name, to: "1").isEmpty)
    #expect(root.attribute("x")?.renaming(to: name).isEmpty == true)
  }

  @Test(
    "names of elements and attributes are names",
    arguments: ["UILabel", "layer.x", "MyApp.FooView", "é1", "_", "a:b-c"])
  func takesNames(name: String) {
    #expect(name.isMarkupName)
  }

  @Test(
    "a child comes last, indented like its siblings",
    arguments: [
      ("<A/>", "<A>\n    <N/>\n</A>"),
      ("<A />", "<A>\n    <N/>\n</A>"),
      ("<A></A>", "<A>\n    <N/>\n</A>"),
      ("<A>\n</A>", "<A>\n    <N/>\n</A>"),
      ("<R>\n  <A/>\n</R>", "<R>\n  <A>\n    <N/>\n  </A>\n</R>"),
      ("<R>\r\n\t<A/>\r\n</R>", "<R>\r\n\t<A>\r\n\t\t<N/>\r\n\t</A>\r\n</R>"),
      ("<A>\n   <B/>\n\n</A>", "<A>\n   <B/>\n   <N/>\n\n</A>"),
      ("<A><B/></A>", "<A><B/><N/></A>"),
      ("<A>text</A>", "<A>text<N/></A>"),
      ("<A>\n  <B/> <!-- c -->\n</A>", "<A>\n  <B/> <!-- c --><N/>\n</A>"),
      ("<A", "<A"),
    ])
  func insertsALastChild(before: String, after: String) throws {
    let markup = Markup(before)
    guard before != "<A" else {
      // An opening tag without an end: what comes in stands behind it, and nothing is lost.
      let changed = markup.applying(try element("A", in: markup).inserting("<N/>"))
      #expect(changed.description.hasPrefix("<A"))
      return
    }
    #expect(markup.applying(try element("A", in: markup).inserting("<N/>")).description == after)
  }

  @Test("a child comes before another one, its lines indented as that one is")
  func insertsBefore() throws {
    let markup = Markup("<A>\n  <B/>\n  <C/>\n</A>")
    let a = try element("A", in: markup)
    let c = try element("C", in: markup).node
    let text = "<N\n  x=\"1\"\n>\n  <M/>\n\n  two\n  words\n</N>"
    #expect(
      markup.applying(a.inserting(text, before: c)).description
        == "<A>\n  <B/>\n  <N\n    x=\"1\"\n  >\n    <M/>\n\n  two\n  words\n</N>\n  <C/>\n</A>")
    #expect(a.inserting("<N/>", before: a.node).isEmpty)
    #expect(a.insertingText("t", before: a.node).isEmpty)
  }

  @Test("text comes in escaped and without white space around it")
  func insertsText() throws {
    let markup = Markup("<A><B/></A>")
    let a = try element("A", in: markup)
    let b = try element("B", in: markup)
    #expect(markup.applying(a.insertingText("1 < 2 > ]]>")).description == "<A><B/>1 &lt; 2 > ]]&gt;</A>")
    #expect(markup.applying(a.insertingText("&", before: b.node)).description == "<A>&amp;<B/></A>")
    #expect(markup.applying(b.insertingText("t")).description == "<A><B>t</B></A>")
  }

  @Test(
    "a node goes with the line that it stands on alone",
    arguments: [
      ("<A>\n  <B/>\n</A>", "<A>\n</A>"),
      ("<A>\n  <C/>\n  <B>\n    <D/>\n  </B>\n\n  <E/>\n</A>", "<A>\n  <C/>\n\n  <E/>\n</A>"),
      ("<A>\r\n  <B/>\r\n</A>", "<A>\r\n</A>"),
      ("<A><B/><C/></A>", "<A><C/></A>"),
      ("<A>one <B/> two</A>", "<A>one  two</A>"),
      ("<A>\n  <B/> <C/>\n</A>", "<A>\n   <C/>\n</A>"),
      ("<A>\n  <B/></A>", "<A></A>"),
    ])
  func removesANode(before: String, after: String) throws {
    let markup = Markup(before)
    #expect(markup.applying(try element("B", in: markup).node.removing()).description == after)
    #expect(markup.document.removing().isEmpty)
  }

  @Test("a text takes another text, and the white space around it stays")
  func setsText() throws {
    func changed(_ text: String, _ new: String) throws -> String {
      let markup = Markup(text)
      return markup.applying(try #require(markup.root?.children.first { _ in true }).settingText(new))
        .description
    }
    #expect(try changed("<A>\n  one &amp; two\n</A>", "3 < 4") == "<A>\n  3 &lt; 4\n</A>")
    #expect(try changed("<A>  </A>", "x") == "<A>x</A>")
    #expect(try changed("<A><![CDATA[a]]></A>", "b < c") == "<A><![CDATA[b < c]]></A>")
    #expect(try changed("<A><![CDATA[a]]></A>", "b]]>c") == "<A>b]]&gt;c</A>")
    #expect(try changed("<A><!-- a --></A>", "b") == "<A><!-- a --></A>")
  }

  @Test("a node moves with its lines to where its new neighbours stand")
  func moves() throws {
    let markup = Markup(
      "<A>\n  <B\n    x=\"1\">\n    <D>\n      two\n    </D>\n  </B>\n  <C>\n    <E/>\n  </C>\n</A>")
    let b = try element("B", in: markup).node
    let c = try element("C", in: markup)
    #expect(
      markup.applying(b.moving(into: c)).description
        == "<A>\n  <C>\n    <E/>\n    <B\n      x=\"1\">\n      <D>\n      two\n    </D>\n    </B>\n  </C>\n</A>"
    )
    let e = try element("E", in: markup).node
    let a = try element("A", in: markup)
    #expect(
      markup.applying(e.moving(into: a, before: b)).description
        == "<A>\n  <E/>\n  <B\n    x=\"1\">\n    <D>\n      two\n    </D>\n  </B>\n  <C>\n  </C>\n</A>")
  }

  @Test("a node does not move into itself, nor to where it stands already")
  func refusesMoves() throws {
    let markup = Markup("<A><B><D/></B> <C/></A>")
    let a = try element("A", in: markup)
    let b = try element("B", in: markup)
    let c = try element("C", in: markup)
    let d = try element("D", in: markup)
    #expect(b.node.moving(into: b).isEmpty)
    #expect(b.node.moving(into: d).isEmpty)
    #expect(b.node.moving(into: a, before: c.node).isEmpty)
    #expect(b.node.moving(into: a, before: b.node).isEmpty)
    #expect(c.node.moving(into: a).isEmpty)
    #expect(b.node.moving(into: a, before: d.node).isEmpty)
    #expect(b.node.moving(into: try #require(Markup("<A/>").root)).isEmpty)
    #expect(!d.node.moving(into: c).isEmpty)
    #expect(!c.node.moving(into: a, before: b.node).isEmpty)
  }

  @Test("edits of one reading are applied at once, insertions before what is replaced at their place")
  func joinsEdits() throws {
    let markup = Markup("<A><B/><C/></A>")
    let a = try element("A", in: markup)
    let b = try element("B", in: markup)
    let edits =
      b.renaming(to: "D") + b.node.removing() + a.inserting("<N/>", before: b.node) + a.setting("x", to: "1")
    #expect(markup.applying(edits).description == "<A x=\"1\"><N/><C/></A>")
    #expect(markup.applying([MarkupEdit(3..<99, with: "beyond the text")]).description == markup.description)
  }
}
