extension UIWindow {
  /// What is animated in the window.
  final var animations: WindowAnimations {
    if let known = motion as? WindowAnimations { return known }
    let made = WindowAnimations(clock: clock)
    motion = made
    return made
  }

  /// When anything in the window happens or looks different next, in seconds of its clock, caret and wheels included;
  /// nothing where nothing does, however long one waits.
  package final var nextTime: TimeInterval? {
    let next = clock.nextTime
    guard (motion as? WindowAnimations)?.isMoving == true else { return next }
    let frame = clock.time + clock.frameInterval
    return next.map { min($0, frame) } ?? frame
  }
}
