import Foundation
import QuoinControls
import Testing

@Suite("Animators of stacks")
struct NavigationAnimatorTests {
  /// Moves the one that comes in from the right, or the one that goes out to it, within a second.
  private final class Slide: UIViewControllerAnimatedTransitioning {
    let operation: UINavigationController.Operation
    init(_ operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
        let controller = context.viewController(forKey: .to)
      else { return }
      let (container, width) = (context.containerView, context.containerView.bounds.width)
      new.frame = context.finalFrame(for: controller)
      if operation == .push {
        container.addSubview(new)
        new.frame.origin.x = width
      } else {
        container.insertSubview(new, belowSubview: old)
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [operation] in
        if operation == .push { new.frame.origin.x = 0 } else { old.frame.origin.x = width }
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Director: UINavigationControllerDelegate {
    var lead: UIPercentDrivenInteractiveTransition?
    var log: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append("\(operation) \(fromVC.title ?? "") to \(toVC.title ?? "")")
      return Slide(operation)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { lead }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("shows \(viewController.title ?? "")") }
  }

  private final class Page: UIViewController {
    var log: [String] = []
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private final class Stage {
    let (first, second, director) = (Page(), Page(), Director())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let navigation: UINavigationController

    init() {
      (first.title, second.title) = ("first", "second")
      navigation = UINavigationController(rootViewController: first)
      navigation.delegate = director
      window.rootViewController = navigation
      window.layoutIfNeeded()
      director.log = []
    }

    func shownX(_ controller: UIViewController) -> CGFloat? {
      controller.view.layer.presentation()?.frame.minX
    }
  }

  @Test("An animator of the delegate's pushes and pops, on the window's clock")
  func animated() {
    let stage = Stage()
    stage.navigation.pushViewController(stage.second, animated: true)
    #expect(stage.director.log == ["push first to second"])
    stage.window.clock.advance(by: 0.5)
    #expect(stage.shownX(stage.second) == 100 && stage.shownX(stage.first) == 0)
    let safe = stage.second.view.safeAreaInsets
    #expect(safe.top == stage.navigation.navigationBar.frame.maxY)
    stage.window.clock.advance(by: 0.5)
    stage.window.layoutIfNeeded()
    #expect(stage.director.log == ["push first to second", "shows second"])
    #expect(stage.second.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(stage.second.view.safeAreaInsets == safe && stage.first.view.window == nil)
    #expect(stage.second.log == ["did appear"] && stage.first.log.last == "did disappear")
    stage.navigation.popViewController(animated: true)
    stage.window.clock.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.first] && stage.second.parent == nil)
    #expect(stage.first.view.window === stage.window && stage.second.view.window == nil)
  }

  @Test("A finger leads a pop, which goes back where the finger says so")
  func led() {
    let stage = Stage()
    stage.navigation.pushViewController(stage.second, animated: false)
    stage.window.layoutIfNeeded()
    let lead = UIPercentDrivenInteractiveTransition()
    stage.director.lead = lead
    stage.director.log = []
    stage.navigation.popViewController(animated: true)
    lead.update(0.4)
    #expect(stage.shownX(stage.second) == 80 && stage.navigation.transitionCoordinator?.isInteractive == true)
    lead.cancel()
    stage.window.clock.advance(by: 1)
    stage.window.layoutIfNeeded()
    #expect(stage.navigation.viewControllers == [stage.first, stage.second])
    #expect(stage.navigation.navigationBar.topItem === stage.second.navigationItem)
    #expect(stage.second.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(stage.second.parent === stage.navigation && stage.first.view.window == nil)
    #expect(stage.director.log == ["pop second to first"])
    stage.navigation.popViewController(animated: true)
    lead.update(0.4)
    lead.finish()
    stage.window.clock.advance(by: 0.6)
    #expect(stage.navigation.viewControllers == [stage.first] && stage.second.view.window == nil)
    #expect(stage.director.log == ["pop second to first", "pop second to first", "shows first"])
  }

  @Test(
    "A push that a finger leads and gives up leaves nothing of it, and another change ends one that goes on")
  func givenUp() {
    let stage = Stage()
    let lead = UIPercentDrivenInteractiveTransition()
    stage.director.lead = lead
    stage.navigation.pushViewController(stage.second, animated: true)
    lead.update(0.5)
    lead.cancel()
    stage.window.clock.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.first] && stage.second.parent == nil)
    stage.director.lead = nil
    stage.navigation.pushViewController(stage.second, animated: true)
    stage.window.clock.advance(by: 0.2)
    stage.navigation.popViewController(animated: false)
    stage.window.layoutIfNeeded()
    #expect(stage.navigation.viewControllers == [stage.first] && stage.first.view.window === stage.window)
    #expect(stage.first.view.frame.width == 200)
  }
}
