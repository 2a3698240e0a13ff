import QuoinConstraints

/// What is known of a constraint while it is active.
struct ConstraintActivity {
  /// The view that the constraint is installed on.
  var host: ViewItem?
  /// Where it stands among the constraints of that view.
  var placeInHost = 0
  /// Which of all constraints it is, in the order in which they became active.
  var number: UInt64 = 0
  /// The views that it has to do with: those of its items and those around them, up to the last, the host.
  var path: [Step] = []

  /// A view on the way from the items up to the host.
  struct Step {
    let item: ViewItem
    /// Where the constraint stands among those that pass by the view.
    var place = 0
  }

  /// Whether an engine has yet to enter it.
  var isQueued = false
  /// Whether an engine has yet to look at its numbers.
  var isStale = false
  /// By what the engine's system knows it; nothing where it is not entered.
  var row: ConstraintHandle?
  /// Whether leading was the right side when it was entered.
  var isRightToLeft = false
}
