/// What of text keeps its look while it is drawn to other places; kept for code that sets it.
public nonisolated struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// Asked about text that is drawn to other places; nothing is here.
public protocol UITextDragDelegate: AnyObject, ViewBound {}
/// Asked about text that is drawn here from other places; nothing is here.
public protocol UITextDropDelegate: AnyObject, ViewBound {}
