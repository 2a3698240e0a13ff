import Foundation

/// What the keys of a keyboard do, as on a Mac and on an iPad.
extension TextEditor {
  /// Does what a key means.
  ///
  /// - Returns: Whether it means anything here; return and tab are the view's affair where there is one line.
  @discardableResult
  public func handle(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags.ofCommands
    if let deletion = Self.deletion(of: key.keyCode, flags) {
      delete(deletion)
      return true
    }
    if let movement = Self.movement(of: key.keyCode, flags.subtracting(.shift)) {
      move(movement, extending: flags.contains(.shift))
      return true
    }
    if flags.contains(.command) { return performCommand(key) }
    guard let text = key.writtenText, isMultiline || text != "\n" && text != "\t" else { return false }
    insertText(text)
    return true
  }

  /// Whether a key moves the caret or deletes.
  static func movesOrDeletes(by key: UIKey) -> Bool {
    let flags = key.modifierFlags.ofCommands
    return deletion(of: key.keyCode, flags) != nil
      || movement(of: key.keyCode, flags.subtracting(.shift)) != nil
  }

  private static func movement(
    of key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags
  ) -> TextMovement? {
    switch (key, flags) {
    case (.keyboardLeftArrow, []): .left
    case (.keyboardLeftArrow, .alternate): .wordLeft
    case (.keyboardLeftArrow, .command): .lineLeft
    case (.keyboardRightArrow, []): .right
    case (.keyboardRightArrow, .alternate): .wordRight
    case (.keyboardRightArrow, .command): .lineRight
    case (.keyboardUpArrow, []): .up
    case (.keyboardUpArrow, .alternate): .paragraphBackward
    case (.keyboardUpArrow, .command), (.keyboardHome, []): .textStart
    case (.keyboardDownArrow, []): .down
    case (.keyboardDownArrow, .alternate): .paragraphForward
    case (.keyboardDownArrow, .command), (.keyboardEnd, []): .textEnd
    case (.keyboardA, .control): .paragraphStart
    case (.keyboardE, .control): .paragraphEnd
    case (.keyboardB, .control): .backward
    case (.keyboardF, .control): .forward
    case (.keyboardP, .control): .up
    case (.keyboardN, .control): .down
    default: nil
    }
  }

  private static func deletion(of key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> TextMovement? {
    switch (key, flags) {
    case (.keyboardDeleteOrBackspace, []), (.keyboardDeleteOrBackspace, .shift), (.keyboardH, .control):
      .backward
    case (.keyboardDeleteOrBackspace, .alternate): .wordBackward
    case (.keyboardDeleteOrBackspace, .command): .lineStart
    case (.keyboardDeleteForward, []), (.keyboardD, .control): .forward
    case (.keyboardDeleteForward, .alternate): .wordForward
    case (.keyboardDeleteForward, .command): .lineEnd
    case (.keyboardK, .control): .paragraphEnd
    default: nil
    }
  }

  private func performCommand(_ key: UIKey) -> Bool {
    switch (key.keyCode, key.modifierFlags.ofCommands) {
    case (.keyboardA, .command): selectAll()
    case (.keyboardC, .command): copy()
    case (.keyboardX, .command): cut()
    case (.keyboardV, .command): paste()
    case (.keyboardZ, .command): undoManager.undo()
    case (.keyboardZ, [.command, .shift]): undoManager.redo()
    default: return false
    }
    return true
  }

}

extension TextEditor {
  /// Puts what is selected on a pasteboard; with nothing selected, and of a secret, nothing happens.
  public func copy(to pasteboard: UIPasteboard = .general) {
    if !content.selection.isEmpty, !isSecure { pasteboard.string = content.selectedText }
  }

  /// Puts what is selected on a pasteboard, and takes it away.
  public func cut(to pasteboard: UIPasteboard = .general) {
    if content.selection.isEmpty || isSecure { return }
    copy(to: pasteboard)
    replace(content.selection.range, with: "")
  }

  /// Writes the text of a pasteboard in the place of what is selected; in one line where there is one.
  public func paste(from pasteboard: UIPasteboard = .general) {
    guard let text = pasteboard.string else { return }
    unmarkText()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let written = isMultiline ? text : lines.joined(separator: " ")
    replace(content.selection.range, with: written)
  }
}
