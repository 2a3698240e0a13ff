import Foundation
import Testing

@testable import QuoinControls

@Suite("Menus of editing")
struct EditMenuTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  private let finger: Finger

  init() {
    finger = Finger(on: field)
    field.text = "one two"
  }

  private var bar: EditMenuBar? { finger.window.subviews.compactMap { $0 as? EditMenuBar }.first }
  private var titles: [String] {
    buttons.filter { $0.window != nil }.compactMap(\.accessibilityLabel)
  }
  private var buttons: [EditMenuButton] {
    bar?.subviews.flatMap(\.subviews).compactMap { $0 as? EditMenuButton } ?? []
  }
  private func choose(_ title: String) throws {
    finger.tap(try #require(buttons.first { $0.accessibilityLabel == title }))
  }
  private func doubleTap(_ x: CGFloat) {
    finger.down(x, 220)
    finger.up(after: 0.05)
    finger.window.clock.advance(by: 0.1)
    finger.tap(x, 220)
  }

  @Test("What a double tap selects can be cut and copied, above it")
  func selection() throws {
    try UIPasteboard.$taskGeneral.withValue(.withUniqueName()) {
      doubleTap(30)
      #expect(titles == ["Cut", "Copy", "Select All"])
      #expect((bar?.frame.maxY ?? 0) < field.frame.midY)
      try choose("Copy")
      #expect(UIPasteboard.general.string == "one" && bar == nil)
      doubleTap(30)
      try choose("Cut")
      #expect(field.text == " two")
      // A tap on the caret asks what can be done there, and another one takes the menu away.
      finger.tap(20, 220)
      #expect(titles == ["Paste", "Select", "Select All"])
      finger.tap(20, 220)
      #expect(bar == nil)
      finger.tap(20, 220)
      try choose("Paste")
      #expect(field.text == "one two" && bar == nil)
    }
  }

  @Test("A touch beside the menu takes it away and goes where it is meant")
  func touchBeside() throws {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    let log = EventLog()
    button.log([("tap", .touchUpInside)], into: log)
    button.frame = CGRect(x: 250, y: 300, width: 60, height: 40)
    finger.window.addSubview(button)
    doubleTap(30)
    #expect(bar != nil)
    finger.tap(button)
    #expect(bar == nil && log.take() == ["tap"])
    doubleTap(30)
    finger.key("x")
    #expect(bar == nil && field.text == "x two")
  }

  @Test("A secret can be pasted over, but neither cut nor copied")
  func secret() {
    UIPasteboard.$taskGeneral.withValue(.withUniqueName()) {
      field.isSecureTextEntry = true
      UIPasteboard.general.string = "a"
      doubleTap(30)
      #expect(!titles.contains("Copy") && !titles.contains("Cut") && titles.contains("Paste"))
    }
  }

  @Test("The delegate may offer something else; what has no room stands on further pages")
  func ownMenu() throws {
    final class Giver: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        let all = (1...6).map { number in UIAction(title: "Something long \(number)") { _ in } }
        return UIMenu(children: suggestedActions + all)
      }
    }
    let giver = Giver()
    field.delegate = giver
    doubleTap(30)
    #expect(titles.first == "Cut" && titles.last == "Next")
    try choose("Next")
    #expect(titles.first == "Previous" && titles.count > 2)
    try choose("Previous")
    #expect(titles.first == "Cut")
  }

  @Test("Any view has a menu by an interaction, of what it says that it can do")
  func interaction() throws {
    final class Card: UIView {
      var copies = 0
      override func copy(_ sender: Any?) { copies += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .copy || super.canPerformAction(action, withSender: sender)
      }
    }
    let card = Card(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    finger.window.addSubview(card)
    let interaction = UIEditMenuInteraction(delegate: nil)
    card.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 10)))
    #expect(titles == ["Copy"] && (bar?.frame.minY ?? 0) > 20)
    try choose("Copy")
    #expect(card.copies == 1 && bar == nil)
  }
}
