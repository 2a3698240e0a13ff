/// The animations of a layer.
final class RunningAnimations: LayerMotion {
  /// In the order in which they were added.
  var all: [RunningAnimation] = []
  /// What the layer's model is while it is drawn with other values.
  var model: PresentedModel?

  override var blocksTouches: Bool { all.contains { $0.blocksTouches && !$0.isStopped } }
}

extension CALayer {
  /// What is animated of the layer, once anything was.
  final var animations: RunningAnimations? { motion as? RunningAnimations }

  /// The animations of the layer.
  final var running: [RunningAnimation] {
    get { animations?.all ?? [] }
    _modify { yield &ensureAnimations().all }
  }

  private func ensureAnimations() -> RunningAnimations {
    if let animations { return animations }
    let made = RunningAnimations()
    motion = made
    return made
  }
}
