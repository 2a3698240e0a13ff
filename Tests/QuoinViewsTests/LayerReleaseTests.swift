import Foundation
import Testing

@testable import QuoinViews

@Suite("Layers that are let go")
struct LayerReleaseTests {
  @Test("What somebody else holds keeps what is in it, the rest goes")
  func held() {
    var outer: CALayer? = CALayer()
    let (held, heldMask) = (CALayer(), CALayer())
    weak var inner: CALayer?
    weak var innerMask: CALayer?
    weak var sibling: CALayer?
    weak var siblingMask: CALayer?
    do {
      let (first, mask, other, otherMask) = (CALayer(), CALayer(), CALayer(), CALayer())
      (inner, innerMask, sibling, siblingMask) = (first, mask, other, otherMask)
      held.addSublayer(first)
      first.mask = mask
      outer?.addSublayer(held)
      outer?.addSublayer(other)
      other.mask = otherMask
      heldMask.addSublayer(CALayer())
      outer?.mask = heldMask
    }
    outer = nil
    #expect(held.sublayers?.count == 1 && inner != nil && innerMask != nil)
    #expect(heldMask.sublayers?.count == 1)
    #expect(sibling == nil && siblingMask == nil)
  }
}
