import Foundation
import QuoinGraphics

/// Leads an animator's transition by a number, as a finger gives it.
///
/// A property animator that the animator has (`interruptibleAnimator(using:)`) is moved by it. Else the time of what the
/// animator moves stands still, and is what the number says; when the finger has let go, it runs on, or back to where it began.
///
/// ```swift
/// case .changed: lead.update(pan.translation(in: view).y / view.bounds.height)
/// case .ended: lead.percentComplete > 0.5 ? lead.finish() : lead.cancel()
/// ```
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning, ViewBound
{
  private var context: TransitionContext?
  /// What is led instead of the time of the container.
  private var led: (any UIViewImplicitlyAnimating)?
  /// When the transition began, in seconds of the time of what holds it.
  private var start: TimeInterval = 0
  /// What takes the transition back when its time has run back.
  private var ending: ScheduledWork?
  /// How long the transition takes without a finger, in seconds.
  open private(set) var duration: CGFloat = 0
  /// How far the transition has come under the finger, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How quickly the time runs when the finger has let go; 1 as without a finger.
  open var completionSpeed: CGFloat = 1
  /// Kept for code that sets it: what follows goes by the animator's own curves.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How a property animator goes on when the finger has let go; by its own curve unless set. Kept for others, which go by
  /// the animator's own curves.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is led from its beginning; false lets the animator run by itself.
  open var wantsInteractiveStart = true

  /// Creates what leads one transition after the other.
  public override init() {}

  deinit {}

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    let layer = context.containerView.layer
    self.context = context
    (percentComplete, duration) = (0, CGFloat(context.animator.transitionDuration(using: context)))
    let led = context.animator.interruptibleAnimator(using: context)
    if !(led is NoPropertyAnimator) {
      self.led = led
      context.whenEnded = { [weak self] in self?.led = nil }
      return led.pauseAnimation()
    }
    start = layer.localTime(context.containerView.window?.clock.time ?? 0)
    layer.holdTime(at: start)
    context.whenEnded = { layer.releaseTime() }
    context.animator.animateTransition(using: context)
  }

  /// Holds a transition that goes on since the finger has let go; it goes on from there.
  open func pause() {
    guard let context else { return }
    if let led {
      led.pauseAnimation()
      led.isReversed = false
      percentComplete = led.fractionComplete
      return context.pauseInteractiveTransition()
    }
    let layer = context.containerView.layer
    ending?.cancel()
    layer.holdTime(at: layer.localTime(context.containerView.window?.clock.time ?? 0))
    if duration > 0 { percentComplete = CGFloat(layer.timeOffset - start) / duration }
    context.pauseInteractiveTransition()
  }

  /// Moves the transition.
  ///
  /// - Parameter percentComplete: How far it has come, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    if let led {
      led.fractionComplete = self.percentComplete
    } else {
      context.containerView.layer.timeOffset = start + Double(self.percentComplete * duration)
    }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition go through from where it is.
  open func finish() {
    guard let context, context.isInteractive else { return }
    if let led {
      context.finishInteractiveTransition()
      return goOn(led, way: 1 - percentComplete)
    }
    ending?.cancel()
    context.containerView.layer.runTime(by: Double(completionSpeed))
    context.finishInteractiveTransition()
  }

  /// Lets a property animator go on from where it is.
  private func goOn(_ led: any UIViewImplicitlyAnimating, way: CGFloat) {
    led.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: way / max(completionSpeed, 0.001))
  }

  /// Lets the transition go back to where it began; what the animator has changed is then as it was before.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    if let led {
      context.cancelInteractiveTransition()
      led.isReversed = true
      return goOn(led, way: percentComplete)
    }
    let container = context.containerView
    let (speed, start) = (Double(max(completionSpeed, 0.001)), start)
    let way = container.layer.timeOffset - start
    container.layer.runTime(by: -speed)
    context.cancelInteractiveTransition()
    guard let window = container.window else { return context.completeTransition(false) }
    ending = window.clock.schedule(after: way / speed) {
      container.layer.holdTime(at: start)
      window.animations.takeBack(in: container)
    }
  }
}

extension CALayer {
  /// Lets the layer's time stand still at a moment.
  fileprivate func holdTime(at moment: TimeInterval) { (speed, beginTime, timeOffset) = (0, 0, moment) }

  /// Lets the layer's time, which stands still, go on.
  ///
  /// - Parameter speed: How many seconds pass in one of the time around; less than 0 for back.
  fileprivate func runTime(by speed: Double) {
    beginTime = layerAround?.localTime(hostWindow?.clock.time ?? 0) ?? hostWindow?.clock.time ?? 0
    self.speed = Float(speed)
  }

  /// Lets the layer's time run as that around it.
  fileprivate func releaseTime() { (speed, beginTime, timeOffset) = (1, 0, 0) }
}
