import Foundation
import QuoinConstraints
import QuoinGraphics

extension UIView {
  /// The constraints that are installed on the view, in the order in which they became active.
  public final var constraints: [NSLayoutConstraint] {
    (ViewItem.known(self)?.held ?? []).sorted { $0.activity.number < $1.activity.number }
  }

  /// Installs a constraint on the view, in which its items must stand.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }

  /// Installs constraints on the view, in which their items must stand.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate(in: self) }
  }

  /// Takes a constraint away that is installed on the view.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.activity.host?.view === self { constraint.deactivate() }
  }

  /// Takes constraints away that are installed on the view.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that decide where the view is and how large, from side to side or up and down.
  public final func constraintsAffectingLayout(for axis: NSLayoutAxis) -> [NSLayoutConstraint] {
    guard let item = ViewItem.known(self), let engine = item.solvedEngine else { return [] }
    return engine.constraints(deciding: item, axis)
  }

  /// Whether constraints on the view or in it say something of its size.
  package final var isSizedByConstraints: Bool { ViewItem.known(self)?.saysSize == true }

  /// The same of constraints that code has made: those of a template, whose elements have rules of their own, do not count.
  package final var isSizedByConstraintsOfCode: Bool {
    ViewItem.known(self)?.held.contains { !$0.isOfTemplate } == true
  }

  /// Whether something has changed of what constraints say of the view or in it, and is not solved yet.
  package final var awaitsConstraints: Bool { ViewItem.known(self)?.engine?.needsUpdate == true }

  /// The height that the view needs in just this width, in points.
  package final func heightFitting(width: CGFloat) -> CGFloat {
    if isSizedByConstraints {
      return systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return measuredSize(fitting: CGSize(width: width, height: .infinity)).height
  }

  /// The size that suits what is in the view where a place offers some room, in points: by constraints where these say
  /// something of it, else by `sizeThatFits(_:)`. The superview is told once it would be another one.
  package final func sizeOfContent(within room: CGSize) -> CGSize {
    measuredSize(fitting: isSizedByConstraints ? CGSize(width: CGFloat.infinity, height: .infinity) : room)
  }

  /// Whether constraints would let the view be elsewhere or of another size, too.
  public final var hasAmbiguousLayout: Bool {
    guard let item = ViewItem.known(self), let engine = item.solvedEngine else { return false }
    return engine.isAmbiguous(item)
  }

  /// Moves a view whose layout is ambiguous to where its constraints would have it, too; nothing happens to others.
  public final func exerciseAmbiguityInLayout() {
    guard let item = ViewItem.known(self), let engine = item.solvedEngine else { return }
    engine.exerciseAmbiguity(of: item)
  }
}

extension UIView {
  /// The engines that have to do with the view and what is in it, each once and solved.
  private var enginesWithin: [LayoutEngine] {
    var found: [LayoutEngine] = []
    forEachInSubtree { view in
      guard let engine = ViewItem.known(view)?.solvedEngine, !found.contains(where: { $0 === engine }) else {
        return
      }
      found.append(engine)
    }
    return found
  }

  /// The required constraints, in the view and beneath, that cannot hold together.
  public final var layoutConflicts: [LayoutConflict] { enginesWithin.flatMap(\.conflicts) }

  /// What messages call the views, the view itself and those beneath, that constraints would have elsewhere, too.
  package final var namesOfAmbiguousViews: [String] {
    enginesWithin.flatMap(\.ambiguousViews).filter { $0.isDescendant(of: self) }.map(\.nameInMessages)
  }
}

extension UILayoutGuide {
  /// The active constraints that decide where the guide is, from side to side or up and down.
  public final func constraintsAffectingLayout(for axis: NSLayoutAxis) -> [NSLayoutConstraint] {
    guard let item = tie as? GuideItem, let engine = item.viewItem?.solvedEngine, item.engine === engine
    else {
      return []
    }
    return engine.constraints(deciding: item, axis)
  }

  /// Whether constraints would let the guide be elsewhere or of another size, too.
  public final var hasAmbiguousLayout: Bool {
    guard let item = tie as? GuideItem, let engine = item.viewItem?.solvedEngine, item.engine === engine
    else {
      return false
    }
    return engine.isAmbiguous(item)
  }
}

extension ViewItem {
  /// The engine with all that was said solved.
  var solvedEngine: LayoutEngine? {
    guard let engine = liveEngine else { return nil }
    engine.root?.view?.updateMarkedConstraints()
    engine.update()
    return self.engine
  }
}
