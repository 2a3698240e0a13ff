import QuoinGraphics
import QuoinViews
import Testing

@Suite struct TintAdjustmentTests {
  @Test func aDimmedTintIsAsLightAndWithoutColor() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintAdjustmentMode == .normal)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    let color = child.tintColor.cgColor
    #expect(color.red == color.green && color.green == color.blue)
    #expect(abs(color.red - 0.2126) < 0.001)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == UIColor.red)
  }

  @Test func theScaleOfDrawingIsTheTreesUnlessSet() {
    let view = UIView()
    #expect(view.contentScaleFactor == view.displayScale)
    view.contentScaleFactor = 7
    #expect(view.contentScaleFactor == 7)
    view.contentScaleFactor = -1
    #expect(view.contentScaleFactor == 7)
  }
}
