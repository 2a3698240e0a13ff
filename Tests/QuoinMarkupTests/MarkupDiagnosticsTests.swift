import Foundation
import Testing

@testable import QuoinMarkup

@Suite struct MarkupDiagnosticsTests {
  @Test(arguments: [
    ("", ["1:1 The file is empty; expected an element such as <UIView>"]),
    (" \n\t", ["1:1 The file is empty; expected an element such as <UIView>"]),
    ("<!-- x -->", ["1:1 There is no element in the file; expected one such as <UIView>"]),
    ("{\"a\": 1}", ["1:1 There is no element in the file; expected one such as <UIView>"]),
    ("<a/><b/>", ["1:6 <b> is a second root element; a file has one"]),
    ("<a/>\nmore text", ["2:1 Text outside the root element"]),
    ("x <a/>", ["1:1 Text outside the root element"]),
    ("<a/><![CDATA[x]]>", ["1:5 Text outside the root element"]),
  ])
  func wantsExactlyOneRoot(text: String, problems: [String]) {
    #expect(Markup(text).problems == problems)
  }

  @Test(arguments: [
    ("<a>\n  <b>\n</a>", ["3:1 <b> is not closed; expected </b> before </a>"]),
    (
      "<a>\n  <b>\n    <c>\n</a>",
      ["4:1 <c> and 1 element around it are not closed; expected </c> before </a>"]
    ),
    ("<a>", ["1:4 <a> is not closed; expected </a> at the end of the file"]),
    ("<UILabel></UILable>", ["1:12 </UILable> does not close <UILabel>; did you mean </UILabel>?"]),
    ("<UILabel></Table></UILabel>", ["1:12 </Table> does not close <UILabel>"]),
    ("<a/></a>", ["1:5 </a> closes nothing; no element is open here"]),
    ("<a></>", ["1:4 The closing tag has no name; expected </a>"]),
    ("<a></a b='1'>", ["1:4 A closing tag holds a name and nothing else; expected > behind the name"]),
    ("<a></a", ["1:4 A closing tag holds a name and nothing else; expected > behind the name"]),
    ("<a><b </a>", ["1:7 The tag <b has no end; expected > or />"]),
    ("<a b='1'", ["1:9 The tag <a has no end; expected > or />"]),
    ("<a b='1'/", ["1:10 The tag <a has no end; expected > or />"]),
    ("<a / b='1'/>", ["1:4 Unexpected / in a tag; expected an attribute, > or />"]),
    ("<a 50%/>", ["1:4 Unexpected 50% in a tag; expected an attribute, > or />"]),
    ("<a \"b\"/>", ["1:4 Unexpected \"b\" in a tag; expected an attribute, > or />"]),
    ("<a×/>", ["1:2 A name must not contain U+00D7: a×"]),
  ])
  func tellsWhichTagIsWrong(text: String, problems: [String]) {
    #expect(Markup(text).problems == problems)
  }

  @Test func pointsAtTheOpeningTagOfWhatIsNotClosed() throws {
    let diagnostic = try #require(Markup("<a>\n  <b>\n    <c>\n</a>").diagnostics.all.first)
    #expect(diagnostic.notes.map(\.message) == ["<c> is opened here", "<b> is opened here"])
    #expect(diagnostic.notes.map { $0.span?.line } == [3, 2])
  }

  @Test func takesAClosingTagWithATypingErrorForTheRightOne() {
    let markup = Markup("<UIView><UILabel>Hi</UILable><UISwitch/></UIView>")
    #expect(markup.root?.childElements.map(\.name) == ["UILabel", "UISwitch"])
    #expect(markup.diagnostics.all.count == 1)
  }

  @Test(arguments: [
    ("<a b='1' b='2'/>", ["1:10 The attribute b is given twice"]),
    ("<a b=50% c='1'/>", ["1:6 The value of b has no quotes; expected b=\"50%\""]),
    ("<a b=50/>", ["1:6 The value of b has no quotes; expected b=\"50\""]),
    ("<a b '1'/>", ["1:4 The attribute b has no = before its value"]),
    ("<a isHidden c='1'/>", ["1:4 The attribute isHidden has no value; expected isHidden=\"…\""]),
    ("<a b= />", ["1:4 The attribute b has no value; expected b=\"…\""]),
    ("<a b='1'c='2'/>", ["1:9 White space is missing between two attributes"]),
    ("<a b=\"one c=\"two\"/>", ["1:6 The value of b has no closing quote"]),
    ("<a>\n  <b t=\"one/>\n  <b t=\"two\"/>\n</a>", ["2:8 The value of t has no closing quote"]),
    ("<a>\n  <b t=\"one/>\n</a>", ["2:8 The value of t has no closing quote"]),
    ("<a t='1 < 2'/>", ["1:9 A < in the value of t must be written &lt;"]),
  ])
  func tellsWhatIsWrongWithAnAttribute(text: String, problems: [String]) {
    #expect(Markup(text).problems == problems)
  }

  @Test func recoversFromAMissingQuoteWithTheNextAttribute() {
    let root = Markup("<a b=\"one c=\"two\" d='3'/>").root
    #expect(root?.attributes.map { "\($0.name)=\($0.value)" } == ["b=one", "c=two", "d=3"])
  }

  @Test(arguments: [
    ("<a>1 < 2</a>", ["1:6 A < that begins no tag must be written &lt;"]),
    ("<a>R&D</a>", ["1:5 An & that begins no reference must be written &amp;"]),
    ("<a>&&&</a>", ["1:4 An & that begins no reference must be written &amp;"]),
    ("<a>&lt x</a>", ["1:4 The reference &lt has no semicolon behind it; did you mean &lt;?"]),
    ("<a>&#65 x</a>", ["1:4 The reference &#65 has no semicolon behind it; did you mean &#65;?"]),
    ("<a t='&#0;'/>", ["1:7 &#0; stands for no character that XML allows"]),
    ("<a t='&#xD800;'/>", ["1:7 &#xD800; stands for no character that XML allows"]),
    (
      "<a t='&#99999999999999999999;'/>",
      ["1:7 &#99999999999999999999; stands for no character that XML allows"]
    ),
    ("<a>]]></a>", ["1:4 ]]> in text must be written ]]&gt;"]),
    ("<a>\u{7}\u{8}</a>", ["1:4 XML does not allow the control character U+0007"]),
    ("<a>\u{FFFE}</a>", ["1:4 XML does not allow the control character U+FFFE"]),
  ])
  func tellsWhichCharactersAreWrong(text: String, problems: [String]) {
    #expect(Markup(text).problems == problems)
  }

  @Test func knowsNoEntityButTheFive() {
    let sentence = "XML has &lt; &gt; &amp; &quot; &apos; and numbers such as &#160;"
    #expect(
      Markup("<a>&nbsp;&ampp;&bomb;</a>").problems == [
        "1:4 Unknown entity &nbsp;; \(sentence); did you mean &#160;?",
        "1:10 Unknown entity &ampp;; \(sentence); did you mean &amp;?",
        "1:16 Unknown entity &bomb;; \(sentence)",
      ])
  }

  @Test func expandsNoEntityOfADocumentType() {
    let markup = Markup(
      "<!DOCTYPE a [<!ENTITY x \"boom>\"><!ENTITY f SYSTEM 'file:///etc/passwd'>]><a t='&x;'>&f;</a>")
    #expect(
      markup.problems.map { String($0.prefix(24)) } == [
        "1:1 A document type is n", "1:80 Unknown entity &x;;", "1:85 Unknown entity &f;;",
      ])
    #expect(markup.root?.attribute("t")?.value == "&x;")
  }

  @Test(arguments: [
    (
      "<a><!-- x",
      [
        "1:4 The comment is not closed; expected -->",
        "1:10 <a> is not closed; expected </a> at the end of the file",
      ]
    ),
    ("<a><!-- x -- y --></a>", ["1:11 A comment must not contain -- before its end"]),
    ("<a><!-- x ---></a>", ["1:11 A comment must not contain -- before its end"]),
    ("<a><!- x --></a>", ["1:4 A comment begins with <!--"]),
    (
      "<a><![CDATA[ x </a>",
      [
        "1:4 The CDATA section is not closed; expected ]]>",
        "1:20 <a> is not closed; expected </a> at the end of the file",
      ]
    ),
    ("<a><!ELEMENT b></a>", ["1:4 A declaration with <! is not allowed; expected <!-- or <![CDATA["]),
    ("<?xml version='1.0'>\n<a/>", ["1:1 The processing instruction is not closed; expected ?>"]),
    ("<a><? x?></a>", ["1:4 The processing instruction has no name"]),
    (" <?xml version='1.0'?><a/>", ["1:2 The XML declaration must be the first thing in the file"]),
    (
      "<?xml version='1.0' encoding='latin-1'?><a/>",
      ["1:31 The file says that it is latin-1; templates are UTF-8"]
    ),
  ])
  func tellsWhatIsWrongWithSectionsAndDeclarations(text: String, problems: [String]) {
    #expect(Markup(text).problems == problems)
  }

  @Test func tellsOnlyTheFirstHundredProblems() {
    let problems = Markup("<a>" + String(repeating: "&b;", count: 130) + "</a>").problems
    #expect(problems.count == 101)
    #expect(problems.last == "- 30 more problems are not told")
    let text = "<a>" + String(repeating: "&b;", count: 130)
    let unreadable = Markup(data: Data(text.utf8) + [0xFF] + Data("</a>".utf8), file: "t.xml")
    #expect(unreadable.problems.last == "- 31 more problems are not told")
  }
}

@Suite struct MarkupEncodingTests {
  @Test func readsUTF8WithAndWithoutAMark() {
    for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      let markup = Markup(data: Data(mark + "<?xml version='1.0'?><a t='é'/>".utf8), file: "t.xml")
      #expect(markup.diagnostics.isEmpty)
      #expect(markup.root?.attribute("t")?.value == "é")
    }
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func diagnosesUTF16(encoding: String.Encoding) throws {
    let markup = Markup(data: try #require("<UIView/>".data(using: encoding)), file: "t.xml")
    #expect(markup.problems.first == "1:1 The file is UTF-16; templates are UTF-8")
    #expect(markup.root?.name == "UIView")
  }

  @Test func pointsAtTheFirstByteThatIsNotUTF8() {
    let markup = Markup(data: Data("<a>\n é".utf8 + [0xFF, 0x61, 0xC3] + "</a>".utf8), file: "t.xml")
    #expect(markup.problems == ["2:3 The byte 0xFF here is not valid UTF-8"])
    #expect(markup.description == "<a>\n é\u{FFFD}a\u{FFFD}</a>")
  }
}
