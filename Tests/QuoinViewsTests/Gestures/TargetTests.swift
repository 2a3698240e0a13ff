import Foundation
import Testing

@testable import QuoinViews

/// What a class declares in a line for each method.
extension Selector {
  fileprivate static let tapped = Selector("tapped:", Listener.tapped)
  fileprivate static let plain = Selector("plain", Listener.plain)
  fileprivate static let evented = Selector("evented:with:", Listener.evented)
}

private final class Listener: UIViewController {
  var log: [String] = []
  func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped \(recognizer.state)") }
  func plain() { log.append("plain") }
  func evented(_ sender: UIGestureRecognizer, with event: UIEvent?) { log.append("evented") }
}

@Suite("Targets of recognizers")
struct TargetTests {
  @Test("A method, an action and a closure are told in the order in which they were added")
  func order() {
    let (screen, listener) = (TouchedScreen(), Listener())
    let tap = UITapGestureRecognizer(target: listener, action: .tapped)
    tap.addTarget(listener, action: .plain)
    tap.addTarget(listener, action: .evented)
    tap.addAction(
      UIAction { action in listener.log.append("action \(action.sender as? UITapGestureRecognizer === tap)") }
    )
    tap.addHandler { _ in listener.log.append("closure") }
    screen.view.addGestureRecognizer(tap)
    screen.hands.tap(point(150, 150))
    #expect(listener.log == ["tapped ended", "plain", "evented", "action true", "closure"])
  }

  @Test("Targets are told once however often they are added, and not at all when they are removed or gone")
  func removing() {
    let (screen, listener) = (TouchedScreen(), Listener())
    let tap = UITapGestureRecognizer(target: listener, action: .plain)
    tap.addTarget(listener, action: .plain)
    screen.view.addGestureRecognizer(tap)
    screen.hands.tap(point(150, 150), at: 0)
    #expect(listener.log == ["plain"])
    tap.removeTarget(nil, action: .tapped)
    tap.removeTarget(listener, action: .plain)
    screen.hands.tap(point(150, 150), at: 1)
    #expect(listener.log == ["plain"])
    var gone: Listener? = Listener()
    weak let weakly = gone
    tap.addTarget(gone as Any, action: .plain)
    gone = nil
    #expect(weakly == nil)
    screen.hands.tap(point(150, 150), at: 2)
  }

  @Test("Without a target the nearest responder that has the method is told")
  func upward() {
    let (screen, listener) = (TouchedScreen(), Listener())
    let tap = UITapGestureRecognizer(target: nil, action: .tapped)
    screen.view.addGestureRecognizer(tap)
    screen.hands.tap(point(150, 150), at: 0)
    screen.view.removeFromSuperview()
    screen.window.rootViewController = listener
    listener.view.addSubview(screen.view)
    screen.hands.tap(point(150, 150), at: 1)
    #expect(listener.log == ["tapped ended"])
    #expect(screen.view.target(forAction: .tapped, withSender: nil) as? Listener === listener)
    #expect(screen.view.target(forAction: Selector("other", UILabel.sizeToFit), withSender: nil) == nil)
  }

  @Test("A method is not called on other classes, nor with senders that it does not take")
  func mismatched() {
    let listener = Listener()
    #expect(!Selector.tapped.perform(on: UIView(), sender: UITapGestureRecognizer()))
    #expect(!Selector.tapped.perform(on: listener, sender: UIView()))
    #expect(Selector.plain.perform(on: listener, sender: nil))
    #expect(Selector.tapped == Selector("tapped:", UIView.layoutIfNeeded) && Selector.plain != .tapped)
  }

  @Test("Actions of one identifier take each other's place, and disabled ones do nothing")
  func actions() {
    var log: [String] = []
    let screen = TouchedScreen()
    let tap = UITapGestureRecognizer()
    let id = UIAction.Identifier("open")
    tap.addAction(UIAction(identifier: id) { _ in log.append("first") })
    tap.addAction(UIAction(identifier: id) { _ in log.append("second") })
    tap.addAction(UIAction(attributes: .disabled) { _ in log.append("disabled") })
    screen.view.addGestureRecognizer(tap)
    screen.hands.tap(point(150, 150))
    #expect(log == ["second"])
  }

  @Test("A recognizer that is added to a second view is reported, and stands in that one")
  func twoViews() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    #expect(misuse { first.addGestureRecognizer(tap) } == [])
    let sentences = misuse { second.addGestureRecognizer(tap) }
    #expect(
      sentences == [
        "A UITapGestureRecognizer of UIView (0 0 0 0) is added to UIView (0 0 0 0): a recognizer stands in one view, now the second"
      ])
    #expect(first.gestureRecognizers == nil && second.gestureRecognizers == [tap] && tap.view === second)
    second.gestureRecognizers = []
    #expect(tap.view == nil && second.gestureRecognizers == nil)
  }
}
