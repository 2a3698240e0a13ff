import Foundation

/// Work that a clock does at a time, or again and again: a timer that follows the clock of a window.
public final class ScheduledWork: ViewBound {
  /// What repeated work waits at least, in seconds.
  static let shortestInterval: TimeInterval = 0.0001

  /// When the work is done next, in seconds of its clock.
  public internal(set) var fireTime: TimeInterval
  /// How long after each time repeated work is done again, in seconds; nothing for work that is done once.
  public let interval: TimeInterval?
  /// Whether nobody waits for the work's end.
  public let isAmbient: Bool
  /// Whether the work is still to be done.
  public internal(set) var isValid = true
  private var work: (() -> Void)?

  init(fireTime: TimeInterval, interval: TimeInterval?, isAmbient: Bool, work: @escaping () -> Void) {
    self.fireTime = fireTime
    self.interval = interval
    self.isAmbient = isAmbient
    self.work = work
  }

  /// Whether the work is done again and again.
  public var isRepeating: Bool { interval != nil }

  /// Lets the work not be done, or not again.
  public func cancel() {
    isValid = false
    work = nil
  }

  func perform() {
    let work = work
    if !isValid { self.work = nil }
    work?()
  }
}
