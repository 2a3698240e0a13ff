extension UIControl {
  /// In what states a control is at once.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits, which are UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Keys go to the control.
    public static let focused = State(rawValue: 1 << 3)
    /// For an app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// For states of the system's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands in a control that is wider.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content stands in a control that is higher.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    case center, top, bottom, fill
  }

  /// The alignment with leading and trailing told as left and right.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }
}
