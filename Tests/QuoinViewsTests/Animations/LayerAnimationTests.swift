import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Animations of layers")
struct LayerAnimationTests {
  private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  @Test("An animation leaves the model, and what its values do not say is what is drawn without it")
  func values() {
    let cases: [(Any?, Any?, Any?, Float)] = [
      (0.2, 0.4, nil, 0.3), (0.2, nil, 0.4, 0.4), (nil, 0.4, 0.2, 0.3), (0.2, nil, nil, 0.6),
      (nil, 0.4, nil, 0.7), (nil, nil, -0.5, 0.75), (nil, nil, nil, 1),
    ]
    for (from, to, by, expected) in cases {
      let window = AnimatedWindow()
      window.view.layer.add(basic("opacity", from: from, to: to, by: by), forKey: "fade")
      window.clock.advance(by: 0.5)
      #expect(abs(window.drawn.opacity - expected) < 1e-6, "\(String(describing: (from, to, by)))")
      #expect(window.view.alpha == 1)
      window.clock.advance(by: 0.5)
      #expect(window.drawn.opacity == 1 && window.view.layer.animation(forKey: "fade") == nil)
    }
  }

  @Test("Parts of a property are animated by themselves")
  func parts() {
    let window = AnimatedWindow()
    let layer = window.view.layer
    for (path, value) in [
      ("position.x", 45.0), ("bounds.size.width", 30), ("transform.rotation.z", Double.pi),
      ("shadowOffset.width", 8),
    ] {
      layer.add(basic(path, to: value), forKey: path)
    }
    window.clock.advance(by: 0.5)
    let drawn = window.drawn
    #expect(drawn.position == CGPoint(x: 25, y: 5) && drawn.bounds.size == CGSize(width: 20, height: 10))
    #expect(abs(drawn.affineTransform().a) < 1e-12 && abs(drawn.affineTransform().b - 1) < 1e-12)
    #expect(drawn.shadowOffset == CGSize(width: 4, height: -3))
    layer.removeAllAnimations()
    layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    for path in ["transform.scale", "transform.translation.x"] { layer.add(basic(path, to: 3), forKey: path) }
    window.clock.advance(by: 0.5)
    let affine = window.drawn.affineTransform()
    #expect(abs(hypot(affine.a, affine.b) - 2) < 1e-12 && abs(atan2(affine.b, affine.a) - 0.5) < 1e-12)
    #expect(abs(affine.tx - 1.5) < 1e-12)
  }

  @Test("Turned past half a circle by an angle, a layer turns all the way")
  func turns() {
    let window = AnimatedWindow()
    window.view.layer.add(basic("transform.rotation", to: 4 * Double.pi), forKey: nil)
    window.clock.advance(by: 0.375)
    #expect(abs(window.drawn.affineTransform().a) < 1e-9 && window.drawn.affineTransform().b < 0)
  }

  @Test("Times of a run: beginning, speed, offset, repeats, back and forth, and what fills the time around")
  func timing() {
    func opacity(at time: TimeInterval, _ change: (CABasicAnimation) -> Void) -> Float {
      let window = AnimatedWindow()
      window.clock.advance(by: 1)
      let animation = basic("opacity", from: 0, to: 0.8)
      change(animation)
      window.view.layer.add(animation, forKey: nil)
      window.clock.advance(to: 1 + time)
      return (window.drawn.opacity * 1e4).rounded() / 1e4
    }
    #expect(opacity(at: 0.25) { _ in } == 0.2)
    #expect(opacity(at: 0.25) { $0.speed = 2 } == 0.4)
    #expect(opacity(at: 0.25) { $0.timeOffset = 0.5 } == 0.6)
    #expect(opacity(at: 0.25) { $0.beginTime = 1.5 } == 1)
    #expect(opacity(at: 0.75) { $0.beginTime = 1.5 } == 0.2)
    #expect(
      opacity(at: 0.25) {
        $0.beginTime = 1.5
        $0.fillMode = .backwards
      } == 0)
    #expect(opacity(at: 1.25) { _ in } == 1)
    #expect(
      opacity(at: 1.25) {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      } == 0.8)
    #expect(opacity(at: 1.25) { $0.repeatCount = 2 } == 0.2)
    #expect(opacity(at: 2.25) { $0.repeatDuration = 3 } == 0.2)
    #expect(opacity(at: 1.25) { $0.autoreverses = true } == 0.6)
    #expect(
      opacity(at: 9) {
        ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (1.5, .both, false)
      } == 0.4)
    #expect(opacity(at: 0.5) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) } == 0.2523)
    #expect(
      opacity(at: 1.25) {
        ($0.toValue, $0.repeatCount, $0.isCumulative, $0.fromValue) = (0.4, 3, true, 0)
      } == 0.5)
  }

  @Test("Groups hold animations within their own time")
  func groups() {
    let window = AnimatedWindow()
    let group = CAAnimationGroup()
    let late = basic("opacity", from: 1, to: 0)
    late.beginTime = 0.5
    group.animations = [late, basic("cornerRadius", from: 0, to: 8)]
    (group.duration, group.speed) = (1, 0.5)
    window.view.layer.add(group, forKey: "group")
    window.clock.advance(by: 1)
    #expect(window.drawn.opacity == 1 && window.drawn.cornerRadius == 4)
    window.clock.advance(by: 0.5)
    #expect(window.drawn.opacity == 0.75 && window.drawn.cornerRadius == 6)
    window.clock.advance(by: 0.5)
    #expect(window.drawn.opacity == 1 && window.view.layer.animationKeys() == nil)
  }

  @Test("Keyframes run through values at their times, and along a path, turning with it")
  func keyframes() {
    let window = AnimatedWindow()
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0, 1, 0.5]
    fade.keyTimes = [0, 0.25, 1]
    fade.duration = 4
    window.view.layer.add(fade, forKey: nil)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let walk = CAKeyframeAnimation(keyPath: "position")
    (walk.path, walk.calculationMode, walk.rotationMode, walk.duration) = (
      path.cgPath, .paced, .rotateAuto, 4
    )
    window.view.layer.add(walk, forKey: nil)
    window.clock.advance(by: 0.5)
    #expect(window.drawn.opacity == 0.5 && window.drawn.position == CGPoint(x: 5, y: 0))
    window.clock.advance(by: 3)
    #expect(window.drawn.opacity == 7.0 / 12 || abs(window.drawn.opacity - 7.0 / 12) < 1e-6)
    #expect(window.drawn.position == CGPoint(x: 30, y: 5))
    window.clock.advance(to: 4 - 1e-9)
    #expect(abs(window.drawn.affineTransform().b - 1) < 1e-6, "down at the end")
  }

  @Test("Geometry stands in values as on Apple's systems")
  func valuesOfFoundation() {
    let window = AnimatedWindow()
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let turn = CAKeyframeAnimation(keyPath: "transform")
    turn.values = [NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: turned)]
    let walk = CABasicAnimation(keyPath: "position")
    (walk.fromValue, walk.toValue) = (NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 8, y: 4)))
    (turn.duration, walk.duration) = (1, 1)
    window.view.layer.add(turn, forKey: nil)
    window.view.layer.add(walk, forKey: nil)
    window.clock.advance(by: 0.5)
    #expect(window.drawn.position == CGPoint(x: 4, y: 2))
    #expect(abs(window.drawn.affineTransform().a - 0.5.squareRoot()) < 1e-6)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSValue(cgAffineTransform: scale).cgAffineTransformValue == scale)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Springs follow mass, stiffness and damping")
  func springs() {
    let window = AnimatedWindow()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 5)
    spring.duration = spring.settlingDuration
    window.view.layer.add(spring, forKey: nil)
    window.clock.advance(by: 0.3)
    let motion = SpringMotion(mass: 1, stiffness: 100, damping: 5, velocity: 0)
    #expect(abs(window.drawn.position.x - 100 * CGFloat(motion.position(at: 0.3))) < 1e-9)
  }

  @Test("The delegate is told of the beginning and once of the end")
  func delegate() {
    let window = AnimatedWindow()
    let log = DelegateLog(window.clock)
    func add(_ name: String, begin: TimeInterval = 0, key: String? = nil) {
      let animation = basic("opacity", to: 0)
      animation.delegate = log
      animation.beginTime = begin
      log.names[ObjectIdentifier(animation)] = name
      window.view.layer.add(animation, forKey: key)
    }
    add("a")
    add("late", begin: 2)
    add("b", key: "key")
    add("c", key: "key")
    window.clock.advance(by: 10)
    #expect(
      log.lines == [
        "a starts 0.0", "b starts 0.0", "b stops false 0.0", "c starts 0.0", "a stops true 1.0",
        "c stops true 1.0", "late starts 2.0", "late stops true 3.0",
      ])
  }

  @Test("A layer's own time slows, stops and moves its animations")
  func layerTime() {
    let window = AnimatedWindow()
    let layer = window.view.layer
    layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
    window.clock.advance(by: 0.25)
    // As one pauses a layer: its time stands still at this moment.
    let moment = layer.convertTime(window.clock.time, from: nil)
    (layer.speed, layer.timeOffset) = (0, moment)
    window.clock.advance(by: 10)
    #expect(window.drawn.opacity == 0.25 && layer.animationKeys() == ["fade"])
    layer.timeOffset = 0.75
    #expect(window.drawn.opacity == 0.75)
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(window.clock.time, from: nil) - 0.75
    window.clock.advance(by: 0.125)
    #expect(window.drawn.opacity == 0.875)
    window.clock.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test("A transaction animates the layers that belong to no view, with its own time")
  func transactions() {
    let window = AnimatedWindow()
    let layer = CALayer()
    window.view.layer.addSublayer(layer)
    layer.opacity = 0.5
    #expect(layer.presentation()?.opacity == 0.5, "outside of one they change at once")
    var log: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { log.append(window.clock.time) }
    layer.opacity = 0
    window.view.alpha = 0
    window.view.layer.add(basic("cornerRadius", to: 4), forKey: nil)
    CATransaction.commit()
    window.clock.advance(by: 0.5)
    #expect(layer.presentation()?.opacity == 0.25 && window.drawn.opacity == 0)
    window.clock.advance(by: 1)
    #expect(log == [1])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(layer.presentation()?.opacity == 1)
    #expect(misuse { CATransaction.commit() }.count == 1)
  }

  @Test("Unknown properties and wrong values are named")
  func misused() {
    let window = AnimatedWindow()
    let said = misuse {
      window.view.layer.add(basic("colour", to: 1), forKey: nil)
      window.view.layer.add(basic("opacity", to: "much"), forKey: nil)
      window.view.layer.add(basic("strokeEnd", to: 1), forKey: nil)
    }
    #expect(
      said == [
        "“colour” is no property of a CALayer that can be animated", "much is no value of “opacity”",
        "“strokeEnd” is no property of a CALayer that can be animated",
      ])
  }

  @Test("A mask's layer moves with the clock of what it masks")
  func masks() {
    let window = AnimatedWindow()
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
    window.view.layer.mask = mask
    mask.add(basic("position.x", to: 7.5), forKey: nil)
    window.clock.advance(by: 0.5)
    #expect(mask.presentation()?.position.x == 5)
  }
}

private final class DelegateLog: CAAnimationDelegate {
  let clock: WindowClock
  var names: [ObjectIdentifier: String] = [:]
  var lines: [String] = []

  init(_ clock: WindowClock) { self.clock = clock }

  func animationDidStart(_ anim: CAAnimation) {
    lines.append("\(names[ObjectIdentifier(anim)] ?? "") starts \(clock.time)")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("\(names[ObjectIdentifier(anim)] ?? "") stops \(flag) \(clock.time)")
  }
}
