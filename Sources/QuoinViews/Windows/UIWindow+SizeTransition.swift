import Foundation

extension UIWindow {
  /// Tells the controller and those shown over it before the window gets another size, and what goes along with that when it
  /// has it.
  final func changeSize(to size: CGSize, _ change: () -> Void) {
    defer { windowKeyboard?.update() }
    guard let controller = rootViewController, controller.isViewLoaded, size != geometry.size else {
      return change()
    }
    let coordinator = SizeTransition()
    controller.viewWillTransition(to: size, with: coordinator)
    var presentation = controller.shownPresentation
    while let shown = presentation {
      shown.viewWillTransition(to: size, with: coordinator)
      presentation = shown.presentedViewController.shownPresentation
    }
    change()
    coordinator.run()
  }
}

/// A change of size, which takes no time.
private final class SizeTransition: UIViewControllerTransitionCoordinator {
  private var changes: [(any UIViewControllerTransitionCoordinator) -> Void] = []
  private var ends: [(any UIViewControllerTransitionCoordinator) -> Void] = []
  let isAnimated = false
  let transitionDuration = 0.0
  let isInteractive = false
  let isCancelled = false

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinator) -> Void
  ) {}

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    if let animation { changes.append(animation) }
    if let completion { ends.append(completion) }
    return true
  }

  func run() {
    for change in changes { change(self) }
    for end in ends { end(self) }
  }
}
