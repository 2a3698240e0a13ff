import Foundation
import Quoin

/// What a step of time takes when much moves at once.
var animationCases: BenchmarkGroup {
  BenchmarkGroup("animations", makeAnimationCases)
}

private func makeAnimationCases() -> [Benchmark] {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  var views: [UIView] = []
  for index in 0..<1_000 {
    let view = UIView(frame: CGRect(x: index % 40 * 10, y: index / 40 * 30, width: 8, height: 8))
    view.backgroundColor = .red
    window.addSubview(view)
    views.append(view)
  }
  window.layoutIfNeeded()
  let options: UIView.AnimationOptions = [.repeat, .autoreverse]
  UIView.animate(withDuration: 2, delay: 0, options: options) {
    for view in views {
      view.center.x += 100
      view.alpha = 0.5
      view.backgroundColor = .blue
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
  }
  let layers = views.map(\.layer)

  // The same by hand: four numbers and a colour for each, one curve.
  var numbers = [(Double, Double, Double, Double)](repeating: (0, 0, 0, 0), count: 1_000)
  var time = 0.0
  return [
    Benchmark(
      "animations/a step of 1,000 views, four properties each",
      .init("numbers by hand") {
        time += 1.0 / 60
        let part = time - time.rounded(.down)
        let eased = part * part * (3 - 2 * part)
        for index in numbers.indices { numbers[index] = (eased * 100, 1 - eased / 2, eased, eased) }
        keep(numbers[500])
      },
      .init("advance, presentation values") {
        window.clock.advance(by: 1.0 / 60)
        window.presentingAnimations { keep(layers[500].position.x) }
      })
  ]
}
