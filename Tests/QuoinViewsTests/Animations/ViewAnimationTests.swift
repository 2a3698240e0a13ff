import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Blocks of animations")
struct ViewAnimationTests {
  @Test("The model changes at once; what is drawn follows the clock, in all that can be seen")
  func everything() {
    let window = AnimatedWindow()
    let (view, layer) = (window.view, window.view.layer)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
      view.alpha = 0
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      view.transform = CGAffineTransform(rotationAngle: 1)
      layer.cornerRadius = 4
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 8, height: 8)
      layer.borderWidth = 2
    }
    #expect(view.alpha == 0 && layer.cornerRadius == 4 && view.center == CGPoint(x: 35, y: 5))
    window.clock.advance(by: 0.25)
    let drawn = window.drawn
    #expect(drawn.position == CGPoint(x: 12.5, y: 5) && drawn.bounds.size == CGSize(width: 15, height: 10))
    #expect(drawn.opacity == 0.75 && drawn.cornerRadius == 1 && drawn.borderWidth == 0.5)
    #expect(drawn.shadowOpacity == 0.25 && drawn.shadowOffset == CGSize(width: 2, height: -0.25))
    #expect(drawn.backgroundColor == CGColor(red: 0.75, green: 0, blue: 0.25))
    #expect(abs(atan2(drawn.affineTransform().b, drawn.affineTransform().a) - 0.25) < 1e-12)
    #expect(view.alpha == 0 && layer.opacity == 0, "the model stays")
    window.clock.advance(by: 0.75)
    #expect(layer.animationKeys() == nil && window.drawn.position == view.center)
  }

  @Test("Gradients, paths, lines and the size of text follow the clock")
  func classes() {
    let window = AnimatedWindow()
    let (gradient, shape) = (CAGradientLayer(), CAShapeLayer())
    let label = UILabel(frame: CGRect(x: 0, y: 20, width: 80, height: 30))
    (label.text, label.font) = ("Size", .systemFont(ofSize: 10))
    window.window.addSubview(label)
    for layer in [gradient, shape] as [CALayer] { window.view.layer.addSublayer(layer) }
    gradient.colors = [UIColor.black, UIColor.white]
    shape.shape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      gradient.colors = [UIColor.white, UIColor.white]
      gradient.endPoint = CGPoint(x: 1, y: 1)
      shape.shape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
      shape.strokeEnd = 0
      shape.fillColor = CGColor(red: 1, green: 1, blue: 1)
      label.font = .systemFont(ofSize: 30)
    }
    window.clock.advance(by: 1)
    let drawn = gradient.presentation()
    #expect((drawn?.colors?.first as? CGColor)?.red == 0.5 && drawn?.endPoint == CGPoint(x: 0.75, y: 1))
    #expect(
      shape.presentation()?.path?.boundingBoxOfPath.width == 15 && shape.presentation()?.strokeEnd == 0.5)
    #expect(shape.presentation()?.fillColor == CGColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(label.font.pointSize == 30 && label.layer.running.count == 1)
    window.window.presentingAnimations { #expect(label.font.pointSize == 20) }
    #expect(label.font.pointSize == 30)
  }

  @Test("What is drawn is drawn with these values, and the tree is as before after it")
  func drawing() throws {
    let window = AnimatedWindow()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.view.frame.origin.x = 100 }
    window.clock.advance(by: 0.5)
    let moving = try window.picture()
    #expect(window.view.frame.origin.x == 100)
    window.clock.advance(by: 0.5)
    let done = try window.picture()
    let still = AnimatedWindow()
    still.view.frame.origin.x = 50
    #expect(try still.picture() == moving)
    still.view.frame.origin.x = 100
    #expect(try still.picture() == done)
  }

  @Test(
    "Curves say how far one has come",
    arguments: [
      (UIView.AnimationOptions.curveLinear, 25.0), (.curveEaseIn, 9.346), (.curveEaseOut, 37.813),
      (.curveEaseInOut, 12.916),
    ])
  func curves(option: UIView.AnimationOptions, x: Double) {
    let window = AnimatedWindow()
    UIView.animate(withDuration: 1, delay: 0, options: option) { window.view.center.x += 100 }
    let start = window.drawn.position.x
    window.clock.advance(by: 0.25)
    #expect(abs(window.drawn.position.x - start - x) < 0.001, "\(window.drawn.position.x - start)")
    window.clock.advance(by: 0.5)
    let mirrored = option == .curveEaseInOut || option == .curveLinear
    if mirrored { #expect(abs(window.drawn.position.x - start - (100 - x)) < 0.001) }
  }

  @Test("A delay draws what was, and the animation comes after it")
  func delay() {
    let window = AnimatedWindow()
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
      window.view.alpha = 0
    } completion: {
      log.append("\($0) \(window.clock.time)")
    }
    window.clock.advance(by: 1.9)
    #expect(window.drawn.opacity == 1 && window.view.alpha == 0)
    window.clock.advance(by: 0.6)
    #expect(window.drawn.opacity == 0.5 && log.isEmpty)
    window.clock.advance(by: 9)
    #expect(log == ["true 3.0"])
  }

  @Test("Completions come once, in the order of time, and at once where nothing is animated")
  func completions() {
    let window = AnimatedWindow()
    var log: [String] = []
    func note(_ name: String) -> (Bool) -> Void { { log.append("\(name) \($0) \(window.clock.time)") } }
    UIView.animate(withDuration: 1, animations: { window.view.alpha = 0.5 }, completion: note("b"))
    UIView.animate(withDuration: 0.5, animations: { window.view.center.x = 3 }, completion: note("a"))
    UIView.animate(withDuration: 3, animations: {}, completion: note("nothing"))
    UIView.animate(withDuration: 3, animations: { UIView().alpha = 0 }, completion: note("no window"))
    UIView.animate(withDuration: 0, animations: { window.view.center.y = 1 }, completion: note("no time"))
    #expect(log == ["nothing true 0.0", "no window true 0.0", "no time true 0.0"])
    window.clock.advance(by: 5)
    #expect(log.dropFirst(3) == ["a true 0.5", "b true 1.0"])
  }

  @Test("A chain that completions make runs in one advance, each link from where the last one ended")
  func chain() {
    let window = AnimatedWindow()
    var times: [TimeInterval] = []
    func step(_ left: Int) {
      if left == 0 { return }
      UIView.animate(withDuration: 0.5) {
        window.view.center.x += 10
      } completion: { _ in
        times.append(window.clock.time)
        step(left - 1)
      }
    }
    step(3)
    window.clock.advance(by: 10)
    #expect(times == [0.5, 1, 1.5] && window.view.center.x == 35)
  }

  @Test("Repeated animations go on, back and forth if asked for, until they are taken away")
  func repeats() {
    let window = AnimatedWindow()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      window.view.alpha = 0
    } completion: {
      ends.append($0)
    }
    for (step, value) in [(0.25, 0.75), (1.5, 0.75), (100, 0.75), (0.5, 0.75)] as [(Double, Float)] {
      window.clock.advance(by: step)
      #expect(abs(window.drawn.opacity - value) < 1e-6, "at \(window.clock.time)")
    }
    #expect(ends.isEmpty)
    window.view.layer.removeAllAnimations()
    #expect(ends == [false] && window.drawn.opacity == 0)
  }

  @Test(
    "An animation that another one interrupts goes on and fades into it; with beginFromCurrentState it ends")
  func interrupted() {
    for option in [[], UIView.AnimationOptions.beginFromCurrentState] {
      let window = AnimatedWindow()
      var ends: [String] = []
      let start = window.view.center.x
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        window.view.center.x += 100
      } completion: {
        ends.append("first \($0)")
      }
      window.clock.advance(by: 0.5)
      let drawn = window.drawn.position.x
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, option]) {
        window.view.center.x = start
      } completion: {
        ends.append("second \($0)")
      }
      #expect(window.drawn.position.x == drawn, "no jump")
      window.clock.advance(by: 0.25)
      // Both ways at once: on for a quarter of 100, back for a quarter; or back for a quarter of 50.
      #expect(window.drawn.position.x - start == (option == [] ? 50 : 37.5))
      window.clock.advance(by: 2)
      #expect(window.drawn.position.x == start)
      #expect(ends == (option == [] ? ["first true", "second true"] : ["first false", "second true"]))
    }
  }

  @Test("Colours begin where they are drawn, and the animation before is over")
  func interruptedColors() {
    let window = AnimatedWindow()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      window.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    } completion: {
      ends.append($0)
    }
    window.clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      window.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    }
    #expect(ends == [false] && window.drawn.backgroundColor == CGColor(red: 0.5, green: 0, blue: 0.5))
    window.clock.advance(by: 0.5)
    #expect(window.drawn.backgroundColor == CGColor(red: 0.25, green: 0.5, blue: 0.25))
  }

  @Test("Blocks within blocks take the outer time and curve unless they say so")
  func nested() {
    let window = AnimatedWindow()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.window.addSubview(other)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 9) { window.view.alpha = 0 }
      UIView.animate(
        withDuration: 2, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) { other.alpha = 0 }
      UIView.performWithoutAnimation { window.view.center.y = 70 }
    }
    window.clock.advance(by: 0.5)
    #expect(window.drawn.opacity == 0.5 && other.layer.presentation()?.opacity == 0.75)
    #expect(window.drawn.position.y == 70 && UIView.inheritedAnimationDuration == 0)
  }

  @Test(
    "A property that an inner block changes again runs by both, and one that is set still is seen at once")
  func changedTwice() {
    let window = AnimatedWindow()
    let start = window.view.center.x
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      window.view.center.x += 10
      window.view.backgroundColor = .black
      UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
        window.view.center.x += 10
      }
      UIView.performWithoutAnimation { window.view.backgroundColor = .white }
    }
    #expect(window.drawn.position.x == start && window.drawn.backgroundColor == UIColor.white.cgColor)
    window.clock.advance(by: 1)
    #expect(window.drawn.position.x == start + 15)
    window.clock.advance(by: 1)
    #expect(window.drawn.position.x == start + 20)
  }

  @Test("With animations switched off changes are seen at once")
  func switchedOff() {
    let window = AnimatedWindow()
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { window.view.alpha = 0 }, completion: { ends.append($0) })
    UIView.setAnimationsEnabled(true)
    #expect(ends == [true] && window.drawn.opacity == 0 && UIView.areAnimationsEnabled)
  }

  @Test("What leaves its window is animated no more, and says that it did not come to its end")
  func leaving() {
    let window = AnimatedWindow()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    window.view.addSubview(inner)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { inner.alpha = 0 }, completion: { ends.append($0) })
    window.view.removeFromSuperview()
    #expect(ends == [false] && inner.layer.presentation() == nil && inner.layer.animationKeys() == nil)
    window.clock.advance(by: 2)
    #expect(ends == [false])
  }

  @Test("Layout in a block is animated, of all that it moves")
  func layout() {
    let window = AnimatedWindow()
    let inner = UIView()
    let stack = UIStackView(arrangedSubviews: [inner])
    stack.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.window.addSubview(stack)
    window.window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      stack.frame.size.width = 30
    }
    window.clock.advance(by: 0.5)
    #expect(inner.frame.width == 30 && inner.layer.presentation()?.bounds.width == 20)
  }

  @Test("Animations that begin each other while nothing moves are given up and reported")
  func endless() {
    let view = UIView()
    var count = 0
    func pulse() {
      count += 1
      UIView.animate(withDuration: 1) {
        view.alpha = view.alpha == 1 ? 0 : 1
      } completion: { _ in
        pulse()
      }
    }
    #expect(misuse { pulse() }.count == 1 && count == 101)
    count = 0
    UIView.setAnimationsEnabled(false)
    #expect(misuse { pulse() }.count == 1 && count == 101)
    UIView.setAnimationsEnabled(true)
    let endless = EndlessDelegate()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = endless
    #expect(misuse { endless.layer.add(fade, forKey: nil) }.count == 1 && endless.count == 100)
  }

  @Test("Animations that begin each other as time passes go on as long as it does")
  func endlessInTime() {
    let window = AnimatedWindow()
    var count = 0
    func pulse() {
      count += 1
      UIView.animate(withDuration: 0.001) {
        window.view.alpha = window.view.alpha == 1 ? 0 : 1
      } completion: { _ in
        pulse()
      }
    }
    pulse()
    #expect(misuse { window.clock.advance(by: 1) }.isEmpty && count > 900)
  }
}

/// A window of 200 by 100 points with a red view of 10 by 10 in its corner.

struct AnimatedWindow {
  let window = UIWindow(
    frame: CGRect(x: 0, y: 0, width: 200, height: 100),
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    window.addSubview(view)
  }

  var clock: WindowClock { window.clock }
  /// The view's layer as it is drawn.
  var drawn: CALayer { view.layer.presentation() ?? view.layer }

  func picture() throws -> Data { try window.render(as: .png) }
}

/// Adds each animation again that has ended.
private final class EndlessDelegate: CAAnimationDelegate {
  let layer = CALayer()
  var count = 0

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    count += 1
    layer.add(animation, forKey: nil)
  }
}
