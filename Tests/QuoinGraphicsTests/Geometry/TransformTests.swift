import Foundation
import QuoinGraphics
import Testing

@Suite struct TransformTests {
  @Test func aTranslationBeforeARotationTurnsWithIt() {
    let transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    let point = CGPoint.zero.applying(transform)
    #expect(abs(point.x) < 1e-9)
    #expect(abs(point.y - 10) < 1e-9)
  }

  @Test func theInverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let point = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 3) < 1e-9 && abs(point.y - 4) < 1e-9)
  }

  @Test func aTransformThatCannotBeUndoneInvertsToItself() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aRotatedRectangleIsBoundedUpright() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(rect.minX + 20) < 1e-9 && abs(rect.width - 20) < 1e-9 && abs(rect.height - 10) < 1e-9)
  }

  @Test func aRotationInSpaceKeepsItsAffinePart() {
    let turned = CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), .pi / 2, 0, 0, 1)
    let affine = CATransform3DGetAffineTransform(turned)
    #expect(CATransform3DIsAffine(turned))
    #expect(abs(affine.b - 2) < 1e-9 && abs(affine.a) < 1e-9)
  }

  @Test func radiiShrinkTogetherUntilTheyFit() {
    let radii = CornerRadii(topLeft: 60, topRight: 60).fitting(CGSize(width: 60, height: 100))
    #expect(radii == CornerRadii(topLeft: 30, topRight: 30))
  }
}
