extension CALayer {
  /// Goes before each change of a property that can be animated.
  @inline(__always)
  final func willChange(_ property: AnimatedProperty) {
    if ChangeWatcher.mayWatch { noteBeforeChange([property]) }
  }

  /// Goes before each change of where the layer is.
  @inline(__always)
  final func willChangeGeometry() {
    if ChangeWatcher.mayWatch { noteBeforeChange(AnimatedProperty.geometry) }
  }

  @inline(never)
  private func noteBeforeChange(_ properties: [AnimatedProperty]) {
    ChangeWatcher.watchingThread?.willChange(properties, of: self)
  }
}
