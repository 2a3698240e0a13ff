import Foundation
import QuoinGraphics

infix operator --> : AssignmentPrecedence
infix operator <-- : AssignmentPrecedence
infix operator |--| : AdditionPrecedence

/// Moves the view on the left to the position on the right.
public func --> (position: ViewPosition, target: ViewPosition) { position.align(to: target) }

/// Moves the view on the left to an anchor of its superview.
public func --> (position: ViewPosition, anchor: ViewPosition.Anchor) {
  position.align(toSuperviewAnchor: anchor)
}

/// Moves the view on the left beside an anchor of its superview.
public func --> (position: ViewPosition, target: ViewPosition.OffsetAnchor) {
  position.align(
    toSuperviewAnchor: target.anchor, xOffset: target.offset.horizontal, yOffset: target.offset.vertical)
}

/// Moves the view on the right to the position on the left.
public func <-- (target: ViewPosition, position: ViewPosition) { position.align(to: target) }

/// Moves the view on the right to an anchor of its superview.
public func <-- (anchor: ViewPosition.Anchor, position: ViewPosition) { position --> anchor }

/// Moves the view on the right beside an anchor of its superview.
public func <-- (target: ViewPosition.OffsetAnchor, position: ViewPosition) { position --> target }

/// How far apart two positions are.
public func |--| (first: ViewPosition, second: ViewPosition) -> CGSize { first.measureDistance(to: second) }

/// How far a position is from an anchor of the superview.
public func |--| (position: ViewPosition, anchor: ViewPosition.Anchor) -> CGSize {
  position.measureDistance(toSuperviewAnchor: anchor)
}

/// How far a position is from an anchor of the superview.
public func |--| (anchor: ViewPosition.Anchor, position: ViewPosition) -> CGSize { position |--| anchor }

/// How far a position is from a place beside an anchor of the superview.
public func |--| (position: ViewPosition, target: ViewPosition.OffsetAnchor) -> CGSize {
  position.measureDistance(
    toSuperviewAnchor: target.anchor, xOffset: target.offset.horizontal, yOffset: target.offset.vertical)
}

/// How far a position is from a place beside an anchor of the superview.
public func |--| (target: ViewPosition.OffsetAnchor, position: ViewPosition) -> CGSize {
  position |--| target
}

extension ViewPosition {
  /// The position moved by an offset, rounded to a whole pixel as each position is when it is made.
  public static func + (position: ViewPosition, offset: UIOffset) -> ViewPosition {
    position.moved(by: offset)
  }

  /// The position moved by an offset.
  public static func + (offset: UIOffset, position: ViewPosition) -> ViewPosition { position + offset }

  /// The position moved against an offset.
  public static func - (position: ViewPosition, offset: UIOffset) -> ViewPosition { position + -offset }

  /// The position moved against an offset.
  public static func - (offset: UIOffset, position: ViewPosition) -> ViewPosition { position - offset }
}

nonisolated extension ViewPosition.Anchor {
  /// The anchor moved by an offset.
  public static func + (anchor: Self, offset: UIOffset) -> ViewPosition.OffsetAnchor {
    ViewPosition.OffsetAnchor(offset: offset, anchor: anchor)
  }

  /// The anchor moved by an offset.
  public static func + (offset: UIOffset, anchor: Self) -> ViewPosition.OffsetAnchor { anchor + offset }

  /// The anchor moved against an offset.
  public static func - (anchor: Self, offset: UIOffset) -> ViewPosition.OffsetAnchor { anchor + -offset }

  /// The anchor moved against an offset.
  public static func - (offset: UIOffset, anchor: Self) -> ViewPosition.OffsetAnchor { anchor - offset }
}

nonisolated extension ViewPosition.OffsetAnchor {
  /// The place moved by a further offset.
  public static func + (target: Self, offset: UIOffset) -> Self {
    Self(offset: target.offset + offset, anchor: target.anchor)
  }

  /// The place moved by a further offset.
  public static func + (offset: UIOffset, target: Self) -> Self { target + offset }

  /// The place moved against a further offset.
  public static func - (target: Self, offset: UIOffset) -> Self { target + -offset }

  /// The place moved against a further offset.
  public static func - (offset: UIOffset, target: Self) -> Self { target - offset }
}
