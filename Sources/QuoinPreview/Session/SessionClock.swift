import Foundation

/// How the time of a window follows that of the world.
struct SessionClock {
  /// Whether the window's time stands still.
  var isHeld = false
  private var last = ContinuousClock.now

  /// The longest stretch that passes at once, in seconds: where nothing moves, nobody counts the time.
  private static let longestStep = 0.25
  /// What the world is given for a frame at least, and for sleeping at most, in seconds.
  private static let sleeps = 1.0 / 60...3_600.0

  /// How long the world may sleep.
  ///
  /// - Parameter wait: Until something happens, in seconds of the window; nothing where nothing does.
  /// - Returns: In seconds; nothing for as long as nobody does anything.
  func sleep(for wait: TimeInterval?) -> TimeInterval? {
    guard !isHeld, let wait else { return nil }
    return min(max(wait, Self.sleeps.lowerBound), Self.sleeps.upperBound)
  }

  /// How much time has passed since the last time this was asked, in seconds.
  ///
  /// - Parameter wait: For how long it was known that nothing would happen, in seconds.
  mutating func elapsed(expecting wait: TimeInterval = 0) -> TimeInterval {
    let now = ContinuousClock.now
    defer { last = now }
    let seconds = (now - last) / .seconds(1)
    return isHeld ? 0 : min(max(seconds, 0), Self.longestStep + max(wait, 0))
  }
}
