import Foundation

/// What is known of editing by names: the methods that every responder has.
public typealias UIResponderStandardEditActions = UIResponder

/// An object that events are offered to, and which passes on what it does not handle.
open class UIResponder: AccessibleObject {
  /// Creates a responder.
  public override init() {}

  deinit {}

  /// The name of the class with its module, as code has it that registers cells by it.
  public class func description() -> String { String(reflecting: self) }

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }

  /// Told of a change of a value that is observed by its name; does nothing unless a class knows better.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: First responder

  /// Whether the responder may become the first one.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give that up.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys are offered to this responder before others.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for keys; the first responder until now resigns.
  ///
  /// - Returns: Whether the responder is in a window and is the first one now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Gives the keys up.
  ///
  /// - Returns: Whether the responder is not the first one now.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }

  /// What stands in the place of the keyboard while this is the first responder.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard while this is the first responder.
  open var inputAccessoryView: UIView? { nil }
  /// Told that the two views have changed.
  open func reloadInputViews() { if isFirstResponder { responderWindow?.keyboard.update() } }

  // MARK: Actions

  /// The keys that stand for actions while the responder is the first one or above it.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder performs an action; unless a class knows better, whether it has the method and that is more
  /// than the one for editing that every responder has.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self) && !Selector.ofEditing.contains(action)
  }

  /// Who performs an action: this responder, or the nearest one above it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// What takes changes back; that of who is asked next, the window's at last.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Puts what is selected on the pasteboard and takes it away; does nothing unless a class knows better.
  open func cut(_ sender: Any?) {}
  /// Puts what is selected on the pasteboard; does nothing unless a class knows better.
  open func copy(_ sender: Any?) {}
  /// Writes what is on the pasteboard; does nothing unless a class knows better.
  open func paste(_ sender: Any?) {}
  /// Deletes what is selected; does nothing unless a class knows better.
  open func delete(_ sender: Any?) {}
  /// Selects what is around the caret; does nothing unless a class knows better.
  open func select(_ sender: Any?) {}
  /// Selects all; does nothing unless a class knows better.
  open func selectAll(_ sender: Any?) {}

  // MARK: The system

  /// Told that the responder was made of a nib file and everything in it is connected; nothing is made so here.
  open func awakeFromNib() {}
  /// Told before Interface Builder draws the view; nothing draws it here.
  open func prepareForInterfaceBuilder() {}
  /// Told that the focus of a keyboard or a remote control has moved; it is moved by nobody here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Told that the device begins to be moved, as by a shake; passes it on.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Told that the device was moved; passes it on.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Told that it was no motion after all; passes it on.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Touches

  /// Told that touches began; passes them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Told that touches moved; passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Told that touches ended; passes them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Told that touches were cancelled; passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  /// Told that keys or buttons went down; passes them on.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Told that the force of presses changed; passes them on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Told that keys or buttons went up; passes them on.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Told that presses were cancelled; passes them on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}
