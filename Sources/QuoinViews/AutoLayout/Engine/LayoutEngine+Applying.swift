import Foundation
import QuoinConstraints
import QuoinGraphics

/// How what was solved comes to views.
extension LayoutEngine {
  /// Asks for a layout of the views around what has moved, which place it then.
  ///
  /// - Parameter item: The view that is laid out anyhow.
  func tellMoves(during item: ViewItem?) {
    for moved in moved {
      moved.isMoved = false
      guard moved.engine === self else { continue }
      if let guide = moved as? GuideItem { place(guide) }
      guard let view = moved as? ViewItem,
        view !== root || view.state.contentWidth != nil || view.state.contentHeight != nil
      else { continue }
      view.state.frame = frame(of: view)
      tellMove(of: view, during: item)
    }
    moved.removeAll(keepingCapacity: true)
  }

  private func tellMove(of item: ViewItem, during laidOut: ViewItem?) {
    guard let view = item.view else { return }
    if item.state.contentWidth != nil || item.state.contentHeight != nil {
      item.state.scrolled = CGSize(
        width: item.state.contentWidth.map { grid.round(max(0, value($0))) } ?? .nan,
        height: item.state.contentHeight.map { grid.round(max(0, value($0))) } ?? .nan)
      if item !== laidOut { view.setNeedsLayout() }
    }
    guard item.state.role == .free, let frame = item.state.frame, let parent = view.parent else { return }
    if frame == CGRect(origin: view.geometry.origin, size: view.geometry.size) { return }
    item.parent?.noteUnplaced(item)
    if laidOut?.view !== parent { parent.setNeedsLayout() }
  }

  private func place(_ item: GuideItem) {
    guard let guide = item.guide, let variables = item.variables else { return }
    let rect = CGRect(
      x: value(variables.x), y: value(variables.y), width: max(0, value(variables.width)),
      height: max(0, value(variables.height)))
    guide.layoutFrame = grid.round(rect)
  }

  /// Places the views in one by constraints, as far as these say where they are.
  func apply(within item: ViewItem) {
    guard let view = item.view else { return }
    let wasApplying = isApplying
    isApplying = true
    defer { isApplying = wasApplying }
    if let size = item.state.scrolled { view.takeScrolledSize(width: size.width, height: size.height) }
    for inner in item.takeUnplaced() {
      guard let child = inner.view, child.parent === view, inner.engine === self, inner.state.role == .free,
        let frame = inner.state.frame, inner.variables != nil
      else { continue }
      if frame != CGRect(origin: child.geometry.origin, size: child.geometry.size) {
        child.setFrameWithoutTransform(frame)
      }
    }
  }
}

/// What is asked about a view's size.
struct FittingRequest {
  /// The size that it is to come near to, in points.
  var target: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

extension LayoutEngine {
  /// The size of the root that is nearest to a wanted one.
  func fit(_ request: FittingRequest) -> CGSize {
    guard let root, let view = root.view, !isUpdating else { return .zero }
    isUpdating = true
    defer { endUpdate() }
    takeGrid(view.pixelGrid)
    settle()
    // No view is as long as infinity.
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), 1e6) : 1e6 }
    let aligned = view.alignmentRect(
      forFrame: CGRect(
        x: 0, y: 0, width: length(request.target.width), height: length(request.target.height)))
    setGiven(
      aligned.size, ConstraintPriority(request.horizontal.rawValue),
      ConstraintPriority(request.vertical.rawValue))
    isFitting = true
    solveRounds()
    guard let variables = root.variables else { return .zero }
    let rect = CGRect(
      x: 0, y: 0, width: max(0, value(variables.width)), height: max(0, value(variables.height)))
    let size = grid.ceil(view.frame(forAlignmentRect: rect).size)
    // What is added makes 0 of −0.
    return CGSize(width: max(0, size.width) + 0, height: max(0, size.height) + 0)
  }

  /// The size of a view that stands in others of its engine, as if it stood alone.
  static func fit(_ request: FittingRequest, apart item: ViewItem) -> CGSize {
    guard let view = item.view, let engine = item.engine else { return .zero }
    let items = items(in: view, of: engine)
    let kept = items.map { KeptItem($0) }
    let constraints = items.compactMap { $0 as? ViewItem }.flatMap(\.held)
    let rows = constraints.map(\.activity)
    let trial = LayoutEngine(isTrial: true)
    trial.root = item
    for item in items {
      item.variables = nil
      item.leasts = []
      (item as? ViewItem)?.state = ViewItemState()
      trial.add(item)
    }
    for constraint in constraints {
      constraint.activity.row = nil
      constraint.activity.isStale = false
      trial.enqueue(constraint)
    }
    let size = trial.fit(request)
    for kept in kept { kept.restore() }
    for (constraint, activity) in zip(constraints, rows) { engine.takeBack(constraint, activity) }
    let known = Set(constraints.map(ObjectIdentifier.init))
    for item in items {
      for constraint in (item as? ViewItem)?.held ?? [] where !known.contains(ObjectIdentifier(constraint)) {
        engine.takeOver(constraint)
      }
    }
    return size
  }

  /// Enters a constraint that has become active in a trial.
  private func takeOver(_ constraint: NSLayoutConstraint) {
    constraint.activity.row = nil
    enqueue(constraint)
  }

  /// Gives a constraint back what it had of the engine before a trial, unless what was asked of views in that has changed it.
  private func takeBack(_ constraint: NSLayoutConstraint, _ kept: ConstraintActivity) {
    guard constraint.activity.host === kept.host, constraint.activity.number == kept.number else {
      if let row = kept.row { drop(row) }
      if constraint.activity.host != nil { takeOver(constraint) } else { noteChange() }
      return
    }
    let (isChanged, isNew) = (constraint.activity.isStale, constraint.activity.isQueued)
    (constraint.activity.row, constraint.activity.isRightToLeft) = (kept.row, kept.isRightToLeft)
    (constraint.activity.isStale, constraint.activity.isQueued) = (kept.isStale, kept.isQueued)
    if isChanged || isNew { markStale(constraint) }
  }
}

/// What an item has of its engine, while another one asks about it.
private struct KeptItem {
  let item: LayoutItem
  let engine: LayoutEngine?
  let variables: ItemVariables?
  let leasts: [ConstraintHandle]
  let place: Int
  let isMoved: Bool
  let state: ViewItemState?

  init(_ item: LayoutItem) {
    self.item = item
    (engine, variables, leasts) = (item.engine, item.variables, item.leasts)
    (place, isMoved) = (item.placeInEngine, item.isMoved)
    state = (item as? ViewItem)?.state
  }

  func restore() {
    (item.engine, item.variables, item.leasts) = (engine, variables, leasts)
    (item.placeInEngine, item.isMoved) = (place, isMoved)
    if let view = item as? ViewItem, let state { view.state = state }
  }
}
