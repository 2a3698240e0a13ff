import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Layers in views and in layers")
struct LayerTreeTests {
  @Test("Many layers beside many subviews are gone through once, not for each")
  func many() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<6_000 { view.addSubview(UIView()) }
    let layers = (0..<6_000).map { _ in CALayer() }
    for layer in layers { view.layer.addSublayer(layer) }
    #expect(view.layer.sublayers?.count == 12_000)
    #expect(view.layer.sublayers?.last === layers.last)
    view.render(into: RecordingCanvas())
    #expect(!view.isDrawingNeeded)
  }

  @Test("A layer comes to stand at the place in the order that it was inserted at", arguments: [0, 1, 3])
  func order(subviews: Int) {
    for seed in 1...60 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let view = UIView()
      for _ in 0..<subviews { view.addSubview(UIView()) }
      let host = view.layer
      var list = view.subviews.map(\.layer)
      let layers = (0..<5).map { _ in CALayer() }
      for step in 0..<25 {
        guard let layer = layers.randomElement(using: &numbers),
          let other = list.randomElement(using: &numbers) ?? layers.first
        else { continue }
        func take(_ place: ([CALayer]) -> Int) {
          list.removeAll { $0 === layer }
          list.insert(layer, at: place(list))
        }
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0:
          host.addSublayer(layer)
          take { $0.count }
        case 1:
          let index = Int.random(in: 0...7, using: &numbers)
          host.insertSublayer(layer, at: UInt32(index))
          take { min(index, $0.count) }
        case 2 where other !== layer && list.contains { $0 === other }:
          host.insertSublayer(layer, below: other)
          take { $0.firstIndex { $0 === other } ?? 0 }
        case 3 where other !== layer && list.contains { $0 === other }:
          host.insertSublayer(layer, above: other)
          take { ($0.firstIndex { $0 === other } ?? 0) + 1 }
        case 4:
          layer.removeFromSuperlayer()
          list.removeAll { $0 === layer }
        default: break
        }
        let found = host.sublayers ?? []
        #expect(
          found.map(ObjectIdentifier.init) == list.map(ObjectIdentifier.init), "seed \(seed) step \(step)")
        #expect(layers.allSatisfy { layer in (layer.superlayer === host) == list.contains { $0 === layer } })
      }
    }
  }

  @Test("A layer is not put into itself, and leaves the one it was in")
  func cycles() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    outer.addSublayer(outer)
    #expect(outer.superlayer == nil && inner.sublayers == nil && outer.sublayers?.count == 1)
    other.addSublayer(inner)
    #expect(outer.sublayers == nil && inner.superlayer === other)
    other.insertSublayer(outer, above: CALayer())
    #expect(other.sublayers?.last === outer, "beside a stranger is at the end")
    other.insertSublayer(CALayer(), below: nil)
    #expect(other.sublayers?.count == 3)
  }

  @Test("Layers beneath a subview stay there when it leaves")
  func leaving() {
    let view = UIView()
    let (a, b) = (UIView(), UIView())
    view.addSubview(a)
    let (overA, overB) = (CALayer(), CALayer())
    view.layer.addSublayer(overA)
    view.addSubview(b)
    view.layer.addSublayer(overB)
    b.removeFromSuperview()
    #expect(view.layer.sublayers == [a.layer, overA, overB])
    a.removeFromSuperview()
    #expect(view.layer.sublayers == [overA, overB])
    view.insertSubview(b, at: 0)
    #expect(view.layer.sublayers == [overA, overB, b.layer])
    #expect(b.layer.superlayer === view.layer && view.layer.superlayer == nil && view.layer.delegate === view)
  }

  @Test("A view and its layer are one look")
  func look() {
    let view = UIView()
    let layer = view.layer
    layer.opacity = 0.25
    layer.isHidden = true
    layer.masksToBounds = true
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      view.alpha == 0.25 && view.isHidden && view.clipsToBounds && view.backgroundColor?.cgColor.red == 1)
    view.alpha = 0.5
    view.isHidden = false
    view.clipsToBounds = false
    view.backgroundColor = nil
    #expect(layer.opacity == 0.5 && !layer.isHidden && !layer.masksToBounds && layer.backgroundColor == nil)
    for (given, kept) in [(2, 1), (-1, 0), (0.5, 0.5)] as [(Float, Float)] {
      let own = CALayer()
      own.opacity = given
      layer.opacity = given
      #expect(own.opacity == kept && layer.opacity == kept && view.alpha == CGFloat(kept))
    }
    view.alpha = .nan
    #expect(view.alpha == 0.5)
    let own = CALayer()
    own.isHidden = true
    own.masksToBounds = true
    own.borderColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    own.shadowColor = own.borderColor
    #expect(
      own.isHidden && own.masksToBounds && own.borderPaint?.cgColor.green == 1
        && own.shadowPaint?.cgColor.green == 1)
    layer.transform = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3) && layer.affineTransform() == view.transform)
    view.layoutIfNeeded()
    layer.setNeedsLayout()
    #expect(view.isLayoutNeeded)
    layer.layoutIfNeeded()
    #expect(!view.isLayoutNeeded)
  }

  @Test("A new layer is as Core Animation makes it")
  func defaults() {
    let layer = CALayer()
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && layer.backgroundColor == nil)
    #expect((layer.cornerRadius, layer.borderWidth, layer.zPosition) == (0, 0, 0))
    #expect(
      (layer.shadowOpacity, layer.shadowRadius) == (0, 3)
        && layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(
      layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && !layer.shouldRasterize && layer.allowsGroupOpacity)
    #expect(layer.contentsScale == 1 && layer.rasterizationScale == 1)
    let shape = CAShapeLayer()
    #expect((shape.lineWidth, shape.miterLimit, shape.lineDashPhase) == (1, 10, 0) && shape.fillColor != nil)
    #expect(shape.strokeColor == nil)
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("A depth counts among subviews whether it is set before or after its view is added")
  func depths() {
    let root = UIView()
    let (high, low) = (UIView(), UIView())
    high.layer.zPosition = 1
    root.addSubview(high)
    root.addSubview(low)
    #expect(root.childrenFromBack == [low, high])
    high.layer.zPosition = 0
    #expect(root.childrenFromBack == [high, low])
    low.layer.zPosition = -1
    #expect(root.childrenFromBack == [low, high])
  }
}
