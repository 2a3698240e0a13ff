extension UIWindow {
  /// What is animated in the window.
  final var animations: WindowAnimations {
    if let runningAnimations { return runningAnimations }
    let made = WindowAnimations(clock: clock)
    runningAnimations = made
    return made
  }

  /// When anything in the window happens or looks different next, in seconds of its clock, caret and wheels included;
  /// nothing where nothing does, however long one waits.
  package final var nextTime: TimeInterval? {
    let next = clock.nextTime
    guard runningAnimations?.isMoving == true else { return next }
    let frame = clock.time + clock.frameInterval
    return next.map { min($0, frame) } ?? frame
  }
}

extension UIView {
  /// Does work while everything in the window has the values that are drawn at the clock's time.
  package final func presentingAnimations<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let animations = window?.runningAnimations, animations.isActive else { return try work() }
    return try animations.presenting(work)
  }

  /// Takes the animations away from what leaves its window.
  final func endAnimations(in window: UIWindow?) {
    guard let animations = window?.runningAnimations, animations.isActive else { return }
    animations.removeAll { $0.isHosted(in: self) }
  }
}
