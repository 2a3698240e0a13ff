import Foundation
import QuoinConstraints
import QuoinDiagnostics
import QuoinGraphics

/// Solves the constraints of views that these have to do with each other, beneath the topmost view that they reach.
///
/// What is said between two layouts is only noted. The root's next layout enters it, solves, and lets each view place
/// those in it right before it lays them out itself.
final class LayoutEngine {
  let system = ConstraintSystem()
  /// The view in which all others stand and whose size is given; nothing once it is gone.
  var root: ViewItem?
  private(set) var members: [LayoutItem] = []
  var newItems: [LayoutItem] = []
  var newConstraints: [NSLayoutConstraint] = []
  var staleItems: [ViewItem] = []
  var staleConstraints: [NSLayoutConstraint] = []
  /// Views that may have nothing to do with what they stand in any more.
  var doubtful: [ViewItem] = []
  /// Variables of items that have left, which go with the next solution.
  var retired: [LinearVariable] = []
  /// Whose a variable is, by its number.
  var owners: [LayoutItem?] = []
  /// Who has put in a constraint, by its number.
  var rowOwners: [RowOwner?] = []
  /// What has moved since views were last told.
  var moved: [LayoutItem] = []
  /// Views whose frame and mask have yet to be said.
  var unmasked: [ViewItem] = []
  var needsUpdate = false
  /// The root's size when its views were told last, in points.
  var updatedSize = CGSize(width: CGFloat.nan, height: .nan)
  /// The lines that frames lie on.
  var grid = PixelGrid(scale: 1)
  /// Whether the root's size is one that somebody asks about, and not its own.
  var isFitting = false
  var isUpdating = false
  var isApplying = false
  /// Whether the engine is made for a question and gone after it.
  let isTrial: Bool
  /// How many rows the engine has said itself so far.
  var ownRows: Int64 = 0
  /// Whether the root is going, and all that was said with it.
  var isOver = false
  /// The constraints that were given up when conflicts were told last.
  var toldConflicts: Set<ConstraintHandle> = []

  init(isTrial: Bool = false) {
    self.isTrial = isTrial
    system.nameOfVariable = { [unowned self] in name(of: $0) }
    system.nameOfConstraint = { [unowned self] in name(of: $0) }
  }

  // MARK: Members

  func add(_ item: LayoutItem) {
    item.engine = self
    item.isMoved = false
    item.placeInEngine = members.count
    members.append(item)
    newItems.append(item)
  }

  /// Takes an item out of the list.
  private func unlist(_ item: LayoutItem) {
    let last = members.removeLast()
    if last !== item {
      members[item.placeInEngine] = last
      last.placeInEngine = item.placeInEngine
    }
    item.engine = nil
  }

  /// Lets go of an item, whose constraints have gone before.
  func lose(_ item: LayoutItem) {
    guard item.engine === self else { return }
    withdraw(item)
    unlist(item)
    if root === item { root = nil }
    noteChange()
  }

  /// Takes over all that another engine has.
  private func swallow(_ other: LayoutEngine) {
    for item in other.members {
      item.variables = nil
      item.leasts = []
      if let view = item as? ViewItem {
        view.state = ViewItemState()
        for constraint in view.held {
          constraint.activity.row = nil
          constraint.activity.isQueued = true
          constraint.activity.isStale = false
          newConstraints.append(constraint)
        }
      }
      add(item)
    }
    doubtful += other.doubtful
  }

  /// Brings views together whose constraints have to do with each other.
  ///
  /// - Parameters:
  ///   - path: The views, each with those around it up to the host.
  ///   - host: The one in which the others stand.
  /// - Returns: The engine of all of them.
  static func join(_ path: some Sequence<ViewItem>, host: ViewItem) -> LayoutEngine? {
    var engine: LayoutEngine?
    for item in path {
      guard let next = item.liveEngine, next !== engine else { continue }
      guard let first = engine else {
        engine = next
        continue
      }
      // The views that are entered anew are the fewer ones.
      let (large, small) = first.members.count >= next.members.count ? (first, next) : (next, first)
      let top = top(large.root, small.root)
      large.swallow(small)
      large.setRoot(top)
      engine = large
    }
    let joined = engine ?? LayoutEngine()
    joined.setRoot(top(joined.root, host))
    for item in path where item.engine == nil { joined.add(item) }
    return joined
  }

  private static func top(_ one: ViewItem?, _ other: ViewItem?) -> ViewItem? {
    guard let view = one?.view else { return other }
    guard let outer = other?.view else { return one }
    return view.isDescendant(of: outer) ? other : one
  }

  private func setRoot(_ item: ViewItem?) {
    if root === item { return }
    let old = root
    root = item
    if let old, old.engine === self { markStale(old, .role) }
    needsUpdate = false
    noteChange()
  }

  /// Gives a view, and what in it has to do with constraints, an engine of its own.
  func part(_ item: ViewItem) {
    guard item.engine === self, item !== root, let view = item.view else { return }
    defer { if let root, members.count == 1, root.held.isEmpty { lose(root) } }
    if item.held.isEmpty, item.guides.isEmpty, view.children.isEmpty { return lose(item) }
    let engine = LayoutEngine()
    engine.root = item
    var constraints: [NSLayoutConstraint] = []
    for moving in Self.items(in: view, of: self) {
      if let view = moving as? ViewItem {
        constraints += view.held
        if view !== item, !view.reachesUp { engine.doubtful.append(view) }
      }
      withdraw(moving)
      unlist(moving)
      engine.add(moving)
    }
    for constraint in constraints {
      remove(constraint)
      engine.enqueue(constraint)
    }
    noteChange()
    if constraints.isEmpty, engine.members.count == 1 { engine.unlist(item) } else { engine.noteChange() }
  }

  /// The items of an engine at and in a view, guides included.
  static func items(in view: UIView, of engine: LayoutEngine?) -> [LayoutItem] {
    var found: [LayoutItem] = []
    view.forEachInSubtree { view in
      guard let item = ViewItem.known(view), let engine, item.engine === engine else { return }
      found.append(item)
      for guide in item.guides where guide.engine === engine { found.append(guide) }
    }
    return found
  }

  // MARK: Changes

  /// Asks for an update with the next layout.
  func noteChange() {
    if needsUpdate || isTrial || isOver { return }
    needsUpdate = true
    guard let root, let view = root.view else { return }
    if !isUpdating { view.setNeedsLayout() }
    root.forgetMeasures()
  }

  /// Asks for an update, as something that is said of views has changed, which may have been measured by it.
  private func noteChange(of constraint: NSLayoutConstraint) {
    noteChange()
    // What a container says by constraints comes of what it has been told already.
    if isTrial || constraint.isOfContainer { return }
    for step in constraint.activity.path where step.item !== root && step.item.saysSize {
      step.item.forgetMeasures()
    }
    var outer = constraint.activity.host?.parent
    while let item = outer, item !== root {
      if item.saysSize { item.forgetMeasures() }
      outer = item.parent
    }
  }

  func enqueue(_ constraint: NSLayoutConstraint) {
    constraint.activity.isQueued = true
    newConstraints.append(constraint)
    constraint.forEachItem { item in
      guard let guide = item as? GuideItem, guide.isFree, guide.engine == nil else { return }
      add(guide)
      guide.viewItem?.know(guide)
    }
    noteChange(of: constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constraint.activity.isQueued = false
    constraint.activity.isStale = false
    if let row = constraint.activity.row, !isOver { drop(row) }
    constraint.activity.row = nil
    noteChange(of: constraint)
  }

  func markStale(_ constraint: NSLayoutConstraint) {
    // One that was refused, or said nothing, may count now.
    if constraint.activity.row == nil {
      if !constraint.activity.isQueued { enqueue(constraint) }
      return
    }
    if !constraint.activity.isStale {
      constraint.activity.isStale = true
      staleConstraints.append(constraint)
    }
    noteChange(of: constraint)
  }

  func markStale(_ item: ViewItem, _ parts: StaleParts) {
    if item.variables == nil, item.engine === self, parts != .role { return noteChange() }
    if item.state.stale.isEmpty { staleItems.append(item) }
    item.state.stale.formUnion(parts)
    noteChange()
  }

  func doubt(_ item: ViewItem) {
    doubtful.append(item)
    noteChange()
  }
}
