import Foundation
import QuoinDiagnostics
import Testing

@Suite struct DiagnosticPrinterTests {
  private let source = SourceText(
    file: "card.xml", contents: "<UIView>\n\t<UILable text=\"Hello\"/>\n</UIView>")

  private var printer: DiagnosticPrinter {
    var printer = DiagnosticPrinter()
    printer.add(source)
    return printer
  }

  @Test func theSourceLineIsShownWithACaretUnderThePlace() {
    let diagnostic = Diagnostic(
      .error, "Unknown element <UILable>", at: source.span(for: 11..<18),
      notes: [.init("Inside this element", at: source.span(for: 1..<7))], suggestion: "UILabel")
    #expect(
      printer.terminalText(for: diagnostic) == """
        card.xml:2:3: error: Unknown element <UILable>; did you mean UILabel?
          2 | \t<UILable text="Hello"/>
            | \t ^~~~~~~
        card.xml:1:2: note: Inside this element
          1 | <UIView>
            |  ^~~~~~

        """)
  }

  @Test func aLongLineIsCutRoundThePlace() {
    let long = SourceText(
      file: "f", contents: String(repeating: "a", count: 500) + "!" + String(repeating: "b", count: 500))
    var printer = DiagnosticPrinter()
    printer.add(long)
    let lines = printer.terminalText(for: Diagnostic(.warning, "Here", at: long.span(for: 500..<501)))
      .split(separator: "\n")
    #expect(lines[0] == "f:1:501: warning: Here")
    #expect(lines[1].count < 140)
    let caret = lines[2].distance(
      from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].startIndex)
    #expect(Array(lines[1])[caret] == "!")
  }

  @Test(arguments: [0, 1, 40, 99, 100, 101, 400, 900, 999], ["a", "é", "\t"])
  func theCaretStandsUnderItsCharacterWhereverThatIs(position: Int, filler: String) {
    let before = String(repeating: filler, count: position)
    let text = before + "!" + String(repeating: filler, count: 1000 - position)
    let source = SourceText(file: "f", contents: "first\n" + text + "\nlast")
    var printer = DiagnosticPrinter()
    printer.add(source)
    let offset = 6 + before.utf8.count
    let lines = printer.terminalText(
      for: Diagnostic(.warning, "Here", at: source.span(for: offset..<offset + 1))
    )
    .split(separator: "\n").map(Array.init)
    #expect(lines.count == 3)
    #expect(lines[1].count < 140)
    #expect(lines[2].firstIndex(of: "^") == lines[1].firstIndex(of: "!"))
  }

  @Test func jsonIsOneFlatObjectALineAndReadsBack() throws {
    let diagnostic = Diagnostic(.warning, "a/b", at: source.span(for: 11..<18), suggestion: "c")
    let line = printer.jsonLine(for: diagnostic)
    #expect(
      line
        == #"{"column":3,"file":"card.xml","line":2,"message":"a/b","range":[11,18],"severity":"warning","suggestion":"c"}"#
        + "\n")
    #expect(try JSONDecoder().decode(Diagnostic.self, from: Data(line.utf8)) == diagnostic)
  }
}
