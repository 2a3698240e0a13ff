import Foundation

/// Lets the person feel what happens. Nothing moves here; what was to be felt is taken down for tests.
///
/// ```swift
/// let generator = UIImpactFeedbackGenerator(style: .light)
/// generator.impactOccurred()
/// #expect(generator.count == 1)
/// ```
open class UIFeedbackGenerator: ViewBound {
  /// How often something was to be felt.
  public final internal(set) var count = 0

  /// Creates a generator.
  public init() {}

  deinit {}

  /// Kept for code that calls it: nothing has to be made ready.
  open func prepare() {}
}

/// A knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is.
  public nonisolated enum FeedbackStyle: Int, Sendable, CaseIterable {
    case light, medium, heavy, soft, rigid
  }

  /// How hard it is.
  public final let style: FeedbackStyle

  /// Creates a generator.
  public init(style: FeedbackStyle) { self.style = style }
  /// Creates a generator of medium knocks.
  public override convenience init() { self.init(style: .medium) }
  /// Creates a generator for a view.
  public convenience init(style: FeedbackStyle = .medium, view: UIView) { self.init(style: style) }

  deinit {}

  /// Knocks.
  open func impactOccurred() { count += 1 }
  /// Knocks harder or softer.
  open func impactOccurred(intensity: CGFloat) { count += 1 }
}

/// A tick, as of a wheel.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks.
  open func selectionChanged() { count += 1 }

  deinit {}
}

/// What tells success, a warning or an error.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is told.
  public nonisolated enum FeedbackType: Int, Sendable, CaseIterable { case success, warning, error }

  /// What was told last.
  public private(set) final var last: FeedbackType?

  /// Tells something.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    last = notificationType
    count += 1
  }

  deinit {}
}
