import Foundation

/// A key of a keyboard, with what it writes.
public nonisolated final class UIKey: NSObject, Sendable {
  /// What the key writes with the modifiers that are down.
  public let characters: String
  /// What it would write without any but shift; for keys that write nothing the inputs of `UIKeyCommand`.
  public let charactersIgnoringModifiers: String
  /// Which modifiers are down.
  public let modifierFlags: UIKeyModifierFlags
  /// Which key it is, wherever it stands on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - characters: What it writes.
  ///   - charactersIgnoringModifiers: What it would write without modifiers; the same unless given.
  ///   - modifierFlags: Which modifiers are down.
  ///   - keyCode: Which key it is; that of the characters on a US keyboard unless given.
  public init(
    characters: String, charactersIgnoringModifiers: String? = nil, modifierFlags: UIKeyModifierFlags = [],
    keyCode: UIKeyboardHIDUsage? = nil
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    self.keyCode =
      keyCode ?? UIKeyboardHIDUsage(writing: charactersIgnoringModifiers ?? characters)
      ?? .keyboardErrorUndefined
  }

  /// What the key writes into a text; nothing for keys that delete, move, command or do nothing to it.
  final var writtenText: String? {
    let flags = modifierFlags.ofCommands
    if !flags.isDisjoint(with: [.command, .control]) { return nil }
    switch keyCode {
    case .keyboardReturnOrEnter: return "\n"
    case .keyboardTab: return "\t"
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardEscape: return nil
    default: return characters.isEmpty || characters.hasPrefix("UIKeyInput") ? nil : characters
    }
  }

  /// Whether the key deletes the character before the caret.
  final var deletesBackward: Bool {
    keyCode == .keyboardDeleteOrBackspace && modifierFlags.ofCommands.isSubset(of: .shift)
  }
}
