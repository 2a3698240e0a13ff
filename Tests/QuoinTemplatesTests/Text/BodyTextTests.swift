import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// The text inside elements, by section 11 of what templates take.
@Suite("Text inside elements") struct BodyTextTests {
  private func view(_ markup: String) throws -> UIView {
    let node = try Template(markup: markup, name: "t").instantiate(state: ["v": "R&D"])
    try node.layOut(in: .fixed(300, 300))
    return node.view
  }

  private func bold(_ text: NSAttributedString?, _ word: String) -> Bool {
    guard let text else { return false }
    let range = (text.string as NSString).range(of: word)
    guard range.location != NSNotFound else { return false }
    // Views read back the font itself, a button what it was given.
    let font = text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
    let traits = text.attribute(.fontTraits, at: range.location, effectiveRange: nil) as? Int ?? 0
    return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
      || UIFontDescriptor.SymbolicTraits(rawValue: UInt32(traits)).contains(.traitBold)
  }

  @Test func everyElementWithTextTakesMarkup() throws {
    let inside = "a <b>{v}</b> c"
    let label = try #require(try view("<UILabel>\(inside)</UILabel>") as? UILabel)
    #expect(label.text == "a R&D c" && bold(label.attributedText, "R&D"))
    let field = try #require(try view("<UITextField>\(inside)</UITextField>") as? UITextField)
    #expect(field.text == "a R&D c" && bold(field.attributedText, "R&D"))
    let text = try #require(try view("<UITextView>\(inside)</UITextView>") as? UITextView)
    #expect(text.text == "a R&D c" && bold(text.attributedText, "R&D"))
    let button = try #require(try view("<UIButton>\(inside)</UIButton>") as? UIButton)
    #expect(bold(button.attributedTitle(for: .normal), "R&D"))
    let web = try #require(
      try view("<WKWebView><h1>T</h1><p>{'a &lt; b'} &amp; {v}</p></WKWebView>") as? WKWebView)
    #expect(web.plainText == "T\na < b & R&D")
    let refresh = try #require(
      try view("<UIRefreshControl>\(inside)</UIRefreshControl>") as? UIRefreshControl)
    #expect(refresh.attributedTitle?.string == "a R&D c" && bold(refresh.attributedTitle, "R&D"))
  }

  @Test(arguments: [
    #"<UILabel text="a{n}b"/>"#, "<UILabel>a{n}b</UILabel>", "<UILabel>a<b>{n}</b>b</UILabel>",
    #"<UILabel text="a{n == nil ? '' : 'x'}b"/>"#, #"<UILabel text="{n}ab"/>"#,
    #"<UILabel text="a{box.none}b"/>"#,
  ]) func nilIsNoTextAmongOthers(markup: String) throws {
    struct Box { let none: String? = nil }
    let node = try Template(markup: markup, name: "t").instantiate(
      state: ["n": Any?.none as Any, "box": Box()])
    try node.layOut(in: .fixed(300, 300))
    #expect((node.view as? UILabel)?.text == "ab")
  }

  @Test func elementsOfPlainTextTakeNoTags() throws {
    let bar = try #require(try view("<UISearchBar>a &amp; {v}</UISearchBar>") as? UISearchBar)
    #expect(bar.text == "a & R&D")
    #expect(throws: Diagnostics.self) { try view("<UISearchBar>a <b>b</b></UISearchBar>") }
  }

  @Test func aButtonDrawsItsBoldTitleInItsFont() throws {
    let button = try #require(
      try view("<UIButton titleLabel.font=\"20\" width=\"auto\" height=\"auto\">a <b>b</b></UIButton>")
        as? UIButton)
    let fonts = button.titleLabel?.shownLayout.glyphRuns.map(\.font) ?? []
    #expect(!fonts.isEmpty && fonts.allSatisfy { $0.pointSize == 20 })
  }

  @Test func textInACellsElementTakesTags() throws {
    let node = try screen(
      """
      <UITableView>
        <repeat for="name" in="['Ada', 'Bea']">
          <UITableViewCell textLabel.textColor="red">Dear <b>{name}</b></UITableViewCell>
        </repeat>
      </UITableView>
      """)
    let labels = try #require(node.table?.visibleCells.map(\.textLabel))
    #expect(labels.map { $0?.text } == ["Dear Ada", "Dear Bea"])
    #expect(bold(labels[0]?.attributedText, "Ada"))
    #expect(!bold(labels[0]?.attributedText, "Dear"))
    #expect(labels[0]?.textColor == .red)
  }

  @Test func commentsInBracesEndWithTheirLine() throws {
    let label = try #require(
      try view(
        """
        <UILabel>a <b>{v // it's a comment
          + '}'
        }</b> c</UILabel>
        """) as? UILabel)
    #expect(label.text == "a R&D} c")
    #expect(bold(label.attributedText, "R&D}"))
  }
}
