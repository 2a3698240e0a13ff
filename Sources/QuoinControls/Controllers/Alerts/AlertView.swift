import Foundation
import QuoinGraphics

/// What an alert or an action sheet looks like: a card of what is said and of its choices.
final class AlertView: UIView {
  weak var controller: UIAlertController?
  private let style: UIAlertController.Style
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let cancelCard = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
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
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.contentView.addSubview(label)
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
    for button in buttons { card.contentView.addSubview(button) }
    if let cancelButton { cancelCard.contentView.addSubview(cancelButton) }
    cancelCard.isHidden = cancelButton == nil
    lines = buttons.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      card.contentView.addSubview(line)
      return line
    }
  }

  private func updateFields(_ controller: UIAlertController) {
    let wanted = controller.fieldViews
    for field in fields where !wanted.contains(where: { $0 === field }) { field.removeFromSuperview() }
    fields = wanted
    for field in fields where field.superview !== card.contentView { card.contentView.addSubview(field) }
  }

  /// Whether both choices of an alert stand beside each other.
  private func standBeside(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 }
  }

  private var rowHeight: CGFloat { isSheet ? 57 : 44 }

  /// Places everything from the top, or only measures.
  ///
  /// - Returns: The height in points.
  private func arrange(width: CGFloat, places: Bool) -> CGFloat {
    update()
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
    y = hasTexts || !fields.isEmpty ? y + (isSheet ? 10 : 18) : 0
    if !buttons.isEmpty { y = arrangeButtons(from: y, width: width, places: places, hasHead: y > 0) }
    if places { card.frame = CGRect(x: 0, y: 0, width: width, height: y) }
    if let cancelButton {
      y += 8
      if places {
        cancelCard.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
        cancelButton.frame = CGRect(x: 0, y: 0, width: width, height: rowHeight)
      }
      y += rowHeight
    }
    return y
  }

  private func arrangeButtons(from start: CGFloat, width: CGFloat, places: Bool, hasHead: Bool) -> CGFloat {
    let pixel = 1 / max(displayScale, 1)
    var y = start
    if standBeside(width) {
      if places {
        lines[0].frame = CGRect(x: 0, y: y, width: width, height: pixel)
        lines[1].frame = CGRect(x: ((width - pixel) / 2), y: y, width: pixel, height: rowHeight)
        for (index, button) in buttons.enumerated() {
          let place = isRightToLeft ? 1 - index : index
          button.frame = CGRect(x: width / 2 * CGFloat(place), y: y, width: width / 2, height: rowHeight)
        }
      }
      return y + rowHeight
    }
    for (index, button) in buttons.enumerated() {
      if places {
        lines[index].isHidden = index == 0 && !hasHead
        lines[index].frame = CGRect(x: 0, y: y, width: width, height: pixel)
        button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      }
      y += rowHeight
    }
    return y
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width, places: false))
  }

  override func layoutSubviews() { _ = arrange(width: bounds.width, places: true) }

  override func accessibilityPerformEscape() -> Bool { controller?.cancel() ?? false }
}

/// A choice of an alert.
final class AlertButton: UIControl {
  private let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isBold: Bool, size: CGFloat, choose: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    addSubview(label)
    isEnabled = action.isEnabled
    addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
    colorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func colorDidChange() {
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    colorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorDidChange()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width + 16, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override var isReadOut: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? action.title }
    set { super.accessibilityLabel = newValue }
  }
  override var valueDescription: String? { action.title.map { "“\($0)”" } }
}
