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

  @Test func offsetsBeyondTheTextAreBroughtBack() {
    let span = SourceText(file: "f", contents: "ab").span(for: 7..<90)
    #expect("\(span)" == "f:1:3")
    #expect(span.range == 2..<2)
  }
}
