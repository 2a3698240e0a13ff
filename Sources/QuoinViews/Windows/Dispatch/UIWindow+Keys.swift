import Foundation

extension UIWindow {
  /// Who gets keys: the first responder, else the controller, else the window.
  private var keyResponder: UIResponder { firstResponder ?? rootViewController ?? self }

  final func dispatchPresses(_ event: UIPressesEvent) {
    for press in event.allPresses { press.timestamp = event.timestamp }
    let began = event.allPresses.filter { $0.phase == .began && $0.window == nil }
    let responder = keyResponder
    var unclaimed: Set<UIPress> = []
    for press in began.sorted(by: { ($0.key?.keyCode.rawValue ?? 0) < ($1.key?.keyCode.rawValue ?? 0) }) {
      press.window = self
      if let key = press.key, perform(key, from: responder) { continue }
      press.responder = responder
      unclaimed.insert(press)
    }
    if !unclaimed.isEmpty { responder.pressesBegan(unclaimed, with: event) }
    tell(event, of: .changed) { $0.pressesChanged($1, with: event) }
    tell(event, of: .ended) { $0.pressesEnded($1, with: event) }
    tell(event, of: .cancelled) { $0.pressesCancelled($1, with: event) }
    for press in event.allPresses where press.phase == .ended || press.phase == .cancelled {
      (press.window, press.responder) = (nil, nil)
    }
  }

  private func tell(
    _ event: UIPressesEvent, of phase: UIPress.Phase, _ call: (UIResponder, Set<UIPress>) -> Void
  ) {
    var pending = event.allPresses.filter { $0.phase == phase && $0.responder != nil }
    while let responder = pending.first?.responder {
      let own = pending.filter { $0.responder === responder }
      pending.subtract(own)
      call(responder, own)
    }
  }

  /// Performs the command that a key stands for, as far as the responders know one.
  private func perform(_ key: UIKey, from first: UIResponder) -> Bool {
    let writes = first is any UIKeyInput && key.isForText
    var responder: UIResponder? = first
    while let next = responder {
      for command in next.keyCommands ?? [] where command.isMeant(by: key) {
        if writes, !command.wantsPriorityOverSystemBehavior { continue }
        guard let target = first.target(forAction: command.action, withSender: command) else { continue }
        command.action.perform(on: target as AnyObject, sender: command)
        return true
      }
      responder = next.next
    }
    return false
  }

  /// Writes what keys write that no responder has kept to itself.
  final func insertText(of presses: Set<UIPress>) {
    guard let input = firstResponder as? any UIKeyInput else { return }
    let keys = presses.compactMap(\.key).sorted { $0.keyCode.rawValue < $1.keyCode.rawValue }
    for key in keys {
      // What a view makes of typing is its own affair: the editor below it hears of that from the view.
      if key.deletesBackward {
        input.deleteBackward()
      } else if let text = key.writtenText {
        input.insertText(text)
      } else if let editing = input as? any TextEditing {
        editing.textEditor.handle(key)
      }
    }
  }
}

extension UIKey {
  /// Whether a text takes the key, so that no command is meant by it.
  fileprivate var isForText: Bool {
    modifierFlags.isDisjoint(with: [.command, .control])
      && (writtenText != nil || TextEditor.movesOrDeletes(by: self))
  }
}
