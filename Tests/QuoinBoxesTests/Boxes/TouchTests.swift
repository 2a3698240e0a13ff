import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinBoxes

struct TouchTests {
  private let point = CGPoint(x: 90, y: 10)

  private func hit(_ box: UIView) -> UIView? {
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    box.layoutIfNeeded()
    return box.hitTest(point, with: nil)
  }

  @Test func touchesFallThroughBoxesAndSpacers() {
    #expect(hit(LMRowView(horizontalAlignment: .leading, StubLeaf(30, 10))) == nil)
    #expect(hit(LMRowView(LMSpacer())) == nil)
    #expect(hit(LMAnchorView()) == nil)
  }

  @Test func aBackgroundCatchesThem() {
    let row = LMRowView(backgroundColor: .red)
    #expect(hit(row) === row)
    let spacer = LMSpacer(backgroundColor: .red)
    #expect(hit(LMRowView(spacer)) === spacer)
  }

  @Test func subviewsGetThem() {
    let leaf = StubLeaf(30, 10)
    #expect(hit(LMRowView(leaf)) === leaf)
  }
}
