import Foundation
import QuoinGraphics

extension UIViewController {
  /// Gives a controller within this one other traits; nil to give it none.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.view.traitOverrides = collection
  }

  /// The traits that a controller within this one was given.
  public final func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.viewIfLoaded?.traitOverrides
  }

  /// Lets the view of one controller within this one take the place of another's.
  ///
  /// - Parameters:
  ///   - from: The one that goes.
  ///   - to: The one that comes.
  ///   - duration: How long it takes, in seconds.
  ///   - options: Which transition, by which curve.
  ///   - animations: What changes with it.
  ///   - completion: Called once it is over.
  public final func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = from.view.superview else {
      ViewMisuse.report(.transitionFromNowhere(from.view.description))
      completion?(false)
      return
    }
    from.beginAppearanceTransition(false, animated: duration > 0)
    to.beginAppearanceTransition(true, animated: duration > 0)
    let end = { (finished: Bool) in
      from.view.removeFromSuperview()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      completion?(finished)
    }
    if options.transition != nil {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          container.addSubview(to.view)
          from.view.isHidden = true
          animations?()
        },
        completion: {
          from.view.isHidden = false
          end($0)
        })
    } else {
      container.addSubview(to.view)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
  }
}
