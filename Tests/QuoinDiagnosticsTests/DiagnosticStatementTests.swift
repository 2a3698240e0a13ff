import Foundation
import QuoinDiagnostics
import Testing

@Suite("What diagnostics say") struct DiagnosticStatementTests {
  private let source = SourceText(file: "a.xml", contents: "one\ntwo\nthree")
  private struct Odd: Error, CustomStringConvertible { let description = "odd" }

  @Test("a diagnostic is one line with its place, its weight and its suggestion")
  func description() {
    let plain = Diagnostic(.error, "Wrong")
    #expect(plain.description == "error: Wrong" && plain.sentence == "Wrong")
    let full = Diagnostic(.warning, "Wrong", at: source.span(for: 4..<7), suggestion: "right")
    #expect(full.description == "a.xml:2:1: warning: Wrong; did you mean right?")
    #expect(Diagnostics([plain, full]).description == "error: Wrong\n" + full.description)
    #expect(Diagnostic.Severity.warning < .error && !(Diagnostic.Severity.error < .warning))
    #expect(!(Diagnostic.Severity.error < .error) && !(Diagnostic.Severity.warning < .warning))
  }

  @Test("the first place counts")
  func locating() {
    let (first, second) = (source.span(for: 0..<1), source.span(for: 4..<5))
    #expect(Diagnostic(.error, "a").located(at: first).span == first)
    #expect(Diagnostic(.error, "a", at: first).located(at: second).span == first)
    #expect(Diagnostic(.error, "a", at: first).located(at: nil).span == first)
  }

  @Test("the same is said once, in the order in which it was found")
  func collecting() {
    var all = Diagnostics()
    #expect(all.isEmpty && !all.hasErrors)
    #expect(throws: Never.self) { try all.throwIfErrors() }
    all.append(Diagnostic(.warning, "b"))
    all.append(Diagnostic(.warning, "a"))
    all.append(Diagnostic(.warning, "b"))
    #expect(all.all.map(\.message) == ["b", "a"] && !all.isEmpty && !all.hasErrors)
    #expect(throws: Never.self) { try all.throwIfErrors() }
    all.append(contentsOf: [Diagnostic(.warning, "a"), Diagnostic(.error, "a"), Diagnostic(.error, "c")])
    #expect(all.all.map(\.message) == ["b", "a", "a", "c"] && all.hasErrors)
    #expect(throws: Diagnostics.self) { try all.throwIfErrors() }
    all.append(Odd(), at: source.span(for: 4..<5))
    #expect(all.all.last?.description == "a.xml:2:1: error: odd")
    #expect(Diagnostics(Diagnostic(.error, "x") as any Error).all.map(\.message) == ["x"])
    #expect(Diagnostics(all as any Error) == all)
  }

  @Test("coloured output wraps the severity and the caret, plain output nothing")
  func colors() {
    var printer = DiagnosticPrinter(usesColor: true)
    printer.add(source)
    let error = Diagnostic(.error, "Wrong", at: source.span(for: 4..<7), notes: [.init("See")])
    #expect(
      printer.terminalText(for: error)
        == "a.xml:2:1: \u{1B}[1;31merror:\u{1B}[0m Wrong\n  2 | two\n    | \u{1B}[1;31m^~~\u{1B}[0m\n\u{1B}[1;36mnote:\u{1B}[0m See\n"
    )
    #expect(printer.terminalText(for: Diagnostic(.warning, "Odd")) == "\u{1B}[1;33mwarning:\u{1B}[0m Odd\n")
    let plain = DiagnosticPrinter()
    #expect(plain.terminalText(for: error) == "a.xml:2:1: error: Wrong\nnote: See\n")
    #expect(plain.terminalText(for: Diagnostic(.error, "Odd"), in: "b.xml") == "b.xml: error: Odd\n")
    #expect(plain.terminalText(for: error, in: "b.xml").hasPrefix("a.xml:2:1: "))
  }

  @Test("carets stay within their line, and stretches across lines end with the first")
  func carets() {
    var printer = DiagnosticPrinter()
    printer.add(source)
    func caret(_ range: Range<Int>) -> Substring? {
      printer.terminalText(for: Diagnostic(.error, "x", at: source.span(for: range))).split(separator: "\n")
        .last
    }
    #expect(caret(0..<3) == "    | ^~~" && caret(0..<13) == "    | ^~~" && caret(1..<2) == "    |  ^")
    #expect(caret(5..<5) == "    |  ^" && caret(13..<13) == "    |      ^" && caret(3..<3) == "    |    ^")
    let long = SourceText(file: "l", contents: String(repeating: "x", count: 300))
    printer.add(long)
    for place in [0, 98, 99, 100, 101, 150, 240, 299] {
      let lines = printer.terminalText(for: Diagnostic(.error, "x", at: long.span(for: place..<300))).split(
        separator: "\n")
      #expect(lines[1].count <= 2 + 1 + 3 + 122 && lines[2].count <= lines[1].count, "\(place)")
      #expect(lines[1].contains("…"))
      let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^")!)
      #expect(Array(lines[1])[caret] == "x")
    }
  }

  @Test("control characters become pictures, tabs stay")
  func controlCharacters() {
    let odd = SourceText(file: "a\u{1B}b", contents: "\u{1B}[31m\tx\u{7F}\u{9B}")
    var printer = DiagnosticPrinter()
    printer.add(odd)
    let text = printer.terminalText(for: Diagnostic(.error, "bad\u{0}\u{1F}\n", at: odd.span(for: 6..<7)))
    #expect(text == "a␛b:1:7: error: bad␀␟␊\n  1 | ␛[31m\tx␡\u{FFFD}\n    |      \t^\n")
  }

  @Test("JSON keeps everything, and what is no range is refused")
  func json() throws {
    let full = Diagnostic(
      .error, "m", at: source.span(for: 1..<2), notes: [.init("n", at: source.span(for: 0..<1)), .init("o")],
      suggestion: "s")
    let near = Diagnostic(.error, "m", suggestions: NearestNames(to: "abc", among: ["abd", "abe", "ABx"]))
    #expect(near.sentence == "m; did you mean abd or abe?" && near.suggestions.count == 2)
    for diagnostic in [full, near, Diagnostic(.warning, "m"), Diagnostic(.error, "", notes: [.init("n")])] {
      let line = DiagnosticPrinter().jsonLine(for: diagnostic)
      #expect(try JSONDecoder().decode(Diagnostic.self, from: Data(line.utf8)) == diagnostic)
      #expect(line.hasSuffix("}\n") && line.filter { $0 == "\n" }.count == 1)
    }
    let several = DiagnosticPrinter().jsonLine(
      for: Diagnostic(.error, "m", suggestions: NearestNames(["a", "b"])))
    #expect(several == #"{"message":"m","severity":"error","suggestion":"a","suggestions":["a","b"]}"# + "\n")
    #expect(try JSONDecoder().decode(Diagnostic.self, from: Data(several.utf8)).suggestions == ["a", "b"])
    #expect(
      DiagnosticPrinter().jsonLine(for: Diagnostic(.warning, "m"))
        == "{\"message\":\"m\",\"severity\":\"warning\"}\n")
    for range in ["[1]", "[2,1]", "[1,2,3]", "[]"] {
      let text = #"{"severity":"error","message":"m","file":"f","line":1,"column":1,"range":\#(range)}"#
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Diagnostic.self, from: Data(text.utf8)) }
    }
    let empty = #"{"severity":"error","message":"m","file":"f","line":1,"column":1,"range":[4,4]}"#
    #expect(try JSONDecoder().decode(Diagnostic.self, from: Data(empty.utf8)).span?.range == 4..<4)
  }

  @Test("every byte of a text has its line and column", arguments: ["\n", "\r", "\r\n"])
  func places(lineBreak: String) {
    let lines = ["", "a", "héé", "", "👩‍👩‍👧 x", "end"]
    let text = SourceText(file: "f", contents: lines.joined(separator: lineBreak))
    var offset = 0
    for (number, line) in lines.enumerated() {
      #expect(text.line(number + 1) == line[...])
      var column = 1
      for character in line {
        let span = text.span(for: offset..<offset + character.utf8.count)
        #expect(
          span
            == SourceSpan(
              file: "f", line: number + 1, column: column, range: offset..<offset + character.utf8.count))
        offset += character.utf8.count
        column += 1
      }
      let end = text.span(for: offset..<offset)
      #expect(end.line == number + 1 && end.column == column)
      offset += lineBreak.utf8.count
    }
    #expect(text.line(0) == nil && text.line(7) == nil)
    #expect(text.span(for: -3 ..< -1).range == 0..<0)
    #expect(
      SourceText(file: "f", contents: "").span(for: 0..<5)
        == SourceSpan(file: "f", line: 1, column: 1, range: 0..<0))
  }

  @Test("the nearest name is within a third of the length, swaps and cases counting less")
  func nearest() {
    for (name, candidates, found) in [
      ("abc", ["abd"], "abd"), ("abc", ["axd"], nil), ("abcdef", ["abxdyf"], "abxdyf"),
      ("abcdef", ["xbxdyf"], nil),
      ("abcdef", ["badcef"], "badcef"), ("abc", ["bac"], "bac"), ("abc", ["ab"], "ab"),
      ("abc", ["abcd"], "abcd"),
      ("abc", ["abcde"], nil), ("abc", ["a"], nil), ("ABCDEF", ["abcDEF"], "abcDEF"), ("abc", ["ABC"], nil),
      ("abc", ["ABc"], "ABc"),
      ("ab", ["b", "ac"], "ac"), ("abcdef", ["abcdeg", "abcdeF"], "abcdeF"), ("a", ["b"], nil),
      ("a", ["A"], "A"), ("a", ["bc"], nil),
      ("abc", ["abc"], nil), ("abc", [], nil), ("", ["a"], nil), ("abc", ["abx", "aby", "abw"], "abw"),
    ] as [(String, [String], String?)] {
      #expect(nearestName(to: name, among: candidates) == found, "\(name) among \(candidates)")
    }
  }
}
