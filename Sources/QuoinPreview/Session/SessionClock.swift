import Foundation

/// How the time of a window follows that of the world.
struct SessionClock {
  /// Whether the window's time stands still.
  var isHeld = false
  private var last = ContinuousClock.now

  /// The longest stretch that passes at once, in seconds: where nothing moves, nobody counts the time.
  private static let longestStep = 0.25

  /// How much time has passed since the last time this was asked, in seconds.
  mutating func elapsed() -> TimeInterval {
    let now = ContinuousClock.now
    defer { last = now }
    let seconds = (now - last) / .seconds(1)
    return isHeld ? 0 : min(max(seconds, 0), Self.longestStep)
  }
}
