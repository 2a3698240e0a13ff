import Foundation
import QuoinDiagnostics
import QuoinViews

extension PreviewSession {
  /// The longest that a clock can be taken forward at once, in seconds.
  private static let latestTime = 600.0

  /// Brings the window's time up to the world's.
  ///
  /// - Returns: Whether things may stand elsewhere now, and not only look different.
  @discardableResult
  func keepUp() -> Bool {
    let elapsed = clock.elapsed(expecting: wait ?? 0)
    guard elapsed > 0, let stage else { return false }
    var mayHaveMoved = false
    misuses.collecting { mayHaveMoved = stage.advance(by: elapsed) }
    return mayHaveMoved
  }

  /// How long nothing happens in the window, in seconds of its clock.
  private var wait: TimeInterval? {
    stage.flatMap { stage in stage.nextTime.map { $0 - stage.window.clock.time } }
  }

  /// Lets pictures follow the clock for as long as something moves.
  func followClock() {
    tellClock()
    // Where nothing moved, no time has passed.
    if timekeeper == nil { _ = clock.elapsed() }
    awaitNext()
  }

  /// Sleeps until something happens in the window.
  private func awaitNext() {
    timekeeper?.cancel()
    timekeeper = nil
    guard let sleep = clock.sleep(for: wait) else { return }
    timekeeper = Task { [weak self] in
      do { try await Task.sleep(for: .seconds(sleep)) } catch { return }
      await self?.tick()
    }
  }

  /// Lets happen what is due.
  private func tick() {
    if keepUp() {
      layOutAgain()
      tellProblems()
    }
    show()
    tellClock()
    awaitNext()
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
