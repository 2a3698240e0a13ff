import Foundation
import QuoinGraphics

/// What ties a view or a layout guide to constraints: it is told of what happens to its owner, and asked where constraints
/// know more than the owner.
///
/// Owners keep theirs from the first constraint that speaks of them on; views know by their `constraintMarks` that they
/// have one, so that those without pay nothing.
class ConstraintTie {
  init() {}

  /// Told when the owner goes.
  func ownerIsGone() {}
  /// Told before the owner leaves its superview, or a guide its view.
  func ownerWillLeave() {}
  /// Told when something that constraints go by has changed: where the owner stands, or whether its mask says where it is.
  func ownerPlaceDidChange() {}
  /// Told when the geometry, the content or what is said to the container has changed.
  func ownerDidChange(_ aspects: ViewAspects) {}
  /// Told when the margins, the safe area, the direction or other traits may have changed.
  func surroundingsDidChange() {}
  /// Told when somebody asks for the owner's layout.
  func passWillBegin() {}
  /// Told right before the owner lays out its subviews, which have their frames afterwards.
  func ownerWillLayOut() {}
  /// The size of the owner within a room, in points; nothing where constraints leave it to the owner.
  func measuredSize(fitting proposal: CGSize) -> CGSize? { nil }
  /// The size of the owner that is nearest to a target; nothing where constraints leave it to the owner.
  func fittingSize(for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize? {
    nil
  }
}
