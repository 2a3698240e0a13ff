import Foundation
import QuoinControls
import Testing

/// A control with a menu.
private final class Chooser: UIControl {
  var menu = UIMenu()
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
  }
}

@Suite("Menus")
struct MenuTests {
  private let chooser = Chooser(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
  private let log = EventLog()
  private let finger: Finger

  init() {
    finger = Finger(on: chooser)
    chooser.isContextMenuInteractionEnabled = true
    chooser.menu = UIMenu(
      title: "Sort by",
      children: [
        action("Name", state: .on), action("Date"), action("Hidden", [.hidden]), action("Off", [.disabled]),
        UIMenu(title: "More", children: [action("Size")]),
        UIMenu(options: .displayInline, children: [action("Delete", [.destructive])]),
      ])
    chooser.log(
      [("up", .touchUpInside), ("menu", .menuActionTriggered), ("cancel", .touchCancel)], into: log)
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in
      log.names.append(title + (action.sender is UIControl ? "" : " of nobody"))
    }
  }

  private func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }
  private var rows: [UIControl] {
    all(in: finger.window).compactMap { $0 as? UIControl }.filter { $0 !== chooser }
  }
  private func row(_ title: String) -> UIControl? { rows.first { $0.accessibilityLabel == title } }

  @Test("A long press shows the menu, and a tap does what it does without one")
  func longPress() throws {
    finger.tap(chooser)
    #expect(rows.isEmpty && log.take() == ["up"])
    finger.down(100, 70)
    finger.window.clock.advance(by: 0.6)
    #expect(log.take() == ["menu", "cancel"])
    finger.up()
    finger.window.clock.advance(by: 1)
    #expect(rows.map { $0.accessibilityLabel } == ["Name", "Date", "Off", "More", "Delete"])
    #expect(row("Name")?.accessibilityTraits == [.button, .selected] && row("Off")?.isEnabled == false)
    finger.tap(try #require(row("Off")))
    #expect(log.take().isEmpty && !rows.isEmpty)
    finger.tap(try #require(row("Date")))
    #expect(log.take() == ["Date"])
    finger.window.clock.advance(by: 1)
    #expect(rows.isEmpty)
  }

  @Test("A menu that is the primary action comes as soon as the finger, which may choose before it is lifted")
  func primary() throws {
    chooser.showsMenuAsPrimaryAction = true
    finger.down(100, 70)
    finger.window.clock.advance(by: 1)
    let middle = try #require(row("Date")).convert(CGPoint(x: 100, y: 20), to: finger.window)
    finger.move(middle.x, middle.y)
    #expect(row("Date")?.isHighlighted == true)
    finger.up()
    #expect(log.take() == ["menu", "cancel", "Date"])
  }

  @Test("A menu within opens in its place and leads back, and a touch beside the menu takes it away")
  func nesting() throws {
    chooser.showsMenuAsPrimaryAction = true
    finger.tap(chooser)
    finger.tap(try #require(row("More")))
    #expect(rows.map { $0.accessibilityLabel } == ["More", "Size"])
    finger.tap(try #require(row("More")))
    #expect(rows.count == 5)
    finger.tap(5, 390)
    #expect(rows.isEmpty && log.take() == ["menu", "cancel"])
  }

  @Test("What is deferred is asked for when it is shown, and once unless said otherwise")
  func deferred() throws {
    var asked = 0
    var answer: (([UIMenuElement]) -> Void)?
    let late = action("Late")
    chooser.menu = UIMenu(children: [
      UIDeferredMenuElement { done in
        asked += 1
        answer = done
      },
      UIDeferredMenuElement.uncached { done in
        asked += 10
        done([late])
      },
    ])
    chooser.showsMenuAsPrimaryAction = true
    #expect(asked == 0)
    finger.tap(chooser)
    #expect(asked == 11 && rows.map { $0.accessibilityLabel } == ["Loading…", "Late"])
    answer?([action("Early")])
    #expect(rows.map { $0.accessibilityLabel } == ["Early", "Late"])
    finger.tap(5, 390)
    finger.tap(chooser)
    #expect(asked == 21 && rows.count == 2)
  }

  @Test("Any view shows a menu by an interaction")
  func interaction() {
    final class Giver: UIContextMenuInteractionDelegate {
      var ends = 0
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { ends += 1 }
    }
    let (giver, view) = (Giver(), UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100)))
    let interaction = UIContextMenuInteraction(delegate: giver)
    finger.window.addSubview(view)
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1 && interaction.view === view)
    finger.down(50, 250)
    finger.window.clock.advance(by: 1)
    #expect(rows.map { $0.accessibilityLabel } == ["Copy"])
    finger.up()
    interaction.dismissMenu()
    finger.window.clock.advance(by: 1)
    #expect(rows.isEmpty && giver.ends == 1)
    view.removeInteraction(interaction)
    #expect(view.interactions.isEmpty && interaction.view == nil)
  }
}
