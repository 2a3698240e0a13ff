import Synchronization

/// What holds for every layout in the process that does not say otherwise.
///
/// ```swift
/// CGLConfiguration.default.isRTLMode = true
/// ```
public final class CGLConfiguration: Sendable {
  /// The one configuration in use.
  public static let `default` = CGLConfiguration()

  private let rightToLeft = Atomic<Bool>(false)

  private init() {}

  /// Whether leading means right in trees that do not state a direction of their own; `false` at the start.
  ///
  /// Reading and writing it is safe from any thread.
  public var isRTLMode: Bool {
    get { rightToLeft.load(ordering: .relaxed) }
    set { rightToLeft.store(newValue, ordering: .relaxed) }
  }

  /// The same as a direction.
  public var readingDirection: ReadingDirection { isRTLMode ? .rightToLeft : .leftToRight }
}
