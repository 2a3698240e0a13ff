import Foundation
import Testing

@testable import QuoinControls

@Suite("Controls that are changed while they are used")
struct ControlSafetyTests {
  @Test("Segments that go under a finger are not chosen when it is lifted")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    let finger = Finger(on: control)
    finger.down(250, 16)
    control.removeAllSegments()
    control.insertSegment(withTitle: "x", at: 0, animated: false)
    finger.up()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "y", at: 1, animated: false)
    finger.window.layoutIfNeeded()
    finger.down(250, 16)
    control.insertSegment(withTitle: "w", at: 0, animated: false)
    finger.up()
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("A slider of the greatest numbers stands where its value is; limits without end are reported")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 227, height: 31))
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = .greatestFiniteMagnitude
    slider.layoutIfNeeded()
    #expect(slider.accessibilityValue == "100%" && slider.thumb.frame.maxX == 227)
    slider.value = 0
    #expect(slider.accessibilityValue == "50%")
    #expect(misuse { slider.maximumValue = .infinity }.count == 1)
  }

  @Test("What is disabled takes no steps")
  func disabled() {
    let slider = UISlider()
    slider.isEnabled = false
    slider.accessibilityIncrement()
    #expect(slider.value == 0)
    let stepper = UIStepper()
    stepper.isEnabled = false
    stepper.accessibilityIncrement()
    #expect(stepper.value == 0)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.isEnabled = false
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 0)
  }

  @Test("A field that is disabled gets no keys any more")
  func disabledField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let finger = Finger(on: field)
    field.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.isFirstResponder && finger.window.firstResponder == nil)
  }

  @Test("What a program keeps of a text view, a field or a search may outlive it")
  func parts() {
    let container = NSTextContainer()
    var editors: [TextEditor] = []
    do {
      let view = UITextView(frame: .zero, textContainer: container)
      let field = UITextField(frame: .zero)
      editors = [view.textEditor, field.textEditor]
    }
    container.lineFragmentPadding = 0
    for editor in editors {
      editor.insertText("a")
      _ = editor.caretRect(for: editor.selection.head)
    }
    let bar = { UISearchController(searchResultsController: nil).searchBar }()
    let finger = Finger(on: bar)
    bar.becomeFirstResponder()
    finger.key("a")
    #expect(bar.text == "a" && editors.allSatisfy { $0.string == "a" })
  }
}
