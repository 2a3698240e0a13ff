import Foundation
import QuoinGraphics

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose titles stand below their pictures.
  @Observed open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { _stackedLayoutAppearance.wrappedValue = held(stackedLayoutAppearance) }
  }
  /// How tabs look whose titles stand beside their pictures.
  @Observed open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { _inlineLayoutAppearance.wrappedValue = held(inlineLayoutAppearance) }
  }
  /// How tabs look in a low window.
  @Observed open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { _compactInlineLayoutAppearance.wrappedValue = held(compactInlineLayoutAppearance) }
  }
  /// The colour of what marks the chosen tab.
  @Observed open var selectionIndicatorTintColor: UIColor? { didSet { changed?() } }
  /// The picture beneath the chosen tab.
  @Observed open var selectionIndicatorImage: UIImage? { didSet { changed?() } }
  /// How tabs whose titles stand below share the width.
  @Observed open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed?() } }
  /// The width of such a tab where they are in the middle, in points; 0 for the usual one.
  @Observed open var stackedItemWidth: CGFloat = 0 { didSet { changed?() } }
  /// The room between such tabs where they are in the middle, in points.
  @Observed open var stackedItemSpacing: CGFloat = 0 { didSet { changed?() } }
  override var parts: [any BarLook] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }

  /// Creates the look that bars have of themselves.
  public required init() { super.init() }

  /// Creates a look like another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.another()
    inlineLayoutAppearance = other.inlineLayoutAppearance.another()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.another()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  deinit {}
}

/// How the tabs of a bar look, by their state.
public final class UITabBarItemAppearance: NSObject, NSCopying, BarLook, ViewBound {
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
  var changed: (() -> Void)? { didSet { for state in states { state.changed = changed } } }
  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Creates the look that tabs have of themselves.
  public init(style: Style) { self.style = style }

  /// Creates the look that tabs have of themselves.
  public override convenience init() { self.init(style: .stacked) }

  /// Another look with the same values, which does not change with this one.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { whereViewsAre { another() } }

  func another() -> UITabBarItemAppearance {
    let other = UITabBarItemAppearance(style: style)
    for (new, old) in zip(other.states, states) { new.take(old) }
    return other
  }
}

/// How the tabs of a bar look in one state.
public final class UITabBarItemStateAppearance: NSObject, ViewBound {
  /// How the title is written.
  @Observed public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title is moved, in points.
  @Observed public var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The colour of the picture.
  @Observed public var iconColor: UIColor? { didSet { changed?() } }
  /// What the badge is filled with.
  @Observed public var badgeBackgroundColor: UIColor? { didSet { changed?() } }
  /// How the badge's text is written.
  @Observed public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the badge is moved, in points.
  @Observed public var badgePositionAdjustment = UIOffset.zero { didSet { changed?() } }

  /// Creates a look that says nothing.
  public override init() {}

  var changed: (() -> Void)?

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}
