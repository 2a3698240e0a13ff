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
      if let holder, host.view !== holder { ViewMisuse.report(.constraintHeldTwice(words)) }
      return
    }
    guard let first, let views = viewItems() else { return }
    if let problem = problem(first) { return ViewMisuse.report(problem) }
    guard let top = UIView.commonAncestor(of: views.compactMap(\.view)) else {
      return ViewMisuse.report(.noCommonAncestor(words))
    }
    var host = ViewItem.of(top)
    if let holder, holder !== top {
      guard top.isDescendant(of: holder) else { return ViewMisuse.report(.constraintOutside(words, holder)) }
      host = ViewItem.of(holder)
    }
    activity.number = Self.activations.wrappingAdd(1, ordering: .relaxed).newValue
    activity.host = host
    activity.path = Self.path(from: views, to: host)
    host.hold(self)
    for item in activity.path where item !== host { item.pass(self) }
    lengthDidChange()
    LayoutEngine.join(activity.path, host: host)?.enqueue(self)
  }

  /// Lets the constraint count no longer.
  final func deactivate() {
    guard let host = activity.host else { return }
    host.engine?.remove(self)
    host.release(self)
    for item in activity.path where item !== host { item.unpass(self) }
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
    for item in items + [first?.standIn, second?.standIn].compactMap({ $0 }) {
      guard let view = item.viewItem else {
        ViewMisuse.report(item.object == nil ? .itemIsGone(words) : .guideWithoutView(words))
        return nil
      }
      found.append(view)
    }
    return found
  }

  /// The views and guides of both sides.
  final var items: [LayoutItem] {
    [first, second].compactMap { $0 }.flatMap { [$0.item, $0.reach?.item].compactMap { $0 } }
  }

  private func problem(_ first: ConstraintEnd) -> ViewMisuse? {
    guard let second else { return first.kind == .size ? nil : .placeWithoutItem(words) }
    // As in UIKit, a left edge may follow a top edge: both are places.
    if (first.kind == .size) != (second.kind == .size) { return .constraintKinds(words) }
    if multiplier == 0, first.kind != .size { return .placeWithoutItem(words) }
    return nil
  }

  /// The views from some up to one in which they all stand, each once and that one last.
  private static func path(from items: [ViewItem], to host: ViewItem) -> [ViewItem] {
    var path: [ViewItem] = []
    for item in items {
      var next = item
      while next !== host, !path.contains(where: { $0 === next }) {
        path.append(next)
        guard let parent = next.view?.parent else { break }
        next = ViewItem.of(parent)
      }
    }
    path.append(host)
    return path
  }
}

extension UIView {
  /// The nearest view in which all of some stand, or which is one of them; nothing where they are of several trees.
  static func commonAncestor(of views: [UIView]) -> UIView? {
    guard var found = views.first else { return nil }
    for view in views.dropFirst() {
      while !view.isDescendant(of: found) {
        guard let next = found.parent else { return nil }
        found = next
      }
    }
    return found
  }
}
