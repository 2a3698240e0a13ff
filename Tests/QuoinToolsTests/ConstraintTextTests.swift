import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinTools

@Suite("Constraints as tools read them") struct ConstraintTextTests {
  private let formatter = TemplateFormatter(schema: ComponentRegistry.standard.schema)

  private func markup(_ constraints: String) -> Markup {
    Markup(
      source: SourceText(
        file: "a.xml",
        contents: "<UIView><UIView id=\"a\"/><UILabel constraints=\"\(constraints)\"/></UIView>"))
  }

  /// The constraints as they are formatted, which are formatted already then.
  private func formatted(_ constraints: String) throws -> String {
    let text = try formatter.formatted(markup(constraints))
    #expect(try formatter.formatted(Markup(source: SourceText(file: "a.xml", contents: text))) == text)
    let start = try #require(text.range(of: "constraints=\"")).upperBound
    return String(text[start..<(try #require(text[start...].firstIndex(of: "\"")))])
  }

  @Test("formatting sets spaces and semicolons, and signs as they are read")
  func format() throws {
    #expect(
      try formatted(
        "leading=parent.leading+16 ;width&gt;=80@750;; height&lt;={pad}*2 @ high")
        == "leading = parent.leading + 16; width ≥ 80 @750; height ≤ pad * 2 @high")
    #expect(
      try formatted("width = (parent.width - (gap)) / 2; height = 1.50")
        == "width = (parent.width - gap) / 2; height = 1.5")
    #expect(try formatted("width = 'a;b'.count") == "width = 'a;b'.count")
  }

  @Test("what is long stands one a line")
  func lines() throws {
    #expect(
      try formatted(
        "leading = parent.leading + 16; trailing = parent.trailing - 16; top = #a.bottom + 8; height = 44")
        == "\n"
        + [
          "leading = parent.leading + 16", "trailing = parent.trailing - 16", "top = #a.bottom + 8",
          "height = 44",
        ]
        .map { "            " + $0 }.joined(separator: ";\n"))
  }

  @Test(
    "comments, and what is no constraint, stay as they are",
    arguments: ["width=80 // off", "width", "width=80@", "=3"])
  func untouched(text: String) throws { #expect(try formatted(text) == text) }

  @Test("an expression that is not well-formed leaves the file as it is")
  func broken() {
    let problem = #expect(throws: Diagnostics.self) {
      try formatter.formatted(markup("width = 80; top = parent.top +"))
    }
    #expect(problem?.all.first?.span?.column == 77)
    #expect(problem?.all.first?.message.hasSuffix("in 'constraints' of <UILabel>") == true)
  }

  @Test("ids and data are called otherwise, anchors are not")
  func renaming() throws {
    func renamed(_ constraints: String, _ name: String, _ newName: String) throws -> String {
      let found = markup(constraints)
      let edits = try TemplateRenaming(found, from: name, to: newName, formatter: formatter).edits
      let text = found.applying(edits).source.contents
      let start = try #require(text.range(of: "constraints=\"")).upperBound
      return String(text[start..<(try #require(text[start...].firstIndex(of: "\"")))])
    }
    #expect(
      try renamed("top=#a.bottom+ {a}*2 @(a); width&gt;=#a.width", "#a", "#box")
        == "top=#box.bottom+ {a}*2 @(a); width&gt;=#box.width")
    #expect(try renamed("top=#a.bottom+ {a}*2 @a", "a", "gap") == "top=#a.bottom+ {gap}*2 @gap")
    #expect(try renamed("width = margins.width + margins.x", "margins", "m") == "width = margins.width + m.x")
  }

  @Test("an editor finds all places of an id and of data, and takes no anchor for data")
  func occurrences() throws {
    let template = EditedTemplate(
      text:
        "<UIView><UIView id='a'/><UIView constraints='top = #a.bottom + gap @gap; width = margins.width'/></UIView>",
      language: .standard)
    let found = template.occurrences()
    func places(_ symbol: TemplateSymbol) -> [Int] {
      found.filter { $0.symbol == symbol }.map(\.range.lowerBound)
    }
    #expect(places(.identifier("a")) == [20, 52])
    #expect(found.filter { $0.range == 63..<66 || $0.range == 68..<71 }.count == 2)
    #expect(!found.contains { $0.range.lowerBound == 81 })
  }

  @Test("names in constraints are used")
  func uses() {
    let uses = NameUses(of: markup("top = #a.bottom + gap @p; width = {w}"))
    #expect(["#a", "gap", "p", "w"].allSatisfy(uses.names.contains))
    #expect(!uses.names.contains("top"))
  }
}
