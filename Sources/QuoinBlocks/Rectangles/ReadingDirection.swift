import QuoinViews
import Synchronization

/// The direction in which lines are read, which tells what "leading" and "trailing" mean.
public typealias ReadingDirection = UIUserInterfaceLayoutDirection

/// What holds for every layout in the process that does not say otherwise.
///
/// ```swift
/// CGLConfiguration.default.isRTLMode = true
/// ```
public struct CGLConfiguration: Sendable {
  private static let rightToLeft = Atomic<Bool>(false)

  /// The configuration in use; reading and writing it is safe from any thread.
  public static var `default`: CGLConfiguration {
    get { CGLConfiguration(isRTLMode: rightToLeft.load(ordering: .relaxed)) }
    set { rightToLeft.store(newValue.isRTLMode, ordering: .relaxed) }
  }

  /// Whether leading means right where a tree states no direction of its own; `false` at the start.
  ///
  /// Leading and trailing look at it when they are made, stacks when they are laid out.
  public var isRTLMode: Bool

  /// The same as a direction.
  public var readingDirection: ReadingDirection { isRTLMode ? .rightToLeft : .leftToRight }
}
