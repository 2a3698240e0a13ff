extension UICollectionView {
  /// Which way content goes on.
  public nonisolated enum ScrollDirection: Int, Sendable, CaseIterable { case vertical, horizontal }

  /// Where an item stands that is scrolled to.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// How quickly items make room for one that is moved; kept for code that sets it.
  public nonisolated enum ReorderingCadence: Int, Sendable, CaseIterable { case immediate, fast, slow }
  /// What an element of a collection is.
  public nonisolated enum ElementCategory: UInt, Sendable, CaseIterable {
    case cell, supplementaryView, decorationView
  }
  /// When cells that are seen get another size by themselves.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}
