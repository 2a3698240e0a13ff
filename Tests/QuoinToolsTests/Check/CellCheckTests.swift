import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinMarkup
import QuoinTemplates
import Testing

@testable import QuoinTools

/// What stands in cells, heads and feet is checked whether they are made or not.
@Suite struct CellCheckTests {
  private func findings(_ text: String, data: String? = nil, isPlain: Bool = false) throws -> [String] {
    var trial = TemplateTrial()
    trial.data = try data.map { try TemplateData(json: SourceText(file: "a.json", contents: $0)) }
    trial.isForPlainTemplates = isPlain
    return TemplateChecker(registry: .documents).findings(in: text, at: "a.xml", trial: trial)
      .map { "\($0.rule.id): \($0.diagnostic.message)" }
  }

  private static let mistakes = #"<UILabel txet="q" text="{pow(1"/>"#

  @Test(arguments: [
    #"<UITableView><UITableViewCell reuseIdentifier="c">\#(mistakes)</UITableViewCell></UITableView>"#,
    #"<UITableView><UITableViewHeaderFooterView reuseIdentifier="c">\#(mistakes)</UITableViewHeaderFooterView></UITableView>"#,
    #"<UICollectionView><UICollectionViewCell reuseIdentifier="c">\#(mistakes)</UICollectionViewCell></UICollectionView>"#,
    #"<UITableView><repeat for="i" in="rows"><UITableViewCell>\#(mistakes)</UITableViewCell></repeat></UITableView>"#,
    #"<UITableView><repeat for="s" in="rows"><UITableViewHeaderFooterView>\#(mistakes)</UITableViewHeaderFooterView><repeat for="i" in="s"><UITableViewCell/></repeat></repeat></UITableView>"#,
    #"<document><repeat for="i" in="rows"><UIView>\#(mistakes)</UIView></repeat></document>"#,
    #"<document><head>\#(mistakes)</head><UIView/></document>"#,
  ])
  func mistakesInCellsAreFoundOnce(markup: String) throws {
    for data in [nil, #"{"rows": []}"#, #"{"rows": [[1], [2], [3]]}"#] {
      let found = try findings(markup, data: data)
      #expect(found.count == 2, "\(found) with \(data ?? "no data")")
      #expect(found.first?.hasPrefix("unknown-attribute") == true)
      #expect(found.last?.hasPrefix("invalid-template") == true)
    }
  }

  @Test func otherMistakesInCellsAreFoundAsAnywhere() throws {
    for (content, rule) in [
      ("<UILabel font='Nonesuch 12'/>", "missing-font"),
      ("<UIView left='1' right='2' width='3'/>", "redundant-placement"),
      ("<UILabel text='{strings.no}'/>", "missing-string"),
      ("<UIView id='a'/><UIView id='a'/>", "repeated-id"),
      ("<param name='red' type='UIColor'/><UIView backgroundColor='red'/>", "doubtful-template"),
    ] {
      let cell = "<UITableViewCell reuseIdentifier='c'>\(content)</UITableViewCell>"
      let found = try findings(
        "<UITableView width='9' height='9'>\(cell)</UITableView>"
      ).filter { !$0.contains("unused") }
      #expect(found.map { $0.prefix { $0 != ":" } } == [rule[...]], "\(found)")
    }
    #expect(
      try findings("<UIView width='9' height='9'><UIView id='a'/><UIView id='a'/></UIView>")
        .contains { $0.hasPrefix("repeated-id") })
  }

  @Test func warningsOfCellsAreToldOnceHoweverManyRowsThereAre() throws {
    let markup = """
      <UITableView width="100" height="200" rowHeight="40"><repeat for="row" in="rows"><UITableViewCell>
      <UIStackView><UILabel left="10" text="{row}"/></UIStackView></UITableViewCell></repeat></UITableView>
      """
    #expect(
      try findings(markup, data: #"{"rows": [1, 2, 3]}"#)
        == ["ignored-attribute: left has no effect inside UIStackView, which places its children itself"])
  }

  @Test func namesThatOnlyRowsKnowAreNoMistakes() throws {
    let code = """
      <UITableView width="100" height="200"><UITableViewCell reuseIdentifier="c" textLabel.text="{title.first}"/>
      </UITableView>
      """
    // What code gives a row may be called like what there is around.
    for data in [nil, "{}", #"{"title": "All"}"#] { #expect(try findings(code, data: data) == []) }
    let rows = """
      <UITableView width="100" height="200" rowHeight="40"><repeat for="row" in="rows">
      <UITableViewCell textLabel.text="{row.title.first} {mark}"/></repeat></UITableView>
      """
    #expect(try findings(rows, data: #"{"rows": [], "mark": "!"}"#) == [])
    #expect(try findings(rows, data: #"{"rows": [{"title": {"first": 1}}], "mark": "!"}"#) == [])
  }

  @Test func namesInRowsThatNoDataExplainAreOpen() throws {
    let markup = """
      <UITableView width="100" height="200"><repeat for="row" in="0..&lt;2">
      <UITableViewCell><UILabel text="{titel} {row}"/></UITableViewCell></repeat></UITableView>
      """
    for isPlain in [false, true] {
      #expect(
        try findings(markup, isPlain: isPlain)
          == ["unchecked-name: Without data nothing tells whether these names are right: 'titel'"])
    }
    #expect(try findings(markup, data: "{}").map { $0.prefix(15) } == ["failing-templat"])
  }

  @Test func keysOfRepetitionsWithoutInstancesAreCheckedAndTakenAway() throws {
    for (list, cell) in [("document", "UIView")] {
      func markup(_ key: String) -> String {
        "<\(list)><repeat for='i' in='0..&lt;3' key='\(key)'><\(cell)/></repeat></\(list)>"
      }
      #expect(
        try findings(markup("i")).filter { $0.contains("key") } == [
          "ignored-attribute: key has no effect inside \(list), which makes what is in it only as it is needed"
        ])
      #expect(try findings(markup("pow(")).contains { $0.hasPrefix("invalid-template") })
      #expect(try findings(markup("i + x.y"), data: "{}").contains { $0.contains("Unknown name 'x.y'") })
      let fixed = TemplateChecker(registry: .documents).fixed(markup("i"), at: "a.xml").text
      #expect(fixed == "<\(list)><repeat for='i' in='0..&lt;3'><\(cell)/></repeat></\(list)>")
    }
    for (list, cell) in [("UITableView", "UITableViewCell"), ("UICollectionView", "UICollectionViewCell")] {
      func markup(_ key: String) -> String {
        "<\(list)><repeat for='i' in='0..&lt;3' key='\(key)'><\(cell)/></repeat></\(list)>"
      }
      #expect(try findings(markup("i")).filter { $0.contains("key") }.isEmpty)
      #expect(try findings(markup("i + x.y"), data: "{}").contains { $0.contains("Unknown name 'x.y'") })
      #expect(TemplateChecker(registry: .documents).fixed(markup("i"), at: "a.xml").text == markup("i"))
    }
  }
}
