import Foundation
import QuoinGraphics

extension UIView {
  /// How far notches, bars and round corners reach into the view, in points.
  final var ownSafeAreaInsets: UIEdgeInsets { rare?.safeAreaInsets ?? .zero }

  /// Gives the view the safe area of a device or of a page, instead of what its superview says.
  ///
  /// - Parameter insets: In points; nothing to go back to the superview's.
  public final func setSafeAreaInsets(_ insets: UIEdgeInsets?) {
    if insets == nil, rare == nil { return }
    let rare = ensureRare()
    guard rare.rootSafeAreaInsets != insets else { return }
    rare.rootSafeAreaInsets = insets
    enterSafeArea()
    didChange([.surroundings, .fitting])
  }

  final func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    if insets == .zero, rare == nil { return }
    let rare = ensureRare()
    guard rare.additionalSafeAreaInsets != insets else { return }
    rare.additionalSafeAreaInsets = insets
    enterSafeArea()
    didChange([.surroundings, .fitting])
  }

  /// How far the safe area of the superview reaches into the view.
  final func overlapOfSafeArea(of parent: UIView) -> UIEdgeInsets {
    let insets = parent.safeAreaInsets
    return insets == .zero ? .zero : overlap(of: insets, in: parent, isSafeArea: true)
  }

  /// Notes that the view or one around it says something about a safe area, as few do.
  final func enterSafeArea() {
    walkSubtree(where: { view in
      // Where a view knows it, so do those in it.
      if view.isInSafeArea { return false }
      view.isInSafeArea = true
      return true
    })
  }

  /// Brings the safe area of the view up to date, and those of the views in it as far as they follow.
  ///
  /// - Parameter resized: Whether the edges from which views in it are told have moved.
  @inline(never)
  final func updateSafeArea(resized: Bool) {
    let changes = refreshSafeArea()
    guard changes || resized && safeAreaInsets != .zero, !children.isEmpty else { return }
    var pending = children
    while let view = pending.popLast() {
      if view.refreshSafeArea() {
        pending.append(contentsOf: view.children)
      } else if view.preservesSuperviewLayoutMargins {
        view.layoutMarginsDidChange()
        if view.constraintMarks.contains(.tied) { view.rare?.tie?.surroundingsDidChange() }
        view.setNeedsLayout()
      }
    }
  }

  /// - Returns: Whether the safe area differs.
  private func refreshSafeArea() -> Bool {
    let insets = currentSafeArea
    guard insets != ownSafeAreaInsets else { return false }
    ensureRare().safeAreaInsets = insets
    safeAreaInsetsDidChange()
    if isObserved { tellObservations() }
    owner?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    if constraintMarks.contains(.tied) { rare?.tie?.surroundingsDidChange() }
    setNeedsLayout()
    if !measuredSizes.isEmpty, !measuredSizes.isStale { invalidateFittingSize() }
    return true
  }

  private var currentSafeArea: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let own = rare?.rootSafeAreaInsets {
      insets = own
    } else if let parent {
      insets = parent.safeAreaInsets(of: self)
    }
    if let extra = rare?.additionalSafeAreaInsets, extra != .zero {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    return insets
  }
}
