import Foundation
import QuoinControls
import QuoinTesting
import Testing

@Suite("Misuse in tests")
struct MisuseReportTests {
  private let trial = TrialRun()

  private final class Stack: UINavigationController {
    func pushAgain() { if let top = topViewController { pushViewController(top, animated: false) } }
  }

  private func screen(_ action: @escaping (Stack) -> Void) -> Screen {
    let page = UIViewController()
    let stack = Stack(rootViewController: page)
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { [unowned stack] _ in action(stack) })
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    page.view.addSubview(button)
    return Screen(stack, on: "iPhone SE")
  }

  @Test("Misuse of a control is a failure of the statement that led to it")
  func controls() {
    let failures = trial.run {
      let screen = screen { $0.pushAgain() }
      screen.tap("Go")
      #expect(screen.failure != nil)
    }
    #expect(failures.count == 1 && failures[0].sentence.hasPrefix("tap(\"Go\"): "))
  }

  @Test("Misuse while a screen is made or an expectation looks at its subject fails that")
  func making() {
    final class Bad: UIViewController {
      override func viewDidLoad() { view.addSubview(view) }
    }
    let made = trial.run { _ = Screen(Bad(), on: "iPhone SE") }
    #expect(made.count == 1 && made[0].message.hasPrefix("Screen: "))
    let expected = trial.run { expectFrames(of: Bad(), are: "", size: CGSize(width: 10, height: 10)) }
    #expect(expected.contains { $0.message.contains("added to itself") })
  }

  @Test("Misuse between statements fails the test that is going on, and the process goes on")
  func between() {
    _ = Screen(UIView())
    withKnownIssue {
      let view = UIView()
      view.addSubview(view)
    }
  }

  @Test("An unknown device ends the statements of its screen")
  func device() {
    var taps = 0
    let failures = trial.run {
      let view = UIView()
      view.accessibilityLabel = "pad"
      view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      let screen = Screen(view, on: "iPhone 99x")
      screen.tap("pad")
      screen.tap("nothing")
    }
    #expect(failures.count == 1 && failures[0].message.contains("iPhone 99x") && taps == 0)
  }

  @Test("A statement that fails leaves a picture of the screen")
  func picture() {
    let failures = trial.run { Screen(UIView(), on: "iPhone SE").tap("Nope") }
    #expect(failures.first?.attachments.first?.name == "screen.png")
    #expect(failures.first.flatMap { UIImage(data: $0.attachments[0].data) }?.size.width == 750)
  }

  @Test("What a screen shows is made, and acts, while the main screen is its device's")
  func mainScreen() {
    final class Page: UIViewController {
      let width = UIScreen.main.bounds.width
      var loaded: (CGFloat, UIUserInterfaceIdiom)?
      override func viewDidLoad() {
        loaded = (UIScreen.main.bounds.width, UIDevice.current.userInterfaceIdiom)
      }
    }
    var page: Page?
    _ = Screen(
      { () -> Page in
        let made = Page()
        page = made
        return made
      }(), on: "iPad")
    #expect(
      page?.width == page?.loaded?.0 && page?.loaded?.1 == .pad && page?.width != UIScreen.main.bounds.width)
    var traits: UIUserInterfaceIdiom?
    let screen = self.screen { _ in traits = UITraitCollection.current.userInterfaceIdiom }
    screen.tap("Go")
    #expect(traits == .phone)
  }

  // MARK: Waiting

  private final class Answer: Sendable {
    nonisolated(unsafe) var isThere = false
  }

  @Test("A screen waits for work in real time, while its own time passes")
  func waiting() {
    let screen = Screen(UIView())
    let answer = Answer()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { answer.isThere = true }
    var ticks = 0
    screen.window.clock.schedule(after: 0.01, repeats: true) { ticks += 1 }
    screen.wait(until: answer.isThere, atMost: 120)
    #expect(answer.isThere && ticks > 1 && screen.failure == nil)
    let failures = trial.run { screen.wait(until: false, atMost: 0.05) }
    #expect(
      failures.count == 1
        && failures[0].sentence == "wait(until:): what was waited for is not so after 0.05 seconds")
  }

  @Test("A screen waits for tasks in an asynchronous test")
  func tasks() async {
    let screen = Screen(UIView())
    let answer = Answer()
    Task {
      try await Task.sleep(nanoseconds: 30_000_000)
      answer.isThere = true
    }
    // The task's turn comes after those of all tests that are waiting for a thread.
    await screen.wait(until: answer.isThere, atMost: 3600)
    #expect(answer.isThere)
  }
}
