import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

/// What surrounds a controller's view reaches the controller.
@Suite struct ControllerTraitTests {
  private final class Listener: UIViewController {
    var told: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      let before = previous?.userInterfaceStyle == .dark ? "dark" : "light"
      told.append("\(before) to \(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")")
    }
  }

  @Test func aControllerHearsOfOtherSurroundings() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = Listener()
    window.rootViewController = controller
    controller.loadViewIfNeeded()
    controller.told = []
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.told == ["light to dark"])
    window.overrideUserInterfaceStyle = .light
    #expect(controller.told == ["light to dark", "dark to light"])
  }

  @Test func anAppearanceMayBeSetBeforeThereIsAView() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(!controller.isViewLoaded && controller.overrideUserInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }
}
