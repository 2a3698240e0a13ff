import Foundation
import Testing

@testable import QuoinViews

@Suite("What controllers are told of appearing")
struct AppearanceFlagTests {
  private final class Screen: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear \(animated)") }
  }

  @Test("Nothing is animated; a view that moves to another window neither goes nor comes")
  func flags() {
    let (screen, window, other) = (Screen(), UIWindow(), UIWindow())
    window.addSubview(screen.view)
    #expect(screen.log == ["will appear false", "did appear false"])
    screen.log = []
    other.addSubview(screen.view)
    #expect(screen.log.isEmpty)
    screen.view.removeFromSuperview()
    #expect(screen.log == ["will disappear false", "did disappear false"])
  }
}
