import Foundation

/// Something that the user did, at a time.
///
/// Events are made with public initializers and handed to `UIWindow.sendEvent(_:)`, which finds out who they are for.
///
/// ```swift
/// let finger = UITouch(at: CGPoint(x: 20, y: 40))
/// window.sendEvent(UIEvent(touches: [finger], timestamp: 0))
/// finger.update(to: CGPoint(x: 20, y: 90), phase: .moved)
/// window.sendEvent(UIEvent(touches: [finger], timestamp: 0.05))
/// finger.update(phase: .ended)
/// window.sendEvent(UIEvent(touches: [finger], timestamp: 0.1))
/// ```
open class UIEvent: NSObject, ViewBound {
  /// What kind of thing.
  public nonisolated enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  /// Which motion of the device, or which key of a remote control.
  public nonisolated enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack
  }

  /// Which buttons of a pointer are down.
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button for clicking.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The mask of one button, counted from 1; empty for numbers that no button has.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...31).contains(number) ? 1 << (number - 1) : 0)
    }
  }

  /// What kind of thing was done.
  open var type: EventType { .touches }
  /// When, in seconds of the window's clock; where none was given, when the window got the event.
  public internal(set) final var timestamp: TimeInterval
  /// Whether a time was given.
  final var isTimed: Bool
  /// The touches that take part: those that changed and, once the event was sent, all others that are going on.
  public internal(set) final var allTouches: Set<UITouch>?
  /// Which modifier keys were down.
  public final let modifierFlags: UIKeyModifierFlags
  /// Which buttons of the pointer were down.
  public final let buttonMask: ButtonMask

  /// Creates an event of touches.
  ///
  /// - Parameters:
  ///   - touches: Those that began, moved or ended.
  ///   - timestamp: When, in seconds of the window's clock; nothing for the moment at which it is sent.
  ///   - modifierFlags: Which modifier keys are down.
  ///   - buttonMask: Which buttons of the pointer are down.
  public init(
    touches: Set<UITouch> = [], timestamp: TimeInterval? = nil, modifierFlags: UIKeyModifierFlags = [],
    buttonMask: ButtonMask = []
  ) {
    allTouches = touches
    self.timestamp = timestamp ?? 0
    isTimed = timestamp != nil
    self.modifierFlags = modifierFlags
    self.buttonMask = buttonMask
  }

  deinit {}

  /// The touches that began in a view.
  public final func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The touches in a window.
  public final func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that a recognizer gets.
  public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in gesture.touches.contains { $0 === touch } }
  }

  /// The steps that a touch made since the last event; there is one a synthetic event.
  public final func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Where a touch may go next; nobody guesses here.
  public final func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
