import Foundation

/// Layers run in the time of the layer above, and that of a window's in the window's clock.
extension CALayer: CAMediaTiming {
  /// When the layer's time begins, in seconds of the time above.
  public final var beginTime: TimeInterval {
    get { ownTime?.beginTime ?? 0 }
    set { changeTime { $0.beginTime = newValue } }
  }

  /// How long a run of the layer's time takes; kept for code that sets it.
  public final var duration: TimeInterval {
    get { ownTime?.duration ?? .infinity }
    set { changeTime { $0.duration = newValue } }
  }

  /// How many seconds pass in the layer in one of the time above; 0 lets its animations stand still.
  public final var speed: Float {
    get { Float(ownTime?.speed ?? 1) }
    set { changeTime { $0.speed = Double(newValue) } }
  }

  /// What the layer's time is when it begins, in seconds.
  public final var timeOffset: TimeInterval {
    get { ownTime?.timeOffset ?? 0 }
    set { changeTime { $0.timeOffset = newValue } }
  }

  /// Kept for code that sets it.
  public final var repeatCount: Float {
    get { Float(ownTime?.repeatCount ?? 0) }
    set { changeTime { $0.repeatCount = Double(newValue) } }
  }

  /// Kept for code that sets it.
  public final var repeatDuration: TimeInterval {
    get { ownTime?.repeatDuration ?? 0 }
    set { changeTime { $0.repeatDuration = newValue } }
  }

  /// Kept for code that sets it.
  public final var autoreverses: Bool {
    get { ownTime?.autoreverses ?? false }
    set { changeTime { $0.autoreverses = newValue } }
  }

  /// Kept for code that sets it.
  public final var fillMode: CAMediaTimingFillMode {
    get { ownTime?.fillMode ?? .removed }
    set { changeTime { $0.fillMode = newValue } }
  }

  private func changeTime(_ change: (inout MediaTiming) -> Void) {
    var time = ownTime ?? MediaTiming()
    change(&time)
    ownTime = time
    if let animations = hostWindow?.animations, animations.isActive { animations.timesDidChange() }
  }

  // MARK: Converting

  /// A time of another layer in this one's; of the window's clock where there is none.
  public final func convertTime(_ time: TimeInterval, from layer: CALayer?) -> TimeInterval {
    localTime(layer?.windowTime(time) ?? time)
  }

  /// A time of this layer in another one's; in the window's clock where there is none.
  public final func convertTime(_ time: TimeInterval, to layer: CALayer?) -> TimeInterval {
    let outer = windowTime(time)
    return layer?.localTime(outer) ?? outer
  }

  /// The layer's time at a time of the window's clock.
  final func localTime(_ windowTime: TimeInterval) -> TimeInterval {
    let outer = layerAround?.localTime(windowTime) ?? windowTime
    return ownTime?.local(outer) ?? outer
  }

  /// When the window's clock shows what the layer's time is the given one; infinite where that never comes.
  final func windowTime(_ time: TimeInterval) -> TimeInterval {
    let outer = ownTime?.outer(time) ?? time
    return layerAround?.windowTime(outer) ?? outer
  }
}
