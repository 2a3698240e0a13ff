import Foundation
import QuoinControls
import Testing

@Suite("What goes along with a change of controllers")
struct TransitionCoordinatorTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Has a view that fades in along with its coming, and out along with its going.
  private final class Fading: UIViewController {
    let log: Log
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      view.addSubview(mark)
      mark.alpha = 0
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      fade(to: 1)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      fade(to: 0)
    }

    private func fade(to alpha: CGFloat) {
      guard let coordinator = transitionCoordinator else {
        log.lines.append("none")
        mark.alpha = alpha
        return
      }
      let from = coordinator.viewController(forKey: .from) === self
      log.lines.append("\(from ? "from" : "to")\(coordinator.isInteractive ? " led" : "")")
      coordinator.notifyWhenInteractionChanges { [log] in log.lines.append("let go, back: \($0.isCancelled)")
      }
      coordinator.animate { [mark] _ in
        mark.alpha = alpha
      } completion: { [log] in
        log.lines.append("ended, back: \($0.isCancelled)")
      }
    }
  }

  private let log = Log()

  private func shownAlpha(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? -1 }

  @Test("Changes go along with a controller that is presented and dismissed, and at its end one is told")
  func presenting() {
    let (root, next) = (UIViewController(), Fading(log))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    root.present(next, animated: true)
    #expect(log.take() == ["to"] && root.transitionCoordinator === next.transitionCoordinator)
    window.clock.advance(by: 0.1)
    #expect(shownAlpha(next.mark) > 0 && shownAlpha(next.mark) < 1)
    window.clock.advance(by: 2)
    #expect(log.take() == ["ended, back: false"] && next.transitionCoordinator == nil)
    root.dismiss(animated: true)
    #expect(log.take() == ["from"] && next.mark.alpha == 0)
    window.clock.advance(by: 2)
    #expect(log.take() == ["ended, back: false"] && root.transitionCoordinator == nil)
    root.present(next, animated: false)
    #expect(log.take() == ["none"])
  }

  @Test("Changes go along with a push, and with a finger from when it lets go, unless it goes back")
  func navigating() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let finger = Finger(on: UIView(), width: 390, height: 844)
    finger.window.rootViewController = navigation
    finger.window.layoutIfNeeded()
    let next = Fading(log)
    navigation.pushViewController(next, animated: true)
    #expect(log.take() == ["to"] && navigation.transitionCoordinator === next.transitionCoordinator)
    finger.window.clock.advance(by: 1)
    #expect(log.take() == ["ended, back: false"] && next.mark.alpha == 1)

    finger.swipeFromEdge(to: 100)
    #expect(
      log.take() == ["from led", "let go, back: true", "from", "ended, back: true", "ended, back: true"])
    #expect(next.mark.alpha == 1)
    finger.swipeFromEdge(to: 320)
    #expect(log.take() == ["from led", "let go, back: false", "ended, back: false"])
    #expect(next.mark.alpha == 0)
  }
}
