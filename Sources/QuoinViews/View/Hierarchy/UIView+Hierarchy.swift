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
    insertSubview(view, at: indexOfSubview(sibling, without: view))
  }

  /// Inserts a view just before another one.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling, sibling.parent === self else { return }
    insert(view, at: indexOfSubview(sibling, without: view) + 1, isRightAbove: true)
  }

  /// Where a subview stands when another view is not counted.
  private func indexOfSubview(_ sibling: UIView, without view: UIView) -> Int {
    (children.firstIndex { $0 === sibling } ?? children.count)
      - (children.prefix { $0 !== sibling }.contains { $0 === view } ? 1 : 0)
  }

  /// Moves a subview before all others.
  public final func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { moveSubview(view, to: children.count) }
  }

  /// Moves a subview behind all others.
  public final func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { moveSubview(view, to: 0, isRightAbove: true) }
  }

  /// Lets two subviews change places in the order.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
    didChange(.hierarchy)
  }

  /// Moves a subview to an index among the others, kept within these.
  ///
  /// - Parameters:
  ///   - view: The subview.
  ///   - index: Counted without itself.
  ///   - isRightAbove: Whether layers that stand between the subviews there come to stand above it rather than beneath.
  private func moveSubview(_ view: UIView, to index: Int, isRightAbove: Bool = false) {
    unlist(view)
    list(view, at: index, isRightAbove: isRightAbove)
    didChange(.hierarchy)
  }

  /// Moves a subview to a place in the order of subviews and layers, counted without itself.
  final func moveSubview(_ view: UIView, toPlace place: Int) {
    unlist(view)
    let layers = rare?.layer?.ownSublayers.layers(beneathPlace: place) ?? 0
    list(view, at: place - layers, aboveLayers: layers)
    didChange(.hierarchy)
  }

  /// Inserts a view at an index; see `moveSubview(_:to:isRightAbove:)`.
  final func insert(_ view: UIView, at index: Int, isRightAbove: Bool = false) {
    // A view within itself would never end; UIKit raises an exception.
    if view === self || view.hasParts && isDrawn(in: view) { return ViewMisuse.report(.withinItself(view)) }
    if view.parent === self { return moveSubview(view, to: index, isRightAbove: isRightAbove) }
    let window = window
    let changesWindow = view.window !== window
    // A fresh leaf has measured nothing that other surroundings could make wrong.
    let isFresh = view.parent == nil && view.children.isEmpty && view.measuredSizes.isEmpty
    let keepsTraits =
      isFresh
      || view.parent == nil && !changesWindow && window == nil && view.seesOutermostTraits
        && seesOutermostTraits
    let before = keepsTraits ? nil : view.traitCollection
    let tint = view.nearestTintColor
    let old = view.parent
    old?.willRemoveSubview(view)
    view.announceMove(to: self, window: window, changesWindow: changesWindow)
    // Who was told may have moved either of them.
    if view.hasParts, isDrawn(in: view) { return ViewMisuse.report(.withinItself(view)) }
    view.parent?.letGo(view)
    list(view, at: index, isRightAbove: isRightAbove)
    view.parent = self
    if let rare = view.rare, !rare.autoresizingMask.isEmpty { childrenAutoresize = true }
    if let depth = view.rare?.layer?.zPosition, depth != 0 { childrenHaveDepths = true }
    if view.needsLayout || view.firstDirty != nil { view.listAsDirty() }
    if !view.constraintMarks.isEmpty || !view.translatesAutoresizingMaskIntoConstraints {
      view.enterConstraints()
    }
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
    if changesWindow, let window, !window.arrivals.isEmpty { window.tellArrivals(unlessWithin: self) }
  }

  final func leaveSuperview() {
    guard let old = parent else { return }
    let changesWindow = window != nil
    let (before, tint) = (traitCollection, nearestTintColor)
    old.willRemoveSubview(self)
    announceMove(to: nil, window: nil, changesWindow: changesWindow)
    // Who was told may have moved it, and what is newer counts.
    guard parent === old else { return }
    // Kept alive until told, though the superview may have been the last to hold it.
    withExtendedLifetime(self) {
      old.letGo(self)
      if before != traitCollection { didChange(.traits, from: before) }
      didChange(.surroundings)
      confirmMove(changesWindow: changesWindow)
      if nearestTintColor != tint { tintColorChanged() }
      old.didChange(.hierarchy)
    }
  }

  /// Whether other views may be drawn with this one.
  private var hasParts: Bool { !children.isEmpty || rare.map { $0.mask != nil || $0.layer != nil } ?? false }

  private func letGo(_ view: UIView) {
    if view.constraintMarks.contains(.tied) { view.rare?.tie?.ownerWillLeave() }
    if view.isListedAsDirty { removeFromDirty(view) }
    unlist(view)
    view.parent = nil
  }

  /// Takes a subview out of the order.
  private func unlist(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    if let layer = rare?.layer, layer.hasOwnSublayers { layer.ownSublayers.subviewLeft(from: index) }
  }

  /// Puts a view into the order; see `moveSubview(_:to:isRightAbove:)`.
  private func list(_ view: UIView, at index: Int, isRightAbove: Bool) {
    let index = min(max(index, 0), children.count)
    let layers = rare?.layer?.ownSublayers.layers(aboveAtMost: isRightAbove ? index - 1 : index) ?? 0
    list(view, at: index, aboveLayers: layers)
  }

  private func list(_ view: UIView, at index: Int, aboveLayers layers: Int) {
    children.insert(view, at: min(index, children.count))
    if let layer = rare?.layer, layer.hasOwnSublayers { layer.ownSublayers.subviewCame(aboveLayers: layers) }
  }

  private func announceMove(to superview: UIView?, window: UIWindow?, changesWindow: Bool) {
    willMove(toSuperview: superview)
    guard changesWindow else { return }
    endMotion()
    if parent != nil { endEditing(true) }
    forEachInSubtree { view in
      view.cancelGestures()
      view.owner?.windowWillChange(to: window)
      view.willMove(toWindow: window)
    }
  }

  private func confirmMove(changesWindow: Bool) {
    didMoveToSuperview()
    guard changesWindow else { return }
    let window = window
    let looks = window == nil ? nil : AppearanceTable.current
    forEachInSubtree { view in
      looks?.apply(to: view)
      view.rare?.layer?.arrival = window?.clock.time ?? 0
      view.didMoveToWindow()
      view.owner?.windowDidChange(to: window)
    }
  }

  /// Lets the subviews go without recursion, however deep they nest.
  final func releaseSubviews() {
    rare?.close(self)
    if constraintMarks.contains(.tied) { rare?.tie?.ownerIsGone() }
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

extension ViewMisuse {
  static func withinItself(_ view: UIView) -> ViewMisuse {
    ViewMisuse("\(view) is added to itself, or to a view that stands in it")
  }
}
