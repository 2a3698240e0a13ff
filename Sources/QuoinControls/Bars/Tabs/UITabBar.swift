import Foundation
import QuoinGraphics

/// Shows tabs, one of which is chosen.
open class UITabBar: UIView, UIBarPositioning, BarWithLook {
  /// How tabs share the width.
  public nonisolated enum ItemPositioning: Int, Sendable, CaseIterable {
    /// All of it in a narrow bar, the middle of a wide one.
    case automatic
    /// All of the width.
    case fill
    /// The middle, in their own width.
    case centered
  }

  /// Is told what is chosen.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs, where reading begins first.
  open var items: [UITabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }
  /// The chosen tab; one that is not in the bar is misuse, and the last one stays.
  @Observed open var selectedItem: UITabBarItem? {
    didSet {
      if let selectedItem, !buttons.contains(where: { $0.item === selectedItem }) {
        ControlMisuse.report(.noSuchTab(selectedItem.title))
        _selectedItem.wrappedValue = oldValue
      }
      updateButtons()
    }
  }
  /// How dark the bar is.
  @Observed open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// Whether what is behind shines through.
  @Observed open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// What the bar is filled with.
  @Observed open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of tabs that are not chosen; grey unless set.
  @Observed open var unselectedItemTintColor: UIColor? { didSet { updateButtons() } }
  /// The picture behind the tabs.
  @Observed open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// The picture in the place of the line above.
  @Observed open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// The picture beneath the chosen tab.
  @Observed open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  /// How tabs share the width.
  @Observed open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of a tab in the middle, in points; 0 for 76.
  @Observed open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The room between tabs in the middle, in points; 0 for 34.
  @Observed open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// How the bar looks over content; what the single properties say unless set.
  open var standardAppearance: UITabBarAppearance {
    get { presentAppearance }
    set { keep(newValue.another()) }
  }
  /// How the bar looks while the content behind it is at its end; clear unless set.
  @Observed open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { _scrollEdgeAppearance.wrappedValue = held(scrollEdgeAppearance) }
  }

  final var ownStandardAppearance: UITabBarAppearance?

  private final let background = BarBackground(isAtBottom: true)
  private final let indicator = UIImageView()
  private var buttons: [TabBarButton] = []
  /// Takes a tap before the bar does; returns whether the bar is to choose the tab.
  final var mayChoose: ((UITabBarItem) -> Bool)?
  /// Whether the content behind is at its end, as far as a controller tells.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  /// The bar's height above the safe area, in points.
  static let height: CGFloat = 49
  static let compactHeight: CGFloat = 32

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(indicator)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    addSubview(indicator)
  }

  deinit {}

  open override var drawsContent: Bool { false }
  open var barPosition: UIBarPosition { statedPosition ?? .bottom }
  /// Where it stands, as somebody says.
  package final var statedPosition: UIBarPosition? { didSet { setNeedsLayout() } }

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITabBar { look(in: containers, AppearanceProperty.ofTabBars) { UITabBar(frame: $0) } }

  // MARK: Items

  /// Replaces the tabs; the chosen one stays so where it is among them.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let old = buttons
    buttons = (items ?? []).map { item in
      old.first { $0.item === item } ?? TabBarButton(item) { [weak self] in self?.tabWasTapped(item) }
    }
    for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for button in buttons where button.superview !== self { addSubview(button) }
    if let selectedItem, !buttons.contains(where: { $0.item === selectedItem }) { self.selectedItem = nil }
    updateButtons()
  }

  private func tabWasTapped(_ item: UITabBarItem) {
    guard mayChoose?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Look

  final var composedAppearance: UITabBarAppearance {
    let look = UITabBarAppearance()
    look.compose(barStyle, barTintColor, isTranslucent: isTranslucent, backgroundImage, shadowImage)
    look.selectionIndicatorImage = selectionIndicatorImage
    look.stackedItemPositioning = itemPositioning
    look.stackedItemWidth = itemWidth
    look.stackedItemSpacing = itemSpacing
    return look
  }

  final func lookDidChange() { setNeedsLayout() }

  private var shownAppearance: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge, isTranslucent else { return standard }
    if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    return standard.withoutBackground()
  }

  private var isInline: Bool {
    let traits = traitCollection
    return traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact
  }

  private func updateButtons() { setNeedsLayout() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight + safeAreaInsets.bottom)
  }

  /// The height above the safe area, in points.
  final var ownHeight: CGFloat {
    let traits = traitCollection
    return traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
      ? Self.compactHeight : Self.height
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = shownAppearance
    background.show(look)
    background.frame = bounds
    let isInline = isInline
    let itemLook =
      !isInline
      ? look.stackedLayoutAppearance
      : ownHeight < Self.height ? look.compactInlineLayoutAppearance : look.inlineLayoutAppearance
    for button in buttons {
      button.update(
        isChosen: button.item === selectedItem, isInline: isInline, unselected: unselectedItemTintColor,
        look: itemLook)
    }
    placeButtons(look)
    let chosen = buttons.first { $0.item === selectedItem }
    indicator.image = look.selectionIndicatorImage
    indicator.isHidden = chosen == nil || look.selectionIndicatorImage == nil
    if let chosen, let size = look.selectionIndicatorImage?.size {
      indicator.frame = CGRect(
        x: chosen.frame.midX - size.width / 2, y: chosen.frame.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  private func placeButtons(_ look: UITabBarAppearance) {
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let room = CGRect(
      x: safe.left, y: 0, width: max(bounds.width - safe.left - safe.right, 0),
      height: min(ownHeight, bounds.height))
    let count = CGFloat(buttons.count)
    let isCentered: Bool
    switch look.stackedItemPositioning {
    case .fill: isCentered = false
    case .centered: isCentered = true
    case .automatic: isCentered = traitCollection.horizontalSizeClass == .regular
    }
    var width = room.width / count
    var spacing: CGFloat = 0
    var x = room.minX
    if isCentered {
      width = min(look.stackedItemWidth > 0 ? look.stackedItemWidth : isInline ? 110 : 76, width)
      spacing = min(
        look.stackedItemSpacing > 0 ? look.stackedItemSpacing : isInline ? 4 : 34,
        count > 1 ? (room.width - width * count) / (count - 1) : 0)
      x += (room.width - width * count - spacing * (count - 1)) / 2
    }
    for button in buttons {
      let left = isRightToLeft ? bounds.width - x - width : x
      button.frame = CGRect(x: left + 2, y: 1, width: max(width - 4, 0), height: room.height - 1)
      x += width + spacing
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var defaultAccessibilityTraits: UIAccessibilityTraits { .tabBar }
}

extension ControlMisuse {
  static func noSuchTab(_ title: String?) -> ControlMisuse {
    ControlMisuse("Tab “\(title ?? "")” is to be chosen in a bar that does not have it")
  }
}

/// Is told what is chosen in a tab bar.
public protocol UITabBarDelegate: AnyObject, ViewBound {
  /// Told after a tap chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
