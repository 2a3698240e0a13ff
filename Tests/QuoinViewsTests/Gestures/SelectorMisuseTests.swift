import Foundation
import Synchronization
import Testing

@testable import QuoinViews

@Suite("Selectors told to whom they do not belong")
struct SelectorMisuseTests {
  private final class Screen {
    func go(_ tap: UITapGestureRecognizer) {}
    func pinch(_ pinch: UIPinchGestureRecognizer) {}
  }
  private final class Other {}

  private func sentences(_ work: () -> Void) -> [String] {
    let found = Mutex<[String]>([])
    ViewMisuse.withTaskHandler({ misuse in found.withLock { $0.append(misuse.description) } }, work)
    return found.withLock { $0 }
  }

  private func tap(target: AnyObject, _ selector: Selector) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addGestureRecognizer(UITapGestureRecognizer(target: target, action: selector))
    return sentences {
      let finger = UITouch(at: CGPoint(x: 20, y: 20))
      window.sendEvent(UIEvent(touches: [finger], timestamp: 1))
      finger.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [finger], timestamp: 1.1))
    }
  }

  @Test("A method of another class, or for another sender, is told of; one's own is called")
  func strangers() {
    #expect(
      tap(target: Other(), Selector("go:", Screen.go)) == [
        "go: is told to Other, and is a method of another class"
      ])
    #expect(
      tap(target: Screen(), Selector("pinch:", Screen.pinch)) == [
        "pinch: is told by UITapGestureRecognizer, and takes UIPinchGestureRecognizer"
      ])
    #expect(tap(target: Screen(), Selector("go:", Screen.go)).isEmpty)
    #expect(
      tap(target: Screen(), Selector("go:")) == ["go: is told to Screen, and is a name without a method"])
  }
}
