/// What is said of views to those who do not see them.
public nonisolated enum UIAccessibility {
  /// What an app tells a reader.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    /// Creates a notification from its number, which is UIKit's.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen has come.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The screen has changed; the argument is where to go on.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument tells where it is now.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether less is to move; nobody has asked for it here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether what lies behind is to show through less.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether changes are to fade rather than to move.
  public static var prefersCrossFadeTransitions: Bool { false }

  @TaskLocal private static var postHandler: (@Sendable (Notification, Any?) -> Void)?

  /// Does some work while posted notifications are told to a function, as a test does; there is no reader here.
  public static func withPostHandler<Result>(
    _ handler: @escaping @Sendable (Notification, Any?) -> Void, _ work: () throws -> Result
  ) rethrows -> Result {
    try $postHandler.withValue(handler) { try work() }
  }

  /// Tells a reader something.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: A text to read out, or the element to go on with.
  public static func post(notification: Notification, argument: Any?) { postHandler?(notification, argument) }

  /// Posted by tests that have a reader come or go; nothing else posts it.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Whether VoiceOver is on; never, here.
  public static var isVoiceOverRunning: Bool { false }
}
