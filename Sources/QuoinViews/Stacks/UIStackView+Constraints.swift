import Foundation
import QuoinGraphics

/// A stack whose views have constraints with each other or with views elsewhere says what it wants in constraints, too, so
/// that all of them are solved as one.
extension UIStackView {
  /// Whether the stack arranges its views by constraints.
  final var isArrangedByConstraints: Bool { !arrangement.isEmpty }

  /// Says what the stack wants in constraints, or says nothing where its views have none but fixed lengths.
  final func updateArrangement() {
    let views = arrangedSubviews.filter { !$0.isHidden && $0.sizing.isIncluded }
    let needsConstraints = views.contains { ViewItem.known($0)?.wantsConstraintsAround == true }
    let wanted = needsConstraints ? arrangement(of: views) : []
    if wanted.isEmpty, arrangement.isEmpty { return }
    let wasArranged = isArrangedByConstraints
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = wanted
    NSLayoutConstraint.activate(wanted)
    setNeedsLayout()
    // What it measured itself is said by its views now, or the other way round.
    if wasArranged != isArrangedByConstraints { invalidateIntrinsicContentSize() }
  }

  private var isRow: Bool { axis == .horizontal }

  private func arrangement(of views: [UIView]) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    // A single view that is to keep its length has no gap that could take what is left.
    let isAlone = views.count == 1 && (distribution == .equalSpacing || distribution == .equalCentering)
    var all = [
      edge(first, isRow ? .leading : .top),
      edge(last, isRow ? .trailing : .bottom, isAlone ? .lessThanOrEqual : .equal),
    ]
    if isAlone { all.append(tight(isRow ? widthAnchor : heightAnchor)) }
    for (upper, lower) in zip(views, views.dropFirst()) {
      all += between(upper, lower, first: (first, views[1]))
    }
    if distribution == .fillEqually || distribution == .fillProportionally { all += shares(of: views) }
    for view in views { all += across(view, first: first) }
    for view in views where !view.sizing.width.isNaN && ViewItem.of(view).derivedSizing.width.isNaN {
      all.append(view.widthAnchor.constraint(equalToConstant: view.sizing.width))
    }
    for view in views where !view.sizing.height.isNaN && ViewItem.of(view).derivedSizing.height.isNaN {
      all.append(view.heightAnchor.constraint(equalToConstant: view.sizing.height))
    }
    // Across, the stack is as short as what is in it lets it.
    if alignment != .fill { all.append(tight(isRow ? heightAnchor : widthAnchor)) }
    for constraint in all { constraint.isOfContainer = true }
    return all
  }

  /// How much it counts that nothing is longer than it needs to be: less than anything that views say themselves.
  private static var tightness: UILayoutPriority { UILayoutPriority(25) }

  private func tight(_ length: NSLayoutDimension) -> NSLayoutConstraint {
    let constraint = length.constraint(equalToConstant: 0)
    constraint.priority = Self.tightness
    return constraint
  }

  /// What the views keep to: the stack, or its margins.
  private var outside: ConstraintSides {
    isLayoutMarginsRelativeArrangement ? ConstraintSides(layoutMarginsGuide) : ConstraintSides(self)
  }

  private func edge(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    ConstraintSides(view)[attribute].constraint(relation, outside[attribute])
  }

  private func between(
    _ upper: UIView, _ lower: UIView, first: (UIView, UIView)
  ) -> [NSLayoutConstraint] {
    let gap = spacing(after: upper)
    let (end, start): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow
      ? (.trailing, .leading)
      : isBaselineRelativeArrangement ? (.lastBaseline, .firstBaseline) : (.bottom, .top)
    let (one, other) = (ConstraintSides(upper), ConstraintSides(lower))
    let isEqual = distribution != .equalSpacing && distribution != .equalCentering
    var all = [other[start].constraint(isEqual ? .equal : .greaterThanOrEqual, one[end], constant: gap)]
    if isEqual || upper === first.0 { return all }
    let isSpacing = distribution == .equalSpacing
    let (from, to) = isSpacing ? (end, start) : isRow ? (.centerX, .centerX) : (.centerY, .centerY)
    let own = one.distance(from, to: other, to)
    let same = own.constraint(
      .equal, ConstraintSides(first.0).distance(from, to: ConstraintSides(first.1), to))
    // Gaps that have to be wider than others come before.
    same.priority = UILayoutPriority(149)
    all.append(same)
    return all
  }

  private func shares(of views: [UIView]) -> [NSLayoutConstraint] {
    let free = views.filter { (isRow ? $0.sizing.width : $0.sizing.height).isNaN }
    guard let first = free.first else { return [] }
    func own(_ view: UIView) -> CGFloat {
      let size = view.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
      return isRow ? size.width : size.height
    }
    let length: NSLayoutConstraint.Attribute = isRow ? .width : .height
    return free.dropFirst().map { view in
      let (mine, others) = (own(view), own(first))
      let share = distribution == .fillProportionally && mine > 0 && others > 0 ? mine / others : 1
      return ConstraintSides(view)[length].constraint(
        .equal, ConstraintSides(first)[length], multiplier: share)
    }
  }

  private func across(_ view: UIView, first: UIView) -> [NSLayoutConstraint] {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    switch alignment {
    case .fill: return [edge(view, start), edge(view, end)]
    case .leading: return [edge(view, start), edge(view, end, .lessThanOrEqual)]
    case .trailing: return [edge(view, start, .greaterThanOrEqual), edge(view, end)]
    case .center:
      return [
        edge(view, isRow ? .centerY : .centerX), edge(view, start, .greaterThanOrEqual),
        edge(view, end, .lessThanOrEqual),
      ]
    case .firstBaseline, .lastBaseline:
      let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      var all = [edge(view, start, .greaterThanOrEqual), edge(view, end, .lessThanOrEqual)]
      if view !== first, isRow {
        all.append(ConstraintSides(view)[line].constraint(.equal, ConstraintSides(first)[line]))
      }
      return all
    }
  }
}

/// The sides of a view or a guide that constraints are made of.
private struct ConstraintSides {
  private let item: LayoutItem

  init(_ view: UIView) { item = ViewItem.of(view) }
  init(_ guide: UILayoutGuide) { item = GuideItem.of(guide) }

  subscript(attribute: NSLayoutConstraint.Attribute) -> ConstraintEnd { ConstraintEnd(item, attribute) }

  func distance(
    _ attribute: NSLayoutConstraint.Attribute, to other: ConstraintSides,
    _ end: NSLayoutConstraint.Attribute
  ) -> ConstraintEnd {
    self[attribute].distance(to: other[end])
  }
}
