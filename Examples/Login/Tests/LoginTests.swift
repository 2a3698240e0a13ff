import Foundation
import LoginExampleScreen
import QuoinControls
import QuoinTesting
import Testing

@Suite struct LoginTests {
  private let login = LoginScreen()

  private func screen(_ height: CGFloat = 667) -> Screen {
    Screen(login, size: CGSize(width: 375, height: height))
  }

  /// The frame of a control, or of a text that is in none.
  private func frame(of name: String, on screen: Screen) -> CGRect {
    let text = screen.view(name)
    var view = text
    while let next = view, !(next is UIControl) { view = next.superview }
    return (view ?? text).map { $0.convert($0.bounds, to: screen.window) } ?? .null
  }

  @Test func eachViewHasOnePlace() {
    expectLayout(of: screen()).isUnambiguous().hasNoConflicts()
  }

  @Test(arguments: [568, 667, 844] as [CGFloat])
  func allThatIsUsedStaysAboveTheKeyboard(height: CGFloat) {
    let screen = screen(height)
    let before = frame(of: "Sign in", on: screen)
    screen.window.setKeyboardFrame(CGRect(x: 0, y: height - 260, width: 375, height: 260))
    screen.window.layoutIfNeeded()
    for name in ["Mail address", "Password", "Sign in", "Forgot your password?"] {
      let frame = frame(of: name, on: screen)
      #expect(frame.maxY <= height - 260 && frame.minY > 0 && frame.height >= 18, "\(name) is at \(frame)")
    }
    #expect(frame(of: "Sign in", on: screen).minY < before.minY)
    #expect(frame(of: "Sign in", on: screen).height == 50)
    expectLayout(of: screen).isUnambiguous().hasNoConflicts()
    screen.window.setKeyboardFrame(nil)
    screen.window.layoutIfNeeded()
    #expect(frame(of: "Sign in", on: screen) == before)
  }

  @Test func whatIsWrongIsSaidBeneathTheFieldsAndTakesItsRoom() {
    let screen = screen()
    screen.type("ada@example.com\n", into: "Mail address")
    screen.type("1815\n")
    screen.wait(0.3)
    let words = frame(of: "A password has at least 8 characters.", on: screen)
    #expect(words.minY >= frame(of: "Password", on: screen).maxY)
    #expect(words.maxY == frame(of: "Sign in", on: screen).minY - 16)
  }

  @Test func twoFieldsAndTheReturnKeySignIn() {
    var told: [String] = []
    login.signsIn = { told = [$0, $1] }
    let screen = screen()
    screen.type("ada@example.com\n", into: "Mail address")
    screen.type("analytical\n")
    #expect(told == ["ada@example.com", "analytical"] && screen.window.firstResponder == nil)
  }

  @Test func anAddressWithoutAnAtIsAskedForAgain() {
    login.signsIn = { _, _ in Issue.record("signed in") }
    let screen = screen()
    screen.type("ada", into: "Mail address")
    screen.tap("Sign in")
    #expect(screen.view("Enter your mail address, such as ada@example.com.") != nil)
  }

  @Test func onAWideScreenTheFormStaysNarrowAndInTheMiddle() {
    let screen = Screen(login, size: CGSize(width: 900, height: 700))
    let button = frame(of: "Sign in", on: screen)
    #expect(button.width == 400 && button.midX == 450)
  }
}
