import Foundation
import QuoinViews
import Testing

@Suite("Controllers shown over others")
struct HeldPresentationTests {
  private final class Noting: UIViewController {
    let gone: () -> Void
    init(_ gone: @escaping () -> Void) {
      self.gone = gone
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    deinit { gone() }
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    return window
  }

  @Test(
    "A presented controller is held by who presents it, and let go when it is dismissed",
    arguments: [true, false])
  func held(animated: Bool) {
    let root = UIViewController()
    let window = shown(root)
    var isGone = false
    root.present(Noting { isGone = true }, animated: animated)
    window.clock.advance(by: 2)
    window.layoutIfNeeded()
    #expect(!isGone && root.presentedViewController is Noting)
    root.dismiss(animated: animated)
    window.clock.advance(by: 2)
    #expect(isGone && root.presentedViewController == nil)
  }

  @Test("What arranges a controller outlives it, and has an empty one then")
  func orphaned() {
    var controller: UIViewController? = UIViewController()
    let presentation = controller?.presentationController
    controller = nil
    #expect(presentation?.presentedView == nil)
    #expect(presentation?.presentedViewController.isViewLoaded == false)
  }

  @Test(
    "Detents that are set before the style stay where it is a sheet's, and another style asks for another arrangement"
  )
  func styles() {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.medium()]
    controller.modalPresentationStyle = .pageSheet
    #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.medium])
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController != nil)
    #expect(controller.sheetPresentationController == nil)
  }

  @Test(
    "A view that was hidden when a full screen covered it is hidden when that goes", arguments: [true, false])
  func hidden(isHidden: Bool) {
    let root = UIViewController()
    let window = shown(root)
    root.view.isHidden = isHidden
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    #expect(root.view.isHidden)
    root.dismiss(animated: false)
    #expect(root.view.isHidden == isHidden)
    withExtendedLifetime(window) {}
  }

  @Test("A popover follows the size that its controller prefers")
  func popover() {
    let root = UIViewController()
    let window = shown(root)
    let bubble = UIViewController()
    bubble.modalPresentationStyle = .popover
    bubble.preferredContentSize = CGSize(width: 100, height: 100)
    bubble.popoverPresentationController?.sourceView = root.view
    root.present(bubble, animated: false)
    bubble.preferredContentSize = CGSize(width: 160, height: 80)
    window.layoutIfNeeded()
    #expect(bubble.view.bounds.size == CGSize(width: 160, height: 80))
  }

  private final class Slide: UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var completes = true

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let isComing = context.view(forKey: .to) != nil
      let key: UITransitionContextViewControllerKey = isComing ? .to : .from
      guard let view = context.view(forKey: isComing ? .to : .from),
        let controller = context.viewController(forKey: key)
      else { return }
      log.append(
        "\(isComing ? "comes to" : "goes from") \(isComing ? context.finalFrame(for: controller) : context.initialFrame(for: controller))"
      )
      UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { _ in
        context.completeTransition(self.completes)
      }
    }
    func animationEnded(_ completed: Bool) { log.append("ended \(completed)") }
  }

  private final class Director: UIViewControllerTransitioningDelegate {
    let slide = Slide()
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    func animationController(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? { slide }
  }

  @Test("An animator of the program's own moves what comes and goes, on the window's clock")
  func animator() {
    let (root, card, director) = (UIViewController(), UIViewController(), Director())
    let window = shown(root)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    var isThere = false
    root.present(card, animated: true) { isThere = true }
    window.clock.advance(by: 0.5)
    #expect(!isThere)
    window.clock.advance(by: 0.6)
    #expect(isThere)
    root.dismiss(animated: true)
    window.clock.advance(by: 1.1)
    #expect(root.presentedViewController == nil)
    #expect(
      director.slide.log.count == 4 && director.slide.log[1] == "ended true"
        && director.slide.log[3] == "ended true")
    #expect(director.slide.log[0].hasPrefix("comes to") && director.slide.log[0].contains("390"))
    #expect(director.slide.log[2].hasPrefix("goes from") && director.slide.log[2].contains("390"))
  }

  @Test("An animator that gives a dismissal up leaves the controller where it is")
  func givenUp() {
    let (root, card, director) = (UIViewController(), UIViewController(), Director())
    let window = shown(root)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    root.present(card, animated: false)
    director.slide.completes = false
    root.dismiss(animated: true)
    window.clock.advance(by: 1.1)
    #expect(root.presentedViewController === card && card.view.window === window)
    #expect(!card.isBeingDismissed)
  }
}
