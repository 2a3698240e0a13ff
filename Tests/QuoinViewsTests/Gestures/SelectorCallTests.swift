import Foundation
import Synchronization
import Testing

@testable import QuoinViews

private class Base: NSObject {
  var calls: [String] = []
  func inherited() { calls.append("inherited") }
}

private final class Listener: Base {
  func result() -> NSString { "result" }
  func isOn(_ isOn: Bool) -> Bool {
    calls.append("\(isOn)")
    return isOn
  }
  func any(_ sender: Any?) { calls.append("any \(type(of: sender))") }
  func object(_ sender: AnyObject) { calls.append("object") }
  func maybe(_ view: UIView?) { calls.append("view \(view?.tag ?? -1)") }
  func event(_ sender: UIView, with event: UIEvent) { calls.append("event") }
  func both(_ sender: UIView, with event: UIEvent?) { calls.append("both \(event != nil)") }
  func overloaded() { calls.append("plain") }
  func overloaded(_ sender: UIView) { calls.append("with sender") }
  private func hidden() { calls.append("hidden") }
  static let hiddenSelector = Selector("hidden", Listener.hidden)
  var title = "a"
}

@Suite("What methods take and give")
struct SelectorCallTests {
  private let listener = Listener()
  private let view = UIView()

  @Test("Methods that give something are called, and what they give is handed on where somebody asks")
  func results() {
    let selector = Selector("result", Listener.result)
    #expect(selector.perform(on: listener, sender: nil))
    #expect(listener.perform(selector)?.takeRetainedValue() as? String == "result")
    #expect(listener.perform(Selector("inherited", Listener.inherited)) == nil)
    #expect(listener.calls == ["inherited"])
  }

  @Test("A Bool is one that is given, else whether something is")
  func booleans() {
    let selector = Selector("isOn:", Listener.isOn)
    for sender in [view, nil, false, true] as [Any?] {
      #expect(selector.perform(on: listener, sender: sender))
    }
    #expect(listener.calls == ["true", "false", "false", "true"])
  }

  @Test("An argument of any type takes what comes, one of a class what is of it")
  func senders() {
    #expect(Selector("any:", Listener.any).perform(on: listener, sender: view))
    #expect(Selector("object:", Listener.object).perform(on: listener, sender: view))
    let maybe = Selector("maybe:", Listener.maybe)
    #expect(maybe.perform(on: listener, sender: view) && maybe.perform(on: listener, sender: nil))
    #expect(!maybe.perform(on: listener, sender: "text") && !maybe.takes(sender: NSString("text")))
    #expect(listener.calls == ["any Optional<Any>", "object", "view 0", "view -1"])
  }

  @Test("The event is the second argument; a method that needs one is not called without")
  func events() {
    let (event, both) = (
      Selector("event:with:", Listener.event), Selector("both:with:", Listener.both)
    )
    #expect(!event.perform(on: listener, sender: view))
    #expect(event.perform(on: listener, sender: view, event: UIEvent(touches: [], timestamp: 0)))
    #expect(both.perform(on: listener, sender: view))
    #expect(listener.calls == ["event", "both false"])
  }

  @Test("Overloads, private methods and properties are carried as they are written")
  func forms() {
    let overloads = [
      Selector("overloaded", { (it: Listener) in { it.overloaded() } }),
      Selector("overloaded:", { (it: Listener) in { (sender: UIView) in it.overloaded(sender) } }),
    ]
    for selector in overloads { #expect(selector.perform(on: listener, sender: view)) }
    #expect(Listener.hiddenSelector.perform(on: listener, sender: nil))
    #expect(listener.calls == ["plain", "with sender", "hidden"])
    let setter = Selector("setTitle:", { (it: Listener) in { it.title = $0 } })
    #expect(setter.perform(on: listener, sender: "b") && listener.title == "b")
    #expect(!setter.perform(on: listener, sender: 5))
    let getter = Selector("title", { (it: Listener) in { it.title } })
    #expect(getter.perform(on: listener, sender: nil))
  }

  @Test("An object responds to what its class has and inherits, and to no name alone")
  func responding() {
    #expect(listener.responds(to: Selector("inherited", Base.inherited)))
    #expect(!Base().responds(to: Selector("any:", Listener.any)))
    #expect(!listener.responds(to: Selector("inherited")) && !listener.responds(to: nil))
    #expect(NSSelectorFromString("any:") == Selector("any:", Listener.any))
    #expect(NSStringFromSelector(Selector("any:", Listener.any)) == "any:")
  }

  @Test("Performing what an object has not, or takes not, is told")
  func misuse() {
    let found = Mutex<[String]>([])
    ViewMisuse.withTaskHandler({ misuse in found.withLock { $0.append(misuse.description) } }) {
      _ = Base().perform(Selector("isOn:", Listener.isOn))
      _ = listener.perform(Selector("object:", Listener.object), with: nil)
    }
    #expect(
      found.withLock { $0 } == [
        "isOn: is told to Base, and is a method of another class",
        "object: is told by nobody, and takes AnyObject",
      ])
  }
}
