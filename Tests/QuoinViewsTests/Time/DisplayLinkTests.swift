import Foundation
import QuoinViews
import Testing

@Suite("Display links")
struct DisplayLinkTests {
  @Test("A link is called at each frame, with its time and the next one's")
  func frames() {
    let window = UIWindow(frame: .zero)
    window.clock.frameInterval = 0.25
    var log: [String] = []
    let link = CADisplayLink { log.append("\($0.timestamp) \($0.targetTimestamp) \($0.duration)") }
    window.clock.advance(by: 1)
    link.add(to: window)
    window.clock.advance(by: 0.6)
    #expect(log == ["1.25 1.5 0.25", "1.5 1.75 0.25"])
    link.isPaused = true
    window.clock.advance(by: 0.3)
    link.isPaused = false
    window.clock.advance(by: 0.2)
    #expect(log.last == "2.0 2.25 0.25" && log.count == 3)
    link.invalidate()
    link.add(to: window)
    window.clock.advance(by: 1)
    #expect(log.count == 3 && window.clock.nextEventTime == nil)
  }

  @Test("A second has 60 frames, and fewer for a link that wants fewer")
  func rates() {
    let clock = WindowClock()
    var (all, half) = (0, 0)
    let link = CADisplayLink { _ in all += 1 }
    let slow = CADisplayLink { _ in half += 1 }
    slow.preferredFramesPerSecond = 30
    link.add(to: clock)
    slow.add(to: clock)
    clock.advance(by: 10)
    #expect(all == 600 && half == 300)
  }

  @Test("Work of a moment is done before its frame, and a link may end itself")
  func order() {
    let clock = WindowClock()
    clock.frameInterval = 0.5
    var log: [String] = []
    let link = CADisplayLink { link in
      log.append("frame")
      link.invalidate()
    }
    link.add(to: clock)
    clock.schedule(after: 0.5) { log.append("work") }
    clock.advance(by: 5)
    #expect(log == ["work", "frame"])
  }
}
