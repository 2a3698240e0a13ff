import Foundation
import Testing

@testable import QuoinControls

@Suite("Alerts")
struct AlertTests {
  private let finger = Finger(on: UIView(), width: 390, height: 844)
  private let root = UIViewController()
  private let log = EventLog()

  init() {
    finger.window.rootViewController = root
    finger.window.layoutIfNeeded()
  }

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [log] _ in log.names.append(title) }
  }
  private func show(_ alert: UIAlertController) {
    root.present(alert, animated: false)
    finger.window.clock.advance(by: 1)
    finger.window.layoutIfNeeded()
  }
  private func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }
  private func button(_ title: String, of alert: UIAlertController) -> AlertButton? {
    all(in: alert.view).compactMap { $0 as? AlertButton }.first { $0.accessibilityLabel == title }
  }
  private func press(_ code: UIKeyboardHIDUsage) {
    finger.window.sendEvent(
      UIPressesEvent(presses: [UIPress(key: UIKey(characters: "", keyCode: code))]))
    finger.window.clock.advance(by: 1)
  }

  @Test("A class of alerts that declares the usual initializers inherits the one with a title")
  func subclass() {
    final class Choice: UIAlertController {
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      }
      required init?(coder: NSCoder) { nil }
    }
    let choice = Choice(title: "A", message: "B", preferredStyle: .alert)
    #expect(choice.title == "A" && choice.message == "B" && choice.preferredStyle == .alert)
    #expect(choice.modalPresentationStyle == .custom)
  }

  @Test("Choices that have no room scroll, and cancelling stays in reach", arguments: [0, 1])
  func manyChoices(style: Int) throws {
    let alert = UIAlertController(
      title: "Choose", message: String(repeating: "many words ", count: style * 400),
      preferredStyle: style == 0 ? .actionSheet : .alert)
    for number in 1...40 { alert.addAction(action("\(number)")) }
    alert.addAction(action("Cancel", .cancel))
    show(alert)
    #expect(alert.view.frame.minY >= 0 && alert.view.frame.maxY <= 844)
    let cancel = try #require(button("Cancel", of: alert))
    let place = cancel.convert(cancel.bounds, to: finger.window)
    let list = try #require(button("1", of: alert)?.superview as? UIScrollView)
    #expect(style == 1 || place.maxY <= 844)
    #expect(list.isScrollEnabled && list.contentSize.height > list.bounds.height && list.bounds.height > 100)
    list.setContentOffset(CGPoint(x: 0, y: list.contentSize.height - list.bounds.height), animated: false)
    finger.tap(try #require(button(style == 0 ? "40" : "Cancel", of: alert)))
    #expect(log.take() == [style == 0 ? "40" : "Cancel"])
  }

  @Test("Return chooses what is meant, from the first field, which is written in at once")
  func keys() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(action("Cancel", .cancel))
    let save = action("Save")
    #expect(misuse { alert.preferredAction = save }.count == 1 && alert.preferredAction == nil)
    alert.addAction(save)
    alert.preferredAction = save
    show(alert)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    finger.key("a")
    finger.key("\n")
    finger.window.clock.advance(by: 1)
    #expect(log.take() == ["Save"] && root.presentedViewController == nil)
    let plain = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    plain.addAction(action("No", .cancel))
    let yes = action("Yes")
    plain.addAction(yes)
    plain.preferredAction = yes
    show(plain)
    press(.keyboardReturnOrEnter)
    #expect(log.take() == ["Yes"])
    let again = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    again.addAction(action("No", .cancel))
    show(again)
    press(.keyboardEscape)
    #expect(log.take() == ["No"])
  }
}
