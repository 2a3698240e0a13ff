import Foundation

/// An animation from one value to another.
///
/// ```swift
/// let turn = CABasicAnimation(keyPath: "transform.rotation.z")
/// turn.toValue = 2 * Double.pi
/// turn.duration = 1
/// turn.repeatCount = .infinity
/// view.layer.add(turn, forKey: "turn")
/// ```
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; what is drawn without the animation unless set.
  open var fromValue: Any?
  /// The value at the end; what is drawn without the animation unless set.
  open var toValue: Any?
  /// The way from the beginning to the end, where one of them is not set.
  open var byValue: Any?
  /// What was drawn before a change that animates itself; the value at the beginning, where none is set.
  final var start: AnimatableValue? {
    didSet { fromValue = start?.any }
  }

  override func tracks(
    on layer: CALayer, within times: [TrackTime], duration: TimeInterval
  ) -> [AnimationTrack] {
    guard let (path, model) = target(on: layer) else { return [] }
    func value(_ any: Any?) -> AnimatableValue? { any.flatMap { read([$0], like: model).first } }
    let values = TrackValues.basic(from: value(fromValue) ?? start, to: value(toValue), by: value(byValue))
    return [track(path, values, times + [time(duration)])]
  }

  deinit {}
}

/// An animation from one value to another with the motion of a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, in kilograms; above 0.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, in newtons a metre; above 0.
  open var stiffness: CGFloat = 100
  /// The friction, in newton seconds a metre.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in ways a second.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring as it is felt.
  ///
  /// - Parameters:
  ///   - perceptualDuration: How long the motion seems to take, in seconds.
  ///   - bounce: How much it swings, from 0 for not at all to 1 for without end.
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let motion = SpringMotion(perceptualDuration: perceptualDuration, bounce: Double(bounce), velocity: 0)
    stiffness = CGFloat(motion.frequency * motion.frequency)
    damping = CGFloat(2 * motion.dampingRatio * motion.frequency)
  }

  deinit {}

  /// After how many seconds the spring is at rest, within a thousandth of the way.
  open var settlingDuration: TimeInterval { motion.settlingDuration }

  private var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  override var curve: TimingCurve { .spring(motion) }
}
