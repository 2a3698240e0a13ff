import Foundation
import Quoin

/// What a view costs beside a plain object: frames, and layout passes in which little or nothing changed.
var viewBenchmarks: BenchmarkGroup {
  BenchmarkGroup("views", makeViewBenchmarks)
}

private func makeViewBenchmarks() -> [Benchmark] {
  /// The least that a view could be.
  final class PlainBox {
    var frame = CGRect.zero
  }

  let boxes = (0..<10_000).map { _ in PlainBox() }
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 1000))
  var leaves: [UIView] = []
  for _ in 0..<1_000 {
    let cell = UIView()
    for _ in 0..<100 {
      let leaf = UIView()
      cell.addSubview(leaf)
      leaves.append(leaf)
    }
    root.addSubview(cell)
  }
  root.layoutIfNeeded()
  let moved = Array(leaves.prefix(10_000))
  let changed = leaves[leaves.count / 2]
  var step: CGFloat = 0

  return [
    Benchmark(
      "views/10,000 frames",
      .init("plain objects") {
        step += 1
        for box in boxes { box.frame = CGRect(x: step, y: 1, width: 10 + step, height: 20) }
      },
      .init("views") {
        step += 1
        for view in moved { view.frame = CGRect(x: step, y: 1, width: 10 + step, height: 20) }
      }),
    Benchmark(
      "views/nothing changed in 101,001 views",
      .init("one plain store") { boxes[0].frame.origin.x += 1 },
      .init("layoutIfNeeded") { root.layoutIfNeeded() }),
    Benchmark(
      "views/one leaf changed in 101,001 views",
      .init("one plain store") { boxes[0].frame.origin.x += 1 },
      .init("setNeedsLayout, layoutIfNeeded") {
        changed.setNeedsLayout()
        root.layoutIfNeeded()
      }),
    Benchmark(
      "views/a point between siblings",
      .init("by hand") {
        let (a, b) = (moved[0].frame.origin, moved[1].frame.origin)
        keep(CGPoint(x: 1 + a.x - b.x, y: 2 + a.y - b.y))
      },
      .init("convert") { keep(moved[0].convert(CGPoint(x: 1, y: 2), to: moved[1])) }),
  ]
}
