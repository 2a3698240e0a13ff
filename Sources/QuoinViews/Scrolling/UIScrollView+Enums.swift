import Foundation

extension UIScrollView {
  /// When the safe area is added to the inset of the content.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// The colour of the indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Dark, or light where the interface is dark.
    case `default`
    case black, white
  }

  /// Whether an index is shown beside a list.
  public nonisolated enum IndexDisplayMode: Int, Sendable, CaseIterable {
    case automatic, alwaysHidden
  }

  /// When dragging lets the first responder resign.
  public nonisolated enum KeyboardDismissMode: Int, Sendable, CaseIterable {
    case none
    /// As soon as the content is dragged.
    case onDrag
    /// When the content is dragged down.
    case interactive
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// How quickly content that goes on by itself comes to rest: the share of its speed that is left after a millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    /// Creates a rate between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
