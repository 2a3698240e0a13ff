extension CADisplayLink {
  /// Follows the frames of a window.
  public func add(to window: UIWindow) { add(to: window.clock) }
}
