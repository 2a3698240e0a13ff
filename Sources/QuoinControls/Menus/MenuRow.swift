import Foundation
import QuoinGraphics

/// One line of a menu.
final class MenuRow: UIControl {
  enum Content {
    case element(UIMenuElement)
    /// The way back to the menu around.
    case back(String)
    /// What stands there is still asked for.
    case waiting

    var state: UIMenuElement.State {
      if case .element(let action as UIAction) = self { return action.state }
      return .off
    }
  }

  let content: Content
  var showsMark = false { didSet { setNeedsLayout() } }
  var showsSeparator = false { didSet { didChange(.look) } }
  private let titleLabel = UILabel(frame: .zero)
  private let subtitleLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  private static let markWidth: CGFloat = 24
  private static let padding: CGFloat = 16
  private static let imageSize: CGFloat = 24
  private static let leastHeight: CGFloat = 44

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    for view in [titleLabel, subtitleLabel, imageView] { addSubview(view) }
    (titleLabel.numberOfLines, subtitleLabel.numberOfLines) = (2, 2)
    imageView.contentMode = .scaleAspectFit
    imageView.isHidden = true
    switch content {
    case .element(let element):
      titleLabel.text = element.title
      subtitleLabel.text = element.subtitle
      imageView.image =
        element.image?.renderingMode == .automatic
        ? element.image?.withRenderingMode(.alwaysTemplate) : element.image
      imageView.isHidden = element.image == nil
      isEnabled = (element as? UIAction)?.attributes.contains(.disabled) != true
    case .back(let title): titleLabel.text = title
    case .waiting:
      titleLabel.text = "Loading…"
      isEnabled = false
    }
  }

  required init?(coder: NSCoder) {
    content = .waiting
    super.init(coder: coder)
  }

  var isBack: Bool {
    if case .back = content { return true }
    return false
  }

  var isSubmenu: Bool {
    if case .element(is UIMenu) = content { return true }
    return false
  }

  private var ink: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    guard case .element(let element) = content else { return .label }
    let isDestructive =
      (element as? UIAction)?.attributes.contains(.destructive) == true
      || (element as? UIMenu)?.options.contains(.destructive) == true
    return isDestructive ? .systemRed : .label
  }

  private func setFonts() {
    let style: UIFont.TextStyle = isBack ? .headline : .body
    titleLabel.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    (titleLabel.textColor, subtitleLabel.textColor, imageView.tintColor) = (ink, .secondaryLabel, ink)
  }

  private func textRoom(_ width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = Self.padding + (showsMark || isBack ? Self.markWidth : 0)
    let hasEnd = !imageView.isHidden || isSubmenu
    return (start, max(width - start - Self.padding - (hasEnd ? Self.imageSize + 8 : 0), 0))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    setFonts()
    let room = CGSize(width: textRoom(size.width).width, height: .infinity)
    var height = titleLabel.sizeThatFits(room).height
    if subtitleLabel.text != nil { height += subtitleLabel.sizeThatFits(room).height }
    return CGSize(width: size.width, height: max(height + 22, Self.leastHeight).rounded())
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setFonts()
    let (start, width) = textRoom(bounds.width)
    let room = CGSize(width: width, height: .infinity)
    let titleHeight = titleLabel.sizeThatFits(room).height
    let subtitleHeight = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(room).height
    let top = ((bounds.height - titleHeight - subtitleHeight) / 2).rounded()
    let end = CGRect(
      x: bounds.width - Self.padding - Self.imageSize, y: (bounds.height - Self.imageSize) / 2,
      width: Self.imageSize, height: Self.imageSize)
    let parts: [(UIView, CGRect)] = [
      (titleLabel, CGRect(x: start, y: top, width: width, height: titleHeight)),
      (subtitleLabel, CGRect(x: start, y: top + titleHeight, width: width, height: subtitleHeight)),
      (imageView, end),
    ]
    for (view, frame) in parts { view.frame = frame.mirrored(in: bounds.width, if: isRightToLeft) }
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    canvas.fill(rect, color: MenuPlatter.background)
    if isHighlighted { canvas.fill(rect, color: .systemFill) }
    if showsSeparator {
      let line = 1 / max(canvas.scale, 1)
      canvas.fill(CGRect(x: 0, y: rect.maxY - line, width: rect.width, height: line), color: .separator)
    }
    let mark = CGPoint(x: mirrored(Self.padding + 7), y: rect.midY)
    switch content.state {
    case .on: draw("checkmark", at: mark, on: canvas)
    case .mixed: draw("minus", at: mark, on: canvas)
    case .off: break
    }
    if isBack { draw("chevron.down", at: mark, on: canvas) }
    if isSubmenu, imageView.isHidden {
      let end = CGPoint(x: mirrored(rect.width - Self.padding - 7), y: rect.midY)
      draw(isRightToLeft ? "chevron.left" : "chevron.right", at: end, on: canvas)
    }
  }

  private func mirrored(_ x: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - x : x }

  private func draw(_ symbol: String, at point: CGPoint, on canvas: Canvas) {
    canvas.draw(symbol: symbol, pointSize: 13, weight: .semibold, at: point, color: ink)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { content.state == .on ? [.button, .selected] : .button }
  override var defaultAccessibilityLabel: String? {
    [titleLabel.text, subtitleLabel.text].compactMap { $0 }.joined(separator: ", ")
  }
  override var valueDescription: String? {
    "\"\(titleLabel.text ?? "")\"" + (content.state == .on ? " on" : content.state == .mixed ? " mixed" : "")
  }
}
