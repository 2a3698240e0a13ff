import QuoinTesting
import Testing

@Suite("Constraints in what is shown")
struct LayoutExpectationTests {
  private let trial = TrialRun()

  @Test("What is said passes, and what is left open fails with its name")
  func ambiguity() {
    let (row, label) = openRow()
    let failures = trial.run { expectLayout(of: row).isUnambiguous().hasNoConflicts() }
    #expect(failures.map(\.message) == ["“ambiguity” leaves open where a view is:\n- total"])
    label.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
    #expect(trial.run { expectLayout(of: row).isUnambiguous().hasNoConflicts() }.isEmpty)
  }

  @Test("What cannot hold fails with the sentence of the conflict")
  func conflicts() {
    let (row, label) = openRow()
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
