import Foundation
import QuoinControls
import Testing

@Suite("Progress")
struct ProgressTests {
  @Test("A bar is four points high and filled as far as its progress, from where reading begins")
  func bar() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    bar.progress = 0.25
    bar.layoutIfNeeded()
    #expect(
      bar.intrinsicContentSize.height == 4
        && bar.subviews[1].frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(bar.subviews[1].frame.maxX == 200)
    bar.setProgress(7, animated: false)
    #expect(bar.progress == 1 && bar.accessibilityValue == "100%")
    #expect(misuse { bar.progress = .nan }.count == 1 && bar.progress == 1)
    #expect(bar.recursiveDescription.hasPrefix("UIProgressView (0 0 200 4) 1.0"))
  }

  @Test("Progress glides where that is asked for")
  func animation() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    let finger = Finger(on: bar)
    bar.setProgress(1, animated: true)
    finger.window.clock.advance(by: 0.1)
    let width = bar.subviews[1].layer.presentation()?.bounds.width ?? 0
    #expect(width > 5 && width < 95)
  }

  @Test("A bar follows a progress while it is in a window, and nobody waits for that")
  func observed() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    #expect(bar.progress == 0.25)
    let finger = Finger(on: bar)
    progress.completedUnitCount = 2
    finger.window.clock.advance(by: 0.2)
    #expect(bar.progress == 0.5)
    finger.window.clock.advance(by: 1)
    #expect(finger.window.clock.nextEventTime == nil)
    progress.completedUnitCount = 4
    finger.window.clock.advance(by: 0.2)
    #expect(bar.progress == 1)
    bar.observedProgress = nil
    progress.completedUnitCount = 1
    finger.window.clock.advance(by: 1)
    #expect(bar.progress == 1)
  }

  @Test("A wheel is hidden until it turns, and drawn anew eight times a turn")
  func wheel() throws {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.frame.size == CGSize(width: 37, height: 37) && wheel.isHidden)
    #expect(UIActivityIndicatorView().intrinsicContentSize == CGSize(width: 20, height: 20))
    let finger = Finger(on: wheel)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden && wheel.accessibilityLabel == "In progress")
    let first = try finger.window.render(as: .png)
    finger.window.clock.advance(by: 0.13)
    #expect(try finger.window.render(as: .png) != first)
    finger.window.clock.advance(by: 0.875)
    #expect(try finger.window.render(as: .png) == first)
    #expect(finger.window.clock.nextEventTime == nil, "nobody waits for its end")
    wheel.stopAnimating()
    #expect(wheel.isHidden && finger.window.clock.nextEventTime == nil)
  }
}
