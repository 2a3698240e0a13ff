import Foundation
import Testing

@testable import QuoinScreens

@Suite("Constraints in all that a run shows")
struct LayoutWatchTests {
  private let trial = TrialRun()

  /// Expects the frames that a view has.
  private func look(at view: UIView) {
    view.layoutIfNeeded()
    expectFrames(of: view, are: view.recursiveDescription)
  }

  private func failures(_ watch: LayoutWatch, _ work: () -> Void) -> [String] {
    LayoutConflict.withTaskHandler({ _ in }) {
      LayoutWatch.$current.withValue(watch) { trial.run { work() }.map(\.message) }
    }
  }

  @Test("Nothing is stated unless that was chosen")
  func nothing() {
    let (row, _) = openRow()
    #expect(failures([]) { _ = Screen(row) }.isEmpty)
    #expect(failures([]) { look(at: row) }.isEmpty)
  }

  @Test("Whatever an expectation shows is looked at before it")
  func expectations() {
    let (row, label) = openRow()
    let said = failures(.isUnambiguous) { look(at: row) }
    #expect(said == ["“look” leaves open where a view is:\n- total"])
    label.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    #expect(failures(.isUnambiguous) { look(at: row) }.isEmpty)
    label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16).isActive = true
    #expect(failures(.isUnambiguous) { look(at: row) }.isEmpty)
    let conflicts = failures(.hasNoConflicts) { look(at: row) }
    #expect(conflicts.count == 1 && conflicts[0].hasPrefix("“look” has a conflict:\n- “total.leading"))
  }

  @Test("A statement about constraints says what is wrong once")
  func once() {
    let (row, _) = openRow()
    let said = failures([.isUnambiguous, .hasNoConflicts]) { expectLayout(of: row).isUnambiguous() }
    #expect(said.count == 1)
  }

  @Test("A screen is looked at after each statement, and fails at the first")
  func screens() {
    let (row, label) = openRow()
    let top = label.topAnchor.constraint(equalTo: row.topAnchor)
    top.isActive = true
    let button = UIButton(type: .system)
    button.setTitle("Move", for: .normal)
    button.frame = CGRect(x: 100, y: 0, width: 80, height: 40)
    button.addAction(UIAction { _ in top.isActive = false }, for: .touchUpInside)
    row.addSubview(button)
    let said = failures(.isUnambiguous) {
      let screen = Screen(row, size: CGSize(width: 200, height: 40))
      screen.tap("Move")
      screen.tap("Move")
    }
    #expect(said == ["tap(\"Move\"): the screen leaves open where a view is:\n- total"])
    #expect(
      failures(.isUnambiguous) { _ = Screen(row, size: CGSize(width: 200, height: 40)) }
        == ["Screen: the screen leaves open where a view is:\n- total"])
  }

  @Test("The environment names what is stated")
  func words() {
    #expect(LayoutWatch(words: "") == [] && LayoutWatch(words: "all") == [])
    #expect(LayoutWatch(words: "unambiguous") == .isUnambiguous)
    #expect(LayoutWatch(words: "conflicts") == .hasNoConflicts)
    #expect(LayoutWatch(words: "conflicts, unambiguous") == [.isUnambiguous, .hasNoConflicts])
  }

  @Test("A trait chooses for a test", .layout(.hasNoConflicts, .isUnambiguous))
  func trait() {
    #expect(LayoutWatch.current == [.isUnambiguous, .hasNoConflicts])
  }

  @Suite("A trait of a suite", .layout(.hasNoConflicts)) struct Traits {
    @Test("holds for the tests in it") func inner() { #expect(LayoutWatch.current == .hasNoConflicts) }
    @Test("can be taken back", .layout()) func none() { #expect(LayoutWatch.current == []) }
  }
}
