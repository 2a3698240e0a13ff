import Foundation
import QuoinDiagnostics
import Testing

/// What stands beside a diagnostic on a terminal.
@Suite struct DiagnosticExcerptTests {
  private func lines(
    _ contents: String, _ range: Range<Int>, severity: Diagnostic.Severity = .error, usesColor: Bool = false
  ) -> [String] {
    let source = SourceText(file: "f", contents: contents)
    var printer = DiagnosticPrinter(usesColor: usesColor)
    printer.add(source)
    let text = printer.terminalText(for: Diagnostic(severity, "m", at: source.span(for: range)))
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func thePlaceIsUnderlinedAsLongAsItIs() {
    #expect(lines("abcdef", 1..<4) == ["f:1:2: error: m", "  1 | abcdef", "    |  ^~~", ""])
    #expect(lines("abcdef", 1..<1)[2] == "    |  ^" && lines("abcdef", 1..<2)[2] == "    |  ^")
    #expect(lines("abcdef", 6..<6)[2] == "    |       ^" && lines("abcdef", 3..<6)[2] == "    |    ^~~")
    // At the end of its line it ends, wherever the place does.
    #expect(lines("abc\ndef", 1..<6)[2] == "    |  ^~" && lines("abc\ndef", 3..<6)[2] == "    |    ^")
    #expect(lines("a\nb\nc\nd\ne\nf\ng\nh\ni\nxyz", 19..<21)[1...2] == ["  10 | xyz", "     |  ^~"])
    #expect(lines("", 0..<0) == ["f:1:1: error: m", ""])
  }

  @Test func aLongLineIsCutToAHundredAndTwentyCharacters() {
    let digits = (0..<400).map { String($0 % 10) }.joined()
    func line(_ place: Int) -> String { lines(digits, place..<place + 1)[1] }
    // From its beginning, as long as there are twenty behind the place; else sixty before it.
    #expect(line(0) == "  1 | " + digits.prefix(120) + "…" && line(99) == line(0))
    #expect(line(101) == "  1 | …" + digits.dropFirst(41).prefix(120) + "…")
    #expect(line(399) == "  1 | …" + digits.dropFirst(339) && line(340) == "  1 | …" + digits.dropFirst(280))
    #expect(line(339) == "  1 | …" + digits.dropFirst(279).prefix(120) + "…")
    #expect(lines(String(digits.prefix(120)), 5..<6)[1] == "  1 | " + digits.prefix(120))
    #expect(lines(digits, 10..<400)[2] == "    |           ^" + String(repeating: "~", count: 109))
  }

  @Test func whatATerminalWouldActOnIsShownAsASign() {
    #expect(lines("a\u{1B}[0m\u{7F}c", 0..<1)[1] == "  1 | a␛[0m␡c")
    #expect(lines("a\u{0}\u{1F}\u{90}é\tb", 0..<1)[1] == "  1 | a␀␟\u{FFFD}é\tb")
    let printer = DiagnosticPrinter()
    #expect(
      printer.terminalText(for: Diagnostic(.warning, "a\u{7}b\tc\nd"), in: "g\u{1B}")
        == "g␛: warning: a␇b\tc␊d\n")
    #expect(printer.terminalText(for: Diagnostic(.warning, "a")) == "warning: a\n")
  }

  @Test func coloursTellErrorsWarningsAndNotesApart() {
    #expect(lines("abc", 0..<2, usesColor: true)[0] == "f:1:1: \u{1B}[1;31merror:\u{1B}[0m m")
    #expect(lines("abc", 0..<2, severity: .warning, usesColor: true)[2] == "    | \u{1B}[1;33m^~\u{1B}[0m")
    var printer = DiagnosticPrinter(usesColor: true)
    printer.add(SourceText(file: "f", contents: "abc"))
    let note = Diagnostic(
      .error, "m",
      notes: [.init("n", at: SourceText(file: "f", contents: "abc").span(for: 1..<2)), .init("o")])
    #expect(
      printer.terminalText(for: note)
        == "\u{1B}[1;31merror:\u{1B}[0m m\nf:1:2: \u{1B}[1;36mnote:\u{1B}[0m n\n  1 | abc\n    |  \u{1B}[1;36m^\u{1B}[0m\n\u{1B}[1;36mnote:\u{1B}[0m o\n"
    )
  }

  @Test func aPlaceThatIsNotInTheSourceHasNoExcerpt() {
    var printer = DiagnosticPrinter()
    printer.add(SourceText(file: "f", contents: "abc"))
    func text(_ file: String, line: Int, _ range: Range<Int>) -> String {
      printer.terminalText(
        for: Diagnostic(.error, "m", at: SourceSpan(file: file, line: line, column: 1, range: range)))
    }
    #expect(
      text("g", line: 1, 0..<1) == "g:1:1: error: m\n" && text("f", line: 2, 0..<1) == "f:2:1: error: m\n")
    #expect(text("f", line: 0, 0..<1) == "f:0:1: error: m\n")
    #expect(text("f", line: 1, 50..<60) == "f:1:1: error: m\n  1 | abc\n    |    ^\n")
  }
}
