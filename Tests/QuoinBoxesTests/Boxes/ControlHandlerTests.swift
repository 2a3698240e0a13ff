import Foundation
import QuoinBoxes
import QuoinControlBoxes
import QuoinGraphics
import Testing

/// Functions that controls and bar items call.
struct ControlHandlerTests {
  @Test(arguments: [UIControl.Event.valueChanged, .primaryActionTriggered])
  func aFunctionIsCalledAtItsEvent(event: UIControl.Event) {
    let slider = UISlider()
    var (plain, values) = (0, [Float]())
    slider.on(event) { plain += 1 }
    slider.sendActions(for: event)
    slider.sendActions(for: .touchDown)
    #expect(plain == 1)
    slider.on(event) { (slider: UISlider) in values.append(slider.value) }
    slider.value = 0.5
    slider.sendActions(for: event)
    #expect(plain == 1, "a second function takes the place of the first")
    #expect(values == [0.5])
  }

  @Test func theTwoEventsHaveAFunctionEach() {
    let slider = UISlider()
    var calls: [String] = []
    slider.on(.valueChanged) { calls.append("value") }
    slider.on(.primaryActionTriggered) { (_: UIControl) in calls.append("action") }
    slider.sendActions(for: .valueChanged)
    slider.sendActions(for: .primaryActionTriggered)
    #expect(calls == ["value", "action"])
  }

  @Test(arguments: [UIControl.Event.touchUpInside, [.valueChanged, .primaryActionTriggered], []])
  func otherEventsAreMisuse(event: UIControl.Event) {
    let slider = UISlider()
    var calls = 0
    let sentences = misuse {
      slider.on(event) { calls += 1 }
      slider.on(event) { (_: UISlider) in calls += 1 }
    }
    let sentence =
      "on(_:invoke:) of \(slider) takes valueChanged or primaryActionTriggered and no other event, so the handler is not called"
    #expect(sentences == [sentence, sentence])
    slider.sendActions(for: [.allEvents])
    #expect(calls == 0)
  }

  @Test func aFunctionOfAnotherSenderIsNotCalled() {
    let slider = UISlider()
    var calls = 0
    slider.on(.valueChanged) { (_: UISwitch) in calls += 1 }
    let sentences = misuse { slider.sendActions(for: .valueChanged) }
    #expect(calls == 0)
    #expect(
      sentences == ["A handler of \(slider) takes UISwitch, which that is not, so the handler is not called"])
  }

  @Test func barItemsCallTheirFunctions() {
    var calls: [String] = []
    let items = [
      UIBarButtonItem(title: "One") { calls.append("One") },
      UIBarButtonItem(title: "Two") { (item: UIBarButtonItem) in calls.append(item.title ?? "") },
      UIBarButtonItem(image: UIImage(systemName: "plus")) { calls.append("image") },
      UIBarButtonItem(image: UIImage(systemName: "plus")) { item in
        calls.append(item.image == nil ? "" : "its image")
      },
      UIBarButtonItem(barButtonSystemItem: .done) { calls.append("done") },
      UIBarButtonItem(barButtonSystemItem: .add) { item in
        calls.append(item.image == nil ? "" : "add")
      },
    ]
    #expect(items.allSatisfy { $0.target === $0 })
    #expect(items.map(\.style) == [.plain, .plain, .plain, .plain, .done, .plain])
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 600, height: 44))
    bar.items = items
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 44))
    window.addSubview(bar)
    window.layoutIfNeeded()
    for x in stride(from: CGFloat(4), to: 600, by: 4) {
      let touch = UITouch(at: CGPoint(x: x, y: 22))
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time))
      touch.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
      window.clock.advance(by: 1)
    }
    var once = calls
    for index in once.indices.reversed() where index > 0 && once[index] == once[index - 1] {
      once.remove(at: index)
    }
    #expect(once == ["One", "Two", "image", "its image", "done", "add"])
  }
}
