import Foundation

/// A finger on a control that has a menu: it asks for the menu, and may go on to choose from it without being lifted.
final class ControlMenuPress {
  private unowned let control: UIControl
  let interaction: UIContextMenuInteraction
  private var timer: ScheduledWork?
  /// The finger that asked for the menu that is shown.
  private var touch: UITouch?

  init(_ control: UIControl) {
    self.control = control
    interaction = UIContextMenuInteraction(delegate: control)
  }

  func begin(_ touch: UITouch) {
    if control.showsMenuAsPrimaryAction { return show(touch) }
    // As long as UIKit's long press.
    timer = control.window?.clock.schedule(after: 0.5) { [weak self] in self?.show(touch) }
  }

  func end() {
    timer?.cancel()
    timer = nil
  }

  private func show(_ touch: UITouch) {
    control.sendActions(for: .menuActionTriggered)
    guard interaction.presentMenu(at: touch.location(in: control), choose: control.menuElementChosen) else {
      return
    }
    self.touch = touch
    control.cancelTouch()
  }

  /// Follows the finger through the menu; returns whether it is the one that asked for it.
  func move(_ touches: Set<UITouch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    interaction.presentation?.highlight(at: touch.locationInWindow)
    return true
  }

  func lift(_ touches: Set<UITouch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    self.touch = nil
    interaction.presentation?.chooseHighlighted()
    return true
  }
}

extension UIControl {
  /// What shows the control's menu, once `isContextMenuInteractionEnabled` is set.
  public final var contextMenuInteraction: UIContextMenuInteraction? { menuPress?.interaction }

  final func menuSettingDidChange() {
    if isContextMenuInteractionEnabled {
      guard menuPress == nil else { return }
      let press = ControlMenuPress(self)
      menuPress = press
      addInteraction(press.interaction)
    } else if let menuPress {
      menuPress.end()
      removeInteraction(menuPress.interaction)
      self.menuPress = nil
    }
  }

  final func menuPressDidBegin(_ touch: UITouch) { menuPress?.begin(touch) }

  /// Shows the menu for keys and readers, where that is what the control is for; returns whether it did.
  final func showMenuIfPrimary() -> Bool {
    guard showsMenuAsPrimaryAction, let menuPress else { return false }
    sendActions(for: .menuActionTriggered)
    return menuPress.interaction.presentMenu(
      at: CGPoint(x: bounds.midX, y: bounds.midY), choose: menuElementChosen)
  }
}
