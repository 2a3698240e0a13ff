/// Which modifier keys are down.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is one of the block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// What counts where a key is compared with a command.
  var ofCommands: UIKeyModifierFlags { intersection([.shift, .control, .alternate, .command]) }
}
