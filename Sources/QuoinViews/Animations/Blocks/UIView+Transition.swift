import Foundation
import QuoinGraphics

extension UIView {
  /// Makes changes while what is drawn goes over from what the view looked like to what it looks like then.
  ///
  /// ```swift
  /// UIView.transition(with: card, duration: 0.5, options: .transitionFlipFromLeft) { front.isHidden = true }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view, which is in a window; elsewhere the changes are seen at once.
  ///   - duration: How long, in seconds.
  ///   - options: Which transition, by which curve; at once without one.
  ///   - animations: The changes.
  ///   - completion: Called once when the transition is over, with whether it came to its end.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let isEnabled = AnimationThread.current.isEnabled && duration > 0
    guard isEnabled, let window = view.window, let kind = options.transition,
      let picture = view.pictureOfNow()
    else {
      if let animations { performWithoutAnimation(animations) }
      completion?(true)
      return
    }
    if let animations { performWithoutAnimation(animations) }
    var block = ViewAnimation(
      duration: duration, curve: options.curve, completion: AnimationCompletion(completion))
    block.blocksTouches = !options.contains(.allowUserInteraction)
    block.inheritFromOuter(except: options)
    view.goOver(by: kind, from: picture, as: block, in: window)
  }

  /// Lets what is drawn of the view fade from what it is now to what it will be.
  ///
  /// - Returns: Whether it is in a window and can be drawn.
  final func fade(over duration: TimeInterval, by curve: TimingCurve, completion: ((Bool) -> Void)?) -> Bool {
    guard AnimationThread.current.isEnabled, duration > 0, let window, let picture = pictureOfNow() else {
      return false
    }
    let block = ViewAnimation(duration: duration, curve: curve, completion: AnimationCompletion(completion))
    goOver(by: .dissolve, from: picture, as: block, in: window)
    return true
  }

  private func goOver(
    by kind: ViewTransition.Kind, from picture: UIImage, as block: ViewAnimation, in window: UIWindow
  ) {
    let view = self
    window.animations.remove(where: { $0.isOfView(.transition) }, from: view.layer)
    let transition = ViewTransition(kind, picture: picture, rect: view.bounds)
    view.ensureRare().transition = transition
    block.completion.whenGone { [weak view] in
      guard let rare = view?.rare, rare.transition === transition else { return }
      rare.transition = nil
    }
    block.add(
      .basic(from: .number(0), to: .number(1), by: nil), of: .transition, to: view.layer, window.animations,
      isAdditive: false)
    block.completion.allAdded()
  }

  /// Puts a view in the place of another one, with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: A view in a superview; it is removed, or hidden with `showHideTransitionViews`.
  ///   - toView: What takes its place in the order; it is shown with `showHideTransitionViews`.
  ///   - duration: How long, in seconds.
  ///   - options: Which transition, by which curve.
  ///   - completion: Called once when the transition is over, with whether it came to its end.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      ViewMisuse.report(.transitionFromNowhere(fromView.description))
      completion?(false)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// What is drawn of the view now, without its own alpha; nothing for one without a size.
  private func pictureOfNow() -> UIImage? {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    return try? Renderer.image(size: size, options: outputOptions) { canvas in
      layoutIfNeeded()
      presentingAnimations {
        let alpha = storedAlpha
        storedAlpha = 1
        DrawingWalk(canvas: canvas).drawRoot(self)
        storedAlpha = alpha
      }
    }
  }
}

extension ViewMisuse {
  static func transitionFromNowhere(_ name: String) -> ViewMisuse {
    ViewMisuse("\(name) has no superview in which another view could take its place")
  }
}
