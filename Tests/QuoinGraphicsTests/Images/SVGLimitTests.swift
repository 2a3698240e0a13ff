import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Limits of drawings, to the last that is within them.
@Suite("Limits of drawings")
struct SVGLimitTests {
  private func refusal(_ body: String, nodes: Int = 100_000) -> String? {
    var budget = Budget.default
    budget.nodes = nodes
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(body)</svg>"
    do throws(Diagnostic) {
      _ = try SVGCheck.check(Data(text.utf8), name: "x", budget: budget)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("as many elements are drawn as the budget has nodes, however they are named")
  func elements() {
    let bodies: [(String, Int)] = [
      ("<g/><g/>", 3), ("<defs><g id='a'/></defs><use href='#a'/><use href='#a'/>", 5),
      ("<filter id='f'><feOffset/><feOffset/></filter><g filter='url(#f)'/>", 4),
    ]
    for (body, drawn) in bodies {
      let count = (2...20).first { refusal(body, nodes: $0) == nil } ?? 0
      #expect(count == drawn, "\(body)")
      #expect(
        refusal(body, nodes: count - 1)
          == "x draws more than the limit of \(count - 1) elements, counting each as often as it is used")
    }
  }

  @Test("elements nest a hundred deep with the drawing itself, those that others name included")
  func depth() {
    func nested(_ levels: Int) -> String {
      String(repeating: "<g>", count: levels) + String(repeating: "</g>", count: levels)
    }
    let message = "x nests elements deeper than the limit of 100 levels"
    #expect(refusal(nested(99)) == nil && refusal(nested(100)) == message)
    func chain(_ levels: Int) -> String {
      "<g id='a0'/>" + (1...levels).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/></g>" }.joined()
    }
    let deepest = (1...60).last { refusal(chain($0)) == nil } ?? 0
    // Each level is a group and what it uses, within the drawing itself.
    #expect(deepest == 49)
    #expect(refusal(chain(deepest + 1)) == message)
  }

  @Test("functions in selectors nest 32 deep, beside each other as often as one likes")
  func selectors() {
    func sheet(_ depth: Int) -> String {
      "<style>" + String(repeating: ":not(", count: depth) + "a" + String(repeating: ")", count: depth)
        + "{fill:red}</style>"
    }
    #expect(refusal(sheet(32)) == nil)
    #expect(refusal(sheet(33))?.contains("nests parentheses in its style sheet") == true)
    let many = String(repeating: "a:not(b):not(c:is(d)) ", count: 40)
    #expect(refusal("<style>\(many){fill:red}</style>") == nil)
  }

  @Test("a command with too few numbers ends its path, whatever follows")
  func commands() {
    for command in [
      "M", "M1", "L", "L1", "T1", "H", "V", "C1 1 2 2 3", "S1 1 2", "Q1 1", "A", "A1 1 0", "A1 1 0 2",
      "A1 1 0 1 1 5",
      "X",
    ] {
      let broken = SVGPathMeasure("M0 0L3 4\(command)@L9 9L30 40", isPath: true)
      #expect(broken.segments == 2 && broken.length == 5, "\(command)")
      let other = SVGPathMeasure("M0 0L3 4\(command)L9 9 9 9 9 9L30 40", isPath: true)
      #expect(other.segments == 2 && other.length == 5, "\(command)")
    }
  }
}
