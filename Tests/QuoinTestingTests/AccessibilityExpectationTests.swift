import QuoinTesting
import Testing

@Suite("Nothing keeps people from using it")
struct AccessibilityExpectationTests {
  private let trial = TrialRun()

  private func card(_ color: UIColor) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    card.backgroundColor = .white
    let label = UILabel(frame: card.bounds)
    (label.text, label.textColor) = ("Total", color)
    card.addSubview(label)
    return card
  }

  @Test("What is easy to use passes")
  func none() {
    #expect(trial.run { expectNoAccessibilityIssues(in: card(.black)) }.isEmpty)
  }

  @Test("What is hard to use fails with all that is wrong")
  func some() {
    let failures = trial.run { expectNoAccessibilityIssues(in: card(UIColor(white: 0.9, alpha: 1))) }
    #expect(failures.count == 1)
    #expect(failures.first?.sentence == "“some” keeps people from using it by 1 issue:")
    #expect(failures.first?.message.contains("- UILabel \"Total\" has a contrast of") == true)
  }
}
