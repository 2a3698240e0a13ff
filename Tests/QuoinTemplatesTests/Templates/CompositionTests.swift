import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinExpressions
@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct CompositionTests {
  private func layOut(_ files: [String: String], state: Any = ()) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let template = try Template(
      contentsOf: folder.appendingPathComponent("main.xml"), registry: .testing, name: "main.xml")
    let node = try template.instantiate(state: state)
    try node.layOut(in: .fixed(100, 100))
    return node.view.recursiveDescription
  }

  private func problems(_ files: [String: String]) -> String {
    do {
      return try layOut(files)
    } catch {
      return Diagnostics(error).description
    }
  }

  @Test func aMacroIsParsedOnceWithTheBudgetOfTheTemplate() throws {
    var budget = Budget.default
    budget.expressionDepth = 2
    let linker = Linker(
      registry: .testing, host: TemplateHost(registry: .testing, loader: nil), loader: nil, budget: budget,
      isOpen: false)
    // What is parsed again lies elsewhere.
    let places = (0..<2).map { _ in
      linker.syntax(ofMacro: "1 + 2").nodes.withUnsafeBufferPointer { $0.baseAddress }
    }
    #expect(places[0] != nil && places[0] == places[1])
    #expect(!linker.syntax(ofMacro: "((((1))))").isValid)
  }

  @Test func aTemplateIsInheritedAndItsChildrenSlotFilled() throws {
    let tree = try layOut(
      [
        "main.xml":
          "<UIView template=\"base.xml\" title=\"hey\" height=\"50\"><Text text=\"own\"/></UIView>",
        "base.xml": """
        <UIView width="80" height="20" title="none">
          <param name="title" type="String"/>
          <macro name="INSET" value="4"/>
          <Text text="{title}"/>
          <UIView left="INSET"><children/></UIView>
          <Text text="foot"/>
        </UIView>
        """,
      ])
    #expect(
      tree == """
        UIView (0 0 80 50)
        ├─ StubText (0 0 30 16)
        ├─ UIView (4 0 80 50)
        │  └─ StubText (0 0 30 16)
        └─ StubText (0 0 40 16)
        """)
  }

  @Test func theRootsOwnSlotWinsThenTheFirstAndTheLastOfSeveralInOneElement() throws {
    let main = #"<UIView width="100%" height="100%" template="base.xml"><Text text="own"/></UIView>"#
    let nested = #"<UIView left="1"><children/></UIView>"#
    let own = "StubText (0 0 30 16)"
    for (base, tree) in [
      (
        "<UIView>\(nested)<children/><Text text=\"last\"/></UIView>",
        "├─ UIView (1 0 100 100)\n├─ \(own)\n└─ StubText (0 0 40 16)"
      ),
      (
        "<UIView>\(nested)\(nested)</UIView>",
        "├─ UIView (1 0 100 100)\n│  └─ \(own)\n└─ UIView (1 0 100 100)"
      ),
      (
        "<UIView><children/><Text text=\"last\"/><children/></UIView>",
        "├─ StubText (0 0 40 16)\n└─ \(own)"
      ),
    ] {
      #expect(try layOut(["main.xml": main, "base.xml": base]) == "UIView (0 0 100 100)\n\(tree)")
    }
  }

  @Test func aTemplatesRootCannotBeReplacedByAFile() {
    #expect(
      problems([
        "main.xml": #"<UIView template="a.xml"/>"#, "a.xml": #"<UIView xml="b.xml"/>"#, "b.xml": "<UIView/>",
      ])
        == "a.xml:1:9: error: The root of the template a.xml cannot be replaced by a file; use template in it, or xml further inside"
    )
  }

  @Test func anElementIsReplacedOrInheritsAndNotBoth() {
    for attributes in ["xml='a.xml' template='a.xml'", "template='a.xml' xml='a.xml'"] {
      let found = problems(["main.xml": "<UIView \(attributes)/>", "a.xml": "<UIView/>"])
      #expect(found.contains("error: An element has either xml, which"), "\(found)")
    }
  }

  @Test func theIdOfAFileThatReplacesAnElementIsNone() throws {
    let files = ["a.xml": #"<UIView id="inner" width="1" height="1"><UIView id="deep"/></UIView>"#]
    #expect(
      try layOut(files.merging(["main.xml": #"<UIView><UIView xml="a.xml"/></UIView>"#]) { $1 })
        == "UIView (0 0 100 100)\n└─ UIView (0 0 1 1)\n   └─ UIView#deep (0 0 1 1)")
    #expect(
      try layOut(files.merging(["main.xml": #"<UIView><UIView template="a.xml"/></UIView>"#]) { $1 })
        .contains("UIView#inner"))
    #expect(
      try layOut(files.merging(["main.xml": #"<UIView><UIView id="own" xml="a.xml"/></UIView>"#]) { $1 })
        .contains("UIView#own"))
  }

  @Test func templatesRegisteredInCodeNeedNoFiles() throws {
    let registry = ComponentRegistry.testing.adding(templates: [
      "Card": #"<UIView width="20" height="10"><UIView xml="Dot"/><children/></UIView>"#,
      "Dot": #"<UIView width="3" height="3"/>"#,
    ])
    let markup = #"<UIView><UIView template="Card" width="30"><Text text="a"/></UIView></UIView>"#
    let node = try Template(markup: markup, registry: registry).instantiate()
    try node.layOut(in: .fixed(100, 100))
    #expect(
      node.view.recursiveDescription == """
        UIView (0 0 100 100)
        └─ UIView (0 0 30 10)
           ├─ UIView (0 0 3 3)
           └─ StubText (0 0 10 16)
        """)
    let ring = registry.adding(templates: ["Dot": #"<UIView template="Card"/>"#])
    do {
      _ = try Template(markup: markup, registry: ring)
      Issue.record("compiling succeeded")
    } catch {
      #expect(error.description.contains("A file may not include itself: Card → Dot → Card"))
    }
  }

  @Test func withoutASlotChildrenAreAppended() throws {
    let tree = try layOut([
      "main.xml":
        "<UIView width=\"100%\" height=\"100%\" template=\"base.xml\"><Text text=\"own\"/></UIView>",
      "base.xml": "<UIView><Text text=\"base\"/></UIView>",
    ])
    #expect(tree == "UIView (0 0 100 100)\n├─ StubText (0 0 40 16)\n└─ StubText (0 0 30 16)")
  }

  @Test func anXMLFileReplacesTheNodeAndTakesItsAttributes() throws {
    let tree = try layOut([
      "main.xml": "<UIView><UIView xml=\"part.xml\" left=\"9\"><Text text=\"loading\"/></UIView></UIView>",
      "part.xml": "<Text left=\"1\" top=\"2\" text=\"part\"/>",
    ])
    #expect(tree == "UIView (0 0 100 100)\n└─ StubText (9 2 40 16)")
  }

  @Test func ringsOfFilesAreNamed() {
    #expect(
      problems([
        "main.xml": "<UIView><UIView xml=\"a.xml\"/></UIView>",
        "a.xml": "<UIView><UIView template=\"b.xml\"/></UIView>",
        "b.xml": "<UIView><UIView xml=\"a.xml\"/></UIView>",
      ]) == "b.xml:1:22: error: A file may not include itself: a.xml → b.xml → a.xml")
  }

  @Test func classesHaveToFit() {
    #expect(
      problems(["main.xml": "<Text xml=\"a.xml\"/>", "a.xml": "<UIView/>"])
        == "main.xml:1:12: error: Text cannot be replaced by a.xml, whose root UIView is neither Text nor a subclass of it"
    )
    #expect(
      problems(["main.xml": "<UIView template=\"a.xml\"/>", "a.xml": "<Text/>"])
        == "main.xml:1:19: error: UIView cannot use the template a.xml, whose root Text is neither UIView nor a superclass of it"
    )
  }

  /// The text inside an element that is replaced is what stands there until then, as its children are.
  @Test(arguments: [
    ("<UILabel xml='a.xml'>Loading</UILabel>", "<UILabel>body <b>text</b></UILabel>", "body text"),
    ("<UILabel xml='a.xml'>Loading</UILabel>", "<UILabel text='plain'/>", "plain"),
    ("<UILabel xml='a.xml'>Loading</UILabel>", "<UILabel/>", ""),
    ("<UILabel xml='a.xml' text='outer'>Loading</UILabel>", "<UILabel>body</UILabel>", "outer"),
    ("<UILabel template='a.xml'>own</UILabel>", "<UILabel>body</UILabel>", "own"),
    ("<UILabel template='a.xml'>own</UILabel>", "<UILabel text='plain'/>", "own"),
    ("<UILabel template='a.xml' text='own'/>", "<UILabel>body</UILabel>", "own"),
  ])
  func textInsideGivesWayToAFileAndComesBeforeATemplates(main: String, file: String, text: String) throws {
    let template = try Template(
      markup: main, name: "main.xml", registry: ComponentRegistry.standard.adding(templates: ["a.xml": file]))
    #expect(template.warnings.isEmpty)
    let label = try #require(try template.instantiate().view as? UILabel)
    #expect(label.text ?? "" == text)
  }

  @Test func filesAreReadOnlyThroughTheLoader() {
    #expect(problems(["main.xml": "<UIView xml=\"../x.xml\"/>"]).hasPrefix("main.xml:1:14: error:"))
    #expect(
      problems(["main.xml": "<UIView xml=\"{file}\"/>"])
        == "main.xml:1:14: error: xml has to be a literal and may hold no expression")
  }
}
