import Foundation

extension UIView {
  /// The view that this one stands in.
  public final var superview: UIView? { parent }

  /// The views in this one, from the back to the front.
  public final var subviews: [UIView] { children }

  /// The window that the view is in.
  public final var window: UIWindow? { root as? UIWindow }

  /// The view at the top of the tree.
  public final var root: UIView {
    var view = self
    while let next = view.parent { view = next }
    return view
  }

  /// Whether the view is another one or stands in it, at any depth.
  public final func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let candidate = next, candidate !== view { next = candidate.parent }
    return next != nil
  }

  /// The first view with a tag, this one included, depth first.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    walkSubtree(where: { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    })
    return found
  }

  /// Inserts a view just behind another one.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling, sibling.parent === self else { return }
    if view.parent === self { detachInOrder(view) }
    insertSubview(view, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Inserts a view just before another one.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling, sibling.parent === self else { return }
    if view.parent === self { detachInOrder(view) }
    insertSubview(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Moves a subview before all others.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
    didChange(.hierarchy)
  }

  /// Moves a subview behind all others.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
    didChange(.hierarchy)
  }

  /// Lets two subviews change places in the order.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
    didChange(.hierarchy)
  }

  /// Moves a view that is already a subview to the end, so that what is inserted is found at its final index.
  private func detachInOrder(_ view: UIView) {
    bringSubviewToFront(view)
  }

  final func insert(_ view: UIView, at index: Int) {
    // A view within itself would never end; UIKit raises an exception, here nothing happens.
    if view === self || view.hasParts && isDrawn(in: view) { return }
    if view.parent === self {
      guard let old = children.firstIndex(where: { $0 === view }) else { return }
      children.remove(at: old)
      children.insert(view, at: min(max(index, 0), children.count))
      didChange(.hierarchy)
      return
    }
    let window = window
    let changesWindow = view.window !== window
    // A fresh leaf has measured nothing that other surroundings could make wrong.
    let isFresh = view.parent == nil && view.children.isEmpty && view.measuredSizes.isEmpty
    let before = isFresh ? nil : view.traitCollection
    let tint = view.nearestTintColor
    let old = view.parent
    if let old {
      old.willRemoveSubview(view)
      view.announceMove(to: self, window: window, changesWindow: changesWindow)
      old.unlist(view)
    } else {
      view.announceMove(to: self, window: window, changesWindow: changesWindow)
    }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if let rare = view.rare, !rare.autoresizingMask.isEmpty { childrenAutoresize = true }
    if let depth = view.rare?.layer?.zPosition, depth != 0 { childrenHaveDepths = true }
    if view.needsLayout || view.firstDirty != nil { view.listAsDirty() }
    if let before, before != view.traitCollection { view.didChange(.traits, from: before) }
    if isInSafeArea || view.isInSafeArea {
      view.enterSafeArea()
      view.didChange(.surroundings)
    }
    view.confirmMove(changesWindow: changesWindow)
    if view.nearestTintColor != tint { view.tintColorChanged() }
    didAddSubview(view)
    didChange(.hierarchy)
    old?.didChange(.hierarchy)
  }

  final func leaveSuperview() {
    guard let old = parent else { return }
    let changesWindow = window != nil
    let (before, tint) = (traitCollection, nearestTintColor)
    old.willRemoveSubview(self)
    announceMove(to: nil, window: nil, changesWindow: changesWindow)
    // Kept alive until told, though the superview may have been the last to hold it.
    withExtendedLifetime(self) {
      old.unlist(self)
      if before != traitCollection { didChange(.traits, from: before) }
      didChange(.surroundings)
      confirmMove(changesWindow: changesWindow)
      if nearestTintColor != tint { tintColorChanged() }
      old.didChange(.hierarchy)
    }
  }

  /// Whether other views may be drawn with this one.
  private var hasParts: Bool { !children.isEmpty || rare.map { $0.mask != nil || $0.layer != nil } ?? false }

  private func unlist(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    if view.isListedAsDirty { removeFromDirty(view) }
    rare?.layer?.subviewWillLeave(view, below: index > 0 ? children[index - 1] : nil)
    view.parent = nil
    children.remove(at: index)
  }

  private func announceMove(to superview: UIView?, window: UIWindow?, changesWindow: Bool) {
    willMove(toSuperview: superview)
    guard changesWindow else { return }
    endAnimations(in: self.window)
    if parent != nil { endEditing(true) }
    forEachInSubtree { view in
      view.controller?.windowWillChange(to: window)
      view.willMove(toWindow: window)
    }
  }

  private func confirmMove(changesWindow: Bool) {
    didMoveToSuperview()
    guard changesWindow else { return }
    let window = window
    forEachInSubtree { view in
      view.didMoveToWindow()
      view.controller?.windowDidChange(to: window)
    }
  }

  /// Lets the subviews go without recursion, however deep they nest.
  final func releaseSubviews() {
    if children.isEmpty { return }
    var pending: [UIView] = []
    swap(&pending, &children)
    for child in pending { child.orphan() }
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view), !view.children.isEmpty {
        for child in view.children { child.orphan() }
        pending.append(contentsOf: view.children)
        view.children = []
        // The list's own links are gone with the children's.
        view.firstDirty = nil
        view.lastDirty = nil
      }
    }
  }

  private func orphan() {
    parent = nil
    isListedAsDirty = false
    nextDirty = nil
    previousDirty = nil
  }
}
