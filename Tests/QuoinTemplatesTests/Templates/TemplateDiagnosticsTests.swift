import Foundation
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct TemplateDiagnosticsTests {
  @Test func unknownNamesSuggestTheNearest() {
    #expect(problems("<UIVeiw/>") == "t:1:2: error: Unknown element <UIVeiw>; did you mean UIView?")
    #expect(
      problems("<UIView alhpa=\"1\"/>")
        == "t:1:9: error: Unknown property alhpa of UIView; did you mean alpha?")
    #expect(
      problems("<UIView><p>hi</p></UIView>")
        == "t:1:10: error: <UIView> takes no HTML, but <p> stands inside it")
  }

  @Test func everyProblemIsReported() {
    let all = problems("<UIView a=\"1\"><B/><UIView width=\"1 +\" height=\"2 *\"/></UIView>")
    #expect(all.split(separator: "\n").count == 4)
  }

  @Test func redundantExpressionsAreErrors() {
    #expect(
      problems("<UIView><UIView left=\"1\" right=\"2\" width=\"3\"/></UIView>")
        == "t:1:26: error: Expression for right is redundant; width and left fix it already")
    #expect(
      problems("<UIView><UIView top=\"1\" bottom=\"2\" height=\"3\"/></UIView>")
        == "t:1:25: error: Expression for bottom is redundant; height and top fix it already")
  }

  @Test func ringsAreNamedInOrder() {
    #expect(
      problems(
        "<UIView><UIView id=\"a\" width=\"#b.width\"/><UIView id=\"b\" width=\"#a.width\"/></UIView>"
      ).contains("error: Circular reference: a.width → b.width → a.width"))
    #expect(problems("<UIView><UIView id=\"a\" height=\"height + 1\"/></UIView>").contains("error"))
  }

  @Test func divisionByZeroIsReportedAtTheAttribute() {
    #expect(problems("<UIView width=\"10 / zero\"/>", state: ["zero": 0]).hasPrefix("t:1:16: error:"))
    #expect(problems("<UIView width=\"0 / 0\"/>").hasPrefix("t:1:16: error:"))
  }

  @Test func framesAndPercentagesAreKeptWhereTheyBelong() {
    #expect(
      problems("<UIView frame=\"1\"/>").contains(
        "frame of UIView is not available in templates; use top, left, width and height"))
    #expect(problems("<UIView alpha=\"50%\"/>").contains("Percentages measure against the parent"))
  }

  @Test(.timeLimit(.minutes(5))) func tenThousandNestedElementsAreADiagnostic() {
    let markup =
      String(repeating: "<UIView>", count: 10_000) + String(repeating: "</UIView>", count: 10_000)
    #expect(problems(markup).contains("Nested deeper than the limit of 256 levels"))
    let nested = String(repeating: "<repeat for=\"a\" in=\"b\">", count: 10_000)
    #expect(problems("<UIView>" + nested + "</UIView>").contains("Nested deeper"))
  }

  @Test(.timeLimit(.minutes(5))) func longChainsOfSiblingsNeedNoStack() throws {
    let rows = (0..<4_000).map {
      "<UIView id=\"r\($0)\" top=\"previous.bottom\" height=\"1\" width=\"1\"/>"
    }
    let tree = try layOut("<UIView height=\"auto\">\(rows.joined())</UIView>")
    #expect(tree.hasPrefix("UIView (0 0 100 4000)"))
    let reversed = rows.map { $0.replacingOccurrences(of: "previous.bottom", with: "next.bottom") }
    // The place of the first follows from those of all others, which no stack holds at once. The last stands at the top.
    let fromBelow = try layOut("<UIView>\(reversed.joined())</UIView>").split(separator: "\n")
    #expect(fromBelow[1] == "├─ UIView#r0 (0 3999 1 1)")
    #expect(fromBelow.last == "└─ UIView#r3999 (0 0 1 1)")
  }
}
