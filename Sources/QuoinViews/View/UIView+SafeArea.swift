import Foundation
import QuoinGraphics

extension UIView {
  /// How far notches, bars and round corners reach into the view, in points.
  public final var safeAreaInsets: UIEdgeInsets {
    // Down from whoever says its own, or from the root; seldom does anybody say anything.
    guard hasSafeArea else { return .zero }
    var chain = [self]
    while let last = chain.last, last.rare?.rootSafeAreaInsets == nil, let parent = last.parent {
      chain.append(parent)
    }
    var insets = UIEdgeInsets.zero
    for view in chain.reversed() { insets = view.safeAreaInsets(outer: insets) }
    return insets
  }

  /// Whether the view or one around it says anything about a safe area.
  private var hasSafeArea: Bool {
    var view: UIView? = self
    while let next = view {
      if let rare = next.rare, rare.rootSafeAreaInsets != nil || rare.additionalSafeAreaInsets != .zero {
        return true
      }
      view = next.parent
    }
    return false
  }

  private func safeAreaInsets(outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let own = rare?.rootSafeAreaInsets {
      insets = own
    } else if let parent, outer != .zero {
      insets = overlap(of: outer, in: parent)
    }
    if let extra = rare?.additionalSafeAreaInsets, extra != .zero {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    return insets
  }

  /// Gives the view the safe area of a device or of a page, instead of what its superview says.
  ///
  /// - Parameter insets: In points; nothing to go back to the superview's.
  public final func setSafeAreaInsets(_ insets: UIEdgeInsets?) {
    if insets == nil, rare == nil { return }
    let rare = ensureRare()
    guard rare.rootSafeAreaInsets != insets else { return }
    rare.rootSafeAreaInsets = insets
    safeAreaChanged()
  }

  final func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    let rare = ensureRare()
    guard rare.additionalSafeAreaInsets != insets else { return }
    rare.additionalSafeAreaInsets = insets
    safeAreaChanged()
  }

  private func safeAreaChanged() {
    forEachInSubtree { view in
      view.safeAreaInsetsDidChange()
      if view.insetsLayoutMarginsFromSafeArea { view.layoutMarginsDidChange() }
      view.measuredSizes.removeAll()
      view.markNeedsLayout()
    }
    parent?.fittingSizeDidChange(of: self)
  }
}
