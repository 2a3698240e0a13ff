import Foundation
import Testing

@testable import QuoinControls

@Suite("Menus by keys, and what they are about")
struct MenuKeyTests {
  private let finger: Finger
  private let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
  private let log = EventLog()

  init() {
    finger = Finger(on: button)
    let log = log
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { _ in log.names.append(title) }
    }
    button.menu = UIMenu(children: [
      action("One"), action("Off", [.disabled]),
      UIMenu(title: "More", children: [action("Two"), action("Three")]),
    ])
    button.showsMenuAsPrimaryAction = true
  }

  private func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }
  private var rows: [MenuRow] { all(in: finger.window).compactMap { $0 as? MenuRow } }
  private var marked: String? { rows.first(where: \.isHighlighted)?.accessibilityLabel }
  private func press(_ code: UIKeyboardHIDUsage) {
    let press = UIPress(key: UIKey(characters: "", keyCode: code))
    finger.window.sendEvent(UIPressesEvent(presses: [press]))
    press.update(phase: .ended)
    finger.window.sendEvent(UIPressesEvent(presses: [press]))
  }

  @Test("Arrows go through the rows and into menus within, return chooses, and escape takes the menu away")
  func keys() {
    button.becomeFirstResponder()
    press(.keyboardSpacebar)
    #expect(rows.count == 3)
    press(.keyboardDownArrow)
    #expect(marked == "One")
    press(.keyboardDownArrow)
    #expect(marked == "More", "what is disabled is left out")
    press(.keyboardRightArrow)
    press(.keyboardLeftArrow)
    #expect(rows.count == 3)
    press(.keyboardUpArrow)
    press(.keyboardRightArrow)
    press(.keyboardUpArrow)
    #expect(marked == "Three")
    press(.keyboardReturnOrEnter)
    finger.window.clock.advance(by: 1)
    #expect(log.take() == ["Three"] && rows.isEmpty && button.isFirstResponder)
    press(.keyboardSpacebar)
    #expect(!rows.isEmpty)
    press(.keyboardEscape)
    finger.window.clock.advance(by: 1)
    #expect(rows.isEmpty && log.take().isEmpty && button.isFirstResponder)
  }

  @Test("A text that is written keeps the keys while a menu is shown")
  func text() {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
    finger.window.addSubview(field)
    field.becomeFirstResponder()
    finger.tap(button)
    finger.key("a")
    #expect(field.text == "a" && !rows.isEmpty)
  }

  @Test("A context menu lifts what it is about, dims the rest, and stands beside it")
  func preview() throws {
    final class Giver: UIContextMenuInteractionDelegate {
      var committed = 0
      var controller: UIViewController?
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: { [controller] in controller }) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        animator.addCompletion { [unowned self] in
          committed += animator.previewViewController === controller ? 1 : 9
        }
      }
    }
    let (giver, view) = (Giver(), UIView(frame: CGRect(x: 30, y: 200, width: 100, height: 60)))
    view.backgroundColor = .systemTeal
    finger.window.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: giver)
    view.addInteraction(interaction)
    interaction.presentMenu(at: CGPoint(x: 5, y: 5))
    finger.window.clock.advance(by: 1)
    let preview = try #require(all(in: finger.window).compactMap { $0 as? MenuPreview }.first)
    let platter = try #require(all(in: finger.window).compactMap { $0 as? MenuPlatter }.first)
    #expect(preview.frame == view.frame && platter.frame.minY == 272 && platter.frame.minX == 30)
    #expect(preview.superview?.backgroundColor != nil)
    finger.tap(preview)
    #expect(rows.isEmpty && giver.committed == 1)
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 300, height: 1000)
    giver.controller = controller
    interaction.presentMenu(at: CGPoint(x: 5, y: 5))
    finger.window.clock.advance(by: 1)
    let own = try #require(all(in: finger.window).compactMap { $0 as? MenuPreview }.first)
    let menu = try #require(all(in: finger.window).compactMap { $0 as? MenuPlatter }.first)
    #expect(controller.view.isDescendant(of: own) && own.frame.minY >= 0 && menu.frame.maxY <= 400)
  }

  @Test("What a menu lifts is seen once meanwhile, and again where it was")
  func hidden() {
    final class Giver: UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "Head", children: [UIAction(title: "Copy") { _ in }])
        }
      }
    }
    let (giver, view) = (Giver(), UIView(frame: CGRect(x: 30, y: 200, width: 100, height: 60)))
    view.alpha = 0.8
    finger.window.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: giver)
    view.addInteraction(interaction)
    interaction.presentMenu(at: .zero)
    #expect(view.alpha == 0)
    interaction.dismissMenu()
    finger.window.clock.advance(by: 1)
    #expect(abs(view.alpha - 0.8) < 0.001)
  }
}
