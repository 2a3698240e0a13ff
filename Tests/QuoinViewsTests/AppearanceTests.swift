import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Controllers whose views come and go")
struct AppearanceTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear \(view.window != nil)") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(view.window != nil)") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  @Test("A controller is told before and after its view gets into a window and out of it")
  func window() {
    let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Screen())
    _ = screen.view
    #expect(screen.log.isEmpty)
    window.rootViewController = screen
    #expect(screen.log == ["will appear", "did appear true"])
    window.rootViewController = nil
    #expect(screen.log.suffix(2) == ["will disappear true", "did disappear"])
  }

  @Test("So are the controllers of views within it, and a move from one window to another is none")
  func children() {
    let (window, other) = (UIWindow(), UIWindow())
    let (outer, inner) = (Screen(), Screen())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    window.addSubview(outer.view)
    #expect(inner.log == ["will appear", "did appear true"])
    other.addSubview(outer.view)
    #expect(inner.log.count == 2 && outer.log.count == 2)
    inner.view.removeFromSuperview()
    #expect(inner.log.count == 4 && outer.log.count == 2)
  }

  @Test("The view of a controller keeps to the system's margins unless it is told not to")
  func margins() {
    let screen = UIViewController()
    screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 5, bottom: 6, trailing: 30)
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 4, left: 16, bottom: 6, right: 30))
    screen.view.frame.size.width = 430
    #expect(screen.view.layoutMargins.left == 20)
    screen.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 30))
    #expect(screen.edgesForExtendedLayout == .all)
  }
}
