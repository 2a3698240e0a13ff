import Foundation
import QuoinGraphics

extension UITableViewCell {
  /// The state that content and background follow.
  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = swipeOffset != 0
    state.isReordering = isBeingMoved
    state.isFocused = hasFocus
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// The content of a cell of this style, without texts.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: return .cell()
    case .subtitle: return .subtitleCell()
    case .value1: return .valueCell()
    case .value2:
      var content = UIListContentConfiguration.cell()
      content.textProperties = .init(.caption1, color: tintColor)
      content.secondaryTextProperties = .init(.subheadline)
      content.arrangement = .paired
      return content
    }
  }

  /// The background of a cell in its table.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    placement.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  final func stateDidChange(animated: Bool) {
    showSelection(animated: animated)
    if placement.showsChoice { accessoriesDidChange() }
    for label in [ownViews.text, ownViews.detail] {
      let isOn = (isSelected || isHighlighted) && selectionStyle != .none
      if let label, label.highlightedTextColor != nil { label.isHighlighted = isOn }
    }
    ownViews.image?.isHighlighted = isSelected || isHighlighted
    if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showContentConfiguration() }
    if backgroundConfiguration != nil {
      showBackgroundConfiguration()
      setNeedsDisplay()
    }
    setNeedsUpdateConfiguration()
  }

  final func accessibilityTraitsDidChange() { didChange(.accessibility) }

  // MARK: Selection

  /// Shows or hides what lies behind a selected cell.
  final func showSelection(animated: Bool) {
    let isShown =
      (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
      && !(placement.showsChoice && isSelected && !isHighlighted && multipleSelectionBackgroundView == nil)
    let given = isSelected && placement.showsChoice ? multipleSelectionBackgroundView : selectedBackgroundView
    for other in [selectedBackgroundView, multipleSelectionBackgroundView] where other !== given {
      other?.removeFromSuperview()
    }
    if isShown {
      let view = given ?? madeSelectionView ?? makeSelectionView()
      if given != nil { madeSelectionView?.removeFromSuperview() }
      view.frame = bounds
      view.alpha = 1
      if view.superview !== self {
        if let backgroundView {
          insertSubview(view, aboveSubview: backgroundView)
        } else {
          insertSubview(view, at: 0)
        }
      }
      return
    }
    guard let view = given?.superview === self ? given : madeSelectionView, view.superview === self else {
      return
    }
    if animated, window != nil {
      UIView.animate(
        withDuration: 0.35, animations: { view.alpha = 0 },
        completion: { [weak self, weak view] _ in
          guard let self, !(self.isSelected || self.isHighlighted) else { return }
          view?.removeFromSuperview()
        })
    } else {
      view.removeFromSuperview()
    }
  }

  private func makeSelectionView() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemGray4
    madeSelectionView = view
    return view
  }

  // MARK: Configurations

  final func showBackgroundConfiguration() {
    showSelection(animated: false)
    let view = backgroundConfiguration?.customView
    for old in customBackgroundViews where old !== view { old.removeFromSuperview() }
    if let view, view.superview !== self {
      insertSubview(view, at: 0)
      setNeedsLayout()
    }
    customBackgroundViews = view.map { [$0] } ?? []
  }

  // MARK: Drawing

  final func drawBackground(on canvas: Canvas) {
    if let background = shownBackground {
      background.draw(on: canvas, in: bounds, rightToLeft: isRightToLeft, tint: tintColor)
    } else if backgroundColor == nil, backgroundView == nil {
      canvas.fill(
        bounds, color: placement.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
  }

  final func drawSeparators(on canvas: Canvas) {
    guard let color = placement.separatorColor else { return }
    let line = 1 / displayScale
    let size = bounds.size
    if placement.hasSeparator {
      var inset = separatorInset
      if placement.insetsFromContent, ownSeparatorInset == nil {
        inset.left = textInset
        inset.right = 0
      }
      inset.right += placement.indexInset
      var rect = CGRect(
        x: inset.left, y: size.height - line, width: max(size.width - inset.left - inset.right, 0),
        height: line)
      if isRightToLeft { rect = rect.mirrored(in: size.width) }
      canvas.fill(rect, color: color)
    }
    if placement.hasEdgeLines {
      if placement.isFirst { canvas.fill(CGRect(x: 0, y: 0, width: size.width, height: line), color: color) }
      if placement.isLast {
        canvas.fill(CGRect(x: 0, y: size.height - line, width: size.width, height: line), color: color)
      }
    }
  }

  // MARK: Accessibility

  /// Whether the cell shows texts of its own, and nothing that is used by itself.
  final var showsOnlyOwnText: Bool {
    guard ownText != nil else { return false }
    if shownAccessoryView != nil || accessoryMarks.contains(where: { $0.onTap != nil }) { return false }
    if isEditing, editingMark?.isHidden == false { return false }
    if configuredView != nil { return configuredView is UIListContentView && contentView.subviews.count == 1 }
    let own: [UIView?] = [ownViews.image, ownViews.text, ownViews.detail]
    return contentView.subviews.allSatisfy { view in own.contains { $0 === view } }
  }

  /// The texts of the cell, one after the other.
  final var ownText: String? {
    var texts = [ownViews.text?.text, ownViews.detail?.text]
    if let list = configuredView as? UIListContentView {
      texts = [list.textLabel.text, list.secondaryTextLabel.text]
    }
    let shown = texts.compactMap { $0 }.filter { !$0.isEmpty }
    return shown.isEmpty ? nil : shown.joined(separator: ", ")
  }

  final var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = selectionStyle == .none ? .staticText : .button
    if isSelected { traits.formUnion(.selected) }
    if !isUserInteractionEnabled { traits.formUnion(.notEnabled) }
    return traits
  }
}
