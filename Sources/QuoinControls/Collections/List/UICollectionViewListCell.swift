import Foundation
import QuoinGraphics

/// A row of a list in a collection.
open class UICollectionViewListCell: UICollectionViewCell, ContentSurroundings {
  /// What stands beside the content.
  @Observed open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// How many steps the content is set in.
  @Observed open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentRoomDidChange() } }
  }
  /// How wide a step is, in points.
  @Observed open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { contentRoomDidChange() } }
  }
  private final var shown: [(view: UIView, isLeading: Bool)] = []
  private final var style = UITableView.Style.plain
  private final var isFirst = false
  private final var isLast = false
  /// The lines that part the cell from its neighbours; nothing where it has none.
  private final var separators: UIListSeparatorConfiguration?
  private final var hasLineBelow = false
  private final var hasLineAbove: Bool { separators?.topSeparatorVisibility == .visible }
  private final var isInEditing = false
  /// Where the cell's item is in an outline, and whether what is within it is seen.
  private final var outline = OutlinePlace() {
    didSet {
      if outline.isExpanded != oldValue.isExpanded { accessoriesDidChange() }
      if outline.level != oldValue.level { contentRoomDidChange() }
    }
  }
  /// What expands and collapses what is within the cell's item where a tap on the cell does so.
  final var tapOfOutline: (() -> Void)?
  private(set) final var hasRoundCorners = false
  /// The mark with which the cell is moved, while it is shown.
  final var reorderMark: UIView? {
    shown.lazy.compactMap { $0.view as? CellMark }.first { $0.kind == .reorder }
  }

  /// The content of a row, without texts.
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The background of a row in its list.
  public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Tells the cell where in its list it is.
  final func prepare(for place: ListPlace, in collection: UICollectionView) {
    guard let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: place.section)
    else { return }
    style = list.tableStyle
    isFirst = place.row == 0
    isLast = place.row == collection.counts[place.section] - 1
    separators = list.showsSeparators ? list.separators(at: place.path) : nil
    hasLineBelow =
      switch separators?.bottomSeparatorVisibility {
      case .visible: true
      case .automatic: style == .plain || !isLast
      case .hidden, nil: false
      }
    if isInEditing != collection.isEditing {
      isInEditing = collection.isEditing
      accessoriesDidChange()
    }
    let isHead = isFirst && list.headerMode == .firstItemInSection
    outline = (collection.dataSource as? any OutlineSource)?.outlinePlace(at: place.path) ?? OutlinePlace()
    tapOfOutline =
      accessories.lazy.compactMap { accessory in
        guard case .outline(let style) = accessory.kind, style == .header || style == .automatic && isHead
        else { return nil }
        return accessory.handler ?? { [weak self] in self?.toggleOutline() }
      }.first
    roundCorners()
    setNeedsDisplay()
  }

  /// Lets what is within the cell's item be seen, or not.
  private func toggleOutline() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }

  private func roundCorners() {
    var corners: CACornerMask = []
    if style == .insetGrouped {
      if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    if corners.isEmpty, !hasRoundCorners { return }
    hasRoundCorners = !corners.isEmpty
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.maskedCorners = corners
    clip(swiped: swipeOffset != 0)
  }

  // MARK: Beside the content

  private func accessoriesDidChange() {
    for item in shown { item.view.removeFromSuperview() }
    shown = accessories.filter { accessory in
      if accessory.options.isHidden { return false }
      return switch accessory.displayed {
      case .always: true
      case .whenEditing: isInEditing
      case .whenNotEditing: !isInEditing
      }
    }.map { accessory in
      let view: UIView
      switch accessory.kind {
      case .mark(let kind):
        let mark = CellMark(kind == .unchosen && isSelected ? .chosen : kind)
        mark.onTap = accessory.handler
        view = mark
      case .outline:
        let mark = CellMark(outline.isExpanded ? .expanded : .collapsed)
        mark.onTap = accessory.handler ?? { [weak self] in self?.toggleOutline() }
        view = mark
      case .label(let text):
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        label.sizeToFit()
        view = label
      case .view(let own, _):
        if own.bounds.isEmpty { own.sizeToFit() }
        view = own
      }
      if let color = accessory.options.tintColor {
        (view as? CellMark)?.color = color
        view.tintColor = color
      }
      addSubview(view)
      return (view, accessory.isLeading)
    }
    contentRoomDidChange()
  }

  private func contentRoomDidChange() {
    configuredView?.setNeedsLayout()
    configuredView?.invalidateFittingSize()
    setNeedsLayout()
    invalidateFittingSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if accessories.contains(where: { if case .mark(.unchosen) = $0.kind { true } else { false } }) {
      accessoriesDidChange()
    }
    setNeedsDisplay()
  }

  /// Whether something stands at the trailing side, so that content needs to keep less from there.
  final var hasTrailingAccessories: Bool { shown.contains { !$0.isLeading } }

  private func insets(isLeading: Bool) -> CGFloat {
    let own = shown.filter { $0.isLeading == isLeading }
    if own.isEmpty { return 0 }
    return own.reduce(16) { $0 + $1.view.bounds.width + 8 }
  }

  override var contentFrame: CGRect { contentFrame(in: bounds.size) }

  private func contentFrame(in size: CGSize) -> CGRect {
    let level = CGFloat(indentationLevel + outline.level)
    let leading = insets(isLeading: true) + level * indentationWidth
    let width = max(size.width - leading - insets(isLeading: false), 0)
    var frame = CGRect(x: leading, y: 0, width: width, height: size.height)
    if isRightToLeft { frame = frame.mirrored(in: size.width) }
    return frame.offsetBy(dx: swipeOffset, dy: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let grid = pixelGrid
    var (left, right) = (CGFloat(16), size.width - 16)
    for (view, isLeading) in shown where isLeading {
      place(view, x: left, grid)
      left += view.bounds.width + 8
    }
    for (view, isLeading) in shown.reversed() where !isLeading {
      right -= view.bounds.width
      place(view, x: right, grid)
      right -= 8
    }
  }

  private func place(_ view: UIView, x: CGFloat, _ grid: PixelGrid) {
    let own = view.bounds.size
    let frame = CGRect(origin: CGPoint(x: x, y: grid.round((bounds.height - own.height) / 2)), size: own)
    view.frame = (isRightToLeft ? frame.mirrored(in: bounds.width) : frame).offsetBy(dx: swipeOffset, dy: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    let room = contentFrame(in: CGSize(width: width, height: 0)).width
    let own = super.sizeThatFits(CGSize(width: room, height: size.height))
    return CGSize(width: width, height: max(own.height, UITableViewCell.standardHeight))
  }

  // MARK: Drawing

  open override var drawsContent: Bool { true }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    let background = shownBackground ?? defaultBackgroundConfiguration().updated(for: configurationState)
    background.draw(on: canvas, in: bounds, rightToLeft: isRightToLeft, tint: tintColor)
  }

  open override var drawsOverSubviews: Bool {
    hasLineBelow || hasLineAbove || super.drawsOverSubviews
  }

  open override func drawOverSubviews(_ canvas: Canvas) {
    super.drawOverSubviews(canvas)
    guard let separators, hasLineBelow || hasLineAbove else { return }
    let line = 1 / displayScale
    let content = contentFrame.offsetBy(dx: -swipeOffset, dy: 0)
    var start = (isRightToLeft ? bounds.width - content.maxX : content.minX) + 16
    if let list = configuredView as? UIListContentView, list.textLabel.superview != nil {
      let label = list.textLabel.frame
      start += (isRightToLeft ? list.bounds.width - label.maxX : label.minX) - 16
    }
    func drawLine(y: CGFloat, _ insets: NSDirectionalEdgeInsets) {
      let sides = UIListSeparatorConfiguration.sides(of: insets, start: start, width: bounds.width)
      let rect = CGRect(x: sides.start, y: y, width: max(sides.end - sides.start, 0), height: line)
      canvas.fill(isRightToLeft ? rect.mirrored(in: bounds.width) : rect, color: separators.color)
    }
    if hasLineAbove { drawLine(y: 0, separators.topSeparatorInsets) }
    if hasLineBelow { drawLine(y: bounds.height - line, separators.bottomSeparatorInsets) }
  }

  deinit {}
}
