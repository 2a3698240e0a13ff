import AccountExampleScreen
import Foundation
import QuoinControls
import QuoinTesting
import Testing

@Suite struct AccountTests {
  private func account() -> Account {
    var account = Account()
    account.name = "Ada"
    return account
  }

  /// The control that is read out by a name, or that the text of a name is in.
  private func control(_ name: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl {
      if control.accessibilityLabel == name { return control }
      if (control as? UIButton)?.currentTitle == name { return control }
    }
    return view.subviews.lazy.compactMap { control(name, in: $0) }.first
  }

  private func frame(of view: UIView?, on screen: Screen) -> CGRect {
    view.map { $0.convert($0.bounds, to: screen.window) } ?? .null
  }

  @Test(arguments: [320, 375, 768] as [CGFloat])
  func eachViewHasOnePlace(width: CGFloat) {
    expectLayout(of: AccountScreen(account()), size: CGSize(width: width, height: 667))
      .isUnambiguous().hasNoConflicts()
  }

  @Test func fieldsBeginBehindTheWidestName() {
    let screen = Screen(AccountScreen(account()), size: CGSize(width: 375, height: 667))
    let starts = ["Name", "Mail", "Telephone"].map {
      frame(of: control($0, in: screen.window), on: screen).minX
    }
    #expect(Set(starts).count == 1 && starts[0] > 100)
  }

  @Test func whatIsExplainedMakesARowHigher() {
    let narrow = Screen(AccountScreen(account()), size: CGSize(width: 320, height: 667))
    let wide = Screen(AccountScreen(account()), size: CGSize(width: 768, height: 667))
    func height(_ screen: Screen) -> CGFloat {
      control("The week", in: screen.window)?.superview?.frame.height ?? 0
    }
    #expect(height(narrow) > height(wide) + 10)
  }

  @Test func allOfTheFormCanBeScrolledTo() {
    let controller = AccountScreen(account())
    let screen = Screen(controller, size: CGSize(width: 320, height: 480))
    let scroller = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(scroller?.contentSize.width == 320)
    #expect((scroller?.contentSize.height ?? 0) > (scroller?.bounds.height ?? 0))
    screen.scroll(to: "The week")
    screen.tap("The week")
    #expect((control("The week", in: screen.window) as? UISwitch)?.isOn == false)
  }

  @Test func theButtonStaysAboveTheKeyboardAndTheFormAboveTheButton() {
    let controller = AccountScreen(account())
    let screen = Screen(controller, size: CGSize(width: 375, height: 667))
    screen.window.setKeyboardFrame(CGRect(x: 0, y: 367, width: 375, height: 300))
    screen.window.layoutIfNeeded()
    #expect(
      frame(of: control("Save", in: screen.window), on: screen)
        == CGRect(x: 16, y: 305, width: 343, height: 50))
    let scroller = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(scroller?.frame.maxY == 293)
  }

  @Test func onlyWhatHasChangedCanBeSavedAndOnlyOnce() {
    let controller = AccountScreen(account())
    var kept: [Account] = []
    controller.saves = { kept.append($0) }
    let screen = Screen(controller, size: CGSize(width: 375, height: 667))
    let button = control("Save", in: screen.window) as? UIButton
    #expect(button?.isEnabled == false)
    screen.tap("News")
    #expect(button?.isEnabled == true)
    screen.tap("News")
    #expect(button?.isEnabled == false)
    screen.type(" L.\n", into: "Name")
    screen.tap("Save")
    #expect(kept.map(\.name) == ["Ada L."] && button?.isEnabled == false)
  }
}
