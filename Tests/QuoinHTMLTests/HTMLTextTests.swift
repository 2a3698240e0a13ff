import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinHTML
import QuoinResources
import QuoinTestSupport
import Testing

@Suite("Reading HTML")
struct HTMLTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func text(_ html: String) -> NSAttributedString { HTMLText(html, font: font).attributedString }
  private func string(_ html: String) -> String { text(html).string }

  /// The attributes of the first place where a word stands.
  private func look(_ html: String, of word: String) -> [NSAttributedString.Key: Any] {
    let text = text(html)
    let range = (text.string as NSString).range(of: word)
    return range.location == NSNotFound ? [:] : text.attributes(at: range.location, effectiveRange: nil)
  }

  private func style(_ html: String, of word: String) -> NSParagraphStyle? {
    look(html, of: word)[.paragraphStyle] as? NSParagraphStyle
  }

  @Test("White space runs together, and plain text has no attributes, so that a label's own look counts")
  func plain() {
    #expect(string("  Hello \n\t world  ") == "Hello world")
    #expect(look("Hello", of: "Hello").isEmpty)
    #expect(string("a <b> b </b> c") == "a b c")
    #expect(string("<p> a </p> <p> b </p>") == "a\nb")
    #expect(string("1 < 2 & 3 > 2") == "1 < 2 & 3 > 2")
    #expect(string("") == "" && string("<p></p>") == "")
  }

  @Test("Letters are bold, italic, underlined, struck, raised and lowered", arguments: ["b", "strong"])
  func letters(_ bold: String) throws {
    let font = try #require(look("a <\(bold)>word</\(bold)> b", of: "word")[.font] as? UIFont)
    #expect(font.fontDescriptor.weight == .bold && font.pointSize == 17)
    for tag in ["i", "em"] {
      let font = try #require(look("<\(tag)>word</\(tag)>", of: "word")[.font] as? UIFont)
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
    }
    let both = try #require(look("<b>a<i>word</i></b>", of: "word")[.font] as? UIFont)
    #expect(
      both.fontDescriptor.symbolicTraits.isSuperset(of: .traitItalic) && both.fontDescriptor.weight == .bold)
    #expect(look("<u>word</u>", of: "word")[.underlineStyle] as? Int == 1)
    for tag in ["s", "strike", "del"] {
      #expect(look("<\(tag)>word</\(tag)>", of: "word")[.strikethroughStyle] as? Int == 1)
    }
    let raised = look("x<sup>2</sup>", of: "2")
    #expect(raised[.superscript] as? Int == 1 && (raised[.fontScale] as? CGFloat ?? 1) < 1)
    #expect(look("H<sub>2</sub>O", of: "2")[.superscript] as? Int == -1)
    let code = try #require(look("<code>word</code>", of: "word")[.font] as? UIFont)
    #expect(code.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test("Headings are larger and bold, and paragraphs keep their room")
  func blocks() throws {
    let sizes = try (1...6).map { level in
      try #require(look("<h\(level)>word</h\(level)>", of: "word")[.font] as? UIFont).pointSize
    }
    #expect(sizes == sizes.sorted(by: >) && sizes[0] == 34 && sizes[3] == 17)
    #expect(string("<h1>A</h1><p>b<p>c<div>d</div>") == "A\nb\nc\nd")
    #expect((style("<p>a</p><p>b</p>", of: "a")?.paragraphSpacing ?? 0) > 0)
    #expect(style("<p>a</p><p>b</p>", of: "b") == nil, "nothing follows")
    #expect(style("<center>word</center>", of: "word")?.alignment == .center)
    #expect(style("<p align=right>word", of: "word")?.alignment == .right)
    #expect((style("<blockquote>word</blockquote>", of: "word")?.headIndent ?? 0) == 28)
    #expect(string("a<br>b<br/>c") == "a\u{2028}b\u{2028}c")
    #expect(string("<p>a<br></p><p>b</p>") == "a\nb")
    #expect(string("a<hr>b").hasPrefix("a\n─"))
  }

  @Test("Paragraphs say which lists they are in, and the same HTML is the same text")
  func textLists() throws {
    func styles() -> [NSParagraphStyle] {
      let text = HTMLText("<ul><li>a<ol type=I><li>b</ol></ul><ul><li>c</ul>").attributedString
      return [2, 6, 10].compactMap {
        text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle
      }
    }
    let lists = styles().map(\.textLists)
    try #require(lists.map(\.count) == [1, 2, 1])
    #expect(lists[0][0] === lists[1][0] && lists[0][0] != lists[2][0])
    #expect(lists[1].map(\.markerFormat.rawValue) == ["{disc}", "{upper-roman}."])
    #expect(styles() == styles())
  }

  @Test("Paragraphs of different lists have different hashes, so that tables of them stay quick")
  func hashes() {
    let text = HTMLText(String(repeating: "<ul><li>x</li></ul>", count: 100)).attributedString
    let styles = (0..<100).compactMap {
      text.attribute(.paragraphStyle, at: $0 * 4, effectiveRange: nil) as? NSParagraphStyle
    }
    #expect(styles.count == 100 && Set(styles.map(\.hash)).count > 90)
  }

  @Test("Words of any characters have their own look each, as if they were read alone")
  func words() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<40 {
      var html = ""
      let expected = NSMutableAttributedString(string: "")
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let word = ["a", "é", "👩‍👩‍👧", "e\u{301}", "漢"].randomElement(using: &random) ?? ""
        let part = ["<b>\(word)</b>", word, "<u>\(word)</u>"].randomElement(using: &random) ?? ""
        html += part
        expected.append(self.text(part))
      }
      #expect(text(html).isEqual(expected), "\(html)")
    }
  }

  @Test("What there is no time for is left out")
  func time() {
    BudgetMeter.metering(.default) { meter in
      let text = HTMLText("<p>a</p><p>b</p><img src='x'>") { _ in
        _ = meter.allows(depth: 2, of: 1)
        return nil
      }
      #expect(text.attributedString.length == 0)
    }
  }

  @Test("Lists have bullets and numbers, and stand within each other")
  func lists() {
    #expect(string("<ul><li>a<li>b</ul>") == "•\ta\n•\tb")
    #expect(string("<ol><li>a</li><li>b</li></ol>c") == "1.\ta\n2.\tb\nc")
    #expect(string("<ol start=9 type=i><li>a<li value=4>b</ol>") == "ix.\ta\niv.\tb")
    #expect(string("<ol type=A><li>a<li>b</ol>") == "A.\ta\nB.\tb")
    let nested = "<ul><li>a<ol><li>b</li></ol></li><li>c<ul><li>d</ul></ul>"
    #expect(string(nested) == "•\ta\n1.\tb\n•\tc\n◦\td")
    #expect(style(nested, of: "a")?.headIndent == 28 && style(nested, of: "a")?.firstLineHeadIndent == 0)
    #expect(style(nested, of: "b")?.headIndent == 56 && style(nested, of: "b")?.firstLineHeadIndent == 28)
  }

  @Test("Links lead somewhere and look so")
  func links() {
    let look = look("see <a href='https://quoin.dev/a?b=1&amp;c=2'>here</a>", of: "here")
    #expect(look[.link] as? URL == URL(string: "https://quoin.dev/a?b=1&c=2"))
    #expect(look[.foregroundColor] as? UIColor == .link && look[.underlineStyle] as? Int == 1)
    #expect(self.look("<a name=x>here</a>", of: "here").isEmpty)
  }

  @Test("Fonts and styles say colours, sizes, weights and more")
  func styles() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    func color(_ html: String) -> UIColor? { look(html, of: "word")[.foregroundColor] as? UIColor }
    func size(_ html: String) -> CGFloat? { (look(html, of: "word")[.font] as? UIFont)?.pointSize }
    for html in [
      "<font color='#ff0000'>word</font>", "<font color='#f00'>word</font>", "<span style='color: red'>word",
      "<span style='color:rgb(255, 0, 0)'>word", "<p style=\"COLOR : rgba(100%,0%,0%,1) !important\">word",
    ] {
      #expect(color(html)?.resolvedCGColor(with: .current) == red.cgColor, "\(html)")
    }
    #expect(size("<font size=5>word</font>") == 25.5 && size("<font size='+1'>word") == 17 * 1.13)
    #expect(size("<span style='font-size:20px'>word") == 20 && size("<span style='font-size:2em'>word") == 34)
    #expect(
      size("<span style='font-size:12pt'>word") == 16 && size("<span style='font-size:50%'>word") == 8.5)
    #expect(size("<span style='font-size:1e300px'>word") == 400)
    let bold = look("<span style='font-weight:700;text-decoration:underline;nonsense'>word", of: "word")
    #expect((bold[.font] as? UIFont)?.fontDescriptor.weight == .bold && bold[.underlineStyle] as? Int == 1)
    #expect(string("a<span style='display:none'>b</span>c") == "ac")
    #expect(look("<span style='background:#eee'>word", of: "word")[.backgroundColor] is UIColor)
  }

  @Test("References stand for characters; what is none stays as it is")
  func references() {
    #expect(string("&lt;&gt;&amp;&quot;&apos;&copy;&eacute;&Omega;&hellip;&euro;") == "<>&\"'©éΩ…€")
    #expect(string("&#65;&#x1F600;&#150;&#0;&#xFFFFFFFFF;") == "A😀–\u{FFFD}\u{FFFD}")
    #expect(string("a&nbsp; b") == "a\u{A0} b")
    #expect(string("R&D &unknown; &amp &eacute") == "R&D &unknown; & &eacute")
  }

  @Test("White space counts where it was written so")
  func preformatted() {
    #expect(string("<pre>a  b\n c</pre>") == "a  b\u{2028} c")
  }

  @Test("Tags that do not match are read as browsers read them")
  func tangles() throws {
    let html = "<b>a<i>b</b>c</i>d"
    func traits(_ word: String) -> UIFontDescriptor.SymbolicTraits {
      (look(html, of: word)[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
    }
    #expect(string(html) == "abcd")
    #expect(traits("b").isSuperset(of: .traitItalic) && traits("c").contains(.traitItalic))
    #expect(
      (look(html, of: "c")[.font] as? UIFont)?.fontDescriptor.weight != .bold && look(html, of: "d").isEmpty)
    #expect(string("</p>a</b></div>") == "a")
    #expect(string("<p>a<!-- <b> -->b<!DOCTYPE x><?php ?>c") == "abc")
    #expect(string("a<b") == "a" && string("a<b title='") == "a" && string("a<!--") == "a")
    #expect(string("<table><tr><td>a<td>b<tr><td>c</table>") == "a\tb\nc")
  }

  @Test("Images stand in the text in the size that they are given; without one their words do")
  func images() throws {
    let pixel = try #require(
      UIImage(data: Data(base64Encoded: Self.pixel) ?? Data()))
    let text = HTMLText("a<img src='x.png' width=40 height=20>b", font: font) { $0 == "x.png" ? pixel : nil }
    #expect(text.attributedString.string == "a\u{FFFC}b" && text.warnings.isEmpty)
    let attachment =
      text.attributedString.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment
    #expect(attachment?.bounds.size == CGSize(width: 40, height: 20) && attachment?.image == pixel)
    let wide = HTMLText("<img src='x.png' width=40px>", font: font) { _ in pixel }
    #expect(
      (wide.attributedString.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment)?.bounds
        .size
        == CGSize(width: 40, height: 40))
    let missing = HTMLText("a <img src='y.png' alt='A map'><img src='z.png'>", font: font)
    #expect(missing.attributedString.string == "a A map")
    #expect(missing.warnings.map(\.message) == ["The HTML's image 'y.png' is not there, and 1 more"])
  }

  @Test("A picture in the text goes with it")
  func release() {
    weak var image: UIImage?
    do {
      let pixel = UIImage(data: Data(base64Encoded: Self.pixel) ?? Data())
      image = pixel
      let text = HTMLText("<b>a</b><img src='x.png'>b", font: font) { _ in pixel }
      let around = HTMLText(
        [.html("<p>"), .attributed(text.attributedString)], look: HTMLText.Look(font: font))
      #expect(pixel != nil && around.attributedString.length == 3)
    }
    #expect(image == nil)
  }

  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  @Test("What needs a browser is left out, with one warning that names it")
  func browsers() {
    let text = HTMLText(
      """
      <html><head><title>A &amp; B</title><style>p { color: red }</style></head>
      <body><p>seen<script>if (1 < 2) document.write('<b>')</script><video>no</video><iframe></iframe></body></html>
      """, font: font)
    #expect(text.attributedString.string == "seen" && text.title == "A & B")
    #expect(
      text.warnings.map(\.message) == [
        "The HTML has frames, scripts, style sheets and video, which need a browser and are left out"
      ])
    #expect(HTMLText("<p>fine</p>").warnings.isEmpty)
  }

  @Test("Whatever it is, it is read to its end, in a time that grows with its length")
  func anything() {
    var random = SeededGenerator(seed: 12)
    let parts = [
      "<b>", "</b>", "<i", ">", "<p>", "</p>", "<ul>", "<li>", "</ul>", "<ol start=", "'", "\"", "<table>",
      "<tr>",
      "<td>", "</table>", "&", "&amp", ";", "&#x", "text ", "\n", "<!--", "-->", "<script>", "</script>",
      "<pre>",
      "</pre>", "<br>", "<hr/>", "<span style='font-size:", "999em", "color:#", "</span>", "<a href=", "é😀",
      "<", "/",
      "<h1>", "</h9>", "<q>", "</q>", "<img src=x>", "<dd>", "\0", "<title>", "</title>", "<font size=-9>",
    ]
    for _ in 0..<400 {
      let html = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      let text = text(html)
      let layout = TextLayout(text: AttributedText(text, font: font), maximumWidth: 100)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(text.string.utf8.count <= html.utf8.count * 12 + 200)
    }
    // Endless nesting and endless openings.
    for part in [
      "<div>", "<b>", "<ul><li>", "<!--", "<a href='", "<p><i>", "</b>", "<table><tr><td>", "&", "<",
    ] {
      _ = string(String(repeating: part, count: 20_000))
    }
  }
}
