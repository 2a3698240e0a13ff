import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Work of each kind that would go on for minutes or for ever ends with the time that it may take.
@Suite struct EndlessWorkTests {
  /// What is drawn, and the text that it takes.
  struct Work: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let markup: String
    var text = ""

    init(_ description: String, _ markup: String, text: String = "") {
      (testDescription, self.markup, self.text) = (description, markup, text)
    }
  }

  private static let label = "<UILabel width=\"100\" numberOfLines=\"0\" text=\"{text}\"/>"
  private static let works = [
    Work("plain words", label, text: String(repeating: "word ", count: 400_000)),
    Work("one word", label, text: String(repeating: "letters", count: 300_000)),
    Work("soft hyphens", label, text: String(repeating: "a\u{AD}b\u{AD}", count: 150_000)),
    Work("Arabic", label, text: String(repeating: "مرحبا بالعالم ", count: 100_000)),
    Work("Han", label, text: String(repeating: "漢字和文章", count: 100_000)),
    Work(
      "characters that no font has", label,
      text: String(
        String.UnicodeScalarView((0..<300_000).compactMap { Unicode.Scalar(0xF0000 + $0 * 7 % 65_000) }))),
    Work(
      "an expression over arrays",
      "<UIView tag=\"{(\(Array(repeating: "rows", count: 400).joined(separator: " + "))).count}\"/>"
    ),
    Work(
      "an expression over characters",
      "<UIView tag=\"{\(Array(repeating: "text.count", count: 400).joined(separator: " + "))}\"/>",
      text: String(repeating: "é", count: 2_000_000)),
    Work(
      "a text that nearly stands in another at every place",
      "<UIView tag=\"{text.split(text.prefix(1000000) + 'b').count}\"/>",
      text: String(repeating: "a", count: 4_000_000)),
    Work(
      "HTML of many runs", "<UILabel><b>a</b>{text}</UILabel>",
      text: String(repeating: "<b>é</b>é", count: 60_000)),
    Work(
      "HTML of many runs that shrinks",
      "<UILabel width=\"100\" height=\"50\" numberOfLines=\"3\" adjustsFontSizeToFitWidth=\"true\"><b>a</b>{text}</UILabel>",
      text: String(repeating: "<b>a b</b>c ", count: 30_000)),
    Work(
      "HTML of many lines", "<UILabel><b>a</b>{text}</UILabel>",
      text: String(repeating: "é <br/>", count: 100_000)),
    Work(
      "repetitions", "<UIView><repeat for=\"i\" in=\"rows\"><repeat for=\"k\" in=\"rows\"/></repeat></UIView>"
    ),
  ]

  @Test(arguments: works)
  func ends(work: Work) throws {
    var budget = Budget()
    budget.wallTime = .milliseconds(50)
    budget.nodes = .max
    budget.expressionSteps = .max
    budget.stringLength = 100_000_000
    let template = try Template(markup: work.markup, budget: budget)
    let rows = (0..<4_000).map { Double($0) }
    #expect {
      try template.render(constants: ["text": work.text, "rows": rows], as: .png, budget: budget)
    } throws: {
      ($0 as? Diagnostics)?.description.contains("Took longer than the limit of 50 ms") == true
    }
  }
}
