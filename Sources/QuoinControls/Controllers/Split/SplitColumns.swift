import Foundation
import QuoinGraphics

extension UISplitViewController {
  /// Which columns are seen.
  public nonisolated enum DisplayMode: Int, Sendable, CaseIterable {
    /// As many as there is room for.
    case automatic = 0
    /// The second alone.
    case primaryHidden = 1
    /// The one before the second, beside it.
    case allVisible = 2
    /// The one before the second, over it.
    case primaryOverlay = 3
    /// All three beside each other.
    case twoBesideSecondary = 4
    /// The first two over the second.
    case twoOverSecondary = 5
    /// The first two beside each other, and the second moved aside by them.
    case twoDisplaceSecondary = 6
    /// The second alone.
    public static var secondaryOnly: DisplayMode { .primaryHidden }
    /// The one before the second, beside it.
    public static var oneBesideSecondary: DisplayMode { .allVisible }
    /// The one before the second, over it.
    public static var oneOverSecondary: DisplayMode { .primaryOverlay }

    /// How many columns are seen before the second.
    var columnsBefore: Int {
      switch self {
      case .primaryHidden: 0
      case .automatic, .allVisible, .primaryOverlay: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// Whether they lie over the second.
    var isOver: Bool { self == .primaryOverlay || self == .twoOverSecondary }
  }

  /// How columns that come share the room with the second.
  public nonisolated enum SplitBehavior: Int, Sendable, CaseIterable {
    /// Beside it where there is room, else over it.
    case automatic
    /// Beside it.
    case tile
    /// Over it.
    case overlay
    /// Two move it aside.
    case displace
  }

  /// Where the first column stands.
  public nonisolated enum PrimaryEdge: Int, Sendable, CaseIterable { case leading, trailing }

  /// How many columns there are.
  public nonisolated enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// A column by its purpose.
  public nonisolated enum Column: Int, Sendable {
    case primary
    /// Between the first and the second, where there are three.
    case supplementary
    case secondary
    /// In the place of all where there is room for one column only.
    case compact
  }

  /// How wide a column is that stands before the second: what is preferred, within what is possible.
  struct ColumnWidth {
    var fraction = UISplitViewController.automaticDimension
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// In points.
    ///
    /// - Parameters:
    ///   - whole: The width of all columns.
    ///   - usual: What the column has unless something is set.
    func width(in whole: CGFloat, usual: CGFloat) -> CGFloat {
      var width = preferred > 0 ? preferred : fraction > 0 ? whole * fraction : usual
      if maximum > 0 { width = min(width, maximum) }
      if minimum > 0 { width = max(width, minimum) }
      return min(width, whole)
    }
  }
}
