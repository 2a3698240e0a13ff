import Foundation
import Testing

@testable import QuoinViews

@Suite("When controllers appear")
struct ArrivalTests {
  private final class Logging: UIViewController {
    var log: [String] = []
    let box = UIView()

    override func viewDidLoad() { view.addSubview(box) }
    override func viewWillAppear(_ animated: Bool) { log.append("will") }
    override func viewDidLayoutSubviews() {
      box.frame = view.bounds.inset(by: view.safeAreaInsets)
      log.append("layout")
    }
    override func viewIsAppearing(_ animated: Bool) { log.append("is \(Int(box.frame.height))") }
    override func viewDidAppear(_ animated: Bool) { log.append("did \(Int(box.frame.height))") }
    override func viewSafeAreaInsetsDidChange() { log.append("safe \(Int(view.safeAreaInsets.top))") }
  }

  private let screen = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 300, height: 600), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))

  @Test("A controller appears after the first layout, with the safe area and at the size of the window")
  func root() {
    let controller = Logging()
    let window = UIWindow(screen: screen)
    window.rootViewController = controller
    #expect(controller.log == ["will", "safe 50", "layout", "is 550", "did 550"])
  }

  @Test("A container that does not forward appearing tells its children itself")
  func ownForwarding() {
    final class Container: UIViewController {
      let inner = Logging()
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        addChild(inner)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
      }
    }
    let controller = Container()
    let window = UIWindow(screen: screen)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(!controller.inner.log.contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
    controller.inner.beginAppearanceTransition(true, animated: false)
    controller.inner.endAppearanceTransition()
    #expect(controller.inner.log.filter { $0 == "will" || $0.hasPrefix("did") }.count == 2)
    controller.inner.view.removeFromSuperview()
    #expect(controller.inner.isAppearing)
  }

  @Test("A controller whose view is added while its container is laid out appears when that is done")
  func withinLayout() {
    final class Late: UIViewController {
      let inner = Logging()
      override func viewDidLayoutSubviews() {
        guard inner.parent == nil else { return }
        addChild(inner)
        inner.view.frame = view.bounds
        view.addSubview(inner.view)
      }
    }
    let controller = Late()
    let window = UIWindow(screen: screen)
    window.rootViewController = controller
    #expect(
      controller.inner.log.last == "did 550" && controller.inner.log.filter { $0.hasPrefix("did") }.count == 1
    )
    withExtendedLifetime(window) {}
  }

  @Test("A controller whose view leaves before its layout does not appear")
  func leaving() {
    final class Fleeting: UIView {
      override func didMoveToWindow() { if window != nil { removeFromSuperview() } }
    }
    final class Short: UIViewController {
      var log: [String] = []
      override func loadView() { view = Fleeting() }
      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
    }
    let controller = Short()
    UIWindow(screen: screen).addSubview(controller.view)
    #expect(controller.log == ["will"])
  }

  @Test("A window's controller hears before it gets another size, and what goes along happens at that size")
  func sizes() {
    final class Turning: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
        coordinator.animate(
          alongsideTransition: { _ in self.log.append("along \(Int(self.view.bounds.width))") },
          completion: { _ in self.log.append("end") })
      }
    }
    let (controller, child) = (Turning(), Turning())
    let window = UIWindow(screen: screen)
    window.rootViewController = controller
    controller.addChild(child)
    window.frame.size = CGSize(width: 600, height: 300)
    #expect(controller.log == ["from 300 to 600", "along 600", "end"])
    #expect(child.log.first?.hasSuffix("to 600") == true)
    window.frame.origin.x = 5
    #expect(controller.log.count == 3)
  }

  @Test("What goes along with a change needs nothing to be called at its end")
  func changesWithoutAnEnd() {
    final class Turning: UIViewController {
      var widths: [CGFloat] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.widths.append(self.view.bounds.width) })
        coordinator.animate { _ in self.widths.append(-self.view.bounds.width) }
      }
    }
    let controller = Turning()
    let window = UIWindow(screen: screen)
    window.rootViewController = controller
    window.frame.size = CGSize(width: 600, height: 300)
    #expect(controller.widths == [600, -600])
  }
}
