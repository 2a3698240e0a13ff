import Foundation
import QuoinGraphics
import Testing

@testable import QuoinBoxes

struct CrossPlacementTests {
  let pixels = PixelGrid(scale: 1)

  private func place(
    _ alignment: AxisPlan.Alignment, _ length: CGFloat, isFixed: Bool = false
  ) -> AxisPlace {
    alignment.place(length, isFixed: isFixed, in: 40, skew: 0, pixels)
  }

  @Test func fillStretchesToTheRoom() {
    #expect(place(.fill, 10) == AxisPlace(start: 0, length: 40))
  }

  @Test func fillKeepsAFixedLengthAtTheNearSide() {
    #expect(place(.fill, 10, isFixed: true) == AxisPlace(start: 0, length: 10))
  }

  @Test func otherAlignmentsKeepTheFittingLength() {
    #expect(place(.near, 11) == AxisPlace(start: 0, length: 11))
    #expect(place(.center, 11) == AxisPlace(start: 14, length: 11))
    #expect(place(.far, 11) == AxisPlace(start: 29, length: 11))
  }

  @Test func nothingIsLongerThanTheRoom() {
    #expect(place(.center, 50) == AxisPlace(start: 0, length: 40))
    #expect(place(.fill, 50, isFixed: true) == AxisPlace(start: 0, length: 40))
  }

  @Test(arguments: [
    (true, true, AxisPlace(start: 0, length: 40)), (true, false, AxisPlace(start: 0, length: 10)),
    (false, true, AxisPlace(start: 30, length: 10)), (false, false, AxisPlace(start: 15, length: 10)),
  ])
  func anchorsStretchPinOrCenter(near: Bool, far: Bool, expected: AxisPlace) {
    let place = AnchorPlacement.place(
      near: near, far: far, length: 10, isFixed: false, in: 40, skew: 0, pixels)
    #expect(place == expected)
  }
}
