import Foundation
import QuoinGraphics

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose titles stand below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How tabs look whose titles stand beside their pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How tabs look in a low window.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour of what marks the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture beneath the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// How tabs whose titles stand below share the width.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of such a tab where they are in the middle, in points; 0 for the usual one.
  open var stackedItemWidth: CGFloat = 0
  /// The room between such tabs where they are in the middle, in points.
  open var stackedItemSpacing: CGFloat = 0

  /// Creates the look that bars have of themselves.
  public required init() { super.init() }

  /// Creates a look like another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  deinit {}
}

/// How the tabs of a bar look, by their state.
public final class UITabBarItemAppearance: NSObject, ViewBound {
  /// Where a tab's title stands.
  public nonisolated enum Style: Int, Sendable, CaseIterable {
    case stacked, inline, compactInline
  }

  /// While nothing else holds.
  public let normal = UITabBarItemStateAppearance()
  /// While the tab is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// While the tab cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// While keys go to the tab.
  public let focused = UITabBarItemStateAppearance()
  /// For which tabs it is.
  public let style: Style

  /// Creates the look that tabs have of themselves.
  public init(style: Style) { self.style = style }

  /// Creates the look that tabs have of themselves.
  public override convenience init() { self.init(style: .stacked) }
}

/// How the tabs of a bar look in one state.
public final class UITabBarItemStateAppearance: NSObject, ViewBound {
  /// How the title is written.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  public var titlePositionAdjustment = UIOffset.zero
  /// The colour of the picture.
  public var iconColor: UIColor?
  /// What the badge is filled with.
  public var badgeBackgroundColor: UIColor?
  /// How the badge's text is written.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved, in points.
  public var badgePositionAdjustment = UIOffset.zero

  /// Creates a look that says nothing.
  public override init() {}
}
