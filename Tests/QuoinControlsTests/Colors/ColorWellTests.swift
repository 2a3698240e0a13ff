import Foundation
import QuoinControls
import Testing

@Suite("Color wells")
struct ColorWellTests {
  @Test("A tap opens a grid, and a colour of it becomes the well's")
  func choosing() {
    let well = UIColorWell(frame: CGRect(x: 180, y: 20, width: 28, height: 28))
    let log = EventLog()
    let finger = Finger(on: well)
    well.log([("value", .valueChanged)], into: log)
    finger.tap(well)
    // The first cell, below the well.
    finger.tap(40, 75)
    #expect(well.selectedColor == .white && log.take() == ["value"])
    #expect(well.recursiveDescription == "UIColorWell (180 20 28 28) #FFFFFF")
    finger.tap(well)
    finger.tap(5, 390)
    finger.window.clock.advance(by: 1)
    #expect(log.take().isEmpty && finger.window.subviews.count == 1)
  }
}
