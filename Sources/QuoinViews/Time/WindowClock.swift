import Foundation
import QuoinResources

/// The time of a window: it stands still until it is advanced, so that everything that moves can be seen at any moment.
///
/// Work, frames and the ends of animations happen one by one in the order of their times, and the clock shows the time
/// of each while it happens.
///
/// ```swift
/// window.clock.schedule(after: 0.5) { label.text = "Done" }
/// window.clock.advance(by: 1)
/// ```
public final class WindowClock: ViewBound {
  /// The time since the window was made, in seconds.
  public private(set) var time: TimeInterval = 0
  private var queue = ScheduledQueue()
  private var ambient = ScheduledQueue()
  private var links: [CADisplayLink] = []
  private var isAdvancing = false
  /// Whether time is passing, with what happens in it.
  package var isBeingAdvanced: Bool { isAdvancing }

  // Frames are counted from a start, so that their times do not gather rounding errors.
  private var frameStart: TimeInterval = 0
  private var frameCount = 0

  /// Creates a clock that shows 0.
  public init() {}

  /// How long a frame takes, in seconds; a 60th unless set. Frames are counted anew from where it is set.
  @Observed public var frameInterval: TimeInterval = 1.0 / 60 {
    didSet {
      if !(frameInterval.isFinite && frameInterval >= ScheduledWork.shortestInterval) {
        ViewMisuse.report(.frameInterval(frameInterval))
        _frameInterval.wrappedValue = oldValue
      } else if frameInterval != oldValue {
        (frameStart, frameCount) = (time, 0)
      }
    }
  }

  // MARK: Advancing

  /// Lets time pass, with everything that happens in it.
  ///
  /// - Parameter duration: How long, in seconds; not negative.
  public func advance(by duration: TimeInterval) { advance(to: time + duration) }

  /// Lets time pass until a moment, with everything that happens up to it, that moment included.
  ///
  /// With the budget of the work going on used up, it stops at what happened last.
  ///
  /// - Parameter moment: In seconds since the clock began; not before `time`.
  public func advance(to moment: TimeInterval) {
    guard moment.isFinite, moment >= time else { return ViewMisuse.report(.clock(at: time, to: moment)) }
    if isAdvancing { return ViewMisuse.report(.clockWithinItself(at: time)) }
    isAdvancing = true
    defer { isAdvancing = false }
    let meter = BudgetMeter.current
    while let next = nextEvent, next.time <= moment {
      if meter?.allows(Self.workOfEvent) == false { return }
      time = max(time, next.time)
      switch next.event {
      case .work: run(queue.removeFirst())
      case .ambientWork: run(ambient.removeFirst())
      case .frame: showFrame()
      }
    }
    time = moment
  }

  /// The time of the next thing that happens; nothing where nothing would happen however long one waits, but for
  /// ambient work.
  public var nextEventTime: TimeInterval? {
    let frame = links.isEmpty ? nil : nextFrameTime
    return queue.nextTime.map { min($0, frame ?? $0) } ?? frame
  }

  /// The time of the next thing that happens, ambient work included; nothing where nothing does, however long one waits.
  package var nextTime: TimeInterval? {
    let frame = links.contains { !$0.isPaused } ? nextFrameTime : nil
    return [queue.nextTime, ambient.nextTime, frame].compactMap(\.self).min()
  }

  /// What anything that happens takes at least, in units of work.
  private static let workOfEvent = 32

  private enum Event { case work, ambientWork, frame }

  /// What happens next. Of one moment, work comes first: the frame shows what it did.
  private var nextEvent: (time: TimeInterval, event: Event)? {
    var next = queue.nextTime.map { (time: $0, event: Event.work) }
    if let time = ambient.nextTime, next.map({ time < $0.time }) ?? true { next = (time, .ambientWork) }
    if !links.isEmpty, next.map({ nextFrameTime < $0.time }) ?? true { next = (nextFrameTime, .frame) }
    return next
  }

  // MARK: Work

  /// Lets work be done later.
  ///
  /// - Parameters:
  ///   - delay: After how many seconds; less than 0 counts as 0.
  ///   - repeats: Whether it is done again and again, as long after each time; at least a tenth of a millisecond.
  ///   - isAmbient: Whether the work only shows that time passes, as a wheel that turns: nobody waits for its end, and
  ///     `nextEventTime` does not tell of it.
  ///   - work: What is done, while the clock is being advanced.
  /// - Returns: What cancels the work.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, repeats: Bool = false, isAmbient: Bool = false, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    let delay = delay.isNaN ? 0 : max(delay, 0)
    let interval = repeats ? max(delay, ScheduledWork.shortestInterval) : nil
    let scheduled = ScheduledWork(
      fireTime: time + (interval ?? delay), interval: interval, isAmbient: isAmbient, work: work)
    if isAmbient { ambient.insert(scheduled) } else { queue.insert(scheduled) }
    return scheduled
  }

  private func run(_ work: ScheduledWork?) {
    guard let work, work.isValid else { return }
    if !work.isRepeating {
      work.isValid = false
    } else if work.isAmbient {
      ambient.insertAgain(work)
    } else {
      queue.insertAgain(work)
    }
    work.perform()
  }

  // MARK: Frames

  private var nextFrameTime: TimeInterval { frameStart + Double(frameCount + 1) * frameInterval }

  func add(_ link: CADisplayLink) {
    if links.contains(where: { $0 === link }) { return }
    if links.isEmpty {
      // Frames that nobody waited for have passed.
      frameCount = Int(nearest: ((time - frameStart) / frameInterval + 1e-9).rounded(.down))
    }
    links.append(link)
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  private func showFrame() {
    frameCount += 1
    for link in links { link.show(at: time, until: nextFrameTime) }
  }
}

extension ViewMisuse {
  static func clock(at time: TimeInterval, to moment: TimeInterval) -> ViewMisuse {
    ViewMisuse("A clock at \(time) seconds cannot be set to \(moment): time only goes forward")
  }

  static func clockWithinItself(at time: TimeInterval) -> ViewMisuse {
    ViewMisuse("A clock at \(time) seconds is advanced by work that it is just doing")
  }

  static func frameInterval(_ interval: TimeInterval) -> ViewMisuse {
    ViewMisuse("Frames cannot take \(interval) seconds: a frame takes at least a tenth of a millisecond")
  }
}
