import Foundation
import QuoinConstraints
import QuoinGraphics

/// A view or a guide as constraints know it. Constraints keep it alive, and it keeps its owner not alive.
class LayoutItem: ConstraintTie {
  /// Who solves the constraints on the item, if there are any.
  final var engine: LayoutEngine?
  /// What the engine's system calls the item's rectangle; nothing where it is not entered.
  final var variables: ItemVariables?
  /// The constraints that keep the size from being negative.
  final var leasts: [ConstraintHandle] = []
  /// Where the item stands among those of its engine.
  final var placeInEngine = 0
  /// Whether the item has moved since views were told.
  final var isMoved = false

  /// The view or the guide; nothing once it is gone.
  var object: AnyObject? { nil }
  /// The view, or the one that the guide belongs to.
  var viewItem: ViewItem? { nil }
  /// What messages call the item.
  var words: String { "a view that is gone" }
  /// Whether edges depend on the view's size in ways that are no sum.
  var followsSize: Bool { false }
}

/// The variables of a rectangle: its left and top edges in points of the view that it stands in, and its size.
///
/// A view that the others of its engine stand in has no place, since nobody asks for it.
struct ItemVariables {
  var x: LinearVariable?
  var y: LinearVariable?
  let width: LinearVariable
  let height: LinearVariable
}
