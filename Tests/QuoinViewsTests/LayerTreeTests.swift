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
        if numbers.isOne(in: 2) {
          moveSubview(of: view, in: &list, &numbers)
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

  @Test("A subview that is moved passes the layers between it and its place, as any layer does")
  func subviews() {
    let view = UIView()
    let (a, b, over, under) = (UIView(), UIView(), CALayer(), CALayer())
    view.addSubview(a)
    view.layer.addSublayer(over)
    view.bringSubviewToFront(a)
    #expect(view.layer.sublayers == [over, a.layer])
    view.sendSubviewToBack(a)
    #expect(view.layer.sublayers == [a.layer, over])
    view.addSubview(a)
    #expect(view.layer.sublayers == [over, a.layer])
    view.layer.insertSublayer(under, at: 0)
    view.insertSubview(b, belowSubview: a)
    #expect(view.layer.sublayers == [under, over, b.layer, a.layer])
    view.layer.insertSublayer(over, above: b.layer)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.layer.sublayers == [under, a.layer, over, b.layer])
    view.insertSubview(b, aboveSubview: a)
    #expect(view.layer.sublayers == [under, a.layer, b.layer, over])
    view.layer.insertSublayer(a.layer, at: 9)
    #expect(view.layer.sublayers == [under, b.layer, over, a.layer] && view.subviews == [b, a])
    b.removeFromSuperview()
    #expect(view.layer.sublayers == [under, over, a.layer])
    view.sendSubviewToBack(a)
    #expect(view.layer.sublayers == [a.layer, under, over])
  }

  @Test("Depths count among subviews and layers alike where things are drawn")
  func depthsOfBoth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (image, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), CALayer())
    badge.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
    (image.backgroundColor, badge.backgroundPaint) = (.white, .black)
    root.layer.insertSublayer(badge, at: 0)
    root.addSubview(image)
    let (behind, inFront) = (drawing(root), drawing(root).reversed() as [String])
    badge.zPosition = 10
    #expect(drawing(root) == inFront)
    image.layer.zPosition = 11
    #expect(drawing(root) == behind)
    (badge.zPosition, image.layer.zPosition) = (0, 0)
    root.layer.addSublayer(badge)
    #expect(drawing(root) == inFront)
    badge.zPosition = -1
    #expect(drawing(root) == behind)
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

/// Moves a subview by one of the view's methods, and its layer in a list as that method says.
func moveSubview(of view: UIView, in list: inout [CALayer], _ numbers: inout SeededGenerator) {
  guard let moved = view.subviews.randomElement(using: &numbers),
    let other = view.subviews.randomElement(using: &numbers)
  else { return }
  func take(_ place: ([CALayer]) -> Int) {
    list.removeAll { $0 === moved.layer }
    list.insert(moved.layer, at: place(list))
  }
  switch Int.random(in: 0..<8, using: &numbers) {
  case 0:
    view.bringSubviewToFront(moved)
    take { $0.count }
  case 1:
    view.sendSubviewToBack(moved)
    take { _ in 0 }
  case 2:
    view.addSubview(moved)
    take { $0.count }
  case 3 where other !== moved:
    view.insertSubview(moved, aboveSubview: other)
    take { ($0.firstIndex { $0 === other.layer } ?? 0) + 1 }
  case 4 where other !== moved:
    view.insertSubview(moved, belowSubview: other)
    take { $0.firstIndex { $0 === other.layer } ?? 0 }
  case 5:
    let index = Int.random(in: 0...4, using: &numbers)
    view.insertSubview(moved, at: index)
    take { list in
      let others = list.indices.filter { list[$0].view != nil }
      return index < others.count ? others[index] : list.count
    }
  case 6:
    guard let first = view.subviews.firstIndex(where: { $0 === moved }),
      let second = view.subviews.firstIndex(where: { $0 === other }),
      let here = list.firstIndex(where: { $0 === moved.layer }),
      let there = list.firstIndex(where: { $0 === other.layer })
    else { return }
    view.exchangeSubview(at: first, withSubviewAt: second)
    list.swapAt(here, there)
  case 7:
    moved.removeFromSuperview()
    view.addSubview(moved)
    take { $0.count }
  default: break
  }
}
