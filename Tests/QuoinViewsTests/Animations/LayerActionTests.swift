import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("What changes of layers do")
struct LayerActionTests {
  /// A window in which a layer of its own has been for a second.
  private final class Stage {
    let window = AnimatedWindow()
    let layer = CAShapeLayer()

    init() {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.view.layer.addSublayer(layer)
      window.clock.advance(by: 1)
    }
  }

  /// Says what it was asked, and answers as it was told.
  private final class Speaker: CALayerDelegate {
    var asked: [String] = []
    var answers: [String: any CAAction] = [:]

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answers[event]
    }
  }

  private final class Note: CAAction {
    var runs: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  private final class StillLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
  }

  private final class Speaking: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "cornerRadius" ? NSNull() : super.action(for: layer, forKey: event)
    }
  }

  @Test("A layer of its own that has been seen goes to its new values in a quarter of a second")
  func quarter() throws {
    let stage = Stage()
    let (layer, clock) = (stage.layer, stage.window.clock)
    layer.position = CGPoint(x: 45, y: 5)
    layer.opacity = 0
    layer.backgroundColor = UIColor.red.cgColor
    layer.bounds.size = CGSize(width: 20, height: 10)
    layer.transform = CATransform3DMakeScale(3, 3, 1)
    layer.cornerRadius = 4
    layer.strokeEnd = 0
    #expect(
      layer.animationKeys() == [
        "position", "opacity", "backgroundColor", "bounds", "transform", "cornerRadius", "strokeEnd",
      ])
    #expect(layer.position.x == 45 && layer.presentation()?.position.x == 5)
    let curve = CubicCurve.default.progress(at: 0.5)
    clock.advance(by: 0.125)
    let drawn = try #require(layer.presentation())
    #expect(abs(drawn.position.x - (5 + 40 * curve)) < 1e-9)
    #expect(abs(drawn.opacity - Float(1 - curve)) < 1e-6 && abs(drawn.strokeEnd - (1 - curve)) < 1e-9)
    #expect(abs(drawn.bounds.width - (10 + 10 * curve)) < 1e-9)
    #expect(abs(drawn.affineTransform().a - (1 + 2 * curve)) < 1e-9)
    #expect(abs(drawn.cornerRadius - 4 * curve) < 1e-9)
    #expect(abs((drawn.backgroundColor?.alpha ?? 0) - curve) < 1e-6)
    clock.advance(by: 0.125)
    #expect(layer.animationKeys() == nil && layer.presentation()?.opacity == 0)
  }

  @Test("A second change goes on from what is drawn")
  func second() {
    let stage = Stage()
    let (layer, clock) = (stage.layer, stage.window.clock)
    layer.opacity = 0
    clock.advance(by: 0.125)
    let drawn = layer.presentation()?.opacity
    layer.opacity = 1
    #expect(layer.presentation()?.opacity == drawn && layer.animationKeys() == ["opacity"])
    clock.advance(by: 0.25)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("A frame moves and sizes with two animations, a same value with none")
  func frames() {
    let stage = Stage()
    stage.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.layer.opacity = 1
    #expect(stage.layer.animationKeys() == nil)
    stage.layer.frame = CGRect(x: 10, y: 0, width: 30, height: 10)
    #expect(stage.layer.animationKeys() == ["position", "bounds"])
  }

  @Test(
    "What is built up is seen at once: before time has passed, where a layer came just now, and out of windows"
  )
  func atOnce() {
    let stage = Stage()
    let inner = CALayer()
    stage.layer.addSublayer(inner)
    inner.opacity = 0
    #expect(inner.animationKeys() == nil)
    stage.window.clock.advance(by: 0.1)
    inner.opacity = 1
    #expect(inner.animationKeys() == ["opacity"])
    let alone = CALayer()
    alone.addSublayer(CALayer())
    alone.sublayers?.first?.opacity = 0
    #expect(alone.sublayers?.first?.animationKeys() == nil)
    // A view that comes brings its layers with it.
    let view = UIView()
    let carried = CALayer()
    view.layer.addSublayer(carried)
    stage.window.view.addSubview(view)
    carried.opacity = 0.5
    #expect(carried.animationKeys() == nil)
    stage.window.clock.advance(by: 0.1)
    carried.opacity = 0
    #expect(carried.animationKeys() == ["opacity"])
  }

  @Test("Transactions and blocks say how, or that changes are seen at once")
  func transactions() {
    let stage = Stage()
    let (layer, clock) = (stage.layer, stage.window.clock)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    UIView.performWithoutAnimation { layer.cornerRadius = 1 }
    #expect(layer.animationKeys() == nil)
    var end: TimeInterval?
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { end = clock.time }
    layer.opacity = 1
    CATransaction.commit()
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    UIView.animate(withDuration: 1) {
      layer.cornerRadius = 3
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.borderWidth = 2
      CATransaction.commit()
    }
    #expect(layer.animationKeys() == ["opacity", "cornerRadius"])
    clock.advance(by: 3)
    #expect(end == 3)
  }

  @Test("Delegate, actions and class are asked in this order, and the first that says anything counts")
  func order() {
    let stage = Stage()
    let layer = stage.layer
    let (speaker, note, other) = (Speaker(), Note(), Note())
    layer.delegate = speaker
    layer.actions = ["opacity": note, "position": NSNull()]
    layer.opacity = 0.5
    layer.opacity = 0.5
    layer.position.x += 5
    layer.cornerRadius = 2
    #expect(speaker.asked == ["opacity", "opacity", "position", "cornerRadius"])
    #expect(note.runs == ["opacity 0.5"], "run after the change, and for changes alone")
    #expect(layer.animationKeys() == ["cornerRadius"])
    #expect(layer.action(forKey: "position") == nil && layer.action(forKey: "bounds") is CABasicAnimation)
    speaker.answers = ["opacity": other, "cornerRadius": NSNull()]
    layer.opacity = 1
    layer.removeAllAnimations()
    layer.cornerRadius = 4
    #expect(other.runs == ["opacity 1.0"] && note.runs.count == 1 && layer.animationKeys() == nil)
    let still = StillLayer()
    stage.window.view.layer.addSublayer(still)
    stage.window.clock.advance(by: 1)
    still.opacity = 0
    #expect(still.animationKeys() == nil)
  }

  @Test("A view's own layer says nothing outside of a block, and what the block does within")
  func views() {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    #expect(view.layer.action(forKey: "position") == nil)
    UIView.animate(withDuration: 2) {
      #expect((view.layer.action(forKey: "position") as? CABasicAnimation)?.duration == 2)
    }
    let speaking = Speaking()
    UIView.animate(withDuration: 2) {
      #expect(speaking.layer.action(forKey: "cornerRadius") == nil)
      #expect(speaking.layer.action(forKey: "opacity") != nil)
    }
    let window = AnimatedWindow()
    window.clock.advance(by: 1)
    window.view.layer.cornerRadius = 4
    window.view.layer.opacity = 0.5
    #expect(window.view.layer.animationKeys() == nil)
  }

  /// A view that says of some changes what they do.
  private final class Answering: UIView {
    var asked: [String] = []
    let note = Note()

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      switch event {
      case "opacity": return NSNull()
      case "zPosition": return note
      case "cornerRadius":
        let turn = super.action(for: layer, forKey: "position") as? CABasicAnimation
        turn?.keyPath = event
        turn?.fromValue = 100
        return turn
      default: return super.action(for: layer, forKey: event)
      }
    }
  }

  @Test("A view is asked by changes of its layer, in blocks and outside of them")
  func viewsOwnActions() throws {
    let window = AnimatedWindow()
    let view = Answering(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.view.addSubview(view)
    window.clock.advance(by: 1)
    view.layer.cornerRadius = 2
    view.layer.zPosition = 1
    #expect(view.asked == ["cornerRadius", "zPosition"] && view.note.runs.count == 1)
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 2) {
      view.alpha = 0.5
      view.layer.cornerRadius = 4
      view.layer.zPosition = 2
      view.layer.zPosition = 3
      view.center.x = 105
    }
    #expect(view.note.runs.count == 2, "run once, after the block")
    #expect(view.layer.animationKeys()?.contains("cornerRadius") == true)
    window.clock.advance(by: 1)
    let shown = try #require(view.layer.presentation())
    #expect(shown.opacity == 0.5, "seen at once")
    #expect(shown.position.x > 10 && shown.position.x < 100, "as the block has it")
    #expect(shown.cornerRadius > 10 && shown.cornerRadius < 90, "from where the view says")
  }

  @Test("A path changes at once, and animates to a path of Core Graphics where it is told to")
  func paths() {
    let stage = Stage()
    stage.layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    stage.layer.shadowPath = stage.layer.path
    #expect(stage.layer.animationKeys() == nil)
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    animation.duration = 1
    stage.layer.add(animation, forKey: "path")
    stage.window.clock.advance(by: 0.5)
    #expect(stage.layer.presentation()?.path?.boundingBox.width == 20)
  }
}
