import Foundation
import QuoinExpressions
import Testing

@testable import QuoinTemplateEngine

@Suite("Constraints in attributes, taken apart") struct ConstraintSyntaxTests {
  /// The parts of each statement with bars between them.
  private func parts(_ text: String) -> [String] {
    let syntax = ConstraintSyntax(text)
    return syntax.statements.map { statement in
      [statement.anchor, statement.sign, statement.side, statement.priority]
        .map { $0.map(syntax.text) ?? "-" }.joined(separator: "|")
    }
  }

  @Test("statements stand between semicolons, in parts without white space around")
  func statements() {
    #expect(
      parts(" leading = parent.leading + 16;width>=80@ 750 ;\n top ≤ #a.top; ; ")
        == ["leading|=|parent.leading + 16|-", "width|>=|80|750", "top|≤|#a.top|-"])
    #expect(parts("") == [] && parts(" ; ") == [])
  }

  @Test("signs may be typed or written", arguments: ["=", "==", "<=", ">=", "≤", "≥", "<", ">", "=<", "=>"])
  func signs(sign: String) { #expect(parts("top \(sign) 1") == ["top|\(sign)|1|-"]) }

  @Test("only the first sign is one, and none behind a priority")
  func firstSign() {
    #expect(parts("width = a >= b ? 1 : 2") == ["width|=|a >= b ? 1 : 2|-"])
    #expect(parts("width @ a = b") == ["width|-||a = b"])
  }

  @Test("what is missing is empty")
  func missing() {
    #expect(parts("top") == ["top|-||-"] && parts("= 1") == ["|=|1|-"] && parts("top = @") == ["top|=||"])
  }

  @Test("semicolons and signs in strings, brackets, backticks and comments end nothing")
  func quoted() {
    #expect(
      parts("width = f('a;@b') + `x;y`; height = [1;2].count @9") == [
        "width|=|f('a;@b') + `x;y`|-", "height|=|[1;2].count|9",
      ])
    #expect(parts("width = 1 // a; b = 2") == ["width|=|1 // a; b = 2|-"])
    #expect(parts("// first\nwidth = 1") == ["width|=|1|-"])
    #expect(parts(#"width = 'it\'s; so'.count; top = 2"#) == [#"width|=|'it\'s; so'.count|-"#, "top|=|2|-"])
    #expect(ConstraintSyntax("width = 1 // a").hasComments && !ConstraintSyntax("width = 1 / 2").hasComments)
  }

  @Test("an expression stands where it stood, with parentheses for braces")
  func expressions() {
    let syntax = ConstraintSyntax("a = {pad} + '{'; ü = 2 @{p}")
    #expect(
      syntax.expressions.map { $0.trimmingCharacters(in: .whitespaces) } == ["(pad) + '{'", "2", "(p)"])
    #expect(syntax.expressions.map { Array($0.utf8).firstIndex { $0 != 0x20 } } == [4, 22, 25])
    #expect(syntax.expressions.allSatisfy { $0.utf8.count == syntax.source.utf8.count })
  }

  @Test("names lead over elements and guides to anchors")
  func paths() throws {
    func path(_ text: String) -> String? {
      let components = text.split(separator: ".").map(String.init)
      return AnchorPath(NamePath(components)).map {
        "\($0.steps.joined(separator: ".")) \($0.guide?.rawValue ?? "-") \($0.anchor ?? "-")"
      }
    }
    #expect(path("leading") == " - leading" && path("edges") == " - edges")
    #expect(path("superview.parent.top") == "parent.parent - top")
    #expect(path("#a.next.margins.width") == "#a.next margins width")
    #expect(path("layoutMarginsGuide.top") == " margins top" && path("safeArea") == " safeArea -")
    #expect(path("previous") == "previous - -" && path("next.center.x") == "next - center.x")
    #expect(path("gap") == nil && path("user.width") == nil && path("parent.a.b") == nil)
  }
}
