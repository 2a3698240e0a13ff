import QuoinDiagnostics
import QuoinMarkup
import QuoinTestSupport
import Testing

@testable import QuoinEditing

@Suite struct TextChangeTests {
  private func change(_ text: String, _ pieces: (String, String)...) -> TextChange {
    let markup = Markup(source: SourceText(file: "a", contents: text))
    let edits = pieces.compactMap { old, new in
      text.range(of: old).map {
        let start = text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
        return MarkupEdit(start..<start + old.utf8.count, with: new)
      }
    }
    return TextChange(edits, in: markup)
  }

  @Test func aChangeGoesAndComesBack() {
    let text = "one two three"
    let change = change(text, ("one", "1"), ("three", "number three"))
    #expect(change.applied(to: text) == "1 two number three")
    #expect(change.inverse.applied(to: "1 two number three") == text)
    #expect(change.applied(to: "One two three") == nil)
    #expect(change.place(of: 4) == 2)
  }

  @Test func changesOfDifferentPlacesGoOverEachOther() throws {
    let text = "one two three"
    let (first, second) = (change(text, ("one", "first")), change(text, ("three", "3")))
    #expect(second.rebased(over: first)?.applied(to: "first two three") == "first two 3")
    #expect(first.rebased(over: second)?.applied(to: "one two 3") == "first two 3")
    #expect(change(text, ("one t", "")).rebased(over: first) == nil)
  }

  @Test(arguments: 0..<8) func theDifferenceByLinesLeadsFromOneToTheOther(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text() -> String {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        random.one(of: ["a\n", "b\r\n", "äö\n", "c", "\n"])
      }
      .joined()
    }
    for _ in 0..<200 {
      let (old, new) = (text(), text())
      let change = TextChange(linesFrom: old, to: new)
      #expect(change.applied(to: old)?.utf8.elementsEqual(new.utf8) == true)
      #expect(change.inverse.applied(to: new)?.utf8.elementsEqual(old.utf8) == true)
    }
    // Other line ends in a long text: too many lines for the smallest difference.
    let long = (0..<2_000).map { "line \($0)\n" }.joined()
    let crlf = TextChange(
      linesFrom: "<a>\n" + long + "end", to: "<a>\n" + long.replacing("\n", with: "\r\n") + "end")
    #expect(crlf.pieces.count == 2_000)
    #expect(crlf.applied(to: "<a>\n" + long + "end")?.utf8.count == 7 + long.utf8.count + 2_000)
    let apart = TextChange(linesFrom: "1\n2\n3\n4\n", to: "0\n1\n2\n3!\n4\n")
    #expect(apart.pieces == [.init(offset: 0, old: "", new: "0\n"), .init(offset: 5, old: "", new: "!")])
  }

  @Test(arguments: 0..<8) func theDifferenceOfTextsIsOneStretchThatLeadsFromOneToTheOther(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text() -> String {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in random.one(of: ["a", "b", "ä", "é", "🙂", "🙃"]) }
        .joined()
    }
    for _ in 0..<200 {
      let (old, new) = (text(), text())
      let change = TextChange(from: old, to: new)
      #expect(change.applied(to: old) == new)
      #expect(change.inverse.applied(to: new) == old)
      #expect(change.isEmpty == (old == new))
    }
  }
}
