import Foundation
import Testing

@testable import QuoinControls

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
    well.supportsAlpha = false
    finger.tap(well)
    finger.tap(5, 390)
    finger.window.clock.advance(by: 1)
    #expect(log.take().isEmpty && finger.window.subviews.count == 1)
  }

  @Test("Where the opacity can be chosen a line below the colours sets it, and stays")
  func opacity() {
    let well = UIColorWell(frame: CGRect(x: 180, y: 20, width: 28, height: 28))
    well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let finger = Finger(on: well)
    finger.tap(well)
    let grids = finger.window.subviews.flatMap(\.subviews).compactMap { $0 as? ColorGrid }
    let slider = grids.first?.subviews.compactMap { $0 as? UISlider }.first
    #expect(slider?.accessibilityLabel == "Opacity" && slider?.value == 1)
    slider?.accessibilityDecrement()
    #expect(abs((well.selectedColor?.cgColor.alpha ?? 0) - 0.9) < 0.01 && grids.first?.window != nil)
    finger.tap(40, 75)
    #expect(
      well.selectedColor?.hexDigits == "FFFFFF" && abs((well.selectedColor?.cgColor.alpha ?? 0) - 0.9) < 0.01)
  }
}

extension UIColor {
  fileprivate var hexDigits: String { String(withAlphaComponent(1).cgColor.hexString.dropFirst()) }
}
