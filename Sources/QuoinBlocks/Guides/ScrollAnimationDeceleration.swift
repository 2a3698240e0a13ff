import Foundation

/// Moves the offset of a scroll guide on after a finger: slower and slower, and back where it went beyond an edge.
///
/// ```swift
/// let animation = guide.decelerate(start: start, translation: nil, velocity: CGPoint(x: 0, y: -900))
/// while animation?.step() == false { draw() }
/// ```
public class ScrollAnimationDeceleration<Item: LayoutElement> {
  private weak var guide: ScrollLayoutGuide<Item>?
  /// When the offset was let go; a bounce up or down sets the clock of both axes, as in CGLayout.
  private var begin: TimeInterval
  private var x: DeceleratingAxis
  private var y: DeceleratingAxis

  /// Whether the offset passes an edge and comes back; if not it stops there.
  public var bounces: Bool

  /// Begins at the time that the guide's clock tells.
  ///
  /// - Parameters:
  ///   - scrollGuide: The guide, which is not kept alive.
  ///   - velocity: The finger's velocity, in points a second; the offset moves against it.
  ///   - bounces: Whether the offset passes an edge and comes back.
  public init(scrollGuide: ScrollLayoutGuide<Item>, velocity: CGPoint, bounces: Bool) {
    guide = scrollGuide
    begin = scrollGuide.clock()
    self.bounces = bounces
    x = DeceleratingAxis(velocity: velocity.x, offset: scrollGuide.contentOffset.x, at: begin)
    y = DeceleratingAxis(velocity: velocity.y, offset: scrollGuide.contentOffset.y, at: begin)
  }

  /// Moves the offset on to where it is at the time that the guide's clock tells.
  ///
  /// - Returns: Whether it has come to rest, or the guide is gone.
  public func step() -> Bool {
    guard let guide else { return true }
    let now = guide.clock()
    let (offset, size) = (guide.contentOffset, guide.frame.size)
    var moved = CGPoint(
      x: x.moved(offset.x, since: begin, to: now), y: y.moved(offset.y, since: begin, to: now))
    guide.contentOffset = moved
    let confined = guide.confinedOffset
    guard bounces else {
      if guide.contentSize.width > size.width { moved.x = confined.x }
      if guide.contentSize.height > size.height { moved.y = confined.y }
      guide.contentOffset = moved
      return x.isSlow && y.isSlow
    }
    let isXDone = x.bounce(
      &moved.x, to: confined.x, isBeyond: moved.x < 0 || moved.x > guide.contentSize.width - size.width,
      at: now)
    let isYDone = y.bounce(
      &moved.y, to: confined.y, isBeyond: moved.y < 0 || moved.y > guide.contentSize.height - size.height,
      at: now)
    if y.hasBounced { begin = max(begin, y.time) }
    guide.contentOffset = moved
    return isXDone && isYDone
  }
}

/// How an offset moves along one axis.
private struct DeceleratingAxis {
  /// A step of time, in seconds.
  private static let step: TimeInterval = 1.0 / 60
  /// How long the way back takes, in seconds.
  private static let returnDuration: TimeInterval = 0.6

  /// How many steps are computed at a time: what has not been asked for longer rests, whatever the clock says.
  private static let stepLimit = 3_600

  private let startVelocity: CGFloat
  private var velocity: CGFloat
  private(set) var hasBounced: Bool
  /// The time up to which the bounce is computed.
  private(set) var time: TimeInterval
  private var way: (from: CGFloat, since: TimeInterval)?

  init(velocity: CGFloat, offset: CGFloat, at time: TimeInterval) {
    startVelocity = velocity
    self.velocity = velocity
    self.time = time
    hasBounced = velocity == 0
    if velocity == 0 { way = (offset, time) }
  }

  /// Whether nothing is seen of the velocity any more, in points a second.
  var isSlow: Bool { abs(velocity) < 0.001 }

  /// The offset a step on, by what is left of the velocity: 0.96 of it after each step of time.
  mutating func moved(_ offset: CGFloat, since begin: TimeInterval, to now: TimeInterval) -> CGFloat {
    guard !hasBounced else { return offset }
    time = now
    velocity = startVelocity * CGFloat(pow(0.96, (now - begin) / Self.step))
    return offset - velocity * CGFloat(Self.step)
  }

  /// Brings an offset that is beyond an edge back to it.
  ///
  /// - Returns: Whether the offset rests.
  mutating func bounce(
    _ offset: inout CGFloat, to edge: CGFloat, isBeyond: Bool, at now: TimeInterval
  ) -> Bool {
    guard hasBounced || isBeyond else { return isSlow }
    hasBounced = true
    var steps = 0
    while time <= now {
      steps += 1
      if steps > Self.stepLimit {
        offset = edge
        return true
      }
      if let way {
        let part = CGFloat(min(1, (time - way.since) / Self.returnDuration))
        offset = way.from + (edge - way.from) * part * (2 - part)
        if part == 1 || way.from == edge { return true }
      } else {
        let change = (-0.3 * (offset - edge) - 15 * velocity) * CGFloat(Self.step)
        velocity += change
        offset -= velocity * CGFloat(Self.step)
        if abs(change) < 0.5 { way = (offset, time) }
      }
      time += Self.step
    }
    return false
  }
}
