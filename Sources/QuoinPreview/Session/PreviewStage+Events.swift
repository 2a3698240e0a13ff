import Foundation
import QuoinViews

extension PreviewStage {
  /// Hands what somebody did on the page to the window.
  func send(_ command: PreviewCommand) {
    switch command {
    case .touches(let fingers): send(fingers)
    case .hover(let x, let y): window.sendEvent(UIHoverEvent(at: CGPoint(x: x, y: y)))
    case .leave: window.sendEvent(UIHoverEvent(at: nil))
    case .wheel(let x, let y, let dx, let dy):
      window.sendEvent(UIScrollEvent(by: CGPoint(x: dx, y: dy), at: CGPoint(x: x, y: y)))
    case .key(let key, let modifiers): press(UIKey(page: key, modifiers.flags))
    case .text(let text): press(UIKey(characters: text))
    default: break
    }
  }

  private func send(_ changes: [PreviewCommand.Finger]) {
    var touches: Set<UITouch> = []
    for change in changes {
      let place = CGPoint(x: change.x, y: change.y)
      switch change.phase {
      case .began:
        let touch = UITouch(at: place)
        fingers[change.id] = touch
        touches.insert(touch)
      case .moved, .ended, .cancelled:
        guard let touch = fingers[change.id] else { continue }
        touch.update(
          to: place, phase: change.phase == .moved ? .moved : change.phase == .ended ? .ended : .cancelled)
        if change.phase != .moved { fingers[change.id] = nil }
        touches.insert(touch)
      }
    }
    if touches.isEmpty { return }
    window.sendEvent(UIEvent(touches: touches))
  }

  private func press(_ key: UIKey) {
    let press = UIPress(key: key)
    window.sendEvent(UIPressesEvent(presses: [press]))
    press.update(phase: .ended)
    window.sendEvent(UIPressesEvent(presses: [press]))
  }
}

extension PreviewCommand.Modifiers {
  fileprivate var flags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if shift { flags.insert(.shift) }
    if control { flags.insert(.control) }
    if alternate { flags.insert(.alternate) }
    if command { flags.insert(.command) }
    return flags
  }
}

extension UIKey {
  /// The key of a page's keyboard, named as `KeyboardEvent.key` does.
  fileprivate convenience init(page key: String, _ flags: UIKeyModifierFlags) {
    let named = [
      "Enter": "\n", "Tab": "\t", "Backspace": "\u{8}", "Delete": UIKeyCommand.inputDelete,
      "Escape": UIKeyCommand.inputEscape, "ArrowUp": UIKeyCommand.inputUpArrow,
      "ArrowDown": UIKeyCommand.inputDownArrow, "ArrowLeft": UIKeyCommand.inputLeftArrow,
      "ArrowRight": UIKeyCommand.inputRightArrow, "Home": UIKeyCommand.inputHome,
      "End": UIKeyCommand.inputEnd,
      "PageUp": UIKeyCommand.inputPageUp, "PageDown": UIKeyCommand.inputPageDown,
    ]
    let function = key.first == "F" && (2...3).contains(key.count) ? "UIKeyInput\(key)" : key
    self.init(characters: named[key] ?? function, modifierFlags: flags)
  }
}
