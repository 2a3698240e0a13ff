import Foundation
import QuoinViews
import Testing

@Suite("Placing what is in layers")
struct LayerLayoutTests {
  private final class Card: CALayer {
    let shade = CAGradientLayer()
    var count = 0
    override init() {
      super.init()
      addSublayer(shade)
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
      shade.frame = bounds
    }
  }

  @Test("A layer of its own places what is in it when its size changes, once for each pass")
  func own() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = Card()
    view.layer.addSublayer(card)
    card.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    card.frame = CGRect(x: 5, y: 0, width: 40, height: 30)
    view.layoutIfNeeded()
    #expect(card.shade.frame == CGRect(x: 0, y: 0, width: 40, height: 30) && card.count == 1)
    card.frame.origin.x = 9
    view.layoutIfNeeded()
    #expect(card.count == 1)
    card.bounds.size.width = 50
    view.layoutIfNeeded()
    #expect(card.shade.frame.width == 50 && card.count == 2)
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(card.count == 3)
  }

  @Test("A view's layer that has a class of its own is asked before the view")
  func ofView() {
    final class Shaded: UIView {
      override class var layerClass: AnyClass { Card.self }
      var didLayOut = false
      override func layoutSubviews() { didLayOut = true }
    }
    let view = Shaded(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let card = view.layer as? Card
    view.layoutIfNeeded()
    #expect(card?.shade.frame == view.bounds && view.didLayOut)
  }

  @Test("A delegate places and draws; a view may do so for its layer")
  func delegates() {
    final class Placing: UIView {
      var placed = 0
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        if layer === self.layer { placed += 1 }
      }
    }
    final class Artist: CALayerDelegate {
      var log: [String] = []
      func layoutSublayers(of layer: CALayer) { log.append("layout") }
      func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
    }
    let view = Placing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let (layer, artist) = (CALayer(), Artist())
    layer.delegate = artist
    #expect(layer.delegate === artist && view.layer.delegate === view)
    view.layer.addSublayer(layer)
    view.layoutIfNeeded()
    #expect(artist.log == ["layout"] && view.placed == 1)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { layer.draw(in: $0.cgContext) }
    #expect(artist.log == ["layout", "draw"])
  }
}

@Suite("Hearing of traits")
struct TraitObserverTests {
  @Test("Only changes of the traits that were named are told, with those before, until it is taken back")
  func observing() {
    let view = UIView()
    var log: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
      log.append("\(old.userInterfaceStyle.rawValue) \(view.traitCollection.userInterfaceStyle.rawValue)")
    }
    view.overrideUserInterfaceStyle = .dark
    view.traitOverrides = UITraitCollection(userInterfaceStyle: .dark, layoutDirection: .rightToLeft)
    #expect(log == ["1 2"])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(log.count == 1)
  }

  @Test("A controller hears of its view's, and by a method")
  func controllers() {
    final class Controller: UIViewController {
      var count = 0
      func changed() { count += 1 }
    }
    let controller = Controller()
    controller.registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self], action: Selector("changed", Controller.changed))
    controller.view.traitOverrides = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(controller.count == 1)
  }
}
