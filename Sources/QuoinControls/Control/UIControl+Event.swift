extension UIControl {
  /// What happens to a control, one thing or several.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits, which are UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down that has just tapped.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves in the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger comes in again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger leaves.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger is lifted in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed by what the user did.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is mostly there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user asked for the control's menu, which is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field became the first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer the first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// For an app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// For events of the system's own.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
