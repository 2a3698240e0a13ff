import Foundation
import QuoinControls
import QuoinGraphics
import Testing

@Suite("Wheels of a picker")
struct PickerViewTests {
  private final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["S", "M", "L", "XL", "XXL"], ["Red", "Blue"]]
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component): \(rows[component][row])")
    }
  }

  private let sizes = Sizes()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  init() {
    picker.dataSource = sizes
    picker.delegate = sizes
    window.addSubview(picker)
    window.layoutIfNeeded()
  }

  private func drag(x: CGFloat, by distance: CGFloat, steps: Int = 12) {
    let touch = UITouch(at: CGPoint(x: x, y: 108))
    window.sendEvent(UIEvent(touches: [touch]))
    for step in 1...steps {
      touch.update(to: CGPoint(x: x, y: 108 + distance * CGFloat(step) / CGFloat(steps)), phase: .moved)
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 1.0 / 60))
    }
    // A finger that rests lets go without a throw.
    window.clock.advance(by: 0.3)
    touch.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [touch]))
    window.clock.advance(by: 2)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let touch = UITouch(at: CGPoint(x: x, y: y))
    window.sendEvent(UIEvent(touches: [touch]))
    touch.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
    window.clock.advance(by: 1)
  }

  @Test("Each wheel begins with its first row, and code turns it without a word to the delegate")
  func selecting() {
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 5)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(3, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    window.clock.advance(by: 1)
    #expect(
      picker.view(forRow: 3, forComponent: 0)?.center.y
        == picker.view(forRow: 3, forComponent: 0)?.superview?.bounds.midY)
    #expect(sizes.log.isEmpty)
  }

  @Test("A wheel that is dragged comes to rest at a whole row, which the delegate hears of once")
  func dragging() throws {
    drag(x: 80, by: -70)
    #expect(sizes.log == ["0: L"] && picker.selectedRow(inComponent: 0) == 2)
    let row = try #require(picker.view(forRow: 2, forComponent: 0))
    #expect(abs(row.center.y - (row.superview?.bounds.midY ?? 0)) < 0.5)
    drag(x: 240, by: 200)
    #expect(picker.selectedRow(inComponent: 1) == 0 && sizes.log.count == 1, "beyond its end it comes back")
    drag(x: 240, by: -10)
    #expect(sizes.log.count == 1, "and so it does from less than half a row")
  }

  @Test("A tap turns the wheel to the row that is tapped")
  func tapping() {
    tap(80, 142)
    #expect(sizes.log == ["0: M"])
    tap(240, 142)
    #expect(sizes.log == ["0: M", "1: Blue"])
    tap(240, 142)
    #expect(sizes.log.count == 2, "there is no row beneath the last")
  }

  @Test("Rows farther from the middle are lower and paler, and only those exist that are seen")
  func drum() throws {
    sizes.rows = [(0..<10_000).map(String.init)]
    picker.reloadAllComponents()
    picker.selectRow(5000, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    let rows = try (5000...5004).map { try #require(picker.view(forRow: $0, forComponent: 0)) }
    #expect(rows.map(\.alpha) == rows.map(\.alpha).sorted(by: >) && rows[0].alpha == 1)
    #expect(rows.map(\.frame.height) == rows.map(\.frame.height).sorted(by: >))
    #expect((rows[0].superview?.subviews.count ?? 0) < 14)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test("Keys turn wheels too, and readers do")
  func keysAndReaders() throws {
    picker.becomeFirstResponder()
    func press(_ key: String) {
      window.sendEvent(UIPressesEvent(presses: [UIPress(key: UIKey(characters: key))]))
    }
    press(UIKeyCommand.inputDownArrow)
    press(UIKeyCommand.inputRightArrow)
    press(UIKeyCommand.inputDownArrow)
    #expect(sizes.log == ["0: M", "1: Blue"])
    let wheel = try #require(picker.subviews.first)
    #expect(wheel.isAccessibilityElement && wheel.accessibilityTraits == .adjustable)
    #expect(wheel.accessibilityValue == "M")
    wheel.accessibilityIncrement()
    #expect(wheel.accessibilityValue == "L" && sizes.log.last == "0: L")
    wheel.accessibilityDecrement()
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  @Test("In mirrored surroundings the first wheel stands at the right")
  func mirrored() {
    let widths = picker.subviews.map(\.frame.minX)
    picker.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    window.layoutIfNeeded()
    #expect(picker.subviews.map(\.frame.minX) == widths.reversed())
  }

  @Test("Wheels and rows that there are not are reported, and nothing turns")
  func misused() {
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(
      misuse { picker.selectRow(5, inComponent: 0, animated: false) } == [
        "A picker cannot select row 5: component 0 has 5, counted from 0"
      ])
    #expect(
      misuse { picker.selectRow(0, inComponent: 2, animated: false) } == [
        "A picker has no component 2: it has 2, counted from 0"
      ])
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(UIPickerView().numberOfComponents == 0)
  }
}
