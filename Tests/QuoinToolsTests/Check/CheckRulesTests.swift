import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinMarkup
import QuoinResources
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinTools

/// What each rule finds, and what it leaves alone.
@Suite struct CheckRulesTests {
  private let checker = TemplateChecker()

  private func findings(
    _ text: String, data: String? = nil, project: [String: String] = [:]
  ) throws -> [String] {
    var known = TemplateProject()
    for (path, text) in project {
      known.add(Markup(source: SourceText(file: path, contents: text)), at: path)
    }
    let source = data.map { SourceText(file: "a.json", contents: $0) }
    let trial = try source.map { TemplateTrial(data: try TemplateData(json: $0), dataSource: $0) }
    return checker.findings(in: text, at: "a.xml", project: known, trial: trial).map {
      let place = $0.diagnostic.span.map { "\($0.line):\($0.column) " } ?? ""
      return "\(place)\($0.rule.id): \($0.diagnostic.message)"
    }
  }

  private func expect(
    _ text: String, _ expected: [String], data: String? = nil, project: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try findings(text, data: data, project: project)
    #expect(found == expected, "\(found)", sourceLocation: location)
  }

  @Test func aSoundTemplateHasNoFindings() throws {
    try expect(
      """
      <UIView width="200" height="auto"><macro name="GAP" value="8"/><param name="title" type="String"/>
      <UILabel id="head" text="{title}"/><UILabel top="#head.bottom + GAP" left="previous.left"/></UIView>
      """, [])
  }

  @Test func macrosThatNothingUsesAreFound() throws {
    let text = "<UIView><macro name='A' value='1'/><UIView><macro name='B' value='A'/></UIView></UIView>"
    try expect(text, ["1:57 unused-macro: The macro B is not used"])
    #expect(try findings("<UIView><macro name='A' value='A + 1'/></UIView>").count == 1)
    try expect("<UILabel><macro name='A' value='1'/>{A}</UILabel>", [])
    try expect("<UILabel><macro name='A' value='1'/><b>{A}</b></UILabel>", [])
    try expect("<UIView><macro name='A' value='1'/><UILabel text='A'/></UIView>", [])
  }

  @Test func commentsAllowWhatIsFoundInTheElementBelowThem() throws {
    let unused = "<UIView><macro name='A' value='1'/></UIView>"
    let found = "unused-macro: The macro A is not used"
    func comment(_ rules: String) -> String { "<!-- check: allow \(rules) -->" }
    let many = String(repeating: comment("unused-id") + "\n", count: 50)
    try expect("<UIView>\(comment("unused-macro"))\(unused)\(unused)</UIView>", ["1:108 \(found)"])
    try expect("<UIView>\(comment("unused-macro"))\(many) <!-- x -->\(unused)</UIView>", [])
    try expect(
      "\(comment("unused-id, unused-macro"))<UIView>\(unused)\(comment("unused-macro"))\(unused)</UIView>", []
    )
    // The comment is the last in its element, and stands above nothing.
    try expect("<UIView><UIView>\(comment("unused-macro"))</UIView>\(unused)</UIView>", ["1:81 \(found)"])
    try expect("<UIView>\(comment("unused-id"))\(unused)</UIView>", ["1:61 \(found)"])
  }

  @Test func eachOfThousandsIsFound() throws {
    let macros = (0..<3_000).map { "<macro name='M\($0)' value='\($0)'/>" }.joined()
    let parameters = "<param name='p' type='String'/><UILabel text='{p}'/>"
    let views = (0..<500).map {
      "<UIView>\($0 == 250 ? "<param name='p' type='String'/>" : parameters)</UIView>"
    }
    let branches = (0..<3_000).map { "<else test='n == \($0 % 2_999 + 1)'/>" }.joined()
    let text = "<UIView>\(macros)\(views.joined())<if test='n == 0'/>\(branches)</UIView>"
    let found = Dictionary(grouping: checker.findings(in: text, at: "a.xml"), by: \.rule).mapValues(\.count)
    #expect(found[.unusedMacro] == 3_000 && found[.unusedParameter] == 1 && found[.unreachableBranch] == 1)
  }

  @Test func macrosThatOthersMayInheritAreNotTakenAway() throws {
    let text = "<UIView><macro name='A' value='1'/><UIView><macro name='B' value='1'/></UIView></UIView>"
    var part = TemplateProject()
    part.isWhole = false
    let found = checker.findings(in: text, at: "a.xml", project: part).filter { $0.rule == .unusedMacro }
    #expect(found.map(\.fix.isEmpty) == [true, false])
    let folder = try FilesFixture(["Project/.layout-ignore": "", "Project/Parts/a.xml": text])
    #expect(TemplateProject.isWhole(below: folder.url("Project").path))
    #expect(!TemplateProject.isWhole(below: folder.url("Project/Parts").path))
    #expect(!TemplateProject.isWhole(below: folder.url("Project/Parts/a.xml").path))
  }

  @Test func macrosThatOtherFilesUseAreUsed() throws {
    let text = "<UIView><macro name='A' value='1'/></UIView>"
    try expect(text, [], project: ["b.xml": "<UIView template='a.xml' left='A'/>"])
    #expect(try findings(text, project: ["b.xml": "<UIView template='a.xml' left='B'/>"]).count == 1)
    let including = "<UIView><macro name='A' value='1'/><UIView xml='sub/b.xml'/></UIView>"
    #expect(try findings(including, project: ["sub/b.xml": "<UIView left='1'/>"]).count == 2)
    #expect(try !findings(including).contains { $0.contains("unused") })
  }

  @Test func parametersThatNothingReadsAreFound() throws {
    try expect(
      "<UIView><param name='a' type='Int'/><param name='b' type='Int'/><UIView left='a'/></UIView>",
      ["1:50 unused-parameter: The parameter b is not read"])
  }

  @Test func constantsThatNothingUsesAreFound() throws {
    let data = #"{"state": {"a": "x"}, "constants": {"a": "y", "b": "z", "c": 1}}"#
    #expect(
      try findings("<UILabel text='{a}' numberOfLines='c'/>", data: data).filter { $0.contains("constant") }
        == [
          "1:37 unused-constant: The constant a is hidden by state of the same name",
          "1:47 unused-constant: The constant b is not used",
        ])
  }

  @Test func namesThatHideOthersAreFound() throws {
    let macros =
      "<UIView><macro name='A' value='1'/><UIView left='A'><macro name='A' value='2'/></UIView></UIView>"
    #expect(
      try findings(macros).filter { $0.contains("shadowed") }
        == ["1:66 shadowed-name: The macro A hides one of the same name further out"])
    try expect(macros.replacing("value='2'", with: "value='A + 2'"), [])
    let loops =
      "<UIView><repeat for='x' in='0..&lt;2'><repeat for='x' in='0..&lt;3'><UIView left='x'/></repeat></repeat></UIView>"
    try expect(loops, ["1:52 shadowed-name: The variable x hides that of the <repeat> around it"])
    try expect(
      "<UIView><macro name='x' value='1'/><repeat for='x' in='0..&lt;2'><UIView left='x'/></repeat></UIView>",
      ["1:49 unreachable-name: The macro x comes before the variable of the same name"])
  }

  @Test func parametersAndConstantsThatAreHiddenAreFound() throws {
    let beside =
      "<UIView t='x'><param name='t' type='String'/><macro name='t' value='\"B\"'/><UILabel text='{t}'/></UIView>"
    try expect(beside, ["1:59 shadowed-name: The macro t hides the parameter of the same name"])
    func inner(_ given: String) -> String {
      "<UIView t='x'><param name='t' type='String'/><UIView t='\(given)'><param name='t' type='String'/>"
        + "<UILabel text='{t}'/></UIView><UILabel text='{t}'/></UIView>"
    }
    try expect(
      inner("y"), ["1:73 shadowed-name: The parameter t hides one of the same name further out"])
    try expect(inner("{t}"), [])
    func root(_ value: String) -> String {
      "<UIView width='9' height='9'><macro name='t' value='\(value)'/><UILabel text='{t}'/></UIView>"
    }
    let data = #"{"constants": {"t": "A"}}"#
    #expect(
      try findings(root("\"B\""), data: data).filter { $0.contains("shadowed") } == [
        "1:43 shadowed-name: The macro t hides the constant of the same name"
      ])
    #expect(try findings(root("t + 1"), data: data).filter { $0.contains("shadowed") } == [])
  }

  @Test func testsThatAreConstantAreFound() throws {
    func tests(_ test: String) throws -> [String] {
      try findings("<UIView><macro name='N' value='3'/><if test='\(test)'><UIView left='N'/></if></UIView>")
    }
    #expect(try tests("true") == ["1:46 constant-test: The test is always true"])
    #expect(try tests("N > 3") == ["1:46 constant-test: The test is always false"])
    for test in ["a", "a || true &amp;&amp; b", "a > N", "!a", "items.count > 0"] {
      #expect(try tests(test) == [])
    }
  }

  @Test func branchesThatAreNeverThereAreFound() throws {
    let same = "<UIView><if test='a > 1'/><else test='(a>1)'/><else/></UIView>"
    try expect(
      same,
      ["1:39 unreachable-branch: This branch is never there, since a branch before it has the same test"])
    let certain = "<UIView><if test='a'/><else test='true'/><!-- c --><else/></UIView>"
    #expect(try findings(certain).count == 2)
    #expect(
      try findings("<UIView><if test='random()'/><else test='random()'/></UIView>").filter {
        $0.contains("branch")
      } == [])
  }

  @Test func attributesWithoutEffectAreFound() throws {
    try expect(
      "<LMRowView><UIView left='3' width='5' height='2'/></LMRowView>",
      ["1:20 ignored-attribute: left has no effect inside LMRowView, which places its children itself"])
    try expect(
      "<UILabel text='a'>b</UILabel>",
      ["1:10 replaced-by-text: The text inside comes in place of the attribute text"])
  }

  @Test func attributesThatATemplateGivesAreFound() throws {
    let base = "<UIView alpha='0.5' backgroundColor='red'><children/></UIView>"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (a, b) = (folder.appendingPathComponent("a.xml").path, folder.appendingPathComponent("b.xml").path)
    try Data(base.utf8).write(to: URL(fileURLWithPath: b))
    var project = TemplateProject()
    project.add(Markup(source: SourceText(file: b, contents: base)), at: b)
    let text = "<UIView><UIView template='b.xml' alpha='0.5' backgroundColor='blue'/></UIView>"
    let fixed = checker.fixed(text, at: a, project: project)
    #expect(fixed.mended.map(\.rule) == [.inheritedAttribute])
    #expect(fixed.text == "<UIView><UIView template='b.xml' backgroundColor='blue'/></UIView>")
    #expect(fixed.findings.isEmpty)
  }

  @Test func valuesThatAreThereAnywayAreFound() throws {
    try expect(
      "<UIView alpha='1' isHidden='false'><UILabel numberOfLines='1' alpha='0.5'/></UIView>",
      [
        "1:9 default-value: alpha is 1 anyway", "1:19 default-value: isHidden is false anyway",
        "1:45 default-value: numberOfLines is 1 anyway",
      ])
    #expect(try findings("<UIStackView spacing='0'/>").count == 1)
    try expect("<UIStackView axis='vertical' spacing='2'/>", [])
  }

  @Test func termsThatCancelAreFound() throws {
    for text in ["10 + gap - gap", "{100% - (a + b) - 2 + (a+b)}", "gap - gap"] {
      #expect(try findings("<UIView left='\(text)'/>").count == 1, "\(text)")
    }
    for text in [
      "10 - 10", "a + b - c", "a - a * 2", "a ? b : b - b", "max(a, b) - b", "a - b - a + c - 1 > 2",
    ] {
      #expect(try !findings("<UIView left='\(text)'/>").contains { $0.contains("cancelling") }, "\(text)")
    }
  }

  @Test func attributesThatAreGivenTwiceAreFound() throws {
    let same = "<UIView left='1' top='2' left='1'/>"
    try expect(same, ["1:26 repeated-attribute: The attribute left is given twice"])
    #expect(checker.fixed(same, at: "a.xml").text == "<UIView left='1' top='2'/>")
    let other = "<UIView left='1' left='2'/>"
    #expect(checker.fixed(other, at: "a.xml").text == other)
  }

  @Test func whatDoesNotCompileHasRulesOfItsOwn() throws {
    for (text, rule) in [
      ("<UILable/>", "unknown-element"), ("<UIView colour='red'/>", "unknown-attribute"),
      ("<UIView>", "malformed-markup"),
      ("<UIView left='1 + true ? a'/>", "invalid-template"),
      ("<UIView left='1' right='2' width='3'/>", "redundant-placement"),
      ("<UILabel text='{strings.no}'/>", "missing-string"),
      ("<UIImageView image='no.png'/>", "missing-image"),
      ("<UILabel font='Nonesuch 12'/>", "missing-font"),
      ("<UIView><UIView id='a'/><UIView id='a'/></UIView>", "repeated-id"),
    ] {
      #expect(try findings(text).contains { $0.contains("\(rule):") }, "\(text)")
    }
  }

  @Test func elementsOfTheAppAreAcceptedOnDemand() throws {
    checker.takesUnknownElementsForOwn = true
    let found = checker.findings(in: "<BoxesController/>", at: "a.xml")
    #expect(found.map(\.diagnostic.severity) == [.warning])
    #expect(checker.findings(in: "<UILable/>", at: "a.xml").map(\.diagnostic.severity) == [.error])
  }

  @Test func elementsOfTheAppAreSoInTheFilesThatComeInTheirPlaceToo() throws {
    let folder = try FilesFixture([
      "main.xml":
        "<UIView><UIViewController xml='a.xml'/><Boxes xml='b.xml'/><Boxes template='b.xml'/></UIView>",
      "a.xml": "<TableViewController outlet='o'><UILabel txet='x'/></TableViewController>",
      "b.xml": "<UIView><UILabel text='{1 +}'/></UIView>",
    ])
    checker.takesUnknownElementsForOwn = true
    let main = try String(contentsOf: folder.url("main.xml"), encoding: .utf8)
    let found = checker.findings(in: main, at: folder.url("main.xml").path).map(\.diagnostic)
    #expect(
      found.filter { $0.severity == .warning }.map(\.message) == [
        "Unknown element <Boxes>", "Unknown element <Boxes>", "Unknown element <TableViewController>",
      ])
    let errors = found.filter { $0.severity == .error }.map(\.message)
    #expect(errors.contains { $0.contains("txet") })
    #expect(errors.contains { $0.hasPrefix("Expected") }, "\(errors)")
    #expect(!errors.contains { $0.contains("a.xml") || $0.contains("b.xml") }, "\(errors)")
  }

  @Test func rulesHaveIDsOfTheirOwnAndWords() {
    #expect(Set(CheckRule.all.map(\.id)).count == CheckRule.all.count)
    for rule in CheckRule.all {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
      for text in [rule.summary, rule.reason, rule.remedy] { #expect(text.hasSuffix(".")) }
      #expect(CheckRule.rule(rule.id) == rule)
    }
  }

  @Test func aMissingStringIsToldBesideNamesOfDataUnlessTheyHaveIt() throws {
    let markup = "<UILabel text='{strings.no} {name}'/>"
    func rules(_ trial: TemplateTrial?) -> [CheckRule] {
      TemplateChecker().findings(in: markup, at: "a.xml", trial: trial).map(\.rule)
    }
    #expect(rules(nil) == [.missingString])
    #expect(Set(rules(TemplateTrial())) == [.missingString, .uncheckedName])
    let data = try TemplateData(
      json: Data(#"{"state": {"name": "Ann"}, "constants": {"strings.no": "No"}}"#.utf8), file: "a.json")
    #expect(rules(TemplateTrial(data: data)) == [])
  }

  @Test(arguments: [
    ("<document columns='0' size='A5'><UILabel text='a'/></document>", true),
    ("<UIView width='10'><UIView headingLevel='9'/></UIView>", true),
    ("<UILabel text='{name}'/>", false),
  ])
  func whatFailsWithoutDataIsToldWhereItNeedsNone(markup: String, fails: Bool) {
    let found = TemplateChecker(registry: .documents).findings(
      in: markup, at: "a.xml", trial: TemplateTrial())
    #expect(found.contains { $0.rule == .failingTemplate } == fails)
    #expect(found.contains { $0.rule == .uncheckedName } == !fails)
  }

  @Test func namesThatAreDeclaredAreNotInQuestion() {
    func found(_ text: String) -> [CheckRule] {
      TemplateChecker(registry: .documents).findings(
        in:
          "<UIView width='10' height='10'><param name='title' type='String'/><UILabel text='\(text)'/></UIView>",
        at: "a.xml", trial: TemplateTrial()
      ).map(\.rule)
    }
    #expect(found("{title}") == [] && found("{title} {other}") == [.uncheckedName])
    #expect(found("{title.count + 1}") == [])
  }

  @Test func layingOutTakesNoMoreTimeThanTheBudgetHas() {
    var budget = Budget.default
    budget.wallTime = .milliseconds(200)
    let found = TemplateChecker(registry: .documents, budget: budget).findings(
      in: "<document><repeat for='n' in='0..&lt;1000000'><UILabel text='{n}'/></repeat></document>",
      at: "a.xml", trial: TemplateTrial(data: nil, size: .automatic))
    #expect(found.map(\.diagnostic.message) == ["Took longer than the limit of 200 ms"])
  }
}
