import Foundation
import Quoin

/// What a touch costs: finding its view among 10,000, and bringing it to that view past recognizers.
var touchCases: BenchmarkGroup {
  BenchmarkGroup("touches", makeTouchCases)
}

private func makeTouchCases() -> [Benchmark] {
  /// A window with 10,000 views in as many levels as the numbers say, each level in rows beneath each other.
  func window(_ levels: [Int]) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 1_000))
    func fill(_ view: UIView, _ levels: ArraySlice<Int>) {
      guard let count = levels.first else { return }
      let height = view.bounds.height / CGFloat(count)
      for index in 0..<count {
        let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * height, width: 400, height: height))
        view.addSubview(row)
        fill(row, levels.dropFirst())
      }
    }
    fill(window, levels[...])
    return window
  }

  let nested = window([10, 10, 10, 9])
  let rows = window([100, 99])
  let flat = window([10_000])
  let frames = flat.subviews.map(\.frame)
  let tapped = window([10, 10, 10, 9])
  tapped.addGestureRecognizer(UITapGestureRecognizer())
  tapped.addGestureRecognizer(UIPanGestureRecognizer())
  // The first view, which is the last that is asked.
  let place = CGPoint(x: 200, y: 0.01)

  func byHand() { keep(frames.lastIndex { $0.contains(place) }) }

  return [
    Benchmark(
      "touches/hit in 10,000 views, 4 levels",
      .init("10,000 rectangles", byHand), .init("hitTest") { keep(nested.hitTest(place, with: nil)) }),
    Benchmark(
      "touches/hit in 10,000 views, 2 levels",
      .init("10,000 rectangles", byHand), .init("hitTest") { keep(rows.hitTest(place, with: nil)) }),
    Benchmark(
      "touches/hit in 10,000 siblings",
      .init("10,000 rectangles", byHand), .init("hitTest") { keep(flat.hitTest(place, with: nil)) }),
    Benchmark(
      "touches/a tap in 10,000 views",
      .init("10,000 rectangles", byHand),
      .init("sendEvent, down and up") {
        let finger = UITouch(at: place)
        tapped.sendEvent(UIEvent(touches: [finger], timestamp: tapped.clock.time + 1))
        finger.update(phase: .ended)
        tapped.sendEvent(UIEvent(touches: [finger]))
      }),
  ]
}
