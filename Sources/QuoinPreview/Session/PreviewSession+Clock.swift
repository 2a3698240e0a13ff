import Foundation
import QuoinDiagnostics
import QuoinViews

extension PreviewSession {
  /// The longest that a clock can be taken forward at once, in seconds.
  private static let latestTime = 600.0

  /// Brings the window's time up to the world's.
  func keepUp() {
    let elapsed = clock.elapsed()
    guard elapsed > 0, let stage else { return }
    misuses.collecting { stage.window.clock.advance(by: elapsed) }
  }

  /// Lets pictures follow the clock for as long as something moves.
  func followClock() {
    tellClock()
    guard timekeeper == nil, !clock.isHeld, stage?.isMoving == true else { return }
    _ = clock.elapsed()
    timekeeper = Task { [weak self] in
      repeat {
        try? await Task.sleep(for: .microseconds(16_667))
      } while await self?.tick() == true && !Task.isCancelled
    }
  }

  /// Lets a frame pass.
  ///
  /// - Returns: Whether there will be another.
  private func tick() -> Bool {
    keepUp()
    layOutAgain()
    tellProblems()
    show()
    tellClock()
    if !clock.isHeld, stage?.isMoving == true { return true }
    timekeeper = nil
    return false
  }

  /// Stops the clock or lets it go on.
  func hold(_ isHeld: Bool) {
    keepUp()
    clock.isHeld = isHeld
    followClock()
  }

  /// Holds the clock at a moment. Time goes forward only, so for an earlier one the template appears anew.
  func go(to time: TimeInterval) {
    guard let stage, time.isFinite else { return }
    let time = min(max(time, 0), Self.latestTime)
    clock.isHeld = true
    if time < stage.window.clock.time { stage.restartClock() }
    misuses.collecting { stage.window.clock.advance(to: time) }
    layOutAgain()
    show()
    tellClock()
  }

  private func tellClock() {
    guard let stage else { return }
    let time = (stage.window.clock.time * 100).rounded() / 100
    let told = PreviewMessage.Clock(time: time, isHeld: clock.isHeld, isMoving: stage.isMoving)
    if told == lastClock { return }
    lastClock = told
    send(.clock(told))
  }
}
