import Foundation

/// The animations in a window: which layers have any, when they end, and what is drawn meanwhile.
final class WindowAnimations: WindowMotion {
  let clock: WindowClock
  /// The layers with animations, in the order in which the first of them was added.
  private(set) var layers: [CALayer] = []
  private var presented = 0

  init(clock: WindowClock) { self.clock = clock }

  /// Whether anything is drawn otherwise than its model says.
  override var isActive: Bool { !layers.isEmpty }

  /// Whether anything looks different as time passes: what rests, stands still or is over does not.
  var isMoving: Bool {
    layers.contains { layer in
      layer.running.contains { running in
        if let progress = running.progress { return progress.run != nil }
        if running.isStopped { return false }
        return layer.localTime(clock.time + clock.frameInterval) != layer.localTime(clock.time)
      }
    }
  }

  // MARK: Adding

  func add(_ running: RunningAnimation, to layer: CALayer) {
    if let key = running.key { remove(where: { $0.key == key }, from: layer) }
    if layer.running.isEmpty { layers.append(layer) }
    layer.running.append(running)
    scheduleEnd(of: running, on: layer)
    layer.lookDidChange()
  }

  /// Takes animations away before their end.
  ///
  /// - Parameter finished: Whether they count as having come to their end.
  func remove(where isMeant: (RunningAnimation) -> Bool, from layer: CALayer, finished: Bool = false) {
    let gone = layer.running.filter(isMeant)
    if gone.isEmpty { return }
    layer.running.removeAll(where: isMeant)
    if layer.running.isEmpty { layers.removeAll { $0 === layer } }
    layer.lookDidChange()
    for running in gone { running.stop(finished: finished) }
  }

  /// Gives what blocks have animated in a view the values that are drawn, and ends the animations, which have not come to
  /// their ends.
  func takeBack(in view: UIView) {
    let moving = layers.filter { $0.isHosted(in: view) }
    for layer in moving {
      let properties = layer.running.filter { $0.animation == nil }.flatMap { $0.tracks.map(\.property) }
      let values = layer.animatedValues(at: clock.time).filter { properties.contains($0.property) }
      _ = AnimationScope(.still).run { for entry in values { layer.store(entry.value, as: entry.property) } }
    }
    for layer in moving { remove(where: { _ in true }, from: layer) }
  }

  override func end(where leaves: (CALayer) -> Bool) {
    for layer in layers where leaves(layer) { remove(where: { _ in true }, from: layer) }
  }

  // MARK: Ending

  private func scheduleEnd(of running: RunningAnimation, on layer: CALayer) {
    running.ending?.cancel()
    if running.progress != nil { return }
    let end = layer.windowTime(running.end)
    if !end.isFinite { return }
    running.ending = clock.schedule(after: end - clock.time) { [weak self, weak layer, weak running] in
      guard let self, let layer, let running else { return }
      self.end(running, of: layer)
    }
  }

  private func end(_ running: RunningAnimation, of layer: CALayer) {
    if running.isRemovedOnCompletion {
      layer.running.removeAll { $0 === running }
      if layer.running.isEmpty { layers.removeAll { $0 === layer } }
    }
    layer.lookDidChange()
    running.stop(finished: true)
  }

  /// Finds the ends anew where a layer's time has come to run otherwise.
  func timesDidChange() {
    for layer in layers {
      for running in layer.running where !running.isStopped { scheduleEnd(of: running, on: layer) }
      layer.lookDidChange()
    }
  }

  // MARK: Drawing

  override func markForDrawing() {
    // Past the layers' own gate, which is shut while they are drawn with other values.
    for layer in layers { layer.hostView?.didChange(.look) }
  }

  override func beginPresenting() {
    // What draws may draw others.
    if presented == 0 { for layer in layers { layer.present(at: clock.time) } }
    presented += 1
  }

  override func endPresenting() {
    presented -= 1
    if presented == 0 { for layer in layers { layer.restoreModel() } }
  }
}
