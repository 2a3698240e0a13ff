import Foundation
import QuoinConstraints
import QuoinGraphics

/// What an engine knows of a view that is entered in it.
struct ViewItemState {
  var role = ViewItem.Role.free
  /// What of the view has changed since the engine looked.
  var stale: StaleParts = []
  /// The constraints that say where the view is in its role: its frame and mask, or what it is given.
  var places: [ConstraintHandle] = []
  /// Which shares of the superview the frame has by the mask, as they were put in.
  var maskShares: [CGFloat] = []
  var widthOfContent = ContentRows()
  var heightOfContent = ContentRows()
  /// Whether the height of the content follows from the width.
  var heightFollowsWidth = false
  /// The width at which that height was found last, in points.
  var measuredWidth = CGFloat.nan
  /// Where the view is by the last solution, in points of its superview; nothing before there is one.
  var frame: CGRect?
  /// Whether the round going on has found the view somewhere else.
  var isInRound = false
  /// Where the bounds begin.
  var boundsOrigin = CGPoint.zero
  /// The size of what scrolls in the view, where constraints speak of it.
  var contentWidth: LinearVariable?
  var contentHeight: LinearVariable?
  /// What they said last; NaN in a direction of which they say nothing.
  var scrolled: CGSize?
  /// Whether constraints go by edges that depend on the view's size in ways that are no sum.
  var followsSize = false
}

/// What of a view an engine has to look at anew.
struct StaleParts: OptionSet {
  let rawValue: UInt8
  /// What decides where the view is.
  static let role = StaleParts(rawValue: 1)
  /// Its frame, where it has one of its own.
  static let place = StaleParts(rawValue: 2)
  /// Its content's size, or how strongly it holds on to that.
  static let content = StaleParts(rawValue: 4)
  /// The numbers of constraints that go by its margins, its baselines, the origin of its bounds, the direction.
  static let numbers = StaleParts(rawValue: 8)
}

/// The two constraints of a content's length: it is not to be more, and not to be less.
struct ContentRows {
  var hugging: ConstraintHandle?
  var resistance: ConstraintHandle?
  /// In points.
  var length = CGFloat.nan
}

/// Who has put a row into a system.
enum RowOwner {
  case constraint(NSLayoutConstraint)
  case item(LayoutItem, ItemRow)
}

/// What a row says of a view that is no constraint of somebody's.
enum ItemRow {
  /// The size that the view has from those around.
  case givenWidth, givenHeight
  /// The frame and what the mask makes of it.
  case frameX, frameY, frameWidth, frameHeight
  /// No size is negative.
  case least
  /// The content wants no more, or no less.
  case hugging(NSLayoutAxis)
  case resistance(NSLayoutAxis)
}
