import QuoinDiagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: ["a\nbc\nd", "a\rbc\rd", "a\r\nbc\r\nd"])
  func everyKindOfLineBreakCountsOnce(contents: String) {
    let source = SourceText(file: "f", contents: contents)
    let offset = contents.utf8.count - 1
    let span = source.span(for: offset..<offset + 1)
    #expect("\(span)" == "f:3:1")
    #expect(source.line(2) == "bc")
    #expect(source.line(4) == nil)
  }

  @Test func columnsCountCharactersAndRangesCountBytes() {
    let source = SourceText(file: "f", contents: "né👩‍👩‍👧x")
    let offset = source.contents.utf8.count - 1
    let span = source.span(for: offset..<offset + 1)
    #expect(span.column == 4)
    #expect(span.range == offset..<offset + 1)
  }

  @Test(arguments: ["a", "é", "e\u{301}", "👩‍👩‍👧", "漢", "ab\u{301}c 🇩🇪", "x y "])
  func columnsInLongLinesAreThoseCountedFromTheirStart(piece: String) {
    let line = String(repeating: "ascii ", count: 150) + String(repeating: piece, count: 350)
    let contents = "first\r\n" + line + "\r\n" + line + "\n" + String(repeating: "z", count: 3000)
    let source = SourceText(file: "f", contents: contents)
    let scalars = contents.unicodeScalars
    for index in scalars.indices where index.utf16Offset(in: contents) % 53 == 0 {
      let offset = contents.utf8.distance(from: contents.startIndex, to: index)
      let before = contents[..<index]
      let start = before.lastIndex(where: \.isNewline).map { before.index(after: $0) } ?? before.startIndex
      let span = source.span(for: offset..<offset)
      #expect(span.column == before[start...].count + 1)
      #expect(span.line == before.count(where: \.isNewline) + 1)
      if span.column != before[start...].count + 1 { break }
    }
  }

  @Test func offsetsBeyondTheTextAreBroughtBack() {
    let span = SourceText(file: "f", contents: "ab").span(for: 7..<90)
    #expect("\(span)" == "f:1:3")
    #expect(span.range == 2..<2)
  }
}
