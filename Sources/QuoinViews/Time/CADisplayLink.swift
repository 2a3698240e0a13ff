import Foundation

/// Calls a function at each frame of a window, while its clock is advanced.
///
/// ```swift
/// let link = CADisplayLink { link in spinner.angle += link.duration }
/// link.add(to: window)
/// ```
public final class CADisplayLink: ViewBound {
  private var handler: ((CADisplayLink) -> Void)?
  private weak var clock: WindowClock?
  private var skipped = 0
  /// The time of the frame that is shown, in seconds of the clock.
  public private(set) var timestamp: TimeInterval = 0
  /// The time of the frame after it.
  public private(set) var targetTimestamp: TimeInterval = 0
  /// Whether frames pass without a call.
  public var isPaused = false
  /// How many frames of a second are told of; 0 for all.
  public var preferredFramesPerSecond = 0

  /// Creates a link that waits to be added to a window or a clock.
  ///
  /// - Parameter handler: Called at each frame.
  public init(_ handler: @escaping (CADisplayLink) -> Void) { self.handler = handler }

  /// Finds the clock of whoever is called, where it is known by then.
  final var findClock: () -> WindowClock? = { nil }

  /// How many frames a second are wanted, at least, at most and best; the best is what counts.
  @Observed public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(nearest: Double(preferredFrameRateRange.preferred ?? 0)) }
  }

  /// How long a frame takes, in seconds.
  public var duration: TimeInterval { clock?.frameInterval ?? 0 }

  /// Follows the frames of a clock, which keeps the link until it is told no more.
  public func add(to clock: WindowClock) {
    guard handler != nil else { return }
    self.clock?.remove(self)
    self.clock = clock
    timestamp = clock.time
    clock.add(self)
  }

  /// Follows no clock any more, until it is added to one again.
  func leaveClock() {
    clock?.remove(self)
    clock = nil
  }

  /// Ends the calls and lets the function go.
  public func invalidate() {
    leaveClock()
    handler = nil
  }

  /// Whether the link has ended.
  var isInvalid: Bool { handler == nil }

  func show(at time: TimeInterval, until next: TimeInterval) {
    if isPaused { return }
    if preferredFramesPerSecond > 0 {
      // As on a screen, only whole frames are left out.
      let step = max(Int(nearest: (1 / (Double(preferredFramesPerSecond) * (next - time))).rounded()), 1)
      skipped += 1
      if skipped < step { return }
      skipped = 0
      targetTimestamp = time + Double(step) * (next - time)
    } else {
      targetTimestamp = next
    }
    timestamp = time
    handler?(self)
  }
}
