import QuoinDiagnostics
import QuoinTestSupport
import Testing

@testable import QuoinEditing

@Suite struct DesignHistoryTests {
  private func record(_ history: inout DesignHistory, _ old: String, _ new: String, _ name: String = "Step") {
    #expect(history.record(name, TextChange(from: old, to: new), of: "a.xml", from: old) == new)
  }

  @Test func stepsAreUndoneAndDoneAgainInTheirOrder() throws {
    var history = DesignHistory()
    record(&history, "1", "12", "Add 2")
    record(&history, "12", "123", "Add 3")
    #expect(history.undoName == "Add 3")
    #expect(try history.undo()?.text == "12")
    #expect(try history.undo()?.text == "1")
    #expect(try history.undo() == nil)
    #expect(history.redoName == "Add 2")
    #expect(try history.redo()?.text == "12")
    #expect(try history.redo()?.text == "123")
    #expect(try history.redo() == nil)
    _ = try history.undo()
    record(&history, "12", "124", "Add 4")
    #expect(history.redoName == nil)
  }

  @Test func aChangeByOthersElsewhereIsKept() throws {
    var history = DesignHistory()
    record(&history, "<A x=\"1\"/>", "<A x=\"2\"/>")
    record(&history, "<A x=\"2\"/>", "<A x=\"3\"/>")
    history.follow("a.xml", "<!-- new -->\n<A x=\"3\"/>")
    #expect(try history.undo()?.text == "<!-- new -->\n<A x=\"2\"/>")
    history.follow("a.xml", "<!-- newer -->\n<A x=\"2\"/><!-- end -->")
    #expect(try history.undo()?.text == "<!-- newer -->\n<A x=\"1\"/><!-- end -->")
    #expect(try history.redo()?.text == "<!-- newer -->\n<A x=\"2\"/><!-- end -->")
  }

  @Test func aChangeByOthersInTheSamePlaceMakesTheStepUnfit() throws {
    var history = DesignHistory()
    record(&history, "<A x=\"1\"/>", "<A x=\"2\"/>", "Set x")
    #expect(history.record("Other", TextChange(from: "b", to: "c"), of: "b.xml", from: "b") == "c")
    record(&history, "<A x=\"2\"/>", "<A x=\"3\"/>", "Set x")
    history.follow("a.xml", "<A x=\"77\"/>")
    let problem = #expect(throws: Diagnostic.self) { try history.undo() }
    #expect(problem?.message == "Set x cannot be undone, since a.xml has been changed there by others")
    // What was done in other files goes on to fit.
    #expect(try history.undo()?.text == "b")
    #expect(try history.undo() == nil)
  }

  @Test func theMovesOfADragAreOneStep() throws {
    var history = DesignHistory()
    record(&history, "left=1", "left=2", "Move")
    record(&history, "left=2", "left=30", "Move")
    history.joinLastSteps()
    #expect(try history.undo()?.text == "left=1")
    #expect(try history.redo()?.text == "left=30")
  }

  @Test func stepsTellWhatWasSelectedWhateverOthersDidElsewhere() throws {
    let (one, two) = ("<V><A/></V>", "<V><A/><B/></V>")
    var history = DesignHistory()
    history.record(
      "Duplicate", TextChange(from: one, to: two), of: "a.xml", from: one, selected: [4], selecting: [8])
    history.follow("a.xml", "<!-- -->" + two)
    #expect(try history.undo()?.selection == [12])
    #expect(try history.redo()?.selection == [16])
  }

  @Test(arguments: 0..<8) func undoingAllLeadsBackWhateverOthersDidElsewhere(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var history = DesignHistory()
      // Ours are the digits, theirs the letters; bars keep them apart.
      var text = "|0||0||0||0|"
      let begin = text
      var theirs = 0
      var steps = 0
      for _ in 0..<12 {
        let places = text.indices.filter { text[$0].isNumber }
        let place = random.one(of: places)
        if random.chance(70) {
          var new = text
          new.replaceSubrange(place...place, with: "\(Int.random(in: 10...99, using: &random))")
          if history.record("Step", TextChange(from: text, to: new), of: "f", from: text) != nil, new != text
          {
            steps += 1
          }
          text = new
        } else {
          let bars = text.indices.dropLast().filter { text[$0] == "|" && text[text.index(after: $0)] == "|" }
          if bars.isEmpty { continue }
          text.insert("x", at: text.index(after: random.one(of: bars)))
          theirs += 1
          history.follow("f", text)
        }
      }
      let end = text
      var count = 0
      while let step = try history.undo() {
        text = step.text
        count += 1
      }
      #expect(count == steps)
      #expect(text.filter { $0 != "x" } == begin)
      #expect(text.filter { $0 == "x" }.count == theirs)
      while let step = try history.redo() { text = step.text }
      #expect(text == end)
    }
  }
}
