/// What goes along with an animated change from one controller to another, for those that take part in it.
package final class ControllerTransition: UIViewControllerTransitionCoordinator {
  package let isAnimated = true
  package let transitionDuration: Double
  package private(set) var isInteractive: Bool
  package private(set) var isCancelled = false
  private var takingPart: [UIViewController]
  private var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
  private var changes: [(any UIViewControllerTransitionCoordinator) -> Void] = []
  private var ends: [(any UIViewControllerTransitionCoordinator) -> Void] = []
  private var releases: [(any UIViewControllerTransitionCoordinator) -> Void] = []
  private var hasBegun = false

  /// - Parameters:
  ///   - old: What is seen before.
  ///   - new: What is seen after.
  ///   - container: What both are in, where they are in one.
  ///   - duration: How long it takes, in seconds.
  ///   - isInteractive: Whether a finger leads it.
  package init(
    from old: UIViewController?, to new: UIViewController?, within container: UIViewController? = nil,
    duration: Double, isInteractive: Bool = false
  ) {
    transitionDuration = duration
    self.isInteractive = isInteractive
    takingPart = [old, new, container].compactMap { $0 }
    controllers[.from] = old
    controllers[.to] = new
    for controller in takingPart { controller.runningTransition = self }
  }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    if let completion { ends.append(completion) }
    guard let animation else { return true }
    if isCancelled {
      // What comes back is told so; what it does then is done.
      animation(self)
      return true
    }
    if hasBegun { return false }
    changes.append(animation)
    return true
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinator) -> Void
  ) {
    releases.append(handler)
  }

  /// Makes the changes that go along, from within the block that animates the transition.
  package func begin() {
    if hasBegun { return }
    hasBegun = true
    for change in changes { change(self) }
  }

  /// Tells that the finger has let go.
  ///
  /// - Parameter cancels: Whether the transition goes back.
  package func letGo(cancels: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = cancels
    for release in releases { release(self) }
  }

  /// Tells that the transition has ended.
  package func end(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    for controller in takingPart where controller.runningTransition === self {
      controller.runningTransition = nil
    }
    takingPart = []
    for end in ends { end(self) }
    (changes, ends, releases, controllers) = ([], [], [], [:])
  }
}
