import Foundation
import QuoinGraphics
import Synchronization

extension NSLayoutConstraint {
  private static let activations = Atomic<UInt64>(0)

  /// Lets the constraint count.
  ///
  /// - Parameter holder: The view that it is to be installed on; nothing for the nearest one in which all items stand.
  final func activate(in holder: UIView?) {
    if let host = activity.host {
      if let holder, host.view !== holder { ViewMisuse.report(.constraintHeldTwice(wordsWithPlace)) }
      return
    }
    guard let first, let views = viewItems() else { return }
    if let problem = problem(first) { return ViewMisuse.report(problem) }
    guard let top = UIView.commonAncestor(of: views.lazy.compactMap(\.view)) else {
      return ViewMisuse.report(.noCommonAncestor(wordsWithPlace))
    }
    var host = ViewItem.of(top)
    if let holder, holder !== top {
      guard top.isDescendant(of: holder) else {
        return ViewMisuse.report(.constraintOutside(wordsWithPlace, holder.nameInMessages))
      }
      host = ViewItem.of(holder)
    }
    activity.number = Self.activations.wrappingAdd(1, ordering: .relaxed).newValue
    activity.host = host
    activity.path = Self.path(from: views, to: host)
    host.hold(self)
    for step in activity.path.indices.dropLast() {
      let item = activity.path[step].item
      activity.path[step].place = item.passing.count
      item.pass(self)
    }
    lengthDidChange()
    LayoutEngine.join(activity.path.lazy.map(\.item), host: host)?.enqueue(self)
  }

  /// Lets the constraint count no longer.
  final func deactivate() {
    guard let host = activity.host else { return }
    host.engine?.remove(self)
    host.release(self)
    for step in activity.path.dropLast() { step.item.unpass(at: step.place) }
    activity = ConstraintActivity()
    lengthDidChange()
  }

  /// Takes note of another constant or priority.
  final func numbersDidChange() {
    guard let host = activity.host else { return }
    host.engine?.markStale(self)
    lengthDidChange()
  }

  /// Tells a view that what is said of its own width or height has changed.
  private func lengthDidChange() {
    if let item = first?.item as? ViewItem, isLength(of: item) { item.ownLengthsDidChange() }
  }

  /// The views of all items; nothing, and reported, where one is gone.
  private func viewItems() -> [ViewItem]? {
    var found: [ViewItem] = []
    found.reserveCapacity(2)
    var lost: LayoutItem?
    forEachItem { item in
      if let view = item.viewItem { found.append(view) } else { lost = lost ?? item }
    }
    if let lost {
      ViewMisuse.report(lost.object == nil ? .itemIsGone(wordsWithPlace) : .guideWithoutView(wordsWithPlace))
      return nil
    }
    if let inner = first?.standIn { found.append(inner) }
    if let inner = second?.standIn { found.append(inner) }
    return found
  }

  /// Goes through the views and guides of both sides.
  final func forEachItem(_ body: (LayoutItem) -> Void) {
    if let first {
      body(first.item)
      if let reach = first.reach { body(reach.item) }
    }
    if let second {
      body(second.item)
      if let reach = second.reach { body(reach.item) }
    }
  }

  private func problem(_ first: ConstraintEnd) -> ViewMisuse? {
    guard let second else { return first.kind == .size ? nil : .placeWithoutItem(wordsWithPlace) }
    // As in UIKit, a left edge may follow a top edge: both are places.
    if (first.kind == .size) != (second.kind == .size) { return .constraintKinds(wordsWithPlace) }
    if multiplier == 0, first.kind != .size { return .placeWithoutItem(wordsWithPlace) }
    return nil
  }

  /// The views from some up to one in which they all stand, each once and that one last.
  private static func path(from items: [ViewItem], to host: ViewItem) -> [ConstraintActivity.Step] {
    var path: [ConstraintActivity.Step] = []
    path.reserveCapacity(3)
    for item in items {
      // The ways of several items come together; one alone is a straight line.
      let before = path.count
      var next = item
      while next !== host, !path.prefix(before).contains(where: { $0.item === next }) {
        path.append(.init(item: next))
        guard let parent = next.view?.parent else { break }
        next = ViewItem.of(parent)
      }
    }
    path.append(.init(item: host))
    return path
  }
}

extension UIView {
  /// The nearest view in which all of some stand, or which is one of them; nothing where they are of several trees.
  package static func commonAncestor(of views: some Sequence<UIView>) -> UIView? {
    var found: UIView?
    for view in views {
      while let around = found, !view.isDescendant(of: around) {
        guard let next = around.parent else { return nil }
        found = next
      }
      found = found ?? view
    }
    return found
  }
}
