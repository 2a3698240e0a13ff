import Foundation
import QuoinGraphics

/// Shows the title and the buttons of the item on top of a stack, and the way back.
open class UINavigationBar: UIView, UIBarPositioning, BarWithLook {
  /// How long titles, and the views below them, take to slide, in seconds.
  static let slideDuration: TimeInterval = 0.35

  /// Is asked before the stack changes, and told of it.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// How dark the bar is.
  @Observed open var barStyle = UIBarStyle.default { didSet { lookDidChange() } }
  /// Whether what is behind shines through.
  @Observed open var isTranslucent = true {
    didSet {
      lookDidChange()
      // What is beneath a bar that nothing is seen through begins below it.
      if isTranslucent != oldValue { heightListener?() }
    }
  }
  /// Whether titles may be large.
  @Observed open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightDidChange() } }
  }
  /// What the bar is filled with.
  @Observed open var barTintColor: UIColor? { didSet { lookDidChange() } }
  /// How the title is written.
  @Observed open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// How a large title is written.
  @Observed open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// The picture in the place of the line below.
  @Observed open var shadowImage: UIImage? { didSet { lookDidChange() } }
  /// The picture before the title of the button that leads back.
  @Observed open var backIndicatorImage: UIImage? { didSet { lookDidChange() } }
  /// What the picture is masked with as titles pass it; kept for code that sets it.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks over content; what the properties above say unless set.
  open var standardAppearance: UINavigationBarAppearance {
    get { presentAppearance }
    set { keep(newValue.another()) }
  }
  /// How the bar looks in a low window; as elsewhere unless set.
  @Observed open var compactAppearance: UINavigationBarAppearance? {
    didSet { _compactAppearance.wrappedValue = held(compactAppearance) }
  }
  /// How the bar looks while the content behind it is at its beginning; clear unless set.
  @Observed open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { _scrollEdgeAppearance.wrappedValue = held(scrollEdgeAppearance) }
  }
  /// How the bar looks in a low window while the content behind it is at its beginning.
  @Observed open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { _compactScrollEdgeAppearance.wrappedValue = held(compactScrollEdgeAppearance) }
  }

  final var ownStandardAppearance: UINavigationBarAppearance?
  private var keptClear: UINavigationBarAppearance?
  /// The look that the single properties make, as long as these stay as they are.
  private var keptAppearance: UINavigationBarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]
  private(set) final var stack: [UINavigationItem] = []
  private final let background = BarBackground(isAtBottom: false)
  private final var content: NavigationBarContent?
  /// How far the background reaches above the bar, in points: beneath the status bar.
  final var backgroundReach: CGFloat = 0 { didSet { if backgroundReach != oldValue { setNeedsLayout() } } }
  /// How far the content behind is scrolled from its beginning, in points; nothing where none is.
  final var scrolledDistance: CGFloat? {
    didSet {
      if scrolledDistance == oldValue { return }
      // Beyond what heights and the look depend on nothing is other by it.
      let isOther = (scrolledDistance.map { $0 > 0 } ?? false) != (oldValue.map { $0 > 0 } ?? false)
      if isOther || heights(scrolled: scrolledDistance ?? 0) != heights(scrolled: oldValue ?? 0) {
        heightDidChange()
      }
    }
  }
  /// Whether the bar is the upper edge of a sheet, whose corners and grabber need more room.
  final var isInSheet = false { didSet { if isInSheet != oldValue { heightDidChange() } } }
  /// Whether a controller tells how far its content is scrolled; else the bar looks as over content.
  final var isInController = false
  /// Goes back in the stack of a controller; the bar's own way where there is none.
  final var goBack: (() -> Void)?
  /// Told when the bar wants another height.
  final var heightListener: (() -> Void)?

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// Creates a bar of a class that a controller is given.
  ///
  /// A class that declares `init(frame:)` and `init(coder:)` inherits this, and it calls the former: code written for
  /// UIKit does not mark that as required, without which Swift makes no object of a class it only learns of by running.
  ///
  /// - Parameter frame: Where, in points.
  public required convenience init(registeredWith frame: CGRect) { self.init(frame: frame) }

  deinit {}

  open override var drawsContent: Bool { false }

  /// Where the bar stands: at the top where a controller holds it, else what the delegate says.
  open var barPosition: UIBarPosition {
    isInController ? .topAttached : statedPosition ?? delegate?.position(for: self) ?? .top
  }
  /// Where it stands outside of a controller, as something else than the delegate says.
  package final var statedPosition: UIBarPosition? { didSet { setNeedsLayout() } }

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UINavigationBar {
    look(in: containers, AppearanceProperty.ofNavigationBars) { UINavigationBar(frame: $0) }
  }

  // MARK: Items

  /// The items of the stack; the last is shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last ?? itemBelow }
  /// What the item at the bottom leads back to, outside the stack.
  final var itemBelow: UINavigationItem? { didSet { if itemBelow !== oldValue { setNeedsLayout() } } }

  /// A button that stands before those of the items, as a container wants it.
  final var leadingButton: UIBarButtonItem? { didSet { if leadingButton !== oldValue { setNeedsLayout() } } }

  /// Replaces the items of the stack.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let items = items ?? []
    let isBack = stack.contains { $0 === items.last } && items.count < stack.count
    for item in stack where !items.contains(where: { $0 === item }) { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    showTopItem(animated: animated, isBack: isBack)
  }

  /// Puts an item on the stack, unless the delegate refuses; one that is on it is misuse, and changes nothing.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if stack.contains(where: { $0 === item }) { return ControlMisuse.report(.itemPushedTwice(item.title)) }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    item.bar = self
    showTopItem(animated: animated, isBack: false)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item on top off the stack, unless it is the only one or the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    stack.removeLast()
    item.bar = nil
    showTopItem(animated: animated, isBack: true)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  final func itemDidChange(_ item: UINavigationItem) {
    if stack.suffix(2).contains(where: { $0 === item }) { heightDidChange() }
  }

  /// Whether a button leads back.
  final var showsBackButton: Bool {
    guard let topItem, backItem != nil else { return false }
    return topItem.showsBackButton
  }

  /// The view that shows a button of the item on top.
  package final func view(of item: UIBarButtonItem) -> UIView? { content?.content(of: item) }

  private func showTopItem(animated: Bool, isBack: Bool) {
    let old = content
    guard old?.item !== topItem else { return heightDidChange() }
    let new = topItem.map { item in
      NavigationBarContent(item) { [weak self] in self?.backWasTapped() }
    }
    content = new
    if let new { addSubview(new) }
    // What is found is seen only while its field is.
    for item in [old?.item, topItem] { item?.searchController?.updateResults() }
    heightDidChange()
    guard animated, window != nil, let new else {
      old?.removeFromSuperview()
      return
    }
    layoutIfNeeded()
    // Titles pass half as far as the views below them.
    let distance = bounds.width * 0.4 * (isBack != isRightToLeft ? -1 : 1)
    UIView.performWithoutAnimation {
      new.slideTitles(by: distance)
      new.alpha = 0
    }
    UIView.animate(
      withDuration: Self.slideDuration, delay: 0, options: .curveEaseInOut,
      animations: {
        new.slideTitles(by: 0)
        new.alpha = 1
        old?.slideTitles(by: -distance)
        old?.alpha = 0
      }, completion: { _ in old?.removeFromSuperview() })
  }

  private func backWasTapped() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }

  // MARK: Look

  /// Sets the picture behind the items.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = image
    lookDidChange()
  }

  /// Sets the picture behind the items, the same for all places of the bar.
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }

  /// The picture behind the items.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// Moves the title downward, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    lookDidChange()
  }

  /// How far the title is moved downward, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  final var composedAppearance: UINavigationBarAppearance {
    if let keptAppearance { return keptAppearance }
    let look = UINavigationBarAppearance()
    look.compose(
      barStyle, barTintColor, isTranslucent: isTranslucent, backgroundImages[.default], shadowImage)
    if barStyle == .black {
      look.titleTextAttributes[.foregroundColor] = UIColor.white
      look.largeTitleTextAttributes[.foregroundColor] = UIColor.white
    }
    look.titleTextAttributes.merge(titleTextAttributes ?? [:]) { $1 }
    look.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
    look.titlePositionAdjustment.vertical = titleOffsets[.default] ?? 0
    look.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    keptAppearance = look
    return look
  }

  /// The look of the moment.
  private var shownAppearance: UINavigationBarAppearance {
    let isCompact = isCompactHeight
    let standard =
      (isCompact ? topItem?.compactAppearance ?? topItem?.standardAppearance ?? compactAppearance : nil)
      ?? topItem?.standardAppearance ?? standardAppearance
    guard isInController, isTranslucent || ownStandardAppearance != nil, (scrolledDistance ?? 0) <= 0 else {
      return standard
    }
    let compactEdge =
      isCompact
      ? topItem?.compactScrollEdgeAppearance ?? topItem?.scrollEdgeAppearance ?? compactScrollEdgeAppearance
      : nil
    if let edge = compactEdge ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return edge
    }
    if backgroundImages[.default] != nil { return standard }
    if let clearAppearance { return clearAppearance }
    let clear = standard.withoutBackground()
    clearAppearance = clear
    return clear
  }

  /// The look without a background, as long as the one that it is made of stays as it is.
  private var clearAppearance: UINavigationBarAppearance? {
    get { topItem?.standardAppearance == nil ? keptClear : nil }
    set { keptClear = newValue }
  }

  final func lookDidChange() {
    keptAppearance = nil
    clearAppearance = nil
    setNeedsLayout()
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: presentHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: presentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = shownAppearance
    background.show(look)
    let reach = isInController ? backgroundReach : barPosition == .topAttached ? safeAreaInsets.top : 0
    background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    guard let content else { return }
    let heights = heights(scrolled: scrolledDistance ?? 0)
    content.update(
      backItem: backItem, leadingButton: leadingButton, appearance: look, heights: heights,
      isLarge: showsLargeTitle(content.item))
    content.bounds.size = bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    content.setNeedsLayout()
    content.item.searchController?.placeDimming()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension ControlMisuse {
  static func itemPushedTwice(_ title: String?) -> ControlMisuse {
    ControlMisuse("The item “\(title ?? "")” is pushed onto a navigation bar that has it already")
  }
}
