import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinViews
import Testing

/// Layers and layout guides take part like views.
@Suite struct LayerAndGuidePositionTests {
  let window = QuoinPositionsTests.window(scale: 2)

  @Test func aLayerInLayersIsMovedAndMeasuredInTheViewAroundThem() {
    let view = window.add(100, 50, 200, 100)
    view.bounds.origin = CGPoint(x: 3, y: 4)
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 20, y: 30, width: 60, height: 60)
    outer.bounds.origin = CGPoint(x: 5, y: 6)
    inner.frame = CGRect(x: 10, y: 12, width: 8, height: 8)
    inner.anchorPoint = CGPoint(x: 0, y: 1)
    inner.frame = CGRect(x: 10, y: 12, width: 8, height: 8)
    inner.bounds.origin = CGPoint(x: 1, y: 2)
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    let badge = window.add(0, 0, 4, 4)
    badge.topLeft --> inner.topLeft
    // 100 − 3 + 20 − 5 + 10, 50 − 4 + 30 − 6 + 12.
    #expect(badge.frame.origin == CGPoint(x: 122, y: 82))
    #expect((inner.topLeft |--| badge.topLeft) == .zero)
    #expect(
      (inner.bottomRight |--| .topLeft) == CGSize(width: 30, height: 40), "from the bounds' corner (3, 4)")
    inner.bottomRight --> .bottomRight
    #expect((inner.bottomRight |--| .bottomRight) == .zero)
    #expect((inner.bottomRight |--| view.bottomRight) == .zero)
    #expect(inner.bounds.size == CGSize(width: 8, height: 8) && inner.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(outer.frame == CGRect(x: 20, y: 30, width: 60, height: 60))
    inner.topLeft --> badge.topLeft
    #expect(inner.frame == CGRect(x: 10, y: 12, width: 8, height: 8))
  }

  @Test func layersLandOnPixels() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    window.layer.addSublayer(layer)
    layer.topLeft --> .topLeft + 10.3.horizontalOffset + 7.2.verticalOffset
    #expect(layer.frame.origin == CGPoint(x: 10.5, y: 7))
    layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    layer.topLeft --> .topLeft + 20.horizontalOffset
    #expect(layer.position == CGPoint(x: 22.5, y: 2.5))
  }

  @Test func aGuideIsMovedAndMeasuredInItsOwner() {
    let view = window.add(100, 50, 200, 100)
    let (guide, other) = (UILayoutGuide(), UILayoutGuide())
    view.addLayoutGuide(guide)
    view.addLayoutGuide(other)
    guide.layoutFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    other.layoutFrame = CGRect(x: 100, y: 10, width: 50, height: 50)
    #expect((guide.topLeft |--| .topLeft) == CGSize(width: 10, height: 20))
    #expect((guide.bottomRight |--| other.topLeft) == CGSize(width: 60, height: 50))
    guide.left --> other.right
    #expect(guide.layoutFrame == CGRect(x: 150, y: 15, width: 30, height: 40))
    view.semanticContentAttribute = .forceRightToLeft
    guide.trailing --> .trailing
    #expect(guide.layoutFrame.minX == 0)
  }

  @Test func misuseOfLayersAndGuidesCallsThemByTheirNames() {
    let (layer, named, guide, called) = (CALayer(), CALayer(), UILayoutGuide(), UILayoutGuide())
    named.name = "glow"
    called.identifier = "gutter"
    let view = window.add(0, 0, 10, 10)
    let sentences = misuse {
      layer.top --> .top
      named.top --> view.top
      #expect((guide.top |--| .bottom) == .zero)
      #expect((view.top |--| called.top) == .zero)
      view.top --> called.top
    }
    #expect(
      sentences
        == ["CALayer", "glow", "UILayoutGuide", "gutter", "gutter"].map {
          "\($0) has no superview, so it cannot be aligned or measured"
        })
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
