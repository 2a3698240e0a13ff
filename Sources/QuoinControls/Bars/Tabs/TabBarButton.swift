import Foundation
import QuoinGraphics
import QuoinResources

/// A tab of a tab bar: its picture, its title and its badge.
final class TabBarButton: UIControl, BarItemShower {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()
  private var isInline = false

  init(_ item: UITabBarItem, choose: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    item.shower = self
    for view in [imageView, label, badge] as [UIView] { addSubview(view) }
    label.textAlignment = .center
    imageView.contentMode = .center
    // A tab is chosen as the finger comes down.
    addAction(UIAction { _ in choose() }, for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }

  func itemDidChange(_ item: UIBarItem) { superview?.setNeedsLayout() }

  override var isTriggeredByTouchUp: Bool { false }

  override func activate() { sendActions(for: .touchDown) }

  /// Takes over what the item and the bar say.
  func update(isChosen: Bool, isInline: Bool, unselected: UIColor?, look: UITabBarItemAppearance) {
    self.isInline = isInline
    isSelected = isChosen
    isEnabled = item.isEnabled
    let state = !item.isEnabled ? look.disabled : isChosen ? look.selected : look.normal
    let grey: UIColor = UIColor(light: CGColor(gray: 0.6, alpha: 1), dark: CGColor(gray: 0.46, alpha: 1))
    let color: UIColor = isChosen ? tintColor : unselected ?? grey
    let image = isChosen ? item.selectedImage ?? item.image : item.image
    imageView.image = image.map(Self.template)
    imageView.tintColor = state.iconColor ?? color
    imageView.alpha = item.isEnabled ? 1 : 0.4
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: isInline ? .regular : .medium),
      .foregroundColor: color,
    ]
    attributes.merge(state.titleTextAttributes) { $1 }
    let itemState: UIControl.State = !item.isEnabled ? .disabled : isChosen ? .selected : .normal
    attributes.merge(item.shownTitleAttributes(for: itemState, in: self)) { $1 }
    label.attributedText = item.title.map { ReleasingAttributedString(string: $0, attributes: attributes) }
    label.alpha = item.isEnabled ? 1 : 0.4
    offset = UIOffset(
      horizontal: item.titlePositionAdjustment.horizontal + state.titlePositionAdjustment.horizontal,
      vertical: item.titlePositionAdjustment.vertical + state.titlePositionAdjustment.vertical)
    badge.show(
      item.badgeValue, item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed,
      state.badgeTextAttributes.merging(item.badgeTextAttributes(for: itemState) ?? [:]) { $1 })
    setNeedsLayout()
  }

  private var offset = UIOffset.zero

  private static func template(_ image: UIImage) -> UIImage {
    guard image.renderingMode == .automatic else { return image }
    guard image.symbolConfiguration == .unspecified else { return image.withRenderingMode(.alwaysTemplate) }
    return image.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: 18, weight: .regular, scale: .large))
  }

  override func layoutSubviews() {
    // What is said of the item is said of its button.
    if let spoken = item.accessibilityProperties { accessibilityProperties = spoken }
    super.layoutSubviews()
    let image = imageView.image?.size ?? .zero
    let insets = item.imageInsets
    let words = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    let width = min(words.width.rounded(.up), bounds.width)
    let frame: CGRect
    if isInline {
      let gap: CGFloat = words.width > 0 && image.width > 0 ? 6 : 0
      let x = ((bounds.width - image.width - gap - width) / 2).rounded()
      frame = CGRect(
        x: isRightToLeft ? bounds.width - x - image.width : x,
        y: ((bounds.height - image.height) / 2).rounded(),
        width: image.width, height: image.height)
      let labelX = isRightToLeft ? frame.minX - gap - width : frame.maxX + gap
      label.frame = CGRect(
        x: labelX, y: ((bounds.height - words.height) / 2).rounded(), width: width, height: words.height)
    } else {
      // Pictures stand in the middle of the 32 points above the title, whose baseline is 7 above the lower edge.
      let middle: CGFloat = words.width > 0 ? 18 : bounds.height / 2
      frame = CGRect(
        x: ((bounds.width - image.width) / 2).rounded(), y: (middle - image.height / 2).rounded(),
        width: image.width, height: image.height)
      label.frame = CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: (40.5 - words.height / 2).rounded(), width: width,
        height: words.height)
    }
    label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    imageView.frame = CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    let size = badge.sizeThatFits(.zero)
    let x = isRightToLeft ? frame.minX + 6 - size.width : frame.maxX - 6
    badge.frame = CGRect(x: x, y: max(frame.minY - 5, 1), width: size.width, height: size.height)
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }

  override var defaultAccessibilityLabel: String? { item.accessibilityLabel ?? item.title }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibilityValue: String? { item.badgeValue }

  override var valueDescription: String? {
    let title = item.title.map { "“\($0)”" } ?? "image"
    return item.badgeValue.map { "\(title) badge “\($0)”" } ?? title
  }
}

/// What stands in a small disc at a tab's picture.
final class TabBadge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  func show(_ value: String?, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    isHidden = value == nil
    backgroundColor = color
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    all.merge(attributes) { $1 }
    label.attributedText = ReleasingAttributedString(string: value ?? "", attributes: all)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(width: max(words.width.rounded(.up) + 10, 18), height: 18)
  }

  override func layoutSubviews() {
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
