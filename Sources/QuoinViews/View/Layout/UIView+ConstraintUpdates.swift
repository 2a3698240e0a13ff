import Foundation
import QuoinGraphics

/// What constraints have to do with a view.
struct ConstraintMarks: OptionSet {
  let rawValue: UInt8

  /// Constraints speak of the view, so that it has a tie.
  static let tied = ConstraintMarks(rawValue: 1)
  /// The view is to update its constraints before the next layout.
  static let needsUpdate = ConstraintMarks(rawValue: 2)
  /// The view or one in it may be.
  static let updatesWithin = ConstraintMarks(rawValue: 4)
  /// The view has been asked to, once at least.
  static let wasAsked = ConstraintMarks(rawValue: 8)

  /// Those of a view that wants to be asked.
  static let unasked: ConstraintMarks = [.needsUpdate, .updatesWithin, .wasAsked]
}

extension UIView {
  /// How often views are asked in a row for their constraints while these ask for another time.
  private static var updateLimit: Int { 12 }

  final func markNeedsUpdateConstraints() {
    constraintMarks.formUnion([.needsUpdate, .wasAsked])
    noteConstraintUpdates()
  }

  /// Asks for constraints once where nobody has yet: as soon as constraints have to do with the view.
  final func markFirstUpdateOfConstraints() {
    if !constraintMarks.contains(.wasAsked) { markNeedsUpdateConstraints() }
  }

  private func noteConstraintUpdates() {
    var view: UIView? = self
    while let next = view, !next.constraintMarks.contains(.updatesWithin) {
      next.constraintMarks.insert(.updatesWithin)
      view = next.parent
    }
  }

  /// Tells those around of what constraints have to do with the view, when it has come into another one.
  final func enterConstraints() {
    if constraintMarks.contains(.updatesWithin) { parent?.noteConstraintUpdates() }
    if constraintMarks.contains(.tied) { rare?.tie?.ownerPlaceDidChange() }
    if !translatesAutoresizingMaskIntoConstraints {
      markFirstUpdateOfConstraints()
      parent?.markFirstUpdateOfConstraints()
    }
  }

  final func translationDidChange() {
    if constraintMarks.contains(.tied) { rare?.tie?.ownerPlaceDidChange() }
    markFirstUpdateOfConstraints()
    parent?.markFirstUpdateOfConstraints()
  }

  /// Tells constraints that the view gives a subview its place now, or no longer.
  final func placingDidChange(of subview: UIView) {
    if subview.constraintMarks.contains(.tied) { subview.rare?.tie?.ownerPlaceDidChange() }
  }

  /// Lets those in the view that were asked to update their constraints, the innermost first and the view itself last.
  final func updateMarkedConstraints() {
    var rounds = 0
    while constraintMarks.contains(.updatesWithin) {
      let marked = takeMarkedViews()
      if rounds == Self.updateLimit {
        if let view = marked.first { ViewMisuse.report(.constraintsKeepChanging(view)) }
        return
      }
      rounds += 1
      for view in marked {
        if let owner = view.rare?.owner { owner.updateViewConstraints() } else { view.updateConstraints() }
      }
    }
  }

  /// The views that are to be asked, from the inside out; none is marked afterwards.
  private func takeMarkedViews() -> [UIView] {
    var found: [UIView] = []
    walkSubtree(where: { view in
      guard view.constraintMarks.contains(.updatesWithin) else { return false }
      if view.constraintMarks.contains(.needsUpdate) { found.append(view) }
      view.constraintMarks.subtract([.needsUpdate, .updatesWithin])
      return true
    })
    return found.reversed()
  }
}

extension ViewMisuse {
  static func constraintsKeepChanging(_ view: UIView) -> ViewMisuse {
    ViewMisuse(
      "\(view) and those around it ask for `updateConstraints()` whenever they are asked; it is left at that until they are asked again"
    )
  }
}

nonisolated extension CGRect {
  /// The rectangle that comes to this one by insets.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
