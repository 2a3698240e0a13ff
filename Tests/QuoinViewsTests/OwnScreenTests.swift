import Foundation
import Testing

@testable import QuoinViews

@Suite("Screens and windows of a program's own")
struct OwnScreenTests {
  private final class Dense: UIScreen, @unchecked Sendable {
    override var scale: CGFloat { 3 }
    override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 3) }
  }

  @Test("A screen's scale and traits are overridden, and views on it follow")
  func scale() {
    let screen = Dense()
    #expect(screen.bounds == UIScreen.main.bounds && screen.nativeBounds.width == screen.bounds.width * 3)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), screen: screen)
    let view = UIView()
    window.addSubview(view)
    #expect(view.displayScale == 3 && view.traitCollection.displayScale == 3)
    #expect(window.pixelGrid.round(1.4) == CGFloat(4) / 3)
  }

  @Test("A window that may not get keys is shown without them")
  func keys() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let (window, overlay) = (UIWindow(), Overlay())
    window.makeKeyAndVisible()
    overlay.makeKeyAndVisible()
    #expect(!overlay.isHidden && !overlay.isKeyWindow && window.isKeyWindow)
  }

  @Test("A class of windows is made of a scene by its own initializer")
  func scenes() {
    final class Overlay: UIWindow {
      let name: String
      init(_ name: String, scene: UIWindowScene) {
        self.name = name
        super.init(windowScene: scene)
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 50, height: 60), scale: 2))
    let overlay = Overlay("a", scene: scene)
    #expect(overlay.windowScene === scene && overlay.frame == scene.screen.bounds)
    #expect(scene.windows.contains(overlay) && overlay.screen === scene.screen)
  }

  @Test("An animation keeps values for whoever is told of it")
  func animations() {
    let animation = CAAnimation()
    animation.setValue("draw", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "draw" && animation.value(forKey: "other") == nil)
  }

  @Test("The program is found by its name")
  func names() {
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil)
  }

  @Test("The status bar is hidden as code says, or as the controller prefers")
  func statusBar() {
    let application = UIApplication()
    #expect(!application.isStatusBarHidden)
    application.isStatusBarHidden = true
    application.statusBarStyle = .lightContent
    #expect(application.isStatusBarHidden && application.statusBarStyle == .lightContent)
  }
}
