import Foundation
import QuoinGraphics

/// How a property animator's progress follows from time.
public protocol UITimingCurveProvider: ViewBound {
  /// The curve of Bézier's; nothing for springs.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nothing for curves.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// The curve for a duration in seconds, and how long it then takes.
  func curve(over duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters {
      if let motion = spring.motion { return (.spring(motion), motion.settlingDuration) }
      let motion = SpringMotion(
        dampingRatio: spring.dampingRatio, velocity: spring.speed, restingAfter: duration)
      return (.spring(motion), duration)
    }
    return (.cubic(cubicTimingParameters?.curve ?? .easeInOut), duration)
  }
}

/// The usual curves of animations.
public nonisolated enum UIViewAnimationCurve: Int, Sendable {
  case easeInOut, easeIn, easeOut, linear
}

/// A curve of Bézier's.
public final class UICubicTimingParameters: UITimingCurveProvider, ViewBound {
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates a curve that is slow at first and at last.
  public convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates one of the usual curves.
  public convenience init(animationCurve: UIViewAnimationCurve) {
    switch animationCurve {
    case .easeInOut: self.init(.easeInOut)
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .linear: self.init(.linear)
    }
  }

  /// Creates a curve from its control points; the times are from 0 to 1.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  private convenience init(_ curve: CubicCurve) {
    self.init(
      controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }

  var curve: CubicCurve {
    CubicCurve(
      Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
  }
}

/// A spring.
public final class UISpringTimingParameters: UITimingCurveProvider, ViewBound {
  /// The speed at the beginning, in ways a second; that along x counts.
  public let initialVelocity: CGVector
  let dampingRatio: Double
  /// The spring, where it decides by itself how long it takes.
  let motion: SpringMotion?

  var speed: Double { Double(initialVelocity.dx) }

  /// Creates a spring that takes as long as the animator says.
  ///
  /// - Parameters:
  ///   - dampingRatio: How much it swings: less than 1, where it comes to rest without.
  ///   - initialVelocity: The speed at the beginning, in ways a second.
  public init(dampingRatio: CGFloat = 1, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)) {
    self.dampingRatio = Double(dampingRatio)
    self.initialVelocity = initialVelocity
    motion = nil
  }

  /// Creates a spring from its parts, which decide how long it takes.
  ///
  /// - Parameters:
  ///   - mass: In kilograms; above 0.
  ///   - stiffness: In newtons a metre; above 0.
  ///   - damping: In newton seconds a metre.
  ///   - initialVelocity: The speed at the beginning, in ways a second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    let motion = SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity.dx))
    self.motion = motion
    dampingRatio = motion.dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring as it is felt; see `UIView.animate(springDuration:bounce:)`.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    let motion = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialVelocity.dx))
    self.motion = motion
    dampingRatio = motion.dampingRatio
    self.initialVelocity = initialVelocity
  }

  public var springTimingParameters: UISpringTimingParameters? { self }
}
