import Foundation
import QuoinTestSupport
import QuoinViews
import Testing

@Suite("The clock of a window")
struct WindowClockTests {
  @Test("Work is done in the order of its times, each at its own time, and of one time as it was scheduled")
  func order() {
    let clock = WindowClock()
    var log: [String] = []
    for (name, delay) in [("c", 2.0), ("a", 1.0), ("d", 2.0), ("b", 1.5), ("late", 3.5)] {
      clock.schedule(after: delay) { log.append("\(name) \(clock.time)") }
    }
    clock.advance(by: 3)
    #expect(log == ["a 1.0", "b 1.5", "c 2.0", "d 2.0"] && clock.time == 3)
    #expect(clock.nextEventTime == 3.5)
    clock.advance(to: 3.5)
    #expect(log.last == "late 3.5" && clock.nextEventTime == nil)
  }

  @Test("A window knows when anything happens next, of whatever kind, and nothing where nothing ever does")
  func nextTime() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    #expect(window.nextTime == nil)
    let wheel = window.clock.schedule(after: 0.5, repeats: true, isAmbient: true) {}
    window.clock.schedule(after: 0.75) {}
    #expect(window.nextTime == 0.5)
    window.clock.advance(to: 0.5)
    #expect(window.nextTime == 0.75)
    wheel.cancel()
    window.clock.advance(to: 1)
    #expect(window.nextTime == nil)
    let link = CADisplayLink { _ in }
    link.add(to: window)
    let next = window.nextTime ?? 0
    #expect(next > 1 && next <= 1 + 1.001 / 60)
    link.isPaused = true
    #expect(window.nextTime == nil)
  }

  @Test("An animated window looks different at each frame, one whose animations rest or stand still does not")
  func nextFrame() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    let frame = window.clock.frameInterval
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
    window.clock.advance(to: 10)
    #expect(window.nextTime == 10 + frame)
    view.layer.speed = 0
    #expect(window.nextTime == nil)
    view.layer.speed = 1
    view.layer.removeAllAnimations()
    #expect(window.nextTime == nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.startAnimation()
    #expect(window.nextTime == 10 + frame)
    animator.pauseAnimation()
    #expect(window.nextTime == nil)
    animator.stopAnimation(true)
  }

  @Test("Work that work schedules is done within the same advance")
  func nested() {
    let clock = WindowClock()
    var times: [TimeInterval] = []
    clock.schedule(after: 1) {
      clock.schedule(after: 0) { times.append(clock.time) }
      clock.schedule(after: 0.5) { times.append(clock.time) }
    }
    clock.advance(by: 2)
    #expect(times == [1, 1.5])
  }

  @Test("Repeated work goes on until it is cancelled, even by itself; times that make no sense count as 0")
  func repeats() {
    let clock = WindowClock()
    var count = 0
    let timer = clock.schedule(after: 0.25, repeats: true) { count += 1 }
    #expect(timer.isRepeating && timer.interval == 0.25)
    clock.advance(by: 1)
    #expect(count == 4 && timer.isValid && timer.fireTime == 1.25)
    timer.cancel()
    clock.advance(by: 1)
    #expect(count == 4 && !timer.isValid)
    var own: ScheduledWork?
    own = clock.schedule(after: 0, repeats: true) {
      count += 1
      if count == 10 { own?.cancel() }
    }
    clock.advance(by: 1)
    #expect(count == 10)
    var once = 0
    for delay in [-1, Double.nan] { clock.schedule(after: delay) { once += 1 } }
    clock.advance(by: 0)
    #expect(once == 2)
  }

  @Test("A clock that would run backwards, or within itself, stays where it is and says so")
  func backwards() {
    let clock = WindowClock()
    clock.advance(by: 2)
    #expect(
      misuse { clock.advance(to: 1.5) } == [
        "A clock at 2.0 seconds cannot be set to 1.5: time only goes forward"
      ])
    #expect(
      misuse { clock.advance(by: .nan) }.count == 1 && misuse { clock.advance(by: .infinity) }.count == 1)
    #expect(clock.time == 2)
    clock.schedule(after: 1) { clock.advance(by: 1) }
    #expect(
      misuse { clock.advance(by: 2) } == [
        "A clock at 3.0 seconds is advanced by work that it is just doing"
      ])
    #expect(clock.time == 4)
    #expect(misuse { clock.frameInterval = 0 }.count == 1 && clock.frameInterval == 1.0 / 60)
  }

  @Test(
    "Each window has its own clock, and the same work at the same times gives the same order, whatever the steps"
  )
  func steps() {
    let (one, other) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    #expect(one.clock !== other.clock)
    func run(steps: [TimeInterval]) -> [String] {
      let clock = WindowClock()
      var log: [String] = []
      var numbers = SeededGenerator(seed: 7)
      for index in 0..<40 {
        clock.schedule(after: Double(numbers.number(0...20)) / 10) { log.append("\(index) \(clock.time)") }
      }
      let link = CADisplayLink { log.append("frame \($0.timestamp)") }
      link.add(to: clock)
      for step in steps { clock.advance(by: step) }
      return log
    }
    let whole = run(steps: [2.5])
    #expect(whole == run(steps: [0.5, 0.25, 0.75, 1]) && whole.count == 190)
  }

  @Test("Times and frames beyond what can be counted do no harm")
  func huge() {
    let clock = WindowClock()
    clock.frameInterval = 0.0001
    clock.advance(to: 2e30)
    let link = CADisplayLink { _ in }
    link.preferredFramesPerSecond = 1
    link.add(to: clock)
    clock.frameInterval = 1e299
    clock.advance(to: 3e299)
    link.invalidate()
    #expect(clock.time == 3e299)
  }
}
