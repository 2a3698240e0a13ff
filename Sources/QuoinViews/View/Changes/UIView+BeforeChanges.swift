extension UIView {
  /// Goes before each change of where the view is.
  @inline(__always)
  final func willChangeGeometry() {
    if ChangeWatcher.mayWatch { note(AnimatedProperty.geometry) }
  }

  /// Goes before each change of another property that can be animated.
  @inline(__always)
  final func willChange(_ property: AnimatedProperty) {
    if ChangeWatcher.mayWatch { note([property]) }
  }

  @inline(never)
  private func note(_ properties: [AnimatedProperty]) {
    ChangeWatcher.watchingThread?.willChange(properties, of: layer)
  }
}
