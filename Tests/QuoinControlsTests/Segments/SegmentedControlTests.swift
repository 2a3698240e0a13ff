import Foundation
import QuoinControls
import Testing

@Suite("Segmented controls")
struct SegmentedControlTests {
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])
  private let finger: Finger
  private let log = EventLog()

  init() {
    control.frame = CGRect(x: 30, y: 100, width: 300, height: 32)
    finger = Finger(on: control)
    control.log([("value", .valueChanged)], into: log)
  }

  @Test("A tap chooses a segment, and a drag takes the thumb along")
  func choosing() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
    finger.tap(180, 116)
    #expect(control.selectedSegmentIndex == 1 && log.take() == ["value"])
    finger.tap(180, 116)
    #expect(log.take().isEmpty)
    finger.down(180, 116)
    finger.move(300, 116)
    #expect(control.selectedSegmentIndex == 2 && log.take() == ["value"])
    finger.move(60, 116)
    finger.up()
    #expect(control.selectedSegmentIndex == 0 && log.take() == ["value"])
    #expect(
      control.recursiveDescription.hasPrefix(
        "UISegmentedControl (30 100 300 32) [*\"One\" \"Two\" \"Three\"]"))
  }

  @Test("Segments that cannot be chosen are not, and keys pass over them")
  func disabled() {
    control.setEnabled(false, forSegmentAt: 1)
    finger.tap(180, 116)
    #expect(control.selectedSegmentIndex == -1 && !control.isEnabledForSegment(at: 1))
    control.selectedSegmentIndex = 0
    control.becomeFirstResponder()
    finger.key(UIKeyCommand.inputRightArrow)
    #expect(control.selectedSegmentIndex == 2)
    finger.key(UIKeyCommand.inputLeftArrow)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("A momentary control tells of a segment and forgets it")
  func momentary() {
    var seen: [Int] = []
    control.isMomentary = true
    control.addAction(
      UIAction { [control] _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    finger.tap(180, 116)
    finger.tap(180, 116)
    #expect(seen == [1, 1] && control.selectedSegmentIndex == -1)
  }

  @Test("Segments come, go and change, and the choice stays with its segment")
  func changing() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.setTitle("Last", forSegmentAt: 1)
    control.insertSegment(
      action: UIAction(title: "Act", identifier: .init("act")) { [log] _ in log.names.append("act") }, at: 9,
      animated: false)
    #expect(control.titleForSegment(at: 2) == "Act" && control.segmentIndex(identifiedBy: .init("act")) == 2)
    finger.tap(320, 116)
    #expect(log.take() == ["act", "value"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
  }

  @Test("Widths are alike, as set, or as content asks, from the right where reading begins there")
  func widths() {
    func frames() -> [CGRect] {
      control.layoutIfNeeded()
      return (control.accessibilityElements ?? []).compactMap {
        ($0 as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace
      }
    }
    #expect(frames().map(\.width) == [100, 100, 100])
    control.setWidth(50, forSegmentAt: 0)
    #expect(frames().map(\.width) == [50, 125, 125] && control.widthForSegment(at: 0) == 50)
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    let own = frames().map(\.width)
    #expect(own[2] > own[0] && abs(own.reduce(0, +) - 300) < 0.01)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(frames()[0].maxX == 300)
    #expect(control.sizeThatFits(.zero).height == 32)
  }

  @Test("Actions among the items make segments that call them")
  func actions() {
    var called: [String] = []
    let mixed = UISegmentedControl(items: [
      UIAction(title: "List") { called.append($0.title) }, "Grid", UIAction(title: "Map") { _ in },
    ])
    #expect((0..<3).map(mixed.titleForSegment) == ["List", "Grid", "Map"])
    let first = mixed.accessibilityElements?.first as? UIAccessibilityElement
    #expect(first?.accessibilityActivate() == true)
    #expect(called == ["List"])
  }

  @Test("Readers find a button for each segment, and the chosen one is selected")
  func accessibility() {
    control.selectedSegmentIndex = 1
    let elements = (control.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    #expect(elements.map { $0.accessibilityLabel } == ["One", "Two", "Three"])
    #expect(
      elements[1].accessibilityTraits == [.button, .selected] && elements[1].accessibilityValue == "2 of 3")
    #expect(
      elements[2].accessibilityActivate() && control.selectedSegmentIndex == 2 && log.take() == ["value"])
  }

  @Test("An index out of range, a width that is none and an item that cannot be shown are reported")
  func misuse() {
    control.selectedSegmentIndex = 2
    let sentences = QuoinControlsTests.misuse {
      control.selectedSegmentIndex = 3
      control.setTitle("x", forSegmentAt: -4)
      control.setWidth(.nan, forSegmentAt: 0)
      _ = UISegmentedControl(items: [7])
    }
    #expect(control.selectedSegmentIndex == 2)
    #expect(sentences.count == 4 && sentences[0].hasPrefix("There is no segment 3 in UISegmentedControl"))
    #expect(sentences[0].hasSuffix("which has 3"))
    #expect(sentences[3] == "A segment cannot show a Int: items are texts, images and actions")
  }
}
