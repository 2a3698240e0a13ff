import QuoinTesting
import Testing

@Suite("Finding things on a screen")
struct ScreenElementTests {
  private let trial = TrialRun()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let taps = TapLog()

  private final class TapLog {
    var names: [String] = []
  }

  /// Adds a view that notes taps.
  @discardableResult
  private func add(
    _ name: String, _ frame: CGRect = CGRect(x: 20, y: 20, width: 60, height: 40), to parent: UIView? = nil
  ) -> UIView {
    let button = UIView(frame: frame)
    button.accessibilityLabel = name
    button.addGestureRecognizer(UITapGestureRecognizer { [taps] _ in taps.names.append(name) })
    (parent ?? window).addSubview(button)
    return button
  }

  private func tap(_ name: String, near other: String? = nil) -> [TestFailure] {
    let screen = Screen(window)
    return trial.run { screen.tap(name, near: other) }
  }

  @Test("A thing is found by its text, its label or its identifier, and tapped where it is")
  func names() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.text = "Add"
    add("plus").addSubview(label)
    label.accessibilityIdentifier = "adding"
    #expect(tap("Add").isEmpty && tap("adding").isEmpty)
    #expect(taps.names == ["plus", "plus"])
    // The text within is what is tapped; the button has a name of its own too.
    #expect(tap("plus").isEmpty)
    #expect(taps.names.count == 3)
  }

  @Test("What stands behind a title in the same button does not cover it")
  func backgroundOfAButton() {
    let button = add("button")
    let background = UIView(frame: button.bounds)
    background.backgroundColor = .systemBlue
    let label = UILabel(frame: button.bounds)
    label.text = "Pay"
    button.addSubview(background)
    button.addSubview(label)
    #expect(tap("Pay").isEmpty && taps.names == ["button"])
    // A view that does something of its own with the touch does cover it, and so does one that nothing is seen through.
    let tapped = UITapGestureRecognizer { _ in }
    background.addGestureRecognizer(tapped)
    #expect(tap("Pay").first?.sentence.contains("“Pay” is covered by UIView") == true)
    tapped.isEnabled = false
    #expect(tap("Pay").isEmpty)
    button.bringSubviewToFront(background)
    #expect(tap("Pay").first?.sentence.contains("“Pay” is covered by UIView") == true)
  }

  @Test("An empty name is nobody's")
  func emptyName() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.text = ""
    add("button").addSubview(label)
    #expect(
      tap("").first?.sentence == "tap(\"\"): the name is empty, which nothing on a screen is called")
    #expect(taps.names.isEmpty)
  }

  @Test("A statement is quoted with what the thing stands near")
  func nearness() {
    add("Disk")
    #expect(
      tap("Disk", near: "Nobody").first?.sentence
        == "tap(\"Disk\", near: \"Nobody\"): there is nothing “Nobody” on the screen")
  }

  @Test("A thing that is missing is said with the nearest name, and the tree")
  func missing() {
    add("Remove")
    #expect(
      tap("Remov").map(\.message) == [
        """
        tap("Remov"): there is nothing “Remov” on the screen; did you mean “Remove”?
        UIWindow (0 0 200 200)
        └─ UIView label “Remove” (20 20 60 40)
        """
      ])
    #expect(
      tap("Something else").map(\.sentence) == [
        "tap(\"Something else\"): there is nothing “Something else” on the screen"
      ])
  }

  @Test("What hides a thing is named")
  func obstacles() {
    let button = add("Add")
    func sentence(_ change: (UIView) -> Void) -> String {
      let (frame, parent) = (button.frame, UIView(frame: window.bounds))
      parent.addSubview(button)
      window.addSubview(parent)
      change(button)
      let sentence = tap("Add").first?.sentence ?? ""
      parent.removeFromSuperview()
      (button.frame, button.isHidden, button.alpha, button.isUserInteractionEnabled) = (frame, false, 1, true)
      return String(sentence.dropFirst("tap(\"Add\"): “Add” ".count))
    }
    #expect(sentence { $0.isHidden = true } == "is hidden: UIView label “Add” (20 20 60 40) is")
    #expect(sentence { $0.superview?.isHidden = true } == "is hidden: UIView (0 0 200 200) is")
    #expect(sentence { $0.alpha = 0 } == "cannot be seen: UIView label “Add” (20 20 60 40) has an alpha of 0")
    #expect(
      sentence { $0.frame.size.width = 0 } == "cannot be seen: UIView label “Add” (20 20 0 40) has no size")
    #expect(sentence { $0.frame.origin.x = 200 } == "lies outside of UIWindow (0 0 200 200)")
    #expect(
      sentence { $0.isUserInteractionEnabled = false }
        == "is disabled: UIView label “Add” (20 20 60 40) takes no touches")
    #expect(
      sentence { $0.superview?.isUserInteractionEnabled = false }
        == "is disabled: UIView (0 0 200 200) takes no touches")
    #expect(
      sentence { $0.superview?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))) }
        == "is covered by UIView (0 0 200 100)")
    #expect(taps.names.isEmpty)
  }

  @Test("What cannot be touched covers as well when nothing is seen through it, and only then")
  func opaqueCovers() {
    add("Add")
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    cover.isUserInteractionEnabled = false
    window.addSubview(cover)
    #expect(tap("Add").isEmpty)
    cover.backgroundColor = UIColor(white: 0, alpha: 0.5)
    #expect(tap("Add").isEmpty)
    cover.backgroundColor = .black
    #expect(tap("Add").map(\.sentence) == ["tap(\"Add\"): “Add” is covered by UIView (0 0 200 100)"])
    cover.alpha = 0.5
    #expect(tap("Add").isEmpty)
    cover.alpha = 1
    window.sendSubviewToBack(cover)
    #expect(tap("Add").isEmpty)
    // What covers the middle alone leaves room beside it.
    let spot = UIView(frame: CGRect(x: 45, y: 35, width: 10, height: 10))
    spot.backgroundColor = .black
    window.addSubview(spot)
    #expect(tap("Add").isEmpty)
    #expect(taps.names.count == 5)
  }

  @Test("A thing that is cut off is tapped where it is seen")
  func cutOff() {
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    clip.clipsToBounds = true
    window.addSubview(clip)
    add("Add", CGRect(x: 0, y: 40, width: 60, height: 100), to: clip)
    #expect(tap("Add").isEmpty && taps.names == ["Add"])
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
    scrollView.contentSize = CGSize(width: 200, height: 500)
    window.addSubview(scrollView)
    add("Below", CGRect(x: 0, y: 60, width: 60, height: 40), to: scrollView)
    #expect(
      tap("Below").map(\.sentence) == [
        "tap(\"Below\"): “Below” is out of sight in UIScrollView (0 100 200 50); scroll to it first"
      ])
  }

  @Test("Of several things of a name the one is taken that is near another one, or that can be got at")
  func several() {
    for (index, name) in ["Ada", "Grace"].enumerated() {
      let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 200, height: 50))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      label.text = name
      row.addSubview(label)
      window.addSubview(row)
      let button = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
      button.accessibilityLabel = "Remove"
      button.addGestureRecognizer(UITapGestureRecognizer { [taps] _ in taps.names.append(name) })
      row.addSubview(button)
    }
    #expect(
      tap("Remove").map(\.sentence) == [
        "tap(\"Remove\"): “Remove” is 2 things: UIView label “Remove” (100 0 100 50), UIView label “Remove” (100 0 100 50); say `near:` what the right one stands, or give it an identifier"
      ])
    #expect(tap("Remove", near: "Grace").isEmpty && taps.names == ["Grace"])
    #expect(
      tap("Remove", near: "Grase").map(\.sentence) == [
        "tap(\"Remove\", near: \"Grase\"): there is nothing “Grase” on the screen; did you mean “Grace”?"
      ])
    window.subviews[1].isHidden = true
    #expect(tap("Remove").isEmpty && taps.names == ["Grace", "Ada"])
  }

  @Test("A text that names what stands beside it leaves the name to that")
  func namingText() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = "Sounds"
    let button = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
    button.accessibilityLabel = "Sounds"
    button.addGestureRecognizer(UITapGestureRecognizer { [taps] _ in taps.names.append("Sounds") })
    window.addSubview(label)
    window.addSubview(button)
    #expect(tap("Sounds").isEmpty && taps.names == ["Sounds"])
  }

  @Test("A part that is read out for itself is a thing, where it stands in its view")
  func parts() {
    let chart = UIView(frame: CGRect(x: 20, y: 100, width: 160, height: 80))
    chart.accessibilityElements = ["May", "June"].enumerated().map { index, month in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = month
      bar.accessibilityFrameInContainerSpace = CGRect(x: 20 + 60 * index, y: 0, width: 40, height: 80)
      return bar
    }
    chart.addGestureRecognizer(
      UITapGestureRecognizer { [taps] tap in taps.names.append("\(Int(tap.location(in: chart).x))") })
    window.addSubview(chart)
    #expect(tap("June").isEmpty && taps.names == ["100"])
    #expect(
      tap("Jun").map(\.sentence) == [
        "tap(\"Jun\"): there is nothing “Jun” on the screen; did you mean “June”?"
      ])
    chart.clipsToBounds = true
    chart.bounds.origin.x = 200
    #expect(tap("June").map(\.sentence.isEmpty) == [false] && taps.names.count == 1)
  }

  @Test("What says that it is not enabled is disabled")
  func notEnabled() {
    add("Add").accessibilityTraits = [.button, .notEnabled]
    #expect(
      tap("Add").map(\.sentence) == [
        "tap(\"Add\"): “Add” is disabled: UIView label “Add” (20 20 60 40) is not enabled"
      ])
    #expect(Screen(window).tree.hasSuffix("└─ UIView label “Add” (20 20 60 40) [disabled]"))
  }

  @Test("After a statement that failed the others do nothing, and the first one can be asked for")
  func afterFailure() {
    add("Add")
    let screen = Screen(window)
    let failures = trial.run {
      screen.tap("Ad")
      screen.tap("Add")
      screen.wait(1)
    }
    #expect(failures.count == 1 && taps.names.isEmpty && window.clock.time == 0)
    #expect(screen.failure == failures.first?.message)
    #expect(screen.view("Add") === window.subviews.first)
    #expect(screen.view("Remove") == nil)
  }

  @Test("Of many things the first are named, and of a long tree the beginning is shown")
  func many() throws {
    for index in 0..<250 {
      add(index < 7 ? "Same" : "\(index)", CGRect(x: 0, y: CGFloat(index), width: 9, height: 1))
    }
    let message = try #require(tap("Same").first?.message)
    #expect(message.hasPrefix("tap(\"Same\"): “Same” is 7 things: UIView label “Same” (0 0 9 1), "))
    #expect(message.contains("(0 4 9 1) and 2 more; say `near:`"))
    #expect(message.hasSuffix("\n… and 51 more views"))
    #expect(message.split(separator: "\n").count == 202)
  }

  @Test("A use that cannot work is a failure at the statement")
  func misuse() {
    let screen = Screen(window)
    #expect(
      trial.run { screen.wait(-1) }.map(\.message) == [
        "wait(-1.0): A clock at 0.0 seconds cannot be set to -1.0: time only goes forward"
      ])
    #expect(
      trial.run { _ = Screen(UIView(), on: "iFone") }.map(\.sentence).first?.hasPrefix(
        "There is no device named “iFone”") == true)
  }

  @Test("The halves of a stepper are tapped by their names")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
    window.addSubview(stepper)
    #expect(tap("Increment").isEmpty && tap("Increment").isEmpty && tap("Decrement").isEmpty)
    #expect(stepper.value == 1)
  }

  @Test("A screen has the size, the safe area and the traits of its device and its surroundings")
  func devices() {
    let controller = UIViewController()
    let screen = Screen(controller, on: "iPhone X")
    #expect(screen.window.bounds.size == CGSize(width: 375, height: 812))
    #expect(
      controller.view.safeAreaInsets.top == 44 && controller.view.bounds.size == screen.window.bounds.size)
    var surroundings = Surroundings()
    surroundings.appearance = .dark
    let view = UIView()
    let small = Screen(view, size: CGSize(width: 50, height: 60), in: surroundings)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(small.window.traitCollection.userInterfaceStyle == .dark)
    #expect(
      trial.run { expectTree(of: small, "small", on: "iPhone X") }.map(\.message) == [
        "“small”: The screen of 50 × 60 points has a place of its own, which no device and no size of the matrix changes; make it within the statement"
      ])
    #expect(
      trial.run { expectTree(of: Screen(UIView()), "made", on: "iPhone X") }.map(\.sentence) == [
        "“made” had no tree yet: this one (2 lines) is recorded now; look at it, and run again"
      ])
  }
}
