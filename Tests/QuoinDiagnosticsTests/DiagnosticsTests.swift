import QuoinDiagnostics
import Testing

@Suite struct DiagnosticsTests {
  private func warnings(_ range: Range<Int>) -> [Diagnostic] { range.map { Diagnostic(.warning, "w\($0)") } }
  private func errors(_ range: Range<Int>) -> [Diagnostic] { range.map { Diagnostic(.error, "e\($0)") } }

  @Test func theSameIsToldOnce() {
    #expect(Diagnostics(errors(0..<3) + errors(1..<4)).all == errors(0..<4))
  }

  @Test func beyondTheFirstHundredTheyAreCounted() {
    #expect(Diagnostics(errors(0..<100)).all == errors(0..<100))
    let one = Diagnostics(errors(0..<101))
    #expect(one.all == errors(0..<100) + [Diagnostic(.error, "One more problem is not told")])
    let many = Diagnostics(warnings(0..<130))
    #expect(many.all == warnings(0..<100) + [Diagnostic(.warning, "30 more problems are not told")])
    #expect(!many.hasErrors)
  }

  @Test func aWarningGivesItsPlaceToAnError() {
    var diagnostics = Diagnostics(warnings(0..<150))
    diagnostics.append(contentsOf: errors(0..<3))
    #expect(diagnostics.hasErrors)
    #expect(
      diagnostics.all
        == warnings(0..<97) + errors(0..<3) + [Diagnostic(.warning, "53 more problems are not told")])
    diagnostics.append(contentsOf: errors(3..<120))
    #expect(
      diagnostics.all == errors(0..<100) + [Diagnostic(.error, "170 more problems are not told")])
  }

  @Test func errorsThatAreNotToldNeedNoWords() {
    var diagnostics = Diagnostics(errors(0..<99))
    var worded = 0
    for index in 0..<50 {
      diagnostics.append(
        error: {
          worded += 1
          return Diagnostic(.error, "late \(index)")
        }())
    }
    #expect(worded == 1)
    #expect(diagnostics.isFull)
    #expect(diagnostics.all.last?.message == "49 more problems are not told")
  }

  @Test func placesComeInOrderFileByFileWhateverStandsBetweenThem() {
    let texts = ["a", "b"].map { SourceText(file: $0, contents: String(repeating: "x", count: 50)) }
    let placed = (0..<60).map { index in
      Diagnostic(
        .error, "e\(index)", at: index % 4 == 3 ? nil : texts[index % 2].span(for: (59 - index) / 2..<40))
    }
    let sorted = Diagnostics(placed).sortedByPlace.all
    #expect(
      sorted.map { $0.span?.file ?? "" } == [String](repeating: "", count: 15)
        + [String](repeating: "a", count: 30) + [String](repeating: "b", count: 15))
    for file in ["a", "b"] {
      let places = sorted.compactMap { $0.span?.file == file ? $0.span?.range.lowerBound : nil }
      #expect(places == places.sorted())
    }
  }

  @Test func countsAreKeptWhenCollectionsAreJoinedAndSorted() {
    let source = SourceText(file: "f", contents: String(repeating: "x", count: 200))
    let placed = (0..<130).map { Diagnostic(.error, "e", at: source.span(for: 199 - $0..<200)) }
    var joined = Diagnostics(warnings(0..<1))
    joined.append(contentsOf: Diagnostics(placed))
    #expect(joined.all.last?.message == "31 more problems are not told")
    let sorted = joined.sortedByPlace
    #expect(sorted.all.last?.message == "31 more problems are not told")
    let places = sorted.all.compactMap { $0.span?.range.lowerBound }
    #expect(places == places.sorted())
    var thrown = Diagnostics()
    thrown.append(Diagnostics(errors(0..<102)) as any Error, at: source.span(for: 5..<6))
    #expect(thrown.all.first?.span?.column == 6)
    #expect(thrown.all.last?.message == "2 more problems are not told")
  }

  @Test func theyAreCountedAndWalkedThrough() {
    var found = Diagnostics()
    #expect((found.count, found.first) == (0, nil))
    for number in 0..<Diagnostics.limit { found.append(Diagnostic(.warning, "\(number)")) }
    #expect(Array(found) == found.all)
    #expect((found.count, found.last?.message) == (Diagnostics.limit, "99"))
    for number in 0..<3 { found.append(Diagnostic(.warning, "more \(number)")) }
    #expect(found.count == Diagnostics.limit + 1)
    #expect(found.last?.message == "3 more problems are not told")
    #expect(Array(found) == found.all)
    #expect(found.filter { $0.message.hasPrefix("1") }.count == 11)
  }
}
