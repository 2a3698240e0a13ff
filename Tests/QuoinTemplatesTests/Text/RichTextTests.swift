import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite("Rich text") struct RichTextTests {
  /// The label that markup makes.
  private func label(_ markup: String, _ state: [String: Any] = [:], _ constants: [String: Any] = [:]) throws
    -> UILabel
  {
    let node = try Template(markup: markup, name: "t").instantiate(state: state, constants: constants)
    try node.layOut(in: .fixed(300, 300))
    return try #require(node.view as? UILabel)
  }

  private func problems(_ markup: String) -> [String] {
    do {
      let template = try Template(markup: markup, name: "t")
      return template.warnings.all.map(\.description)
    } catch { return Diagnostics(error).all.map(\.description) }
  }

  /// The attributes of the first place where a word stands.
  private func look(_ label: UILabel, of word: String) throws -> [NSAttributedString.Key: Any] {
    let text = try #require(label.ownAttributedText)
    let range = (text.string as NSString).range(of: word)
    try #require(range.location != NSNotFound)
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  private func traits(_ label: UILabel, of word: String) throws -> UIFontDescriptor.SymbolicTraits {
    let value = try look(label, of: word)[.fontTraits] as? Int ?? 0
    return UIFontDescriptor.SymbolicTraits(rawValue: UInt32(value))
  }

  @Test(arguments: [
    "<UILabel>This is a pretty <b>bold</b> solution</UILabel>",
    "<UILabel text=\"This is a pretty &lt;b&gt;bold&lt;/b&gt; solution\"/>",
    "<UILabel attributedText=\"This is a pretty &lt;b&gt;bold&lt;/b&gt; solution\"/>",
  ])
  func tagsStandInsideAnElementAndInItsText(markup: String) throws {
    let label = try label(markup)
    #expect(label.text == "This is a pretty bold solution")
    #expect(try traits(label, of: "bold") == .traitBold)
    #expect(try traits(label, of: "pretty") == [])
  }

  @Test func tagsStandInTheTextOfNodesMadeInCode() throws {
    let node = LayoutNode(
      view: UILabel.self,
      expressions: ["text": "I <i>can't believe</i> this <b>actually works!</b>", "width": "300"])
    node.update()
    let label = try #require(node.view as? UILabel)
    #expect(label.text == "I can't believe this actually works!")
    #expect(try traits(label, of: "can't") == .traitItalic)
    #expect(try traits(label, of: "works") == .traitBold)
  }

  @Test func everyTagOfTheDocumentMeansSomething() throws {
    let label = try label(
      """
      <UILabel>
        <h1>head</h1><p>para <b>bee</b> <strong>strong</strong> <i>eye</i> <em>emm</em> <u>you</u> <strike>gone</strike></p>
        <ol><li>first</li><li>second</li></ol><ul><li>third</li></ul>one<br/>two x<sub>low</sub> y<sup>high</sup>
        <center>mid</center>
      </UILabel>
      """)
    #expect(
      label.text
        == "head\npara bee strong eye emm you gone\n1.\tfirst\n2.\tsecond\n•\tthird\none\u{2028}two xlow yhigh\nmid"
    )
    for word in ["head", "bee", "strong"] { #expect(try traits(label, of: word) == .traitBold) }
    for word in ["eye", "emm"] { #expect(try traits(label, of: word) == .traitItalic) }
    #expect(try look(label, of: "you")[.underlineStyle] as? Int == 1)
    #expect(try look(label, of: "gone")[.strikethroughStyle] as? Int == 1)
    #expect(try look(label, of: "low")[.superscript] as? Int == -1)
    #expect(try look(label, of: "high")[.superscript] as? Int == 1)
    #expect((try look(label, of: "mid")[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(((try look(label, of: "first")[.paragraphStyle] as? NSParagraphStyle)?.headIndent ?? 0) > 0)
    #expect((try look(label, of: "para")[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing ?? 0 == 0)
  }

  @Test func textKeepsFamilyAndSizeOfTheElementWhicheverIsSetFirst() throws {
    let label = try label("<UILabel font=\"Inter italic 30\" textColor=\"red\">a <h1>b</h1></UILabel>")
    let fonts = label.shownLayout.glyphRuns.map(\.font)
    #expect(
      fonts.allSatisfy { $0.pointSize == 30 && $0.fontDescriptor.symbolicTraits.contains(.traitItalic) })
    #expect(label.shownLayout.glyphRuns.allSatisfy { $0.color == .red })
    #expect(try look(label, of: "a")[.font] == nil)
  }

  @Test func aNewFontComesWithItsOwnBold() throws {
    let node = try Template(
      markup: "<UILabel font=\"{size}\" numberOfLines=\"0\">a <b>b</b></UILabel>", name: "t"
    ).instantiate(state: ["size": 20])
    try node.layOut(in: .fixed(300, 300))
    node.setState(["size": 40])
    let label = try #require(node.view as? UILabel)
    #expect(label.shownLayout.glyphRuns.allSatisfy { $0.font.pointSize == 40 })
    #expect(label.shownLayout.glyphRuns.contains { $0.font.fontDescriptor.weight == .bold })
  }

  @Test func insertedTextHasTheStyleOfItsPlaceAndMayBringTags() throws {
    let inner = try label("<UILabel><b>a {v}</b></UILabel>", ["v": "<i>b</i>"])
    #expect(inner.text == "a b")
    #expect(try traits(inner, of: "b") == [.traitBold, .traitItalic])
    for text in ["1 < 2 & 3 > 2", "R&D", "x<y>z", "$(7)", "two  spaces", "😀é"] {
      let label = try label("<UILabel><b>a {v}</b></UILabel>", ["v": text])
      #expect(label.text == "a \(text)", "\(text)")
    }
    let styled = NSAttributedString(
      string: "styled", attributes: [.kern: 3, .foregroundColor: UIColor.green])
    let mixed = try label("<UILabel textColor=\"red\">a <b>{v}</b></UILabel>", [:], ["v": styled])
    #expect(try look(mixed, of: "styled")[.kern] as? Int == 3)
    #expect(try look(mixed, of: "styled")[.foregroundColor] as? UIColor == .green)
    #expect(try traits(mixed, of: "styled") == .traitBold)
    #expect(try label("<UILabel>{v}</UILabel>", ["v": "<b>x</b>"]).text == "x")
  }

  @Test(arguments: [
    "<UILabel text=\"{v}\"/>", "<UILabel text=\"a {v}\" textColor=\"red\" font=\"12\"/>",
    "<UILabel>a <b>{v}</b></UILabel>", "<UITextView>a <b>{v}</b></UITextView>",
    "<UITextField>a <b>{v}</b></UITextField>", "<UIButton>a <b>{v}</b></UIButton>",
  ])
  func whatStyledTextHoldsGoesWithTheTree(markup: String) throws {
    weak var attachment: NSTextAttachment?
    do {
      let made = NSTextAttachment()
      attachment = made
      let node = try Template(markup: markup, name: "t").instantiate(
        state: ["v": ReleasingAttributedString(attachment: made)])
      try node.layOut(in: .fixed(300, 300))
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300))
      _ = renderer.pngData { node.view.layer.render(in: $0.cgContext) }
    }
    #expect(attachment == nil)
  }

  @Test func threadsShowOneTextAtTheSameTime() throws {
    let words = (0..<100).map { "<b>\($0)</b> <i>and</i> " }.joined()
    let template = try Template(markup: "<UILabel>\(words)</UILabel>", name: "t")
    let wrong = Guarded(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<100 {
        let label = (try? template.instantiate())?.view as? UILabel
        if label?.ownAttributedText?.runs.count != 399 { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test func dataInPlainTextAreNeverMarkup() throws {
    #expect(try label("<UILabel text=\"{v}\"/>", ["v": "<b>x</b> &amp;"]).text == "<b>x</b> &amp;")
    #expect(try label("<UILabel text=\"n: {v}\"/>", ["v": "<b>x</b>"]).text == "n: <b>x</b>")
    #expect(try label("<UILabel text=\"if a &lt; b &amp;&amp; c &gt; d\"/>").text == "if a < b && c > d")
    #expect(try label("<UILabel text=\"a   b\"/>").ownAttributedText == nil)
  }

  @Test func referencesStandForCharactersWhereThereIsHTML() throws {
    #expect(try label("<UILabel>&lt;b&gt; is <b>bold</b> &amp; &#233;</UILabel>").text == "<b> is bold & é")
    #expect(try label("<UILabel>Tom &amp; Jerry</UILabel>").text == "Tom & Jerry")
    #expect(try label("<UILabel text=\"a&amp;nbsp;b &amp;copy;\"/>").text == "a\u{A0}b ©")
    #expect(try label("<UILabel><b>{a &lt; 3 ? 'few' : 'many'}</b></UILabel>", ["a": 2]).text == "few")
  }

  @Test func whiteSpaceRunsTogetherAndEndsAreTrimmed() throws {
    #expect(try label("<UILabel>\n  a \n\t b  c\n</UILabel>").text == "a b c")
    #expect(try label("<UILabel>\n  a <b> b</b>\n c\n</UILabel>").text == "a b c")
    #expect(try label("<UILabel>a {'x  y'}</UILabel>").text == "a x  y")
  }

  @Test func attributesOfTagsHoldExpressions() throws {
    let label = try label(
      "<UILabel>see <a href=\"https://quoin.dev/{id}?a=1&amp;b={q}\">the page</a></UILabel>",
      ["id": 7, "q": "\"x\""])
    #expect(label.text == "see the page")
    let link = try look(label, of: "the")[.link]
    #expect((link as? URL)?.absoluteString ?? link as? String ?? "" != "")
    #expect("\(link ?? "")".hasPrefix("https://quoin.dev/7?a=1&b="))
    #expect(try look(label, of: "the")[.foregroundColor] as? UIColor == .link)
  }

  @Test func linksHaveTheColorOfTheElementAndColorsInTagsStay() throws {
    let markup =
      "<UILabel textColor=\"red\"><a href=\"https://a.b\">link</a> <font color=\"#00ff00\">green</font></UILabel>"
    let label = try label(markup)
    #expect(try look(label, of: "link")[.foregroundColor] == nil)
    #expect(try look(label, of: "link")[.underlineStyle] as? Int == 1)
    #expect(try look(label, of: "green")[.foregroundColor] as? UIColor == UIColor(hex: "#00ff00"))
  }

  @Test func linksReachPDFAndSVG() throws {
    let template = try Template(
      markup: "<UILabel>go <a href=\"https://quoin.dev/page\">there</a></UILabel>", name: "t")
    let svg = String(decoding: try template.render(size: .fixed(200, 40), as: .svg), as: UTF8.self)
    #expect(svg.contains("https://quoin.dev/page"))
    let pdf = try template.render(size: .fixed(200, 40), as: .pdf)
    #expect(String(decoding: pdf, as: UTF8.self).contains("https://quoin.dev/page"))
  }

  @Test func listsAreSetAsTheElementSays() throws {
    let label = try label(
      "<UILabel width=\"300\" textAlignment=\"right\" numberOfLines=\"0\"><ul><li>a</li></ul></UILabel>")
    #expect((label.shownLayout.lines.first?.frame.maxX ?? 0) > 290)
  }

  @Test func imagesStandInTextByName() throws {
    let folder = try BadInputFolder()
    try folder.write(
      "dot.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='10'><rect width='9' height='9'/></svg>")
    try folder.write("t.xml", "<UILabel>a <img src=\"{name}\" width=\"24\"/> b</UILabel>")
    let node = try Template(contentsOf: folder.url.appendingPathComponent("t.xml")).instantiate(
      state: ["name": "dot"])
    try node.layOut(in: .fixed(100, 100))
    let label = try #require(node.view as? UILabel)
    #expect(label.text == "a \u{FFFC} b")
    #expect(label.shownLayout.attachments.first?.rect.size == CGSize(width: 24, height: 20))
    try folder.write("u.xml", "<UILabel>a <img src=\"dto.svg\"/></UILabel>")
    #expect(
      folder.problems("u.xml").hasPrefix(
        "u.xml:1:10: error: There is no image dto.svg; did you mean dot.svg?"))
  }

  @Test func wordsStandInForImagesThatAreMissing() throws {
    let folder = try BadInputFolder()
    let html = "a <img src=\"{photo}\" alt=\"(no photo of {name})\"/> b"
    try folder.write("t.xml", "<UILabel>\(html)</UILabel>")
    try folder.write("broken.png", "no image")
    let template = try Template(contentsOf: folder.url.appendingPathComponent("t.xml"))
    for (photo, message) in [
      ("dto.svg", "There is no image dto.svg"), ("broken.png", "broken.png"), ("", ""),
    ] {
      let node = try template.instantiate(state: ["name": "Ada", "photo": photo])
      try node.layOut(in: .fixed(300, 100))
      #expect((node.view as? UILabel)?.text == "a (no photo of Ada) b")
      let state = ["name": "Ada", "photo": photo]
      let warnings = try template.rendering(state: state, size: .fixed(300, 100), as: .svg).warnings.all
      #expect(warnings.count == (photo.isEmpty ? 0 : 1), "\(warnings)")
      if let warning = warnings.first {
        #expect(warning.severity == .warning && warning.message.contains(message))
        #expect(warning.message.hasSuffix("; its alt text is shown for it") && warning.span?.line == 1)
      }
    }
    // Without a word for it, it has to be there.
    try folder.write("u.xml", "<UILabel>a <img src=\"dto.svg\" alt=\"\"/> <img src=\"dot.svg\"/></UILabel>")
    #expect(folder.problems("u.xml").contains("error: There is no image dot.svg"))
  }

  @Test func viewsAndTextMixAsLongAsNoTagStandsBefore() throws {
    let mixed = try label("<UILabel>a<UIView/>b</UILabel>")
    #expect(mixed.text == "ab" && mixed.subviews.count == 1)
    for markup in ["<UILabel><b>a</b><UIView/></UILabel>", "<UILabel><b>a<UIView/></b></UILabel>"] {
      #expect(problems(markup).contains { $0.contains("error: Unsupported HTML: <UIView>") }, "\(markup)")
    }
  }

  @Test(arguments: [
    ("<p>x</p>", "t:1:2: error: Invalid root: the root of a template has to be a component, and <p> is HTML"),
    ("<UIView><p>x</p></UIView>", "t:1:10: error: <UIView> takes no HTML, but <p> stands inside it"),
    (
      "<UILabel><stong>x</stong></UILabel>",
      "t:1:11: warning: HTML has no element <stong>; only what is in it is shown; did you mean strong?"
    ),
    (
      "<UILabel attributedText=\"a\">b</UILabel>",
      "t:1:10: warning: The text inside comes in place of the attribute attributedText"
    ),
    (
      "<UILabel text=\"a\">b</UILabel>",
      "t:1:10: warning: The text inside comes in place of the attribute text"
    ),
    ("<UILabel><b>{1 +}</b></UILabel>", "t:1:17: error"),
    ("<UILabel>a &amp; {1 +}</UILabel>", "t:1:22: error"),
  ])
  func whatIsWrongIsReportedAtItsPlace(markup: String, message: String) {
    let found = problems(markup)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test func textInsideWinsOverTheAttribute() throws {
    #expect(try label("<UILabel attributedText=\"a\">b</UILabel>").text == "b")
    #expect(try label("<UILabel text=\"a\">b</UILabel>").text == "b")
  }

  @Test func lettersLinesAndFiguresAreAttributes() throws {
    let label = try label(
      """
      <UILabel text="1.5" lineSpacing="4" lineHeightMultiple="1.2" letterSpacing="-0.5" hyphenationFactor="1"
        language="de" fontFeatures="tabularFigures, ss01=2 -liga" paragraphSpacing="8" firstLineHeadIndent="12"
        minimumLineHeight="20" maximumLineHeight="40"/>
      """)
    var expected = Typesetting()
    expected.lineSpacing = 4
    expected.lineHeightMultiple = 1.2
    expected.letterSpacing = -0.5
    expected.hyphenationFactor = 1
    expected.language = "de"
    expected.fontFeatures = ["tnum", "ss01=2", "-liga"].compactMap { FontFeature($0) }
    expected.paragraphSpacing = 8
    expected.firstLineHeadIndent = 12
    expected.minimumLineHeight = 20
    expected.maximumLineHeight = 40
    #expect(label.typesetting == expected)
    #expect(
      problems("<UILabel fontFeatures=\"tabularFigure\"/>").first?.hasSuffix("did you mean tabularFigures?")
        == true)
  }
}
