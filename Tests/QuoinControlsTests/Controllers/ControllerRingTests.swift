import Foundation
import QuoinViews
import Synchronization
import Testing

@testable import QuoinControls

/// No controller gets within itself, whatever way it is asked to.
@Suite struct ControllerRingTests {
  private func sentences(_ work: () -> Void) -> [String] {
    let sentences = Mutex<[String]>([])
    ViewMisuse.withTaskHandler({ misuse in sentences.withLock { $0.append(misuse.description) } }, work)
    return sentences.withLock { $0 }
  }

  @Test func aParentIsNoChild() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    #expect(sentences { inner.addChild(outer) }.count == 1)
    #expect(inner.children.isEmpty && outer.parent == nil)
  }

  @Test func aPresenterIsNoChild() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (below, above) = (UIViewController(), UIViewController())
    window.rootViewController = below
    below.present(above, animated: false)
    #expect(sentences { above.addChild(below) }.count == 1)
    above.dismiss(animated: false)
    #expect(below.presentedViewController == nil && below.parent == nil)
  }

  @Test func whoShowsAControllerIsNotShownOverIt() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (below, above) = (UIViewController(), UIViewController())
    window.rootViewController = below
    below.present(above, animated: false)
    #expect(sentences { above.present(below, animated: false) }.count == 1)
    #expect(above.presentedViewController == nil)
  }

  @Test func stacksDoNotStandInEachOther() {
    let (first, second) = (
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController())
    )
    first.pushViewController(second, animated: false)
    let found = misuse { second.pushViewController(first, animated: false) }
    #expect(found.count == 1 && found[0].contains("UINavigationController"))
    #expect(second.viewControllers.count == 1)
  }
}
