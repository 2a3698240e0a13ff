import Foundation
import QuoinGraphics

/// Where a stack puts its views within its inside, before mirroring and rounding.
private struct Arrangement {
  var views: [UIView] = []
  var rects: [CGRect] = []
  /// The size that all together take.
  var size = CGSize.zero
}

extension UIStackView {
  private static var systemSpacing: CGFloat { 8 }

  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private func resolved(_ spacing: CGFloat) -> CGFloat {
    spacing == UIStackView.spacingUseSystem ? Self.systemSpacing : spacing
  }

  final func spacing(after view: UIView) -> CGFloat {
    resolved((view.containerSlot as? StackSlot)?.spacingAfter ?? spacing)
  }

  // MARK: Frames

  final func arrange() {
    let inside = bounds.inset(by: margins).withoutNegativeSize
    let arrangement = arrangement(within: inside.size)
    let grid = pixelGrid
    let mirrors = isRightToLeft
    for (view, rect) in zip(arrangement.views, arrangement.rects) {
      let x = mirrors ? inside.size.width - rect.maxX : rect.minX
      let placed = CGRect(
        x: inside.minX + x, y: inside.minY + rect.minY, width: rect.width, height: rect.height)
      view.setFrameWithoutTransform(grid.round(placed))
    }
  }

  /// Places the views in a room; a direction without limit takes what the views need.
  private func arrangement(within room: CGSize) -> Arrangement {
    let views = arrangedSubviews.filter { !$0.isHidden && $0.sizing.isIncluded }
    if views.isEmpty { return Arrangement() }
    return axis == .horizontal ? row(views, within: room) : column(views, within: room)
  }

  private func item(_ view: UIView, length: CGFloat, fixed: CGFloat?) -> StackDistribution.Item {
    StackDistribution.Item(
      length: fixed ?? length, isFixed: fixed != nil, isStretchable: fixed == nil && length <= 0,
      weight: view.sizing.weight.isNaN ? 0 : max(0, view.sizing.weight),
      hugging: view.contentHuggingPriority(for: axis).rawValue,
      resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
      spacingAfter: spacing(after: view))
  }

  private func hasFixedHeight(_ view: UIView) -> Bool {
    view.sizing.fixesHeight
  }

  private func fittingHeight(of view: UIView, at width: CGFloat) -> CGFloat {
    if !view.sizing.height.isNaN { return view.sizing.height }
    let content = view.measuredSize(fitting: CGSize(width: width, height: .infinity)).height
    return view.derivedHeight(ofContent: content)
  }

  private func row(_ views: [UIView], within room: CGSize) -> Arrangement {
    let items = views.map { view in
      let fixed = view.fixedWidth
      let width =
        fixed
        ?? view.measuredSize(fitting: CGSize(width: .infinity, height: view.fixedHeight ?? .infinity))
        .width
      return item(view, length: width, fixed: fixed)
    }
    let distribution = StackDistribution(items: items, kind: distribution)
    let width = room.width.isFinite ? room.width : distribution.fittingLength
    let widths = distribution.lengths(within: width)
    let positions = distribution.positions(of: widths, within: width)
    let heights = zip(views, widths).map { view, width in
      fittingHeight(of: view, at: width)
    }
    let baselines = baselines(of: views, widths: widths, heights: heights)
    let rise = baselines.max() ?? 0
    let fall = zip(heights, baselines).map { $0 - $1 }.max() ?? 0
    let needed = baselines.isEmpty ? heights.max() ?? 0 : rise + fall
    let height = room.height.isFinite ? room.height : needed
    let rects = views.indices.map { index in
      let across = cross(
        index, own: heights[index], room: height, isFixed: hasFixedHeight(views[index]),
        baseline: baselines.isEmpty ? nil : rise - baselines[index])
      return CGRect(x: positions[index], y: across.start, width: widths[index], height: across.length)
    }
    return Arrangement(
      views: views, rects: rects, size: CGSize(width: distribution.fittingLength, height: needed))
  }

  /// The baselines that a row is aligned to; none when it is aligned otherwise.
  private func baselines(of views: [UIView], widths: [CGFloat], heights: [CGFloat]) -> [CGFloat] {
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return [] }
    return views.indices.map { index in
      let size = CGSize(width: widths[index], height: heights[index])
      return alignment == .firstBaseline
        ? views[index].firstBaselineOffset(for: size) : views[index].lastBaselineOffset(for: size)
    }
  }

  private func column(_ views: [UIView], within room: CGSize) -> Arrangement {
    let natural = views.map { view in
      view.fixedWidth ?? view.measuredSize(fitting: CGSize(width: room.width, height: .infinity)).width
    }
    let needed = natural.max() ?? 0
    let width = room.width.isFinite ? room.width : needed
    let widths = views.indices.map { index in
      views[index].fixedWidth ?? (alignment == .fill ? width : min(natural[index], width))
    }
    var items = views.indices.map { index in
      let view = views[index]
      let height = fittingHeight(of: view, at: widths[index])
      return item(view, length: height, fixed: hasFixedHeight(view) ? height : nil)
    }
    if isBaselineRelativeArrangement { relateToBaselines(&items, views: views, widths: widths) }
    let distribution = StackDistribution(items: items, kind: distribution)
    let height = room.height.isFinite ? room.height : distribution.fittingLength
    let heights = distribution.lengths(within: height)
    let positions = distribution.positions(of: heights, within: height)
    let rects = views.indices.map { index in
      let across = cross(
        index, own: widths[index], room: width, isFixed: views[index].fixedWidth != nil, baseline: nil)
      return CGRect(x: across.start, y: positions[index], width: across.length, height: heights[index])
    }
    return Arrangement(
      views: views, rects: rects, size: CGSize(width: needed, height: distribution.fittingLength))
  }

  private func relateToBaselines(
    _ items: inout [StackDistribution.Item], views: [UIView], widths: [CGFloat]
  ) {
    for index in views.indices.dropLast() {
      let upper = CGSize(width: widths[index], height: items[index].length)
      let lower = CGSize(width: widths[index + 1], height: items[index + 1].length)
      items[index].spacingAfter -=
        upper.height - views[index].lastBaselineOffset(for: upper)
        + views[index + 1].firstBaselineOffset(for: lower)
    }
  }

  /// Where a view stands across the stack.
  private func cross(
    _ index: Int, own: CGFloat, room: CGFloat, isFixed: Bool, baseline: CGFloat?
  ) -> (start: CGFloat, length: CGFloat) {
    if let baseline { return (baseline, own) }
    let length = isFixed ? own : min(own, room)
    switch alignment {
    case .fill: return isFixed ? (0, own) : (0, room)
    case .center: return ((room - length) / 2, length)
    case .trailing, .lastBaseline: return (room - length, length)
    case .leading, .firstBaseline: return (0, length)
    }
  }

  // MARK: Sizes

  final func fittingSize(within size: CGSize) -> CGSize {
    // Its constraints say it.
    if isArrangedByConstraints { return .zero }
    let margins = margins
    let horizontal = margins.left + margins.right
    let vertical = margins.top + margins.bottom
    func inside(_ length: CGFloat, _ margin: CGFloat) -> CGFloat {
      length > 0 && length.isFinite ? max(0, length - margin) : .infinity
    }
    // Across the axis a limited width makes text wrap; along it, views keep their own lengths unless it is too short.
    var room = CGSize(width: inside(size.width, horizontal), height: .infinity)
    if room.width.isFinite, !isMeasuredExactly {
      let natural = arrangement(within: CGSize(width: CGFloat.infinity, height: .infinity)).size
      if natural.width <= room.width { room.width = .infinity }
    }
    let arrangement = arrangement(within: room)
    let grid = pixelGrid
    let width = room.width.isFinite && axis == .horizontal ? room.width : arrangement.size.width
    return grid.ceil(CGSize(width: width + horizontal, height: arrangement.size.height + vertical))
  }

  final func baselineOffset(for size: CGSize, first: Bool) -> CGFloat {
    let margins = margins
    let inside = CGSize(
      width: max(0, size.width - margins.left - margins.right),
      height: max(0, size.height - margins.top - margins.bottom))
    // Margins may change without a word.
    if let known = baselines.offset(isFirst: first, for: inside) { return margins.top + known }
    guard let offset = onLevel({ baselineOffset(inside: inside, first: first) }) ?? nil else {
      return size.height
    }
    baselines.keep(offset, isFirst: first, for: inside)
    return margins.top + offset
  }

  private func baselineOffset(inside size: CGSize, first: Bool) -> CGFloat? {
    let arrangement = arrangement(within: size)
    guard let view = first ? arrangement.views.first : arrangement.views.last,
      let rect = first ? arrangement.rects.first : arrangement.rects.last
    else { return nil }
    let offset = first ? view.firstBaselineOffset(for: rect.size) : view.lastBaselineOffset(for: rect.size)
    return rect.minY + offset
  }
}

extension UIView {
  fileprivate var fixedWidth: CGFloat? { sizing.width.isNaN ? nil : sizing.width }
  fileprivate var fixedHeight: CGFloat? { sizing.height.isNaN ? nil : sizing.height }
}
