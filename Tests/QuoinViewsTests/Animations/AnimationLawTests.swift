import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Laws of animations")
struct AnimationLawTests {
  @Test(
    "Whatever is animated: nothing jumps, each completion comes once and in order, and at the end all is as the model",
    arguments: 0..<12)
  func laws(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let tree = RandomViews(seed: UInt64(seed), isTransformed: true)
    window.addSubview(tree.root)
    var (begun, ended) = (0, [Int]())
    var times: [TimeInterval] = []
    for _ in 0..<40 {
      let id = begun
      begun += 1
      let view = numbers.one(of: tree.all)
      let change: () -> Void = {
        [choice = numbers.number(0...4), rect = numbers.rect(), part = numbers.number(0...10)] in
        switch choice {
        case 0: view.frame = rect
        case 1: view.alpha = part / 10
        case 2: view.transform = CGAffineTransform(rotationAngle: part)
        case 3: view.backgroundColor = UIColor(white: part / 10, alpha: 1)
        default: view.bounds = rect
        }
      }
      let done: (Bool) -> Void = { _ in
        ended.append(id)
        times.append(window.clock.time)
      }
      let before = look(view)
      let duration = Double(numbers.number(1...20)) / 10
      switch numbers.number(0...3) {
      case 0: UIView.animate(withDuration: duration, animations: change, completion: done)
      case 1:
        UIView.animate(
          withDuration: duration, delay: 0.3, options: .beginFromCurrentState, animations: change,
          completion: done)
      case 2:
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
          animations: change, completion: done)
      default:
        UIView.animateKeyframes(withDuration: duration, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5, animations: change)
        } completion: {
          done($0)
        }
      }
      for (old, new) in zip(before, look(view)) { #expect(abs(old - new) < 1e-6, "a jump in \(seed)") }
      window.clock.advance(by: Double(numbers.number(0...5)) / 10)
    }
    window.clock.advance(by: 10)
    #expect(ended.count == begun && Set(ended).count == begun && times == times.sorted())
    for view in tree.all {
      #expect(view.rare?.layer?.running.isEmpty != false)
      let model = [view.center.x, view.bounds.width, view.alpha]
      let drawn = view.layer.presentation().map { [$0.position.x, $0.bounds.width, CGFloat($0.opacity)] }
      #expect(zip(model, drawn ?? []).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  /// What is drawn of a view, in numbers.
  private func look(_ view: UIView) -> [CGFloat] {
    guard let layer = view.layer.presentation() else { return [] }
    let (affine, bounds) = (layer.affineTransform(), layer.bounds)
    return [
      layer.position.x, layer.position.y, bounds.minX, bounds.minY, bounds.width, bounds.height,
      CGFloat(layer.opacity), affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty,
      layer.backgroundColor?.red ?? 0,
    ]
  }

  @Test("The same animations drawn in any steps of time are the same at each moment")
  func steps() {
    func values(_ steps: [TimeInterval]) -> [CGFloat] {
      let window = AnimatedWindow()
      UIView.animate(
        withDuration: 2, delay: 0.1, usingSpringWithDamping: 0.3, initialSpringVelocity: 2,
        animations: { window.view.center.x += 50 },
        completion: { _ in UIView.animate(withDuration: 3) { window.view.center.x -= 20 } })
      for step in steps { window.clock.advance(to: step) }
      return [window.drawn.position.x, window.drawn.position.y]
    }
    #expect(values([3.5]) == values([0.1, 0.7, 2.1, 2.2, 3.4, 3.5]))
    #expect(values([1.5]) == values([0.25, 0.5, 0.75, 1, 1.25, 1.5]))
  }
}
