import Foundation
import QuoinGraphics

extension UIView {
  static var defaultMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  final func setMargins(bySides sides: UIEdgeInsets) {
    let (leading, trailing) = isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: sides.top, leading: leading, bottom: sides.bottom, trailing: trailing)
  }

  /// Whether the view's margins are at least as far in as its superview's.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rare?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      ensureRare().preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the margins begin at the safe area; true unless set.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      ensureRare().insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  final func setMargins(_ margins: NSDirectionalEdgeInsets) {
    if rare?.margins == margins { return }
    ensureRare().margins = margins
    marginsChanged()
  }

  /// Tells the view, and those within that keep to its margins, that these have changed.
  package final func marginsChanged() {
    walkSubtree(where: { view in
      if view !== self, !view.preservesSuperviewLayoutMargins { return false }
      view.layoutMarginsDidChange()
      if view.constraintMarks.contains(.tied) { view.rare?.tie?.surroundingsDidChange() }
      view.setNeedsLayout()
      view.invalidateFittingSize()
      return true
    })
  }

  final var effectiveMargins: UIEdgeInsets {
    guard preservesSuperviewLayoutMargins else { return marginsWithin(.zero) }
    // A loop, as views may nest deeper than a stack.
    var path = [self]
    while let last = path.last, last.preservesSuperviewLayoutMargins, let parent = last.parent {
      path.append(parent)
    }
    var margins = UIEdgeInsets.zero
    for view in path.reversed() { margins = view.marginsWithin(margins) }
    return margins
  }

  /// The margins that follow from the superview's.
  private func marginsWithin(_ superviewMargins: UIEdgeInsets) -> UIEdgeInsets {
    let own = marginsOrSystems
    // The direction is looked for up the tree, but where the sides are alike it does not count.
    var margins = own.edgeInsets(
      for: own.leading != own.trailing && isRightToLeft ? .rightToLeft : .leftToRight)
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let parent {
      let outer = overlap(of: superviewMargins, in: parent)
      margins.top = max(margins.top, outer.top)
      margins.left = max(margins.left, outer.left)
      margins.bottom = max(margins.bottom, outer.bottom)
      margins.right = max(margins.right, outer.right)
    }
    return margins
  }

  /// What was set, and for the view of a controller no less than what the system wants.
  private var marginsOrSystems: NSDirectionalEdgeInsets {
    let own = directionalLayoutMargins
    guard let owner, owner.viewRespectsSystemMinimumLayoutMargins else { return own }
    let least = owner.systemMinimumLayoutMargins
    // A container of a family keeps its margins itself, none unless set.
    let isSet = rare?.margins != nil || containerFamily.rawValue != 0
    return NSDirectionalEdgeInsets(
      top: max(least.top, isSet ? own.top : 0), leading: max(least.leading, own.leading),
      bottom: max(least.bottom, isSet ? own.bottom : 0), trailing: max(least.trailing, own.trailing))
  }

  /// How far insets of the superview reach into this view.
  final func overlap(of insets: UIEdgeInsets, in parent: UIView, isSafeArea: Bool = false) -> UIEdgeInsets {
    let frame = self.frame
    let bounds = parent.bounds
    // Of a safe area no more reaches into what sticks out of its superview than into that. What of scrolled content lies
    // beyond the edges is not seen, and nothing reaches into it.
    let least = isSafeArea || parent.scrolledSize != nil ? 0 : -CGFloat.infinity
    return UIEdgeInsets(
      top: max(0, insets.top - max(least, frame.minY - bounds.minY)),
      left: max(0, insets.left - max(least, frame.minX - bounds.minX)),
      bottom: max(0, insets.bottom - max(least, bounds.maxY - frame.maxY)),
      right: max(0, insets.right - max(least, bounds.maxX - frame.maxX)))
  }
}
