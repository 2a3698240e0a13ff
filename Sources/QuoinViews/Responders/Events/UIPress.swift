import Foundation

/// A key or a button that is held down.
open class UIPress: NSObject, ViewBound {
  /// How far the press has come.
  public nonisolated enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// Which button; keys of a keyboard have a `key` and a type of their own that says little.
  public nonisolated enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
    case tvRemoteOneTwoThree = 10_000
    /// A key of a keyboard that is none of the others.
    case keyboard = 2_000
  }

  /// How far the press has come.
  public internal(set) final var phase: Phase
  /// Which button.
  public final let type: PressType
  /// Which key of a keyboard.
  public final let key: UIKey?
  /// How hard it is pressed, from 0 to 1.
  open var force: CGFloat = 1
  /// When the press changed last, in seconds of the window's clock.
  public internal(set) final var timestamp: TimeInterval = 0
  /// Who gets the press: the first responder when it began.
  public internal(set) final weak var responder: UIResponder?
  /// The window in which it began.
  public internal(set) final weak var window: UIWindow?

  /// Creates a press of a key that goes down.
  public init(key: UIKey) {
    self.key = key
    type = Self.type(of: key)
    phase = .began
  }

  /// Creates a press of a button that goes down.
  public init(type: PressType) {
    self.type = type
    key = nil
    phase = .began
  }

  deinit {}

  /// Takes the press on, before it is sent again in another event.
  public final func update(phase: Phase) { self.phase = phase }

  private static func type(of key: UIKey) -> PressType {
    switch key.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: .keyboard
    }
  }
}

/// Keys or buttons that went down or up.
open class UIPressesEvent: UIEvent {
  /// The presses that take part.
  public final let allPresses: Set<UIPress>

  /// Creates an event of presses.
  ///
  /// - Parameters:
  ///   - presses: Those that went down or up.
  ///   - timestamp: When, in seconds of the window's clock; nothing for the moment at which it is sent.
  public init(presses: Set<UIPress>, timestamp: TimeInterval? = nil) {
    allPresses = presses
    super.init(
      timestamp: timestamp,
      modifierFlags: presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) })
    allTouches = nil
  }

  deinit {}

  open override var type: EventType { .presses }

  /// The presses that a recognizer gets; recognizers get none here.
  public final func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
