import Foundation
import QuoinGraphics

/// What an alert or an action sheet looks like: a card of what is said and of its choices.
final class AlertView: UIView {
  weak var controller: UIAlertController?
  private let style: UIAlertController.Style
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let cancelCard = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  /// What is said, and the choices: each scrolls where there is no room for it.
  private let head = UIScrollView()
  private let list = UIScrollView()
  private let headLine = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [UIView] = []
  private var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?
  private var lines: [UIView] = []
  private var needsUpdate = true

  private static let inset: CGFloat = 16
  private static let radius: CGFloat = 14

  init(_ style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    for card in [card, cancelCard] {
      card.clipsToBounds = true
      card.layer.cornerRadius = Self.radius
      addSubview(card)
    }
    for part in [head, list] {
      part.contentInsetAdjustmentBehavior = .never
      card.contentView.addSubview(part)
    }
    headLine.backgroundColor = .separator
    card.contentView.addSubview(headLine)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      head.addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  override var drawsContent: Bool { false }

  private var isSheet: Bool { style == .actionSheet }

  func setNeedsUpdate() {
    needsUpdate = true
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdate()
  }

  // MARK: Parts

  private func update() {
    guard needsUpdate, let controller else { return }
    needsUpdate = false
    let traits = traitCollection
    titleLabel.text = controller.title
    titleLabel.isHidden = controller.title?.isEmpty ?? true
    messageLabel.text = controller.message
    messageLabel.isHidden = controller.message?.isEmpty ?? true
    if isSheet {
      let size = UIFont.TextStyle.footnote.pointSize(at: traits.preferredContentSizeCategory)
      titleLabel.font = .systemFont(ofSize: size, weight: .semibold)
      messageLabel.font = .systemFont(ofSize: size)
      titleLabel.textColor = .secondaryLabel
      messageLabel.textColor = .secondaryLabel
    } else {
      titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
      messageLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      titleLabel.textColor = .label
      messageLabel.textColor = .label
    }
    rebuildButtons(controller)
    updateFields(controller)
  }

  private func rebuildButtons(_ controller: UIAlertController) {
    for view in buttons + [cancelButton].compactMap({ $0 }) { view.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    func button(_ action: UIAlertAction) -> AlertButton {
      let isBold =
        action === controller.preferredAction || controller.preferredAction == nil && action.style == .cancel
      return AlertButton(action, isBold: isBold, size: isSheet ? 20 : 17) { [weak controller] in
        controller?.choose(action)
      }
    }
    var actions = controller.actions
    cancelButton = nil
    if let index = actions.firstIndex(where: { $0.style == .cancel }) {
      let cancel = actions.remove(at: index)
      if isSheet {
        cancelButton = button(cancel)
      } else {
        // Beside one other choice it stands first, below several last.
        actions.insert(cancel, at: actions.count == 1 ? 0 : actions.count)
      }
    }
    buttons = actions.map(button)
    for button in buttons { list.addSubview(button) }
    if let cancelButton { cancelCard.contentView.addSubview(cancelButton) }
    cancelCard.isHidden = cancelButton == nil
    lines = buttons.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      list.addSubview(line)
      return line
    }
  }

  private func updateFields(_ controller: UIAlertController) {
    let wanted = controller.fieldViews
    for field in fields where !wanted.contains(where: { $0 === field }) { field.removeFromSuperview() }
    fields = wanted
    for field in fields where field.superview !== head { head.addSubview(field) }
  }

  /// Whether both choices of an alert stand beside each other.
  private func standBeside(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 }
  }

  private var rowHeight: CGFloat { isSheet ? 57 : 44 }

  /// How high everything is together, in points.
  private func naturalHeight(width: CGFloat) -> CGFloat {
    update()
    return headHeight(width: width, places: false) + listHeight(width: width, places: false) + cancelHeight
  }

  private var cancelHeight: CGFloat { cancelButton == nil ? 0 : 8 + rowHeight }

  /// Places what is said from the top, or only measures it.
  private func headHeight(width: CGFloat, places: Bool) -> CGFloat {
    let inner = max(width - 2 * Self.inset, 0)
    var y: CGFloat = isSheet ? 14 : 20
    let hasTexts = !titleLabel.isHidden || !messageLabel.isHidden
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let height = label.sizeThatFits(CGSize(width: inner, height: .infinity)).height
      if places { label.frame = CGRect(x: Self.inset, y: y, width: inner, height: height) }
      y += height + (isSheet ? 4 : 2)
    }
    if !fields.isEmpty { y += 12 }
    for field in fields {
      if places { field.frame = CGRect(x: Self.inset, y: y, width: inner, height: 30) }
      y += 30 + 6
    }
    return hasTexts || !fields.isEmpty ? y + (isSheet ? 10 : 18) : 0
  }

  /// Places the choices, or only measures them.
  private func listHeight(width: CGFloat, places: Bool) -> CGFloat {
    if buttons.isEmpty { return 0 }
    let isBeside = standBeside(width)
    guard places else { return isBeside ? rowHeight : rowHeight * CGFloat(buttons.count) }
    let pixel = 1 / max(displayScale, 1)
    for (index, button) in buttons.enumerated() {
      if isBeside {
        let place = isRightToLeft ? 1 - index : index
        button.frame = CGRect(x: width / 2 * CGFloat(place), y: 0, width: width / 2, height: rowHeight)
      } else {
        button.frame = CGRect(x: 0, y: rowHeight * CGFloat(index), width: width, height: rowHeight)
      }
    }
    for (index, line) in lines.enumerated() {
      line.frame =
        isBeside
        ? CGRect(x: (width - pixel) / 2, y: 0, width: pixel, height: rowHeight)
        : CGRect(x: 0, y: rowHeight * CGFloat(index + 1), width: width, height: pixel)
    }
    return isBeside ? rowHeight : rowHeight * CGFloat(buttons.count)
  }

  /// Gives what is said and the choices their room; what is said gives way first, down to half of it.
  private func arrange(in size: CGSize) {
    update()
    let width = size.width
    let (text, choices) = (
      headHeight(width: width, places: true), listHeight(width: width, places: true)
    )
    let room = max(size.height - cancelHeight, 0)
    let textRoom = min(text, max(room - choices, room / 2))
    let choiceRoom = min(choices, room - textRoom)
    head.frame = CGRect(x: 0, y: 0, width: width, height: textRoom)
    head.contentSize = CGSize(width: width, height: text)
    head.isScrollEnabled = text > textRoom
    list.frame = CGRect(x: 0, y: textRoom, width: width, height: choiceRoom)
    list.contentSize = CGSize(width: width, height: choices)
    list.isScrollEnabled = choices > choiceRoom
    headLine.isHidden = text == 0 || buttons.isEmpty
    headLine.frame = CGRect(x: 0, y: textRoom, width: width, height: 1 / max(displayScale, 1))
    card.frame = CGRect(x: 0, y: 0, width: width, height: textRoom + choiceRoom)
    if let cancelButton {
      cancelCard.frame = CGRect(x: 0, y: textRoom + choiceRoom + 8, width: width, height: rowHeight)
      cancelButton.frame = cancelCard.bounds
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight(width: size.width))
  }

  override func layoutSubviews() { arrange(in: bounds.size) }

  override func accessibilityPerformEscape() -> Bool { controller?.cancel() ?? false }
}
