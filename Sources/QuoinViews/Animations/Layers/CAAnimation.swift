import Foundation

/// Told of the beginning and the end of an animation.
public protocol CAAnimationDelegate: AnyObject, ViewBound {
  /// Told when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Told when an animation is gone, and whether it came to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What changes how a layer is drawn over time, and leaves its model as it is.
///
/// Its times are in seconds of the layer's time; what it says counts when it is added, later changes do not.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, ViewBound {
  final var timing = MediaTiming()
  /// The curve of a run; straight unless set.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the beginning and the end; kept alive by the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is taken away at its end; false to keep what its `fillMode` shows.
  open var isRemovedOnCompletion = true

  /// Creates an animation.
  public override init() {}

  deinit {}

  /// What code says of the animation by keys of its own.
  private final var values: [String: Any] = [:]
  /// Keeps a value by a key, as delegates have it that tell animations apart.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was set by a key.
  open func value(forKey key: String) -> Any? { values[key] }

  open var beginTime: TimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: TimeInterval {
    get { timing.duration }
    set { timing.duration = max(newValue, 0) }
  }
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  open var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = max(Double(newValue), 0) }
  }
  open var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = max(newValue, 0) }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to the layer whose property has changed, under the property's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The curve of time.
  var curve: TimingCurve { timingFunction.map { .cubic($0.curve) } ?? .linear }

  /// Begins what is no change of properties.
  ///
  /// - Returns: Whether it has begun; false for an animation of properties.
  func begin(on layer: CALayer, duration: TimeInterval) -> Bool { false }

  /// What the animation does to a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - times: The times of the groups around it.
  ///   - duration: How long a run takes where the animation does not say.
  func tracks(on layer: CALayer, within times: [TrackTime], duration: TimeInterval) -> [AnimationTrack] { [] }

  /// The animation's own time, a run of which takes a duration where it does not say.
  final func time(_ duration: TimeInterval) -> TrackTime {
    var timing = timing
    if timing.duration == 0 { timing.duration = duration }
    return TrackTime(timing: timing, curve: curve)
  }
}

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property: `position`, `transform.rotation.z`, `backgroundColor` and the like.
  open var keyPath: String?
  /// Whether values are added to what is drawn without the animation.
  open var isAdditive = false
  /// Whether each run goes on from where the one before ended.
  open var isCumulative = false

  public override init() { super.init() }

  /// Creates an animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  deinit {}

  /// What the values are of the kind of; nothing where the layer has no such property, which is reported.
  final func target(on layer: CALayer) -> (path: AnimatedKeyPath, model: AnimatableValue)? {
    guard let keyPath, let path = AnimatedKeyPath(keyPath), let model = layer.value(of: path.property) else {
      ViewMisuse.report(.keyPath(keyPath ?? "", of: layer))
      return nil
    }
    return (path, path.part?.read(model) ?? model)
  }

  /// Reads values; those of another type are reported and left out.
  final func read(_ values: [Any], like model: AnimatableValue) -> [AnimatableValue] {
    values.compactMap { any in
      let value = AnimatableValue(any, like: model)
      if value == nil { ViewMisuse.report(.animationValue(any, keyPath ?? "")) }
      return value
    }
  }

  final func track(
    _ path: AnimatedKeyPath, _ values: TrackValues, _ times: [TrackTime]
  ) -> AnimationTrack {
    AnimationTrack(
      property: path.property, part: path.part, isAdditive: isAdditive, isCumulative: isCumulative,
      values: values, times: times)
  }
}

/// Several animations with one time around theirs.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times are within a run of the group's, which ends them.
  open var animations: [CAAnimation]?

  override func tracks(
    on layer: CALayer, within times: [TrackTime], duration: TimeInterval
  ) -> [AnimationTrack] {
    let own = time(duration)
    return (animations ?? []).flatMap {
      $0.tracks(on: layer, within: times + [own], duration: own.timing.duration)
    }
  }

  deinit {}
}

extension ViewMisuse {
  static func keyPath(_ path: String, of layer: CALayer) -> ViewMisuse {
    ViewMisuse("“\(path)” is no property of a \(type(of: layer)) that can be animated")
  }

  static func animationValue(_ value: Any, _ path: String) -> ViewMisuse {
    ViewMisuse("\(value) is no value of “\(path)”")
  }
}
