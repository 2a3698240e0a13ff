import Foundation
import QuoinGraphics

/// How an animation comes from one of its values to the next.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// By jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight and at one speed: `keyTimes` count nothing.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve through the values with times by their distances.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what follows a path turns with it.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order.
  open var values: [Any]?
  /// A path that a point follows, instead of values.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; evenly spread unless set. Of a path, the ends of its lines and curves.
  open var keyTimes: [NSNumber]?
  /// The curve from each value to the next; straight unless set.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How one comes from each value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what follows a path turns with it.
  open var rotationMode: CAAnimationRotationMode?

  override func tracks(
    on layer: CALayer, within times: [TrackTime], duration: TimeInterval
  ) -> [AnimationTrack] {
    guard let (target, model) = target(on: layer) else { return [] }
    let times = times + [time(duration)]
    if let path, case .pair = model { return follow(path, target, times) }
    let mode: KeyframeValues.Mode
    switch calculationMode {
    case .discrete: mode = .discrete
    case .cubic, .cubicPaced: mode = .cubic
    default: mode = .linear
    }
    let frames = KeyframeValues(
      read(values ?? [], like: model), times: keyTimes?.map(\.doubleValue),
      curves: (timingFunctions ?? []).map(\.curve), mode: mode, isPaced: isPaced)
    return frames.values.isEmpty ? [] : [track(target, .keyframes(frames), times)]
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private func follow(_ path: CGPath, _ target: AnimatedKeyPath, _ times: [TrackTime]) -> [AnimationTrack] {
    let trail = PathTrail(path.steps, times: isPaced ? nil : keyTimes?.map(\.doubleValue))
    if trail.points.isEmpty { return [] }
    let frames = KeyframeValues(
      trail.points.map { .pair($0.x, $0.y) }, times: isPaced ? nil : trail.times, isPaced: isPaced)
    var tracks = [track(target, .keyframes(frames), times)]
    if let rotationMode, let turn = AnimatedKeyPath("transform.rotation.z") {
      let offset: CGFloat = rotationMode == .rotateAutoReverse ? .pi : 0
      let angles = KeyframeValues(trail.angles.map { .number($0 + offset) }, times: frames.times)
      tracks.append(track(turn, .keyframes(angles), times))
    }
    return tracks
  }

  deinit {}
}

/// Points along a path, close enough to go straight from each to the next.
struct PathTrail {
  private static let pointsOfCurve = 32
  private(set) var points: [CGPoint] = []
  /// When each point is reached: each line and curve takes an equal part, unless times are given.
  private(set) var times: [Double] = []

  init(_ path: UIBezierPath, times keyTimes: [Double]?) {
    var ends: [Int] = []
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        points.append(point)
        (last, start) = (point, point)
      case .line(let point):
        points.append(point)
        last = point
      case .close:
        points.append(start)
        last = start
      case .curve(let end, let first, let second):
        for step in 1...Self.pointsOfCurve {
          let t = CGFloat(step) / CGFloat(Self.pointsOfCurve)
          let s = 1 - t
          func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          points.append(
            CGPoint(x: mix(last.x, first.x, second.x, end.x), y: mix(last.y, first.y, second.y, end.y)))
        }
        last = end
      }
      ends.append(points.count - 1)
    }
    guard let whole = ends.last, ends.count > 1 else {
      times = points.map { _ in 0 }
      return
    }
    let given = keyTimes.flatMap { $0.count >= ends.count ? $0 : nil }
    func time(_ index: Int) -> Double { given?[index] ?? Double(index) / Double(ends.count - 1) }
    times = Array(repeating: time(0), count: ends[0] + 1)
    for index in 1..<ends.count {
      let count = ends[index] - ends[index - 1]
      for step in stride(from: 1, through: count, by: 1) {
        times.append(time(index - 1) + (time(index) - time(index - 1)) * Double(step) / Double(count))
      }
    }
    assert(times.count == whole + 1)
  }

  /// The direction of the path at each point, in radians, without jumps.
  var angles: [CGFloat] {
    var result: [CGFloat] = []
    for index in points.indices {
      let from = points[max(index - 1, 0)]
      let to = points[min(index + 1, points.count - 1)]
      var angle = atan2(to.y - from.y, to.x - from.x)
      if let last = result.last { angle += ((last - angle) / (2 * .pi)).rounded() * 2 * .pi }
      result.append(angle)
    }
    return result
  }
}
