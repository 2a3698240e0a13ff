import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinDocuments

/// What the language of a document changes besides what its PDF says.
@Suite struct DocumentLanguageTests {
  private let markup = """
    <document language="{language}" margin="10" size="300 x 200" title="{format(1234.5)}">
      <foot><UILabel text="{format(pageNumber + 1234.5)}"/></foot>
      <if test="format(0.5) == '0,5'"><UILabel text="comma"/></if>
      <repeat for="amount" in="[1234.5]">
        <UIView><UILabel text="{format(amount)} {plural(amount, 'one', 'other')}"/></UIView>
      </repeat>
      <table><column/><tr><td text="{formatPercent(0.5)}"/></tr></table>
    </document>
    """

  private func pages(
    _ language: String, around: UITraitCollection = UITraitCollection()
  ) throws -> (texts: [String], title: String?) {
    let template = try Template(markup: markup, registry: .documents)
    let node = try template.instantiate(state: ["language": language])
    try node.layOut(environment: LayoutEnvironment(traits: around))
    let document = try #require(node.view as? DocumentView)
    return (try ComposedPages(document).texts[0], document.metadata.title)
  }

  @Test func numbersAreWrittenInTheLanguageOfTheDocument() throws {
    let german = try pages("de")
    #expect(german.texts == ["comma", "1.234,5 other", "50\u{A0}%", "1.235,5"])
    #expect(german.title == "1.234,5")
    let english = try pages("en")
    #expect(english.texts == ["1,234.5 other", "50%", "1,235.5"])
    #expect(english.title == "1,234.5")
  }

  @Test func theLanguageAroundADocumentComesFirst() throws {
    #expect(try pages("en", around: UITraitCollection(language: "de")).title == "1.234,5")
  }

  @Test func pagesHeadingsAndCaptionsAreCountedInTheDigitsOfTheLanguage() throws {
    func texts(_ language: String) throws -> [String] {
      try ComposedPages(
        """
        <document language="\(language)" margin="10" size="300 x 200" numbersHeadings="true">
          <foot><UILabel text="{pageLabel} {format(pageNumber)}"/></foot>
          <UILabel headingLevel="1" text="a"/>
          <UILabel captionKind="b" text="c"/>
        </document>
        """
      ).texts[0]
    }
    #expect(try texts("ar-EG") == ["١\u{2002}a", "b ١\u{2002}c", "١ ١"])
    #expect(try texts("ar-AE") == ["1\u{2002}a", "b 1\u{2002}c", "1 1"])
  }

  @Test func theDirectionIsThatOfTheLanguageWhereNoneIsGiven() throws {
    func frames(_ root: String, around: UITraitCollection = UITraitCollection()) throws -> [CGRect] {
      let template = try Template(
        markup: """
          <document margin="10" size="300 x 200" \(root)>
            <UIView height="20"><UILabel leading="7" width="40" text="a"/></UIView>
            <table width="100%"><column width="60"/><column/><tr><td text="a"/><td text="b"/></tr></table>
          </document>
          """, registry: .documents)
      let node = try template.instantiate()
      try node.layOut(environment: LayoutEnvironment(traits: around))
      let document = try #require(node.view as? DocumentView)
      return try ComposedPages(document).frames[0].map(\.frame)
    }
    let mirrored = try frames("", around: UITraitCollection(language: "ar"))
    #expect(mirrored.first?.minX == 243)
    #expect(try frames("language='ar'") == mirrored)
    #expect(try frames("language='{&quot;he&quot;}'") == mirrored)
    let usual = try frames("")
    #expect(usual.first?.minX == 17)
    #expect(try frames("language='de'") == usual)
    #expect(try frames("language='ar'", around: UITraitCollection(language: "en")) == usual)
    #expect(
      try frames("language='ar'", around: UITraitCollection(layoutDirection: .leftToRight)) == usual)
  }

  @Test func wordsAreHyphenatedInTheLanguageOfTheDocument() throws {
    func height(_ language: String, own: String = "") throws -> CGFloat? {
      try ComposedPages(
        """
        <document size="120 x 400" margin="10" language="\(language)">
          <UILabel hyphenationFactor="1" numberOfLines="0" \(own) text="Die Rechtsschutzversicherungsgesellschaften verhandeln"/>
        </document>
        """
      ).frames[0].first?.frame.height
    }
    let german = try height("en", own: "language='de'")
    #expect(try height("de") == german && height("en") != german)
  }

  @Test(
    arguments: [
      ("accessibilityLanguage='english'", "en"), ("language='de_CH'", "de-CH"), ("language='xx'", nil),
      ("accessibilityLanguage='de-C'", "de"), ("language='German'", "de"), ("language='en-US-'", "en"),
    ] as [(String, String?)])
  func aLanguageThatIsNoneIsToldWhereItIsSaid(attribute: String, meant: String?) throws {
    let template = try Template(
      markup: "<document>\n<UILabel text='a' \(attribute)/></document>", registry: .documents)
    let problem = #expect(throws: Diagnostics.self) { try template.render(as: .pdf) }
    let first = try #require(problem?.all.first)
    let named = attribute.split(separator: "'")[1]
    #expect(
      first.message.contains("'\(named)' is no language; one is written such as de or de-CH"), "\(first)")
    #expect(first.span?.line == 2)
    if let meant { #expect(first.nearest?.choice == meant, "\(first)") }
  }

  @Test(arguments: [
    "de", "zh-Hant-TW", "sl-rozaj-biske-1994", "de-1996", "es-419", "zh-yue-HK", "de-x-own", "en-u-hc-h12",
  ])
  func whatRFC5646TakesIsTaken(language: String) throws {
    let template = try Template(
      markup: "<document><UILabel text='a' language='\(language)'/></document>", registry: .documents)
    #expect(try !template.render(as: .pdf).isEmpty)
  }

  @Test func theLanguageMayChangeBetweenLayouts() throws {
    let node = try Template(markup: markup, registry: .documents).instantiate(state: ["language": "de"])
    try node.layOut()
    node.setState(["language": "en"])
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    #expect(try ComposedPages(document).texts[0].first == "1,234.5 other")
    #expect(document.metadata.title == "1,234.5")
  }

  @Test func stringsAreThoseOfTheLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("en.lproj/Localizable.strings", "hello = \"Hello\";"),
      ("de.lproj/Localizable.strings", "hello = \"Hallo\";"),
      (
        "a.xml",
        "<document language=\"de\" title=\"{strings.hello}\"><UILabel text=\"{strings.hello}\"/></document>"
      ),
    ] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let template = try Template(
      contentsOf: folder.appendingPathComponent("a.xml"),
      loader: ResourceLoader(policy: ResourcePolicy(folders: [folder])), registry: .documents)
    let node = try template.instantiate()
    try node.layOut()
    let document = try #require(node.view as? DocumentView)
    #expect(try ComposedPages(document).texts == [["Hallo"]])
    #expect(document.metadata.title == "Hallo")
  }

  @Test func viewsOfAProgramSeeTheLanguageToo() throws {
    let document = DocumentView()
    document.metadata.language = "de"
    var seen: [String] = []
    document.content = ViewContent { [LanguageView { seen.append($0) }] }
    _ = try document.pdf()
    #expect(Set(seen) == ["de"])
    #expect(document.traitCollection.language == "")
  }
}

/// Tells the language in which it is drawn.
private final class LanguageView: UIView {
  private var tell: (String) -> Void = { _ in }

  convenience init(_ tell: @escaping (String) -> Void) {
    self.init(frame: .zero)
    self.tell = tell
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 10) }
  override var drawsContent: Bool { true }
  override func draw(_ canvas: Canvas, in rect: CGRect) { tell(traitCollection.language) }
}
