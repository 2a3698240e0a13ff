import Foundation
import Testing

@testable import QuoinGraphics

@Suite("What rectangles have in common")
struct OverlapTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("the part that both cover, whichever is asked")
  func overlap() {
    let others: [(CGRect, CGRect)] = [
      (CGRect(x: 0, y: 0, width: 100, height: 100), box),
      (CGRect(x: 15, y: 25, width: 5, height: 5), CGRect(x: 15, y: 25, width: 5, height: 5)),
      (CGRect(x: 0, y: 0, width: 15, height: 25), CGRect(x: 10, y: 20, width: 5, height: 5)),
      (CGRect(x: 35, y: 55, width: 15, height: 25), CGRect(x: 35, y: 55, width: 5, height: 5)), (box, box),
    ]
    for (other, common) in others {
      #expect(
        box.overlap(other) == common && other.overlap(box) == common && box.overlaps(other)
          && other.overlaps(box))
    }
  }

  @Test("those that only touch, or have no area, share nothing")
  func apart() {
    let others = [
      CGRect(x: 0, y: 20, width: 10, height: 40), CGRect(x: 40, y: 20, width: 10, height: 40),
      CGRect(x: 10, y: 0, width: 30, height: 20),
      CGRect(x: 10, y: 60, width: 30, height: 20), CGRect(x: 20, y: 30, width: 0, height: 10),
      CGRect(x: 20, y: 30, width: 10, height: 0),
      CGRect(x: 0, y: 20, width: 5, height: 40), CGRect(x: 50, y: 20, width: 5, height: 40),
      CGRect(x: 10, y: 0, width: 30, height: 5),
      CGRect(x: 10, y: 70, width: 30, height: 5), .null, CGRect(x: CGFloat.nan, y: 20, width: 10, height: 10),
      CGRect(x: 20, y: CGFloat.nan, width: 10, height: 10),
      CGRect(x: 20, y: 20, width: CGFloat.nan, height: 10),
      CGRect(x: 20, y: 20, width: 10, height: CGFloat.nan),
    ]
    for other in others {
      #expect(
        !box.overlaps(other) && !other.overlaps(box) && box.overlap(other).isNull
          && other.overlap(box).isNull, "\(other)")
    }
  }
}
