import Foundation
import QuoinGraphics

/// A command that is looked for up the responders.
open class UICommand: UIMenuElement {
  /// The method that is called.
  public final let action: Selector
  /// What the method may find in its sender.
  public final let propertyList: Any?
  /// A longer title, for places where it helps to find the command.
  open var discoverabilityTitle: String?
  /// How the command can be used.
  open var attributes: Attributes = []
  /// Whether the command is chosen.
  open var state = State.off

  /// Creates a command.
  public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }

  deinit {}
}

/// A key, with modifiers, that stands for a command.
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///   [UIKeyCommand(input: "n", modifierFlags: .command, action: .newCard)]
/// }
/// ```
open class UIKeyCommand: UICommand {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3",
    f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5", f6 = "UIKeyInputF6", f7 = "UIKeyInputF7",
    f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9", f10 = "UIKeyInputF10", f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"

  /// What the key writes without modifiers, or one of the inputs above.
  public final let input: String?
  /// The modifiers that are down with it.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the first responder would write.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: The picture beside the title.
  ///   - action: The method that is called.
  ///   - input: What the key writes without modifiers, or one of the inputs above.
  ///   - modifierFlags: The modifiers that are down with it.
  ///   - propertyList: What the method may find in its sender.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", image: nil, action: action, input: input, modifierFlags: modifierFlags)
  }

  deinit {}

  /// Whether a key is the command's.
  final func isMeant(by key: UIKey) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
      && key.modifierFlags.ofCommands == modifierFlags.ofCommands
  }
}
