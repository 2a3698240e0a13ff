/// What moves in a window, as far as its views and their drawing have to know; the animations of a window are one.
class WindowMotion {
  init() {}

  /// Whether anything is drawn otherwise than its model says.
  var isActive: Bool { false }
  /// Ends what moves layers, as when they leave the window.
  func end(where leaves: (CALayer) -> Bool) {}
  /// Marks all that moves as changed.
  func markForDrawing() {}
  /// Gives all layers the values that are drawn at this time; goes with ``endPresenting()``, and may nest.
  func beginPresenting() {}
  /// Gives all layers the values of their models back.
  func endPresenting() {}
}

extension UIView {
  /// What moves in the view's window; nothing while nothing does.
  final var activeMotion: WindowMotion? {
    guard let motion = window?.motion, motion.isActive else { return nil }
    return motion
  }

  /// Does work while everything in the window has the values that are drawn at the clock's time.
  package final func presentingAnimations<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let motion = activeMotion else { return try work() }
    motion.beginPresenting()
    defer { motion.endPresenting() }
    return try work()
  }

  /// Ends what moves the view and all in it, which leave their window.
  final func endMotion() { activeMotion?.end { $0.isHosted(in: self) } }
}
