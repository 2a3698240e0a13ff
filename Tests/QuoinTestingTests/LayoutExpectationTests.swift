import QuoinTesting
import Testing

@Suite("Constraints in what is shown")
struct LayoutExpectationTests {
  private let trial = TrialRun()

  private func row() -> (row: UIView, label: UILabel) {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    row.accessibilityIdentifier = "row"
    let label = UILabel()
    label.text = "Total"
    label.accessibilityIdentifier = "total"
    label.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(label)
    label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8).isActive = true
    return (row, label)
  }

  @Test("What is said passes, and what is left open fails with its name")
  func ambiguity() {
    let (row, label) = row()
    let failures = trial.run { expectLayout(of: row).isUnambiguous().hasNoConflicts() }
    #expect(failures.map(\.message) == ["“ambiguity” leaves open where a view is:\n- total"])
    label.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
    #expect(trial.run { expectLayout(of: row).isUnambiguous().hasNoConflicts() }.isEmpty)
  }

  @Test("What cannot hold fails with the sentence of the conflict")
  func conflicts() {
    let (row, label) = row()
    label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16).isActive = true
    let failures = trial.run { expectLayout(of: row).isUnambiguous().hasNoConflicts() }
    #expect(failures.count == 1)
    #expect(failures.first?.sentence == "“conflicts” has a conflict:")
    #expect(
      failures.first?.message.contains("“total.leading = row.leading + 16 (LayoutExpectationTests.swift:")
        == true)
  }
}
