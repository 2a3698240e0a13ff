import Foundation

/// One touch from its beginning to its end: who gets it, and what its view has been told.
final class TouchSequence {
  /// What the view knows of the touch.
  enum ViewState {
    /// Nothing yet: a recognizer delays it.
    case held
    /// That it began, and not that it ended.
    case told
    /// All that it ever will.
    case done
  }

  let touch: UITouch
  /// In the order in which they are told: those of the deepest view first, and in a view the latest first.
  let recognizers: [UIGestureRecognizer]
  var viewState = ViewState.held
  /// Whether the touch is to be cancelled in the view.
  var isTaken = false
  /// Whether recognizers were told that it is over.
  var hasEnded = false
  /// Whether the view has still to hear that the touch moved.
  var hasMoved = false

  init(touch: UITouch, recognizers: [UIGestureRecognizer]) {
    self.touch = touch
    self.recognizers = recognizers
  }

  var isOver: Bool { touch.phase.isOver }

  /// Whether a recognizer wants the view to wait for the beginning.
  var delaysBeginning: Bool { recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided(about: touch) } }
  /// Whether a recognizer wants the view to wait for the end.
  var delaysEnd: Bool { recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided(about: touch) } }
}
