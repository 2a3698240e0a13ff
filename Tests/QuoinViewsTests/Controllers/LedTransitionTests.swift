import Foundation
import QuoinViews
import Testing

@Suite("Transitions that a finger leads")
struct LedTransitionTests {
  /// Moves what comes up from below and what goes down again, within a second.
  private final class Slide: UIViewControllerAnimatedTransitioning {
    var log: [String] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let height = context.containerView.bounds.height
      if let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        view.frame.origin.y = height
        move(view, to: 0, context)
      } else if let view = context.view(forKey: .from) {
        move(view, to: height, context)
      }
    }
    private func move(_ view: UIView, to y: CGFloat, _ context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.y = y
      } completion: { [self] finished in
        log.append("moved \(finished)")
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ completed: Bool) { log.append("ended \(completed)") }
  }

  private final class Director: UIViewControllerTransitioningDelegate {
    let slide = Slide()
    /// What moves instead.
    var glide: Glide?
    let lead = UIPercentDrivenInteractiveTransition()
    var own: (any UIViewControllerInteractiveTransitioning)?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { glide ?? slide }
    func animationController(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? { glide ?? slide }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? { own ?? lead }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? { own ?? lead }
  }

  /// Notes how it comes and goes.
  private final class Card: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private final class Stage {
    let (root, card, director) = (UIViewController(), Card(), Director())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    init() {
      window.rootViewController = root
      window.layoutIfNeeded()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = director
    }

    var shownY: CGFloat? { card.view.layer.presentation()?.frame.minY }

    func present() {
      director.lead.wantsInteractiveStart = false
      root.present(card, animated: true)
      window.clock.advance(by: 1)
      director.lead.wantsInteractiveStart = true
      director.slide.log = []
      card.log = []
    }
  }

  @Test("What comes follows the finger, and goes through when that lets go")
  func coming() {
    let stage = Stage()
    let lead = stage.director.lead
    var isThere = false
    stage.root.present(stage.card, animated: true) { isThere = true }
    var changes: [Bool] = []
    stage.card.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive || $0.isCancelled)
    }
    #expect(stage.card.transitionCoordinator?.isInteractive == true && lead.duration == 1)
    stage.window.clock.advance(by: 5)
    #expect(stage.shownY == 400, "time alone moves nothing")
    lead.update(0.25)
    stage.window.clock.advance(by: 5)
    #expect(stage.shownY == 300 && lead.percentComplete == 0.25 && changes == [])
    lead.finish()
    #expect(stage.shownY == 300 && changes == [false])
    stage.window.clock.advance(by: 0.5)
    #expect(stage.shownY == 100 && !isThere)
    stage.window.clock.advance(by: 0.25)
    #expect(isThere && stage.shownY == 0 && stage.director.slide.log == ["moved true", "ended true"])
    #expect(stage.card.log == ["will appear", "did appear"])
    lead.update(0.5)
    #expect(stage.shownY == 0)
  }

  @Test("What goes comes back where the finger says so, and is as it was before", arguments: [1, 2])
  func back(speed: CGFloat) {
    let stage = Stage()
    stage.present()
    let lead = stage.director.lead
    lead.completionSpeed = speed
    stage.root.dismiss(animated: true)
    var cancelled: Bool?
    stage.card.transitionCoordinator?.notifyWhenInteractionChanges { cancelled = $0.isCancelled }
    lead.update(0.5)
    #expect(stage.shownY == 200)
    lead.cancel()
    #expect(cancelled == true)
    stage.window.clock.advance(by: 0.25)
    #expect(stage.shownY == 200 - 100 * speed)
    stage.window.clock.advance(by: 0.25)
    #expect(stage.director.slide.log == ["moved false", "ended false"])
    #expect(stage.root.presentedViewController === stage.card && !stage.card.isBeingDismissed)
    #expect(stage.card.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400) && stage.shownY == 0)
    #expect(stage.card.log == ["will disappear", "will appear", "did appear"])
    // The next time it goes.
    stage.root.dismiss(animated: true)
    lead.update(0.75)
    lead.finish()
    stage.window.clock.advance(by: 0.25)
    #expect(stage.root.presentedViewController == nil && stage.card.transitionCoordinator == nil)
  }

  @Test("A finger takes hold of what goes on again")
  func held() {
    let stage = Stage()
    stage.present()
    let lead = stage.director.lead
    stage.root.dismiss(animated: true)
    lead.update(0.5)
    lead.cancel()
    stage.window.clock.advance(by: 0.25)
    lead.pause()
    stage.window.clock.advance(by: 5)
    #expect(stage.shownY == 100 && lead.percentComplete == 0.25)
    lead.update(0.75)
    lead.finish()
    stage.window.clock.advance(by: 0.25)
    #expect(stage.root.presentedViewController == nil)
  }

  /// Moves what comes and goes by a property animator.
  private final class Glide: UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let height = context.containerView.bounds.height
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
      if let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        view.frame.origin.y = height
        made.addAnimations { view.frame.origin.y = 0 }
      } else if let view = context.view(forKey: .from) {
        made.addAnimations { view.frame.origin.y = height }
      }
      made.addCompletion { [self] position in
        log.append("\(position)")
        animator = nil
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator = made
      return made
    }
  }

  @Test("A property animator follows the finger, there and back", arguments: [1, 2])
  func propertyAnimator(speed: CGFloat) {
    let stage = Stage()
    let (lead, glide) = (stage.director.lead, Glide())
    stage.director.glide = glide
    lead.completionSpeed = speed
    stage.root.present(stage.card, animated: true)
    stage.window.clock.advance(by: 5)
    #expect(stage.shownY == 400, "time alone moves nothing")
    lead.update(0.5)
    #expect(stage.shownY == 200)
    lead.cancel()
    stage.window.clock.advance(by: 0.125)
    #expect(stage.shownY == 200 + 50 * speed)
    stage.window.clock.advance(by: 0.375)
    #expect(glide.log == ["start"] && stage.root.presentedViewController == nil)
    stage.root.present(stage.card, animated: true)
    lead.update(0.5)
    lead.cancel()
    stage.window.clock.advance(by: 0.125)
    lead.pause()
    #expect(lead.percentComplete == 0.5 - 0.125 * speed)
    stage.window.clock.advance(by: 5)
    lead.update(0.5)
    lead.finish()
    stage.window.clock.advance(by: 0.125)
    #expect(stage.shownY == 200 - 50 * speed)
    stage.window.clock.advance(by: 0.375)
    #expect(glide.log == ["start", "end"] && stage.root.presentedViewController === stage.card)
    #expect(stage.card.view.frame.minY == 0)
  }

  /// Leads by itself, without an animator.
  private final class Hand: UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
    }
  }

  @Test("Who leads by itself tells the context what becomes of it")
  func hand() throws {
    let stage = Stage()
    stage.present()
    let hand = Hand()
    stage.director.own = hand
    stage.root.dismiss(animated: true)
    let context = try #require(hand.context)
    #expect(context.isInteractive && context.view(forKey: .from) === stage.card.view)
    context.updateInteractiveTransition(0.5)
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled && !context.isInteractive)
    context.completeTransition(false)
    #expect(stage.root.presentedViewController === stage.card && stage.director.slide.log == ["ended false"])
  }
}
