import Foundation

/// Lets the time of a window pass while the run loop of its thread runs, as tests let it that wait in real time:
///
/// ```swift
/// window.makeKeyAndVisible()
/// RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))  // what moves has moved for 0.3 seconds
/// ```
final class RunLoopPulse: @unchecked Sendable {
  // The timer calls it on the thread of the window alone.
  private weak var window: UIWindow?
  private var last = Date()
  private var timer: Timer?

  init(_ window: UIWindow) {
    self.window = window
    let timer = Timer(timeInterval: 1.0 / 60, repeats: true) { [weak self] in
      if let self { whereViewsAre($0) { self.beat($0) } } else { $0.invalidate() }
    }
    self.timer = timer
    RunLoop.current.add(timer, forMode: .default)
  }

  deinit { whereViewsAre { timer?.invalidate() } }

  private func beat(_ timer: Timer) {
    guard let window else { return timer.invalidate() }
    let now = Date()
    // Nobody ran the loop between two that are far apart: that time was not this window's.
    let passed = min(max(now.timeIntervalSince(last), 0), 0.1)
    last = now
    if !window.clock.isBeingAdvanced { window.clock.advance(by: passed) }
    window.layoutIfNeeded()
  }
}
