import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinMarkup
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinTools

@Suite struct FormatTests {
  private let formatter = TemplateFormatter(schema: ComponentRegistry.standard.schema)

  private func formatted(_ text: String) throws -> String {
    try formatter.formatted(Markup(source: SourceText(file: "a.xml", contents: text)))
  }

  @Test func attributesAreSortedAndStandOneALine() throws {
    #expect(
      try formatted("<UIView width='50%' height='3'><UILabel text='a'/><UIView top='1' left='2'/></UIView>")
        == """
        <UIView
            height="3"
            width="50%">

            <UILabel text="a"/>
            <UIView
                left="2"
                top="1"
            />
        </UIView>

        """)
  }

  @Test func linesBreakAsTheyDidBefore() throws {
    let text = "<UIView top=\"1\">\n    <!-- a\n    b -->\n    <UILabel text=\"x\"/>\n</UIView>\n"
    let plain = try formatted(text)
    let crlf = plain.replacing("\n", with: "\r\n")
    #expect(try formatted(crlf) == crlf)
    #expect(try formatted(plain) == plain && !plain.contains("\r\n"))
  }

  @Test func oneAttributeStaysOnTheLineOfItsTag() throws {
    #expect(try formatted("<UIView\n  top = '1'\n></UIView>") == "<UIView top=\"1\"/>\n")
    #expect(
      try formatted("<UIView top='1'>\n\n\n<UIView/>\n\n<UIView/></UIView>")
        == "<UIView top=\"1\">\n    <UIView/>\n    <UIView/>\n</UIView>\n")
  }

  @Test func parametersComeFirstThenMacrosWithTheirComments() throws {
    #expect(
      try formatted(
        "<UIView><UILabel/><!-- m --><macro value='1+2' name='M'/><!-- p --><param type='Int' name='P'/></UIView>"
      )
        == """
        <UIView>

            <!-- p -->
            <param name="P" type="Int"/>

            <!-- m -->
            <macro name="M" value="1 + 2"/>

            <UILabel/>
        </UIView>

        """)
  }

  @Test func commentsHaveAnEmptyLineAboveThem() throws {
    #expect(
      try formatted("<!--a--><!-- b--><A><!-- c\n      d --><B/><!--e--><!--f--><C><!-- g --></C></A>") == """
        <!-- a -->
        <!-- b -->
        <A>

            <!-- c
            d -->
            <B/>

            <!-- e -->
            <!-- f -->
            <C><!-- g --></C>
        </A>

        """)
  }

  @Test func aCommentStaysWithTheLineThatItEnds() throws {
    let written = """
      <?xml version="1.0"?> <!-- license -->
      <UIView
          height="200"
          width="300"> <!-- root -->

          <!-- before -->
          <macro name="B" value="12 + 1.5"/> <!-- behind B -->
          <macro name="A" value="1"/>

          <UILabel
              id="a"
              text="x"
          /> <!-- behind a --> <!-- and more -->

          <!-- before b -->
          <!-- far -->
          <UILabel font="body"/> <!--tight-->
          <UILabel> <!-- text -->
              Some <b>bold</b> text <!-- here -->
              over lines
          </UILabel> <!-- end -->
          <UIView> <!-- a -->
              <UIView/>
          </UIView>

          <!-- over
          lines -->
      </UIView> <!-- last -->

      """.replacing("<!--tight-->", with: "<!-- tight -->")
    #expect(try formatted(written) == written)
    let untidy = written.replacing(" <!-- tight -->", with: "<!--tight-->")
      .replacing("    <macro name=\"A\" value=\"1\"/>\n", with: "")
      .replacing("<!-- far -->\n", with: "<!-- far -->\n<macro name='A' value='1'/>\n")
    #expect(try formatted(untidy).contains("<UILabel font=\"body\"/> <!-- tight -->\n"))
    #expect(try formatted(untidy).contains("<macro name=\"B\" value=\"12 + 1.5\"/> <!-- behind B -->\n"))
    let crlf = written.replacing("\n", with: "\r\n")
    #expect(try formatted(crlf) == crlf)
    // One that ends no line stands above what comes behind it.
    #expect(
      try formatted("<A><B/> <!-- c --> <C/></A>") == "<A>\n    <B/>\n\n    <!-- c -->\n    <C/>\n</A>\n")
  }

  @Test func aValueThatIsACommentIsOneWhateverItsType() throws {
    for attribute in ["text", "left", "image", "backgroundColor", "font", "touchUpInside", "url"] {
      #expect(
        try formatted("<UIButton \(attribute)=' //a  b-c {d+} '/>")
          == "<UIButton \(attribute)=\"// a  b-c {d+}\"/>\n")
    }
    #expect(try formatted("<UIView left='//'/>") == "<UIView left=\"//\"/>\n")
    #expect(try formatted("<UILabel text='//&#160;x &lt;'/>") == "<UILabel text=\"// &#160;x &lt;\"/>\n")
    // What names a file is no expression, and an address in HTML none of ours.
    #expect(try formatted("<UIView xml='//a/b.xml'/>") == "<UIView xml=\"//a/b.xml\"/>\n")
    #expect(try formatted("<UILabel><a href='//a'>b</a></UILabel>").contains("href=\"//a\""))
  }

  @Test(arguments: [
    "<Foo>\n    <Bar/>\n</Baz>\n", "<UIView>\n    <Bar/>\n</Baz>\n", "<Foo left=\"5\">\n</Baz>", "<a", "text",
    "<a b=c/>",
  ])
  func aMalformedFileIsToldAndStaysAsItIs(text: String) throws {
    let folder = try FilesFixture(["a.xml": text, "good.xml": "<UIView  left='1'/>"])
    let done = TemplateRewriting(of: [folder.root.path], formatter: formatter, writes: true) {
      formatter, markup throws(Diagnostics) in try formatter.formatted(markup)
    }
    #expect(done.problems.map(\.file) == [folder.url("a.xml").path])
    #expect(done.changed == [folder.url("good.xml").path])
    #expect(try String(contentsOf: folder.url("a.xml"), encoding: .utf8) == text)
  }

  @Test(arguments: [
    "", "  \n", "<project><UIView top='1'/></project>", "<!DOCTYPE html><html><br></html>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
  ])
  func otherFilesAreStillPassedOver(text: String) throws {
    let folder = try FilesFixture(["a.xml": text])
    let done = TemplateRewriting(of: [folder.root.path], formatter: formatter, writes: true) {
      formatter, markup throws(Diagnostics) in try formatter.formatted(markup)
    }
    #expect(done.problems.isEmpty)
    #expect(done.count == 0)
  }

  @Test func textStaysInLineBesideOneAttributeAtMost() throws {
    #expect(
      try formatted("<UILabel>\n  a &lt; b > c  {1+1}\n</UILabel>")
        == "<UILabel>a &lt; b > c {1 + 1}</UILabel>\n")
    #expect(
      try formatted("<UILabel top='1' left='2'>a\n\n\nb</UILabel>") == """
        <UILabel
            left="2"
            top="1">
            a
            b
        </UILabel>

        """)
  }

  @Test func tagsOfHTMLStandOnLinesOfTheirOwnWhereNoWhiteSpaceCanShow() throws {
    #expect(
      try formatted(
        "<UILabel>Hello <b>big</b><i>red</i> world<ul><li>a</li><li><b>x</b>y</li></ul><br></br></UILabel>")
          == """
          <UILabel>
              Hello <b>big</b><i>red</i> world<ul>
                  <li>a</li>
                  <li><b>x</b>y</li>
              </ul>
              <br/>
          </UILabel>

          """)
    #expect(try formatted("<UILabel><p></p></UILabel>") == "<UILabel>\n    <p></p>\n</UILabel>\n")
  }

  @Test func attributesOfHTMLStayAsTheyAre() throws {
    let written = """
      <UILabel>
          <a href="{x+1}">{x + 1}</a>
          <td width="3px">a</td>
      </UILabel>

      """
    let formatter = TemplateFormatter(schema: ComponentRegistry.documents.schema)
    let before = written.replacing("x + 1", with: "x+1")
    let markup = Markup(source: SourceText(file: "a.xml", contents: before))
    #expect(try formatter.formatted(markup) == written)
    #expect(
      try formatted("<UIView><UILabel><b>b</b><param name='a' type='Int'/></UILabel></UIView>").contains(
        "<b>b</b><param name=\"a\" type=\"Int\"/>"))
    #expect(throws: Diagnostics.self) { try formatted("<UILabel><b title=\"{x+}\">b</b></UILabel>") }
  }

  @Test(arguments: [
    ("10-5*4 //note", "10 - 5 * 4 // note"), ("{width/2}", "width / 2"),
    ("rgb(255,0,0).x", "rgb(255, 0, 0).x"),
    ("(1+2)*3-(4)", "(1 + 2) * 3 - 4"), ("a?b:c", "a ? b : c"), ("-a- -b", "-a - -b"), ("10%-3", "10% - 3"),
    ("10 % -3", "10 % -3"), ("1.0+0x10+.50", "1 + 16 + 0.5"), ("9007199254740993", "9007199254740993"),
    ("a[0 ..<2][ 1 ]", "a[0..<2][1]"),
    ("items.filter((x)=>x.price>( 2 ))", "items.filter(x => x.price > 2)"),
    ("fold(items,0,(a,b)=>a+b)", "fold(items, 0, (a, b) => a + b)"), ("!( a&&b )", "!(a && b)"),
    ("a ?? 'x  y'", "a ?? 'x  y'"), ("//x", "// x"), ("{ //x }", "// x"), ("((a))", "a"), ("-(-3)", "-(-3)"),
    ("-(a)", "-a"), ("-((-a))", "-(-a)"),
    ("a-(b-c)", "a - (b - c)"),
  ])
  func expressionsGetTheirSpaces(written: String, printed: String) throws {
    let source = written.written(in: .attribute)
    #expect(
      try formatted("<UIView width=\"\(source)\"/>")
        == "<UIView width=\"\(printed.written(in: .attribute))\"/>\n")
  }

  @Test func textOutsideBracesIsNotTouched() throws {
    for text in ["a-b  (c) {1 - 2}", "// x", "&#x20;&#xA0;a", "'it' > 5", "a//b"] {
      #expect(try formatted("<UILabel text=\"\(text)\"/>") == "<UILabel text=\"\(text)\"/>\n")
    }
    #expect(try formatted("<UILabel text='\"&apos;&gt;{ //x }'/>") == "<UILabel text=\"&quot;'>{// x}\"/>\n")
    #expect(try formatted("<Meter a='x-y' barColor='rgb(1,2,3)' tintColor='my-red'/>").contains("a=\"x-y\""))
    #expect(try formatted("<Meter barColor='rgb(1,2,3)'/>") == "<Meter barColor=\"rgb(1, 2, 3)\"/>\n")
  }

  @Test func steeringElementsAreFormattedLikeElements() throws {
    #expect(
      try formatted(
        "<UIView><repeat in='0 ..&lt;3' for='i'><if test='i>1'><A/></if><else/></repeat></UIView>")
          == """
          <UIView>
              <repeat
                  for="i"
                  in="0..<3">

                  <if test="i > 1">
                      <A/>
                  </if>
                  <else/>
              </repeat>
          </UIView>

          """.replacing("0..<3", with: "0..&lt;3"))
  }

  @Test(arguments: ["a ^ b", "1 +", "min()", "rgb(1, 2)", "(a"])
  func anInvalidExpressionIsAnErrorThatNamesItsPlace(expression: String) throws {
    let problem = #expect(throws: Diagnostics.self) {
      try formatted("<UIView>\n  <UILabel top='\(expression)'/></UIView>")
    }
    let first = try #require(problem?.all.first)
    #expect(first.span?.file == "a.xml")
    #expect(first.span?.line == 2)
    #expect(first.message.hasSuffix("in 'top' of <UILabel>"))
  }

  @Test(arguments: [
    "<UILabel>a<UIView/>b</UILabel>\n", "<UILabel>\n    a\n    <UIView/>\n    b\n</UILabel>\n",
    "<UILabel>a<UIView/></UILabel>\n", "<UILabel>a<UIView/><UIView/>b</UILabel>\n",
  ])
  func elementsWithinATextStayWhereTheyTouchIt(text: String) throws {
    let found = try formatted(text)
    let squeezed = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(
      squeezed(found).replacing("<UILabel> ", with: "<UILabel>").replacing(" </UILabel>", with: "</UILabel>")
        == squeezed(text).replacing("<UILabel> ", with: "<UILabel>").replacing(
          " </UILabel>", with: "</UILabel>"), "\(found)")
    #expect(try formatted(found) == found)
  }
}
