import Foundation
import QuoinConstraints
import QuoinGraphics

/// What the engine says of views by itself: where they are given, what their content wants.
extension LayoutEngine {
  func enter(_ item: LayoutItem) {
    guard item.engine === self, item.variables == nil else { return }
    note(item)
    guard let view = item as? ViewItem else {
      item.variables = ItemVariables(
        x: makeVariable(for: item), y: makeVariable(for: item), width: makeVariable(for: item),
        height: makeVariable(for: item))
      keepPositive(item)
      return
    }
    let isRoot = root === view
    view.variables = ItemVariables(
      x: isRoot ? nil : makeVariable(for: item), y: isRoot ? nil : makeVariable(for: item),
      width: makeVariable(for: item), height: makeVariable(for: item))
    view.state = ViewItemState()
    refreshRole(of: view)
  }

  private func keepPositive(_ item: LayoutItem) {
    guard let variables = item.variables else { return }
    item.leasts.reserveCapacity(2)
    keepPositive(variables.width, of: item)
    keepPositive(variables.height, of: item)
  }

  private func keepPositive(_ length: LinearVariable, of item: LayoutItem) {
    if let row = add(length, .greaterThanOrEqual, 0, Self.least, by: .item(item, .least)) {
      item.leasts.append(row)
    }
  }

  /// Says anew where a view is, after it has become the root, or no longer, or goes by its mask, or no longer.
  func refreshRole(of item: ViewItem) {
    guard let view = item.view, var variables = item.variables else { return }
    for row in item.state.places { drop(row) }
    for row in item.leasts { drop(row) }
    item.state.places = []
    item.leasts = []
    if root === item {
      item.state.role = .root
      addGiven(item, variables)
    } else {
      if variables.x == nil {
        variables.x = makeVariable(for: item)
        variables.y = makeVariable(for: item)
        item.variables = variables
      }
      item.state.role = item.goesByMask ? .masked : .free
      if item.state.role == .masked { unmasked.append(item) } else { keepPositive(item) }
    }
    item.state.boundsOrigin = view.geometry.boundsOrigin
    refreshContent(of: item)
  }

  private func addGiven(_ item: ViewItem, _ variables: ItemVariables) {
    for (length, row) in [(variables.width, ItemRow.givenWidth), (variables.height, .givenHeight)] {
      if let handle = add(length == 0, by: .item(item, row)) { item.state.places.append(handle) }
    }
  }

  /// What the frame and the mask become: lengths and edges that are fixed, or a share of the superview's.
  func refreshMask(of item: ViewItem) {
    guard let view = item.view, let variables = item.variables, let parent = item.parent?.variables,
      let outer = view.parent
    else { return }
    let frame = view.alignmentRect(
      forFrame: CGRect(origin: view.geometry.origin, size: view.geometry.size))
    let mask = view.autoresizingMask
    let across = MaskShare(
      start: frame.minX, length: frame.width, room: outer.geometry.size.width,
      before: mask.contains(.flexibleLeftMargin), itself: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let down = MaskShare(
      start: frame.minY, length: frame.height, room: outer.geometry.size.height,
      before: mask.contains(.flexibleTopMargin), itself: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    let wanted: [(LinearVariable?, CGFloat, LinearVariable, CGFloat, ItemRow)] = [
      (variables.x, across.startShare, parent.width, across.startRest, .frameX),
      (variables.y, down.startShare, parent.height, down.startRest, .frameY),
      (variables.width, across.lengthShare, parent.width, across.lengthRest, .frameWidth),
      (variables.height, down.lengthShare, parent.height, down.lengthRest, .frameHeight),
    ]
    let shares = [across.startShare, down.startShare, across.lengthShare, down.lengthShare]
    if item.state.places.count == wanted.count, shares == item.state.maskShares {
      for (row, entry) in zip(item.state.places, wanted) { setConstant(entry.3, of: row) }
      return
    }
    for row in item.state.places { drop(row) }
    item.state.maskShares = shares
    item.state.places = wanted.compactMap { variable, share, room, rest, row in
      guard let variable else { return nil }
      var terms = [LinearTerm(variable)]
      if abs(share) > 1e-5 { terms.append(LinearTerm(room, times: Double(-share))) }
      return add(
        LinearConstraint(LinearExpression(terms, constant: Double(-rest)), .equal), by: .item(item, row))
    }
  }

  /// Asks a view for its content's size and how strongly it holds on to that.
  func refreshContent(of item: ViewItem) {
    guard let view = item.view, let variables = item.variables else { return }
    var size = UIView.noIntrinsicSize
    var follows = false
    if item.state.role != .masked {
      size = view.intrinsicContentSize
      follows = view.contentHeightFollowsWidth
      if follows, size.width == UIView.noIntrinsicMetric {
        size = content(of: item, view, width: .infinity)
        // A container without anything in it wants nothing.
        if size == .zero { (size, follows) = (UIView.noIntrinsicSize, false) }
      }
    }
    item.state.heightFollowsWidth = follows
    if follows {
      item.state.measuredWidth = item.state.frame?.width ?? .nan
      if let width = item.state.frame?.width {
        size.height = content(of: item, view, width: width).height
      }
    }
    setLength(size.width, &item.state.widthOfContent, of: variables.width, item, .horizontal)
    setLength(size.height, &item.state.heightOfContent, of: variables.height, item, .vertical)
  }

  /// What a view's content measures in a width, whatever the constraints say that are installed on it.
  private func content(of item: ViewItem, _ view: UIView, width: CGFloat) -> CGSize {
    let room = CGSize(width: width, height: .infinity)
    return item.saysSize ? view.contentSize(fitting: room) : view.measuredSize(fitting: room)
  }

  /// Measures anew where the width has become another one.
  func remeasure(_ item: ViewItem) {
    guard item.state.heightFollowsWidth, let view = item.view, let variables = item.variables,
      let width = item.state.frame?.width, width != item.state.measuredWidth
    else { return }
    item.state.measuredWidth = width
    let height = content(of: item, view, width: width).height
    if height == item.state.heightOfContent.length { return }
    setLength(height, &item.state.heightOfContent, of: variables.height, item, .vertical)
  }

  private func setLength(
    _ length: CGFloat, _ rows: inout ContentRows, of variable: LinearVariable, _ item: ViewItem,
    _ axis: NSLayoutAxis
  ) {
    // As long as anything can be, rather than refused.
    let length = min(length, CGFloat(ConstraintSystem.largestConstant))
    guard let view = item.view, length >= 0, length.isFinite else {
      drop(rows)
      rows = ContentRows()
      return
    }
    let hugging = ConstraintPriority(view.contentHuggingPriority(for: axis).rawValue)
    let resistance = ConstraintPriority(view.contentCompressionResistancePriority(for: axis).rawValue)
    rows.length = length
    if let known = rows.hugging, let other = rows.resistance {
      setConstant(length, of: known)
      setPriority(hugging, of: known)
      setConstant(length, of: other)
      setPriority(resistance, of: other)
      return
    }
    rows.hugging = add(variable, .lessThanOrEqual, length, hugging, by: .item(item, .hugging(axis)))
    rows.resistance = add(
      variable, .greaterThanOrEqual, length, resistance, by: .item(item, .resistance(axis)))
  }
}

/// What a mask makes of one direction of a frame: edges and lengths as shares of the superview's length, and what is added.
struct MaskShare {
  private(set) var startShare: CGFloat = 0
  private(set) var startRest: CGFloat
  private(set) var lengthShare: CGFloat = 0
  private(set) var lengthRest: CGFloat

  init(start: CGFloat, length: CGFloat, room: CGFloat, before: Bool, itself: Bool, after: Bool) {
    (startRest, lengthRest) = (start, length)
    let count = (before ? 1 : 0) + (itself ? 1 : 0) + (after ? 1 : 0)
    if count == 0 { return }
    let rest = room - start - length
    let sum = (before ? start : 0) + (itself ? length : 0) + (after ? rest : 0)
    func share(_ part: CGFloat) -> CGFloat { sum > 0 ? part / sum : 1 / CGFloat(count) }
    if before { startShare = share(start) }
    if itself { lengthShare = share(length) }
    startRest = start - startShare * room
    lengthRest = length - lengthShare * room
  }
}
