import QuoinDiagnostics
import QuoinTestSupport
import Testing

@Suite struct LineTableTests {
  private func table(_ bytes: [UInt8]) -> LineTable { bytes.withUnsafeBufferPointer { LineTable($0) } }

  @Test(arguments: ["", "a", "\n", "a\nb", "a\rb\r\n", "\r\r\n\n"])
  func linesBeginBehindLineBreaks(text: String) {
    let expected =
      [0] + text.indices.filter { text[$0].isNewline }.map { text.index(after: $0).utf16Offset(in: text) }
    #expect(table(Array(text.utf8)).starts == expected)
  }

  @Test func everyOffsetIsInTheLineThatBeginsLastBeforeIt() {
    let lines = table(Array("a\nbc\r\n\nd".utf8))
    #expect((0...9).map { lines.line(of: $0) } == [0, 0, 1, 1, 1, 1, 2, 3, 3, 3])
  }

  @Test(arguments: 1...20) func followingReplacementsIsFindingTheLinesAnew(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func piece(_ count: Int) -> [UInt8] { (0..<count).map { _ in random.one(of: Array("ab\r\n".utf8)) } }
    var bytes = piece(40)
    var lines = table(bytes)
    for _ in 0..<200 {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let range = start..<Int.random(in: start...min(start + 6, bytes.count), using: &random)
      let text = piece(Int.random(in: 0...6, using: &random))
      bytes.replaceSubrange(range, with: text)
      lines.replace(range, by: text.count, in: bytes)
      #expect(lines.starts == table(bytes).starts)
    }
  }
}
