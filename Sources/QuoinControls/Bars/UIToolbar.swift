import Foundation
import QuoinGraphics

/// Shows buttons below the content they are for.
open class UIToolbar: UIView, UIBarPositioning, BarWithLook {
  /// Says where the bar stands.
  open weak var delegate: (any UIToolbarDelegate)?
  private final var hasItems = false
  /// The items, where reading begins first; nothing where none were set.
  open var items: [UIBarButtonItem]? {
    get { hasItems ? row.items : nil }
    set {
      hasItems = newValue != nil
      row.items = newValue ?? []
    }
  }
  /// How dark the bar is.
  @Observed open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// Whether what is behind shines through.
  @Observed open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// What the bar is filled with.
  @Observed open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// How the bar looks over content; what the single properties say unless set.
  open var standardAppearance: UIToolbarAppearance {
    get { presentAppearance }
    set { keep(newValue.another()) }
  }
  /// How the bar looks in a low window; as elsewhere unless set.
  @Observed open var compactAppearance: UIToolbarAppearance? {
    didSet { _compactAppearance.wrappedValue = held(compactAppearance) }
  }
  /// How the bar looks while the content behind it is at its end; clear unless set.
  @Observed open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { _scrollEdgeAppearance.wrappedValue = held(scrollEdgeAppearance) }
  }
  /// How the bar looks in a low window while the content behind it is at its end.
  @Observed open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { _compactScrollEdgeAppearance.wrappedValue = held(compactScrollEdgeAppearance) }
  }

  final var ownStandardAppearance: UIToolbarAppearance?

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  private final let background = BarBackground(isAtBottom: true)
  private final let row = BarItemRow()
  /// How far the background reaches below the bar, in points.
  final var backgroundReach: CGFloat = 0 { didSet { if backgroundReach != oldValue { setNeedsLayout() } } }
  /// Whether the content behind is at its end, as far as a controller tells.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } } }

  /// The bar's height, in points.
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32

  /// What all of the class look like that say nothing else; see ``UIAppearance``.
  open override class func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIToolbar { look(in: containers, AppearanceProperty.ofToolbars) { UIToolbar(frame: $0) } }

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Creates a bar of a class that a controller is given.
  ///
  /// A class that declares `init(frame:)` and `init(coder:)` inherits this, and it calls the former: code written for
  /// UIKit does not mark that as required, without which Swift makes no object of a class it only learns of by running.
  ///
  /// - Parameter frame: Where, in points.
  public required convenience init(registeredWith frame: CGRect) { self.init(frame: frame) }

  deinit {}

  private func addParts() {
    addSubview(background)
    addSubview(row)
    row.changed = { [weak self] in self?.setNeedsLayout() }
  }

  open override var drawsContent: Bool { false }
  open var barPosition: UIBarPosition { statedPosition ?? delegate?.position(for: self) ?? .bottom }
  /// Where it stands, as something else than the delegate says.
  package final var statedPosition: UIBarPosition? { didSet { setNeedsLayout() } }

  /// Replaces the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else {
      self.items = items
      return
    }
    UIView.transition(
      with: row, duration: 0.25, options: .transitionCrossDissolve, animations: { self.items = items })
  }

  /// Sets the picture behind the items.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = image
    setNeedsLayout()
  }

  /// The picture behind the items.
  open func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  /// Sets the picture in the place of the line at the edge.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    shadowImages[position] = image
    setNeedsLayout()
  }

  /// The picture in the place of the line at the edge.
  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
    shadowImages[position] ?? shadowImages[.any]
  }

  final var composedAppearance: UIToolbarAppearance {
    let look = UIToolbarAppearance()
    look.compose(
      barStyle, barTintColor, isTranslucent: isTranslucent, backgroundImages[.default],
      shadowImage(forToolbarPosition: .bottom))
    return look
  }

  final func lookDidChange() { setNeedsLayout() }

  private var shownAppearance: UIToolbarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
    guard isAtScrollEdge, isTranslucent else { return standard }
    if let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance { return edge }
    return standard.withoutBackground()
  }

  /// The view that shows an item.
  package final func view(of item: UIBarButtonItem) -> UIView? { row.content(of: item) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = shownAppearance
    background.show(look)
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundReach)
    row.looks = (look.buttonAppearance, look.doneButtonAppearance)
    let edge = 16 - BarButton.padding
    let safe = safeAreaInsets
    row.frame = CGRect(
      x: safe.left + edge, y: 0, width: max(bounds.width - safe.left - safe.right - 2 * edge, 0),
      height: min(bounds.height, Self.height))
  }
}

/// Says where a toolbar stands.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
