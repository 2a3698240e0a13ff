import Foundation
import QuoinGraphics

extension UITableViewCell {
  /// The least height of a cell with texts of its own, in points.
  package static var standardHeight: CGFloat { 44 }
  /// What stands between content and what stands beside it, in points.
  private static var gap: CGFloat { 8 }

  /// Where the content stands: between the controls for editing and the accessories.
  package final func contentFrame(in size: CGSize) -> CGRect {
    let margin = placement.sideMargin
    var leading: CGFloat = 0
    if let mark = editingMark, !mark.isHidden, shouldIndentWhileEditing {
      leading = margin + mark.bounds.width
    }
    var trailing: CGFloat = 0
    let width = accessoryWidth
    if width > 0 { trailing = margin + width + Self.gap }
    if let mark = reorderMark, !mark.isHidden {
      trailing = max(trailing, margin) + mark.bounds.width + Self.gap
    }
    trailing += placement.indexInset
    let frame = CGRect(x: leading, y: 0, width: max(size.width - leading - trailing, 0), height: size.height)
    return isRightToLeft ? frame.mirrored(in: size.width) : frame
  }

  /// How wide what stands at the trailing side is, in points; 0 for nothing.
  private var accessoryWidth: CGFloat {
    if let view = shownAccessoryView { return view.bounds.width }
    let widths = accessoryMarks.map(\.bounds.width)
    return widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * 12
  }

  /// Whether something stands at the trailing side, so that content needs to keep less from there.
  private var hasTrailingParts: Bool { accessoryWidth > 0 || reorderMark?.isHidden == false }

  /// Lets views of the program's own that keep to the margins stand where the cell's own texts do.
  final func updateContentMargins() {
    let margin = placement.sideMargin
    contentHolder.cellMargins = NSDirectionalEdgeInsets(
      top: 11, leading: margin, bottom: 11, trailing: hasTrailingParts ? 0 : margin)
    configuredView?.setNeedsLayout()
    configuredView?.invalidateFittingSize()
  }

  private var listLayout: ListContentLayout {
    var layout = ListContentLayout()
    layout.isRightToLeft = isRightToLeft
    layout.grid = pixelGrid
    let indentation = CGFloat(indentationLevel) * indentationWidth
    layout.margins = UIEdgeInsets(
      top: 11, left: placement.sideMargin + indentation, bottom: 11,
      right: hasTrailingParts ? 0 : placement.sideMargin)
    layout.minimumHeight = Self.standardHeight
    switch cellStyle {
    case .default, .subtitle: layout.arrangement = .stacked
    case .value1: layout.arrangement = .sideBySide
    case .value2: layout.arrangement = .paired
    }
    if cellStyle == .subtitle {
      layout.verticalPadding = 2
      layout.margins.top = 10
      layout.margins.bottom = 10
    }
    if let image = ownViews.image?.image, image.size.width > 0 {
      layout.imageSize = image.size
      layout.imageRoom = UIListContentConfiguration.ImageProperties().room(for: image)
    }
    return layout
  }

  private func shown(_ label: UILabel?) -> UILabel? { label?.text?.isEmpty == false ? label : nil }

  /// Whether the cell places labels or an image of its own.
  package final var hasOwnContent: Bool {
    shown(ownViews.text) != nil || shown(ownViews.detail) != nil || ownViews.image?.image != nil
  }

  /// How high the cell is to be in a width.
  final func fittingSize(in size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    let inner = contentFrame(in: CGSize(width: width, height: 0)).width
    let room = CGSize(width: inner, height: .infinity)
    var height: CGFloat
    if let configuredView {
      height = max(configuredView.measuredSize(fitting: room).height, Self.standardHeight)
    } else if hasOwnContent {
      height =
        listLayout.frames(
          width: inner, height: nil, text: shown(ownViews.text), secondary: shown(ownViews.detail)
        )
        .height
    } else {
      height = contentView.heightFitting(width: inner)
      if height <= 0 { height = Self.standardHeight }
    }
    height = pixelGrid.ceil(height)
    return CGSize(width: width, height: height)
  }

  /// Places what is in the cell.
  final func placeParts() {
    let size = bounds.size
    var frame = contentFrame(in: size)
    frame.origin.x += swipeOffset
    contentView.frame = frame
    backgroundView?.frame = bounds.offsetBy(dx: swipeOffset, dy: 0)
    selectedBackgroundView?.frame = bounds.offsetBy(dx: swipeOffset, dy: 0)
    madeSelectionView?.frame = bounds.offsetBy(dx: swipeOffset, dy: 0)
    backgroundConfiguration?.customView?.frame = bounds
    if let configuredView {
      configuredView.frame = contentView.bounds
    } else {
      placeOwnContent(in: frame.size)
    }
    placeMarks(in: size)
  }

  private func placeOwnContent(in size: CGSize) {
    let (image, text, detail) = ownViews
    if image == nil, text == nil, detail == nil { return }
    let frames = listLayout.frames(
      width: size.width, height: size.height, text: shown(text), secondary: shown(detail))
    image?.frame = frames.image
    text?.frame = frames.text
    detail?.frame = frames.secondary
  }

  private func placeMarks(in size: CGSize) {
    let margin = placement.sideMargin
    func place(_ view: UIView, left: CGFloat) {
      let own = view.bounds.size
      let grid = pixelGrid
      var frame = CGRect(origin: CGPoint(x: left, y: grid.round((size.height - own.height) / 2)), size: own)
      if isRightToLeft { frame = frame.mirrored(in: size.width) }
      frame.origin.x += swipeOffset
      view.frame = frame
    }
    if let editingMark { place(editingMark, left: editingMark.isHidden ? -editingMark.bounds.width : margin) }
    var right = size.width - margin - placement.indexInset
    if let mark = reorderMark, !mark.isHidden {
      place(mark, left: right - mark.bounds.width)
      right -= mark.bounds.width + Self.gap
    }
    if let view = shownAccessoryView {
      place(view, left: right - view.bounds.width)
      return
    }
    for mark in accessoryMarks.reversed() {
      place(mark, left: right - mark.bounds.width)
      right -= mark.bounds.width + 12
    }
  }

  /// Where the text begins, in points from the leading edge; lines between cells begin there.
  final var textInset: CGFloat {
    let leading = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    guard configuredView == nil else { return leading - abs(swipeOffset) + configuredTextInset }
    return leading - (isRightToLeft ? -swipeOffset : swipeOffset) + listLayout.textInset
  }

  private var configuredTextInset: CGFloat {
    guard let list = configuredView as? UIListContentView else { return placement.sideMargin }
    list.layoutIfNeeded()
    let label = list.textLabel.superview == nil ? list.secondaryTextLabel : list.textLabel
    guard label.superview != nil else { return placement.sideMargin }
    return isRightToLeft ? list.bounds.width - label.frame.maxX : label.frame.minX
  }

  /// Tells whoever holds the cell that it may need another height.
  final func contentSizeMayHaveChanged() {
    setNeedsLayout()
    invalidateFittingSize()
  }
}

nonisolated extension CGRect {
  /// The rectangle seen in a mirror that is as wide as given.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
