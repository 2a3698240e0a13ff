import Foundation
import QuoinGraphics

/// What lies beneath a menu: it takes the touches that are not for the menu, and the keys as long as no text is written.
final class MenuBackdrop: UIView {
  /// Told of a touch beside the menu, and of the escape key.
  var touched: () -> Void = {}
  /// Does what a key means for the menu; returns whether it means anything.
  var pressed: (UIKey) -> Bool = { _ in false }
  private weak var previous: UIResponder?

  override var drawsContent: Bool { false }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched() }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// Gets the keys until `giveKeysBack()`; a text that is written goes on to be.
  func takeKeys() {
    let first = window?.firstResponder
    if first is any UIKeyInput { return }
    previous = first
    becomeFirstResponder()
  }

  func giveKeysBack() {
    guard isFirstResponder else { return }
    resignFirstResponder()
    previous?.becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key else { continue }
      if key.keyCode == .keyboardEscape { touched() } else { _ = pressed(key) }
    }
  }

  // What is beneath the menu is not to be worked by keys meanwhile.
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  // MARK: Accessibility

  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }
  override func accessibilityPerformEscape() -> Bool {
    touched()
    return true
  }
}
