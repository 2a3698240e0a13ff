import Foundation
import QuoinTesting
import Testing

@Suite("Frames and trees as expectations")
struct TextExpectationTests {
  private let trial = TrialRun()
  private let path = "QuoinTestingTests/TextExpectationTests"

  @Test("Frames are recorded as they are printed, and compared line by line")
  func frames() throws {
    let first = trial.run { expectFrames(of: TestCard(), "card") }
    #expect(
      first.map(\.sentence) == [
        "“card” had no frames yet: this one (3 lines) is recorded now; look at it, and run again"
      ])
    let file = trial.records.appendingPathComponent("\(path)/card.frames.txt")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        TestCard (0 0 60 40)
        ├─ UILabel#title (4 4 52 16)
        └─ UIView (8 24 8 8)

        """)
    #expect(trial.run { expectFrames(of: TestCard("Other"), named: "card") }.isEmpty)
    let failures = trial.run {
      let card = TestCard()
      card.dot.frame.origin.x = 9
      expectFrames(of: card, "card")
    }
    let folder = trial.reports.appendingPathComponent("quoin-testing")
    #expect(
      failures.map(\.message) == [
        """
        “card” have other frames in 2 lines (- expected, + now):
          TestCard (0 0 60 40)
          ├─ UILabel#title (4 4 52 16)
        - └─ UIView (8 24 8 8)
        + └─ UIView (9 24 8 8)
          expected: \(folder.path)/\(path)/card.expected.txt
            actual: \(folder.path)/\(path)/card.actual.txt
            report: \(folder.path)/report.html
              keep: QUOIN_RECORD=again swift test --filter frames
        """
      ])
  }

  @Test("A record that another system wrote with its own ends of lines is the same")
  func lineEnds() throws {
    trial.run { expectFrames(of: TestCard(), "card") }
    let file = trial.records.appendingPathComponent("\(path)/card.frames.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("\n", with: "\r\n").utf8).write(to: file)
    #expect(trial.run { expectFrames(of: TestCard(), "card") }.isEmpty)
    try Data(text.dropLast().utf8).write(to: file)
    #expect(trial.run { expectFrames(of: TestCard(), "card") }.isEmpty)
  }

  @Test("A tree says what is there, and not where")
  func trees() {
    let card = TestCard("Two\nlines")
    card.dot.isHidden = true
    card.dot.accessibilityLabel = "Dot"
    card.title.alpha = 0.5
    card.isUserInteractionEnabled = false
    let text = """
      TestCard [takes no touches]
      ├─ UILabel#title “Two⏎lines” [alpha 0.5]
      └─ UIView label “Dot” [hidden]
      """
    #expect(trial.run { expectTree(of: card, is: text) }.isEmpty)
    card.frame.size.width = 300
    #expect(trial.run { expectTree(of: card, is: text) }.isEmpty)
    #expect(
      trial.run { expectTree(of: TestCard(), is: text) }.map(\.message) == [
        """
        “trees” has another tree in 6 lines (- expected, + now):
        - TestCard [takes no touches]
        - ├─ UILabel#title “Two⏎lines” [alpha 0.5]
        - └─ UIView label “Dot” [hidden]
        + TestCard
        + ├─ UILabel#title “Card”
        + └─ UIView
        """
      ])
    #expect(trial.files(in: trial.folder).isEmpty)
  }

  @Test("What is read out is stated with its labels, its roles and its order")
  func accessibility() throws {
    let card = TestCard()
    card.title.accessibilityTraits = .header
    card.dot.isAccessibilityElement = true
    (card.dot.accessibilityLabel, card.dot.accessibilityTraits) = ("Dot", [.button, .selected])
    let text = """
      screen (0 0 60 40)
      ├─ heading#title "Card" (4 4 52 16)
      └─ button "Dot" [selected] (8 24 8 8)
      """
    #expect(trial.run { expectAccessibility(of: card, is: text) }.isEmpty)
    #expect(
      trial.run { expectAccessibility(of: card, "card") }.map(\.sentence) == [
        "“card” had no accessibility tree yet: this one (3 lines) is recorded now; look at it, and run again"
      ])
    #expect(trial.files(in: trial.records) == ["\(path)/card.accessibility.txt"])
    card.dot.accessibilityTraits = .button
    let failures = trial.run { expectAccessibility(of: card, named: "card") }
    #expect(
      failures.first?.message.hasPrefix(
        """
        “card” has another accessibility tree in 2 lines (- expected, + now):
          screen (0 0 60 40)
          ├─ heading#title "Card" (4 4 52 16)
        - └─ button "Dot" [selected] (8 24 8 8)
        + └─ button "Dot" (8 24 8 8)
        """) == true)
  }

  @Test("Statements that show what they expect may stand several times in a test")
  func stated() {
    for _ in 0..<2 {
      expectFrames(
        of: TestCard().dot,
        are: "UIView (0 0 8 8)".replacingOccurrences(of: "0 0 8 8", with: "8 24 8 8"))
    }
  }

  @Test("Of a long text the lines around what differs are shown")
  func longTexts() {
    func rows(_ count: Int, _ width: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for index in 0..<count {
        view.addSubview(
          UIView(frame: CGRect(x: 0, y: CGFloat(index), width: index == 10 ? width : 1, height: 1)))
      }
      return view
    }
    trial.run { expectFrames(of: rows(20, 1), "rows") }
    let failures = trial.run { expectFrames(of: rows(20, 2), "rows") }
    #expect(
      failures.first?.message.hasPrefix(
        """
        “rows” have other frames in 2 lines (- expected, + now):
          …
          ├─ UIView (0 8 1 1)
          ├─ UIView (0 9 1 1)
        - ├─ UIView (0 10 1 1)
        + ├─ UIView (0 10 2 1)
          ├─ UIView (0 11 1 1)
          ├─ UIView (0 12 1 1)
          …
          expected: 
        """) == true)
  }
}
