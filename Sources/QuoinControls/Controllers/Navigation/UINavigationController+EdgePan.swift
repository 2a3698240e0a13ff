import Foundation
import QuoinGraphics

extension UINavigationController {
  /// Takes the controller on top along with a finger from the edge.
  final func edgePanDidChange(_ pan: UIScreenEdgePanGestureRecognizer) {
    switch pan.state {
    case .began: beginInteractivePop()
    case .changed: popTransition?.follow(pan.translation(in: view).x)
    case .ended:
      let side: CGFloat = view.isRightToLeft ? -1 : 1
      let velocity = pan.velocity(in: view).x * side
      let isFar = pan.translation(in: view).x * side > view.bounds.width / 2
      popTransition?.run(completes: velocity > 300 || isFar && velocity > -300)
    case .cancelled, .failed: popTransition?.run(completes: false)
    default: break
    }
  }

  /// The transition that the finger leads, if that is the one that goes on.
  private var popTransition: NavigationTransition? { transition?.isLed == true ? transition : nil }

  /// Whether a finger may take the controller on top away: where it does what a back button does that is seen.
  final var mayPopByFinger: Bool {
    transition == nil && ownTransition == nil && stack.count > 1 && !isBarHidden
      && navigationBar.showsBackButton
  }

  private func beginInteractivePop() {
    guard mayPopByFinger, let old = stack.last else { return }
    let new = stack[stack.count - 2]
    let coordinator = ControllerTransition(
      from: old, to: new, within: self, duration: UINavigationBar.slideDuration, isInteractive: true)
    delegate?.navigationController(self, willShow: new, animated: true)
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    let (newRoom, oldRoom) = (contained.room(of: new), contained.room(of: old))
    contained.host.insertSubview(newRoom, at: 0)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    transition = NavigationTransition(upper: oldRoom, lower: newRoom, isPush: false, along: coordinator) {
      [self] completed in
      transition = nil
      if completed {
        old.willMove(toParent: nil)
        old.willLeaveParent()
        stack.removeLast()
        navigationBar.setItems(stack.map(\.navigationItem), animated: true)
        toolbar.setItems(new.toolbarItems, animated: true)
        oldRoom.removeFromSuperview()
      } else {
        old.beginAppearanceTransition(true, animated: true)
        new.beginAppearanceTransition(false, animated: true)
        newRoom.removeFromSuperview()
      }
      old.endAppearanceTransition()
      new.endAppearanceTransition()
      if completed {
        contained.remove(old)
        tabBarController?.bottomBarDidChange(animated: true)
        delegate?.navigationController(self, didShow: new, animated: true)
      }
      follow(completed ? new : old)
      view.setNeedsLayout()
    }
  }
}
