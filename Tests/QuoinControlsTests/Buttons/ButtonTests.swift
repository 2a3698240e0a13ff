import Foundation
import QuoinControls
import Testing

@Suite("Buttons that are told so for each state")
struct ButtonTests {
  private let button = UIButton(type: .system)

  @Test("States without a title, colour or image take those of the normal state")
  func states() {
    let (first, second) = (UIImage(), UIImage())
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .highlighted)
    button.setImage(first, for: .normal)
    button.setBackgroundImage(second, for: .selected)
    #expect(button.title(for: .selected) == "Buy" && button.title(for: .disabled) == "Sold")
    #expect(button.title(for: [.disabled, .highlighted]) == "Sold")
    #expect(button.currentTitle == "Buy" && button.currentTitleColor == .red && button.currentImage === first)
    button.isHighlighted = true
    #expect(button.currentTitleColor == .green)
    button.isEnabled = false
    #expect(button.currentTitle == "Sold" && button.backgroundImage(for: .normal) == nil)
    #expect(button.recursiveDescription.hasPrefix("UIButton (0 0 0 0) \"Sold\" highlighted disabled"))
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Buy")
  }

  @Test("The label has the colour of the title, however late that is set")
  func labelColor() {
    button.setTitle("Buy", for: .normal)
    let label = button.titleLabel
    #expect(label?.textColor == button.tintColor)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .disabled)
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .green && button.titleLabel === label)
    button.isEnabled = true
    #expect(button.titleLabel?.textColor == .red)
    // What the label is told itself stays until the title is another.
    label?.textColor = .blue
    button.layoutIfNeeded()
    #expect(label?.textColor == .blue)
    button.setAttributedTitle(
      NSAttributedString(string: "Sold", attributes: [.foregroundColor: UIColor.brown]), for: .normal)
    #expect(button.titleLabel?.textColor == .brown)
  }

  @Test("A title is measured with six points above and below, and no narrower than 30")
  func size() {
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.setTitle("Continue", for: .normal)
    let text = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(abs(button.intrinsicContentSize.width - text.width) <= 0.5)
    #expect(abs(button.intrinsicContentSize.height - text.height - 12) <= 0.5)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 1, right: 20)
    #expect(abs(button.intrinsicContentSize.width - text.width - 30) <= 0.5)
    #expect(abs(button.intrinsicContentSize.height - text.height - 2) <= 0.5)
    button.titleLabel?.font = .systemFont(ofSize: 36)
    #expect(button.intrinsicContentSize.width > text.width * 1.9)
  }

  @Test("Content stands where the alignments want it, leading on the right in the other direction")
  func alignment() {
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    func place() -> CGPoint {
      button.layoutIfNeeded()
      return button.titleLabel?.frame.origin ?? .zero
    }
    let width = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds)).width
    #expect(abs(place().x - (200 - width) / 2) <= 1)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    #expect(place() == CGPoint(x: 0, y: 6))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.effectiveContentHorizontalAlignment == .right && abs(place().x - (200 - width)) <= 1)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    #expect(place().x == 0 && place().y > 60)
  }

  @Test("The types have pictures and names of their own")
  func types() {
    #expect(UIButton(type: .infoLight).accessibilityLabel == "More Info")
    #expect(UIButton(type: .contactAdd).currentImage != nil && UIButton(type: .custom).currentImage == nil)
    #expect(UIButton(type: .close).frame.size == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    #expect(UIButton(type: .system).currentTitleColor == .systemBlue)
    #expect(UIButton(type: .roundedRect).buttonType == .system && UIButton().buttonType == .custom)
  }

  @Test("The title and the picture of a button's action are its own, and a tap calls it")
  func primaryAction() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Count") { _ in count += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(button.currentTitle == "Count" && button.accessibilityTraits == .button)
    Finger(on: button).tap(button)
    #expect(count == 1)
  }

  @Test("A toggle turns with each tap, before it is told")
  func toggle() {
    var seen: [Bool] = []
    let button = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Bold") { seen.append(($0.sender as? UIButton)?.isSelected == true) })
    button.changesSelectionAsPrimaryAction = true
    let finger = Finger(on: button)
    finger.tap(button)
    finger.tap(button)
    #expect(seen == [true, false] && button.accessibilityTraits.contains(.toggleButton))
  }

  @Test("A menu of choices is the title, and a choice changes it")
  func popup() {
    var chosen: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { chosen.append($0.title) } }
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: [action("Small"), action("Large")])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 10, y: 10, width: 140, height: 36)
    #expect(button.accessibilityLabel == "Small")
    let finger = Finger(on: button)
    finger.tap(button)
    finger.tap(100, 125)
    #expect(chosen == ["Large"] && button.accessibilityLabel == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    #expect(button.recursiveDescription.hasPrefix("UIButton (10 10 140 36) \"Large\""))
  }
}
