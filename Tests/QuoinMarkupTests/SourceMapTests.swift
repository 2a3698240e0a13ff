import QuoinDiagnostics
import QuoinMarkup
import Testing

@Suite("Source map")
struct SourceMapTests {
  @Test("places behind a character reference move along with the file")
  func placesBehindReferences() {
    let file = SourceText(file: "a.xml", contents: "<UIView width=\"a &lt; b\"/>")
    let map = SourceMap(
      source: file, start: 15, anchors: [.init(text: 2, file: 17), .init(text: 3, file: 21)])
    #expect(map.span(for: 0..<1).range == 15..<16)
    #expect(map.span(for: 2..<3).range == 17..<21)
    #expect(map.span(for: 4..<5).column == 23)
  }
}
