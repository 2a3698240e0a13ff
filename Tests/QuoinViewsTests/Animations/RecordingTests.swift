import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Recordings of windows")
struct RecordingTests {
  @Test("A recording draws each frame at its time, and leaves the clock at the last")
  func frames() throws {
    let window = AnimatedWindow()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.view.frame.origin.x = 100 }
    var options = window.window.outputOptions
    options.animation.framesPerSecond = 4
    let recorded = try window.window.record(for: 1, as: .gif, options: options)
    #expect(window.clock.time == 0.75 && window.drawn.frame.minX == 75)
    let drawn = AnimatedWindow()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { drawn.view.frame.origin.x = 100 }
    var expected = Data()
    try Renderer.document(as: .gif, options: options, write: { expected.append($0) }) {
      (session) throws(Diagnostic) in
      for time in [0, 0.25, 0.5, 0.75] {
        drawn.clock.advance(to: time)
        drawn.window.render(into: try session.beginPage(size: drawn.window.bounds.size))
      }
    }
    #expect(recorded == expected)
  }

  @Test("What is no time, and a format of single pictures, is refused")
  func refusals() {
    let window = AnimatedWindow().window
    func problem(_ duration: TimeInterval, _ format: OutputFormat) -> String? {
      do { _ = try window.record(for: duration, as: format) } catch { return error.message }
      return nil
    }
    #expect(problem(1, .png) == "A PNG holds one picture; moving ones are WebP and GIF")
    #expect(problem(.nan, .gif) == "nan seconds with 30.0 frames a second cannot be recorded")
    #expect(problem(-1, .gif)?.hasPrefix("-1.0 seconds") == true && problem(.infinity, .webP) != nil)
    #expect(problem(0, .gif) == nil, "no time is one frame")
  }
}
