import Foundation
import Quoin

/// Positions beside the arithmetic that someone would write for one place.
var positionCases: BenchmarkGroup {
  BenchmarkGroup("positions") {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3)
    let window = UIWindow(screen: screen)
    let views = (0..<10).map { index in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(10 + index), height: 20))
      window.addSubview(view)
      return view
    }
    let (a, b) = (views[0], views[1])
    b.frame.origin = CGPoint(x: 100, y: 200)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    window.addSubview(row)
    let items = (0..<10).map { index in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(10 + index), height: 20))
      row.addSubview(view)
      return view
    }
    let distribution = items.flatMap { $0 <> ~1~ }

    return [
      Benchmark(
        "positions/align", limit: 5,
        .init("center by hand") {
          let (size, other) = (a.bounds.size, b.frame)
          let scale = window.screen.scale
          let x = ((other.minX + 10 - size.width) * scale).rounded() / scale
          let y = ((other.midY - size.height / 2) * scale).rounded() / scale
          a.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
        },
        .init("-->") { a.right --> 10.horizontalOffset + b.left }),
      Benchmark(
        "positions/distribute 10", limit: 4,
        .init("loop by hand") {
          let scale = window.screen.scale
          let free = row.bounds.width - items.reduce(0) { $0 + $1.bounds.width }
          let share = free / 11
          var x = share
          for view in items {
            let size = view.bounds.size
            let origin = CGPoint(
              x: (x * scale).rounded() / scale,
              y: ((row.bounds.midY - size.height / 2) * scale).rounded() / scale)
            view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
            x += size.width + share
          }
        },
        .init("distribution") {
          SubviewDistributor.newHorizontalSubviewDistributor(with: row)
            .distribute(subviewDistribution: distribution)
        }),
    ]
  }
}
