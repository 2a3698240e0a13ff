import Foundation

/// Timers that call a method, as Foundation has them only where there is an Objective-C runtime.
nonisolated extension Timer {
  /// Creates a timer that calls a method of an object once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: After how many seconds.
  ///   - target: Whose method; the timer keeps it as long as it lives itself, also once it is invalid.
  ///   - selector: The method; it takes nothing or the timer.
  ///   - userInfo: Without effect: whoever is called knows the timer.
  ///   - repeats: Whether it is called again and again.
  public convenience init(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = TimerCall(target, selector)
    // Foundation's own initializer without a date lets the timer fire at once here.
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      call.tell($0)
    }
  }

  /// Creates a timer that calls a method of an object, and adds it to the run loop of this thread.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let call = TimerCall(target, selector)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call.tell($0) }
  }
}

/// An object with a method that a timer calls.
private nonisolated final class TimerCall: @unchecked Sendable {
  // A timer belongs to the run loop of one thread, on which alone this is called.
  private let target: AnyObject
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }

  func tell(_ timer: Timer) {
    whereViewsAre(timer) { selector.tell(target, from: $0) }
  }
}
