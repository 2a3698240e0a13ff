import Foundation
import QuoinGraphics

/// A bar with what can be done with a selection, side by side; what has no room stands on further pages.
final class EditMenuBar: UIView {
  private let elements: [UIMenuElement]
  private let chosen: (UIMenuElement) -> Void
  private let content = UIView(frame: .zero)
  private var buttons: [UIControl] = []
  /// The first element of each page that was left.
  private var before: [Int] = []
  private var first = 0
  private var room = CGRect.zero
  private var target = CGRect.zero
  private var direction = UIEditMenuArrowDirection.automatic

  private static let height: CGFloat = 40
  private static let cornerRadius: CGFloat = 10
  /// How far the bar is from what it is about, in points: farther than the knobs of a selection reach.
  private static let gap: CGFloat = 12
  private static let margin: CGFloat = 8

  /// - Parameters:
  ///   - menu: What is shown.
  ///   - chosen: Told what was tapped.
  init(_ menu: UIMenu, chosen: @escaping (UIMenuElement) -> Void) {
    elements = Self.elements(of: menu)
    self.chosen = chosen
    super.init(frame: .zero)
    layer.cornerRadius = Self.cornerRadius
    (layer.shadowOpacity, layer.shadowRadius) = (0.2, 16)
    layer.shadowOffset = CGSize(width: 0, height: 4)
    content.clipsToBounds = true
    content.layer.cornerRadius = Self.cornerRadius
    content.backgroundColor = MenuPlatter.background
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// What can be done, without what is hidden or cannot be done now.
  static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.leaves.filter { element in
      let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
      return attributes.isDisjoint(with: [.hidden, .disabled])
    }
  }

  /// Places the bar above something, or below it.
  ///
  /// - Parameters:
  ///   - target: What is left free, in points of the window.
  ///   - direction: Where the bar's arrow would point.
  ///   - room: Where the bar may stand.
  func place(beside target: CGRect, _ direction: UIEditMenuArrowDirection, in room: CGRect) {
    (self.target, self.direction) = (target, direction)
    self.room = room.insetBy(dx: Self.margin, dy: Self.margin)
    fill()
  }

  /// Puts as many buttons side by side as there is room for.
  private func fill() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    if first > 0 {
      add(turning("chevron.backward", "Previous") { [unowned self] in turn(to: before.popLast() ?? 0) })
    }
    var next = first
    let turnWidth = EditMenuButton.turnWidth
    while next < elements.count {
      let element = elements[next]
      let button = EditMenuButton(title: element.title, image: element.image)
      let isLast = next == elements.count - 1
      let end = (buttons.last?.frame.maxX ?? 0) + button.ownWidth + (isLast ? 0 : turnWidth)
      if next > first, end > room.width { break }
      button.addAction(UIAction { [unowned self] _ in chosen(element) }, for: .touchUpInside)
      add(button)
      next += 1
    }
    if next < elements.count {
      add(
        turning("chevron.forward", "Next") { [unowned self] in
          before.append(first)
          turn(to: next)
        })
    }
    arrange()
  }

  private func turning(_ symbol: String, _ label: String, _ turn: @escaping () -> Void) -> EditMenuButton {
    let button = EditMenuButton(
      title: "",
      image: UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)))
    button.accessibilityLabel = label
    button.addAction(UIAction { _ in turn() }, for: .touchUpInside)
    return button
  }

  private func turn(to index: Int) {
    first = index
    fill()
  }

  private func add(_ button: EditMenuButton) {
    button.hasSeparator = !buttons.isEmpty
    button.frame = CGRect(
      x: buttons.last?.frame.maxX ?? 0, y: 0, width: button.ownWidth, height: Self.height)
    buttons.append(button)
    content.addSubview(button)
  }

  private func arrange() {
    let width = min(buttons.last?.frame.maxX ?? 0, room.width)
    if isRightToLeft { for button in buttons { button.frame.origin.x = width - button.frame.maxX } }
    let fitsAbove = target.minY - Self.gap - Self.height >= room.minY
    let isBelow = direction == .up || direction == .automatic && !fitsAbove
    let y = isBelow ? target.maxY + Self.gap : target.minY - Self.gap - Self.height
    frame = CGRect(
      x: min(max(target.midX - width / 2, room.minX), max(room.maxX - width, room.minX)).rounded(),
      y: min(max(y, room.minY), max(room.maxY - Self.height, room.minY)).rounded(), width: width,
      height: Self.height)
    content.frame = bounds
  }
}

/// One of the things that can be done.
final class EditMenuButton: UIControl {
  /// How wide a button is that leads to further ones, in points.
  static let turnWidth: CGFloat = 36
  private static let padding: CGFloat = 14

  var hasSeparator = false { didSet { didChange(.look) } }
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  init(title: String, image: UIImage?) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    // A picture stands for words only where there are none.
    imageView.image = title.isEmpty ? image?.withRenderingMode(.alwaysTemplate) : nil
    imageView.tintColor = .label
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  var ownWidth: CGFloat {
    guard let text = label.text, !text.isEmpty else { return Self.turnWidth }
    return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width.rounded(.up) + 2
      * Self.padding
  }

  override var canBecomeFirstResponder: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    (label.frame, imageView.frame) = (bounds, bounds)
  }

  override var drawsContent: Bool { true }
  override func draw(_ canvas: Canvas, in rect: CGRect) {
    if isHighlighted { canvas.fill(rect, color: .systemFill) }
    guard hasSeparator else { return }
    let line = 1 / max(canvas.scale, 1)
    canvas.fill(
      CGRect(x: isRightToLeft ? rect.maxX - line : rect.minX, y: rect.minY, width: line, height: rect.height),
      color: .separator)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var defaultAccessibilityLabel: String? { label.text }
  override var valueDescription: String? { accessibilityLabel.map { "\"\($0)\"" } }
}
