import Foundation
import QuoinGraphics
import QuoinResources

/// An item of a bar as a button.
final class BarButton: UIControl, BarItemContent {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The room at each side of the content, in points, which takes touches too.
  static let padding: CGFloat = 8
  private var look: UIBarButtonItemAppearance?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addSubview(imageView)
    addSubview(label)
    addAction(
      UIAction { [weak self] action in
        guard let self else { return }
        self.item.trigger(from: self, event: nil)
      }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over what the item and the bar say.
  func update(_ look: UIBarButtonItemAppearance?, isCompact: Bool) {
    self.look = look
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.shownTintColor(in: self)
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.menu != nil && item.action == nil && item.primaryAction == nil
    let image = isCompact ? item.landscapeImagePhone ?? item.image : item.image
    imageView.image = image.map(Self.template)
    imageView.isHidden = image == nil
    label.isHidden = image != nil || item.title == nil
    contentDidChange()
  }

  /// An image as bars show it: a template, and symbols in the size of buttons.
  static func template(_ image: UIImage) -> UIImage {
    guard image.renderingMode == .automatic else { return image }
    guard let configuration = image.symbolConfiguration, configuration == .unspecified else {
      return image.withRenderingMode(.alwaysTemplate)
    }
    return image.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large))
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  private func contentDidChange() {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    ]
    attributes.merge(look?.attributes(in: state) ?? [:]) { $1 }
    attributes.merge(item.shownTitleAttributes(for: state, in: self)) { $1 }
    let own = attributes[.foregroundColor] as? UIColor
    let color: UIColor = isEnabled ? own ?? tintColor : own ?? .tertiaryLabel
    attributes[.foregroundColor] = color
    if let title = item.title, !label.isHidden {
      label.attributedText = ReleasingAttributedString(string: title, attributes: attributes)
    }
    imageView.tintColor = color
    // A finger on a button lets it fade, as long as nothing else is said for it.
    let fades = isHighlighted && isEnabled
    label.alpha = fades ? 0.2 : 1
    imageView.alpha = fades ? 0.2 : 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The width that all titles have room in which the item may get.
  private var contentSize: CGSize {
    if let image = imageView.image, !imageView.isHidden { return image.size }
    guard item.title != nil else { return .zero }
    var size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    let shown = label.ownAttributedText
    for title in item.possibleTitles ?? [] {
      let attributes = shown.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
      label.attributedText = ReleasingAttributedString(string: title, attributes: attributes)
      size.width = max(
        size.width, label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width)
    }
    if item.possibleTitles != nil { label.attributedText = shown }
    return size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: 44) }
    return CGSize(width: contentSize.width.rounded(.up) + 2 * Self.padding, height: 44)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func layoutSubviews() {
    // What is said of the item is said of its button.
    if let spoken = item.accessibilityProperties { accessibilityProperties = spoken }
    super.layoutSubviews()
    var size = contentSize
    size.width = min(size.width.rounded(.up), max(bounds.width - (item.width > 0 ? 0 : 2 * Self.padding), 0))
    let frame = CGRect(
      x: ((bounds.width - size.width) / 2), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height)
    label.frame = frame
    let insets = item.imageInsets
    imageView.frame = CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    if insets == .zero { imageView.contentMode = .center } else { imageView.contentMode = .scaleToFill }
  }

  override var drawsContent: Bool {
    item.isSelected || item.backgroundImage(for: state, barMetrics: .default) != nil
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    if let image = item.backgroundImage(for: state, barMetrics: .default) { canvas.draw(image, in: bounds) }
    if item.isSelected {
      let box = bounds.insetBy(dx: 3, dy: (bounds.height - 34) / 2)
      canvas.fill(roundedRect: box, radii: CornerRadii(7), paint: .color(tintColor.withAlphaComponent(0.18)))
    }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item.menu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }

  override var defaultAccessibilityLabel: String? {
    item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
      ?? item.image?.symbolName?.split(separator: ".").joined(separator: " ")
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var valueDescription: String? {
    item.title.map { "“\($0)”" } ?? item.image?.symbolName ?? (item.image == nil ? nil : "image")
  }
}

/// What shows an item in a bar's row.
protocol BarItemContent: UIView {
  var item: UIBarButtonItem { get }
}

/// Holds the view that an item shows in the place of a button.
final class BarCustomContent: UIView, BarItemContent {
  let item: UIBarButtonItem
  private let content: UIView

  init(_ item: UIBarButtonItem, _ content: UIView) {
    self.item = item
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  override func fittingSizeDidChange(of subview: UIView) {
    super.fittingSizeDidChange(of: subview)
    setNeedsLayout()
    superview?.fittingSizeDidChange(of: self)
  }

  private var contentSize: CGSize {
    let isOpen = content.bounds.size == .zero || content.isSizedByConstraints
    let fitting = isOpen ? content.sizeOfContent(within: bounds.size) : content.bounds.size
    return CGSize(width: item.width > 0 ? item.width : fitting.width, height: fitting.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: contentSize.width + 2 * BarButton.padding, height: 44)
  }

  override func layoutSubviews() {
    let size = contentSize
    content.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
