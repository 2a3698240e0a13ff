import Foundation
import QuoinViews

/// The tree in the time of its window.
extension PreviewStage {
  /// When anything happens or looks different next, in seconds of the window's clock; nothing where nothing ever does.
  var nextTime: TimeInterval? { window.nextTime }

  /// Whether something is animated, or waits for a time.
  var isMoving: Bool { nextTime != nil }

  /// Lets time pass.
  ///
  /// - Parameter duration: In seconds.
  /// - Returns: Whether things may stand elsewhere now; else they only look different, as a caret or an animation does.
  func advance(by duration: TimeInterval) -> Bool {
    let due = window.clock.nextEventTime
    window.clock.advance(by: duration)
    return due.map { $0 <= window.clock.time } == true || window.isLayoutPending
  }
}
