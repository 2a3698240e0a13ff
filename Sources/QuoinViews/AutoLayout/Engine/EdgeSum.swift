import Foundation
import QuoinConstraints
import QuoinGraphics

/// An edge, a center or a length as a sum of an engine's variables, in points of one view.
struct EdgeSum {
  private(set) var terms: [LinearTerm] = []
  private(set) var constant: CGFloat = 0

  mutating func add(_ variable: LinearVariable?, times factor: CGFloat) {
    if let variable, factor != 0 { terms.append(LinearTerm(variable, times: Double(factor))) }
  }

  mutating func add(_ constant: CGFloat) { self.constant += constant }

  var expression: LinearExpression { LinearExpression(terms, constant: Double(constant)) }
}

/// One direction of a rectangle: where it begins and how long it is, each a sum.
private struct Extent {
  /// What is added, by name of what.
  var start: (variable: LinearVariable?, number: CGFloat) = (nil, 0)
  /// Whether the rectangle's own view has still to be added to where it begins.
  var shift: ViewItem?
  var length: (variable: LinearVariable?, number: CGFloat) = (nil, 0)
}

extension LayoutEngine {
  /// What a constraint says as a row; nothing for one that says nothing, as a limit that nothing reaches.
  func row(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let first = constraint.first, let host = constraint.activity.host, !constraint.isWithoutLimit else {
      return nil
    }
    let second = constraint.second
    let turns = first.isDirectional || second?.isDirectional == true
    let isRightToLeft = turns && host.view?.isRightToLeft == true
    constraint.activity.isRightToLeft = isRightToLeft
    // Where the reading begins at the right, so does counting.
    let isHorizontal = first.kind == .horizontal && second?.kind != .vertical
    let sign: CGFloat = isRightToLeft && isHorizontal ? -1 : 1
    let path = constraint.activity.path
    var sum = EdgeSum()
    add(first, to: &sum, times: sign, host, isRightToLeft, beside: second, path)
    if let second, constraint.multiplier != 0 {
      add(second, to: &sum, times: -sign * constraint.multiplier, host, isRightToLeft, beside: first, path)
    }
    sum.add(-constraint.storedConstant)
    let relation: LinearRelation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LinearConstraint(
      sum.expression, relation, priority: ConstraintPriority(constraint.storedPriority.rawValue))
  }

  private func add(
    _ end: ConstraintEnd, to sum: inout EdgeSum, times factor: CGFloat, _ host: ViewItem,
    _ isRightToLeft: Bool, beside other: ConstraintEnd?, _ path: [ConstraintActivity.Step]
  ) {
    if let reach = end.reach {
      let factor = isRightToLeft && end.attribute.isDirectional ? -factor : factor
      add(reach.item, reach.attribute, to: &sum, times: factor, host, isRightToLeft, end.item)
      add(end.item, end.attribute, to: &sum, times: -factor, host, isRightToLeft, reach.item)
    } else {
      let item =
        end.standIn.flatMap { inner in path.contains { $0.item === inner } ? inner : nil } ?? end.item
      add(item, end.attribute, to: &sum, times: factor, host, isRightToLeft, other?.item)
    }
  }

  private func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, to sum: inout EdgeSum,
    times factor: CGFloat, _ host: ViewItem, _ isRightToLeft: Bool, _ other: LayoutItem?
  ) {
    let attribute = attribute.turned(rightToLeft: isRightToLeft)
    if let edge = attribute.withoutMargin, let view = (item as? ViewItem)?.view {
      return add(
        GuideItem.of(view.layoutMarginsGuide), edge, to: &sum, times: factor, host, isRightToLeft, other)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return addBaseline(of: item, attribute, to: &sum, times: factor, host)
    }
    let isWithin = other.map { $0 !== item } ?? false
    let extent = extent(of: item, attribute.isHorizontal ? .horizontal : .vertical, attribute, host, isWithin)
    switch attribute {
    case .width, .height: addLength(extent, to: &sum, times: factor)
    case .right, .bottom:
      addStart(extent, to: &sum, times: factor, host, attribute)
      addLength(extent, to: &sum, times: factor)
    case .centerX, .centerY:
      addStart(extent, to: &sum, times: factor, host, attribute)
      addLength(extent, to: &sum, times: factor / 2)
    default: addStart(extent, to: &sum, times: factor, host, attribute)
    }
  }

  private func addLength(_ extent: Extent, to sum: inout EdgeSum, times factor: CGFloat) {
    sum.add(extent.length.variable, times: factor)
    sum.add(extent.length.number * factor)
  }

  private func addStart(
    _ extent: Extent, to sum: inout EdgeSum, times factor: CGFloat, _ host: ViewItem,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    sum.add(extent.start.variable, times: factor)
    sum.add(extent.start.number * factor)
    if let shift = extent.shift { addShift(from: shift, to: &sum, times: factor, host, attribute) }
  }

  /// Leads from points of a view to points of the host, around it.
  private func addShift(
    from item: ViewItem, to sum: inout EdgeSum, times factor: CGFloat, _ host: ViewItem,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    var next = item
    while next !== host, let view = next.view {
      let insets = view.alignmentRectInsets
      let origin = view.geometry.boundsOrigin
      if attribute.isHorizontal {
        sum.add(next.variables?.x, times: factor)
        sum.add((-insets.left - origin.x) * factor)
      } else {
        sum.add(next.variables?.y, times: factor)
        sum.add((-insets.top - origin.y) * factor)
      }
      guard let parent = view.parent else { return }
      next = ViewItem.of(parent)
    }
  }

  /// One direction of an item's rectangle.
  private func extent(
    of item: LayoutItem, _ axis: NSLayoutAxis, _ attribute: NSLayoutConstraint.Attribute, _ host: ViewItem,
    _ isWithin: Bool
  ) -> Extent {
    let isHorizontal = axis == .horizontal
    guard let own = item.viewItem, let view = own.view, let box = own.variables else { return Extent() }
    if let guide = (item as? GuideItem)?.guide {
      return extent(of: guide, item.variables, own, isHorizontal, isScrolled: isWithin && own === host)
    }
    let insets = view.alignmentRectInsets
    let origin = view.geometry.boundsOrigin
    let length = isHorizontal ? box.width : box.height
    var extent = Extent()
    extent.length = (length, 0)
    guard own === host else {
      extent.start = (isHorizontal ? box.x : box.y, 0)
      extent.shift = view.parent.flatMap { ViewItem.known($0) }.flatMap { $0 === host ? nil : $0 }
      return extent
    }
    if isWithin, view.scrolledSize != nil, attribute.kind != .size {
      // What scrolls is as large as its constraints say; centers are those of what is seen, where nothing has scrolled.
      if attribute == .right || attribute == .bottom {
        extent.length = (contentLength(of: own, isHorizontal), 0)
      }
      return extent
    }
    extent.start = (nil, isHorizontal ? origin.x + insets.left : origin.y + insets.top)
    return extent
  }

  private func extent(
    of guide: UILayoutGuide, _ variables: ItemVariables?, _ own: ViewItem, _ isHorizontal: Bool,
    isScrolled: Bool
  ) -> Extent {
    guard let view = own.view, let box = own.variables else { return Extent() }
    var extent = Extent()
    extent.shift = own
    if guide.source == .owner {
      extent.start = (isHorizontal ? variables?.x : variables?.y, 0)
      extent.length = (isHorizontal ? variables?.width : variables?.height, 0)
      return extent
    }
    if guide.source == .content {
      extent.length = (contentLength(of: own, isHorizontal), 0)
      return extent
    }
    let aligned = view.alignmentRectInsets
    let insets = guide.insets(in: view, width: own.state.frame?.width ?? view.geometry.size.width)
    let origin = view.geometry.boundsOrigin
    if guide.source == .keyboard, !isHorizontal {
      extent.start = (box.height, origin.y + aligned.top + aligned.bottom - insets.bottom)
      extent.length = (nil, insets.bottom)
      return extent
    }
    let (before, after) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    if isScrolled, guide.source == .margins, view.scrolledSize != nil {
      extent.start = (nil, before)
      extent.length = (contentLength(of: own, isHorizontal), -before - after)
      return extent
    }
    extent.start = (nil, (isHorizontal ? origin.x : origin.y) + before)
    let beyond = isHorizontal ? aligned.left + aligned.right : aligned.top + aligned.bottom
    extent.length = (isHorizontal ? box.width : box.height, beyond - before - after)
    return extent
  }

  /// The variable of what scrolls in a view.
  private func contentLength(of item: ViewItem, _ isHorizontal: Bool) -> LinearVariable {
    if let known = isHorizontal ? item.state.contentWidth : item.state.contentHeight { return known }
    let made = makeVariable(for: item)
    if isHorizontal { item.state.contentWidth = made } else { item.state.contentHeight = made }
    return made
  }

  /// A baseline: so far below the top, or so far above the bottom, as it lies in a view of the present size.
  private func addBaseline(
    of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, to sum: inout EdgeSum,
    times factor: CGFloat, _ host: ViewItem
  ) {
    guard let given = item as? ViewItem, let view = given.view else {
      return add(
        item, attribute == .firstBaseline ? .top : .bottom, to: &sum, times: factor, host, false, nil)
    }
    let isFirst = attribute == .firstBaseline
    let size = baselineSize(of: given)
    let offset = isFirst ? view.firstBaselineOffset(for: size) : view.lastBaselineOffset(for: size)
    let insets = view.alignmentRectInsets
    if isFirst, offset != size.height {
      add(given, .top, to: &sum, times: factor, host, false, nil)
      sum.add((offset - insets.top) * factor)
    } else {
      add(given, .bottom, to: &sum, times: factor, host, false, nil)
      sum.add((offset - size.height + insets.bottom) * factor)
    }
  }

  /// The size that a view has by the last solution, or by its content before there is one.
  private func baselineSize(of item: ViewItem) -> CGSize {
    if let known = item.state.frame { return known.size }
    let content = CGSize(
      width: item.state.widthOfContent.length, height: item.state.heightOfContent.length)
    return content.width.isFinite && content.height.isFinite ? content : .zero
  }
}
