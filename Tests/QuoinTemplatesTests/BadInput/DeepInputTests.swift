import Foundation
import QuoinDiagnostics
import QuoinDrawings
import QuoinExpressions
import QuoinGraphics
import QuoinHTML
import QuoinResources
import Testing

@testable import QuoinTemplateEngine

/// Whatever nests tens of thousands deep ends in words about it, whoever reads it: no stack is as deep.
@Suite(.timeLimit(.minutes(5))) struct DeepInputTests {
  @Test(arguments: [
    "[", "(", "{", "<", "[{\"a\":", "{\"a\":[", "a(", "{{", "<a>", "</", "<b><i>", "<ul><li>", ":not(",
    "%#@a@",
    "<dict><key>a</key>", "<!--", "/*", "V:|-[", "\\",
  ])
  func isRefusedByAllWhoReadIt(opening: String) {
    let text = String(repeating: opening, count: 20_000)
    let source = SourceText(file: "f", contents: text)
    let property = SourceText(file: "f", contents: "<plist><dict><key>a</key>" + text)
    BudgetMeter.metering(.default) { _ in
      var json = JSONReader(source)
      #expect(throws: Diagnostic.self) { try json.read() }
      var strings = StringsReader(source, language: "en")
      #expect(throws: Diagnostic.self) { try strings.read() }
      #expect(throws: Diagnostic.self) { try StringsDictionary(language: "en").read(source) }
      #expect(throws: Diagnostic.self) { try StringsDictionary(language: "en").read(property) }
      #expect(throws: Diagnostic.self) { try StringCatalog(source).read() }
      #expect(throws: Diagnostic.self) { try PathDataParser.parse(text) }
      #expect(throws: Diagnostic.self) { try PathDataParser.parse("M0 0" + text) }
      #expect(ExpressionSyntax(text, as: .expression).diagnostics().isEmpty == false)
      #expect(problems(text).contains("error: "))
    }
  }

  @Test(arguments: ["[", "(", "{", "a(", ":not(", "url(", "rgb(", "a:", "/*", "\\", "'"])
  func isPassedOverInStyles(opening: String) {
    let text = String(repeating: opening, count: 20_000)
    BudgetMeter.metering(.default) { _ in
      #expect(HTMLText("<p style=\"color: \(text)\">a</p>").attributedString.string == "a")
      let drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><style>\(text)</style></svg>"
      _ = UIImage(data: Data(drawing.utf8))
    }
  }

  @Test(arguments: ["<b><i>", "<ul><li>", "<q>", "<table><tr><td>", "<a"])
  func isReadAsFarAsItGoesInHTML(opening: String) {
    let text = String(repeating: opening, count: 2_000) + ">a"
    #expect(HTMLText(text).attributedString.string.hasSuffix("a"))
  }
}
