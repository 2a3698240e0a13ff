import Foundation

/// What a change of a property does, asked for before it and run after it.
struct PendingAction {
  let property: AnimatedProperty
  let old: AnimatableValue
  let action: any CAAction
}

extension CALayer {
  /// Goes before each change of a property that can be animated.
  @inline(__always)
  final func willChange(_ property: AnimatedProperty) {
    if ChangeWatcher.mayWatch { noteBeforeChange([property]) }
    if isPlaced || view != nil { askForAction(property) }
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

  /// Changes where a layer is that is no view's.
  ///
  /// - Parameters:
  ///   - property: What changes.
  ///   - other: What changes with it.
  ///   - change: Changes it.
  final func place(
    _ property: AnimatedProperty, _ other: AnimatedProperty? = nil, _ change: (inout ViewGeometry) -> Void
  ) {
    if isPlaced {
      askForAction(property)
      if let other { askForAction(other) }
    }
    var changed = geometry
    change(&changed)
    geometry = changed
  }

  /// Whether the layer stands in another one, or masks one.
  private var isPlaced: Bool { storedSuperlayer != nil || maskedLayer != nil }

  /// What a change of a property does; nothing where the first that says anything says so.
  final func firstAction(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? animation(ofChange: event)
    return action is NSNull ? nil : action
  }

  /// Does, after a change, what was asked for before it.
  final func runPendingActions() {
    let pending = pendingActions
    pendingActions = []
    for entry in pending { run(entry) }
  }

  /// Does what was asked for before a change, if there was one.
  final func run(_ pending: PendingAction) {
    guard let new = value(of: pending.property), !new.isSame(as: pending.old) else { return }
    pending.action.run(forKey: pending.property.rawValue, object: self, arguments: nil)
  }

  /// Takes down that the layer has come where it stands.
  final func noteArrival() { arrival = hostWindow?.clock.time ?? 0 }

  /// Since when the layer has been in its window, by the window's clock.
  final var arrivalInWindow: TimeInterval {
    var (layer, latest) = (self, arrival)
    while layer.view == nil, let outer = layer.ownSuperlayer ?? layer.maskedLayer {
      layer = outer
      latest = max(latest, layer.arrival)
    }
    return latest
  }
}
