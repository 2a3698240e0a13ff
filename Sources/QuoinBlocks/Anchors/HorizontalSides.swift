import Foundation

/// Anchors on the left side.
///
/// A side's coordinate splits the axis into an inner and an outer workspace; the verb says what happens to the source there.
///
/// ```swift
/// let icon = CGRect(x: 10, y: 0, width: 20, height: 20)
/// let row = CGRect(x: 0, y: 0, width: 100, height: 20)
/// Right.limit(on: .outer).constrained(sourceRect: row, by: icon)  // (30 0 70 20)
/// ```
public struct Left: RuledConstraint, RectSide, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint
  /// The workspace of `align(by:)`.
  public typealias AlignDependence = AnchorDependence<Left, AligningVerb>
  /// The workspace of `limit(on:)`.
  public typealias LimitDependence = AnchorDependence<Left, LimitingVerb>
  /// The workspace of `pull(from:)`.
  public typealias PullDependence = AnchorDependence<Left, PullingVerb>

  public static var edge: RectSideEdge { .left }

  public let rule: AnchorRule

  /// Moves the source to the side, its size kept.
  public static func align(by dependence: AlignDependence) -> Left { Left(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(on dependence: LimitDependence) -> Left { Left(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(_ dependence: LimitDependence) -> Left { Left(rule: dependence.rule) }

  /// Brings the source's nearer edge to the side, its farther edge kept.
  public static func pull(from dependence: PullDependence) -> Left { Left(rule: dependence.rule) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Left { Left(rule: AnchorRule(base)) }
}

/// Anchors on the right side.
public struct Right: RuledConstraint, RectSide, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint
  /// The workspace of `align(by:)`.
  public typealias AlignDependence = AnchorDependence<Right, AligningVerb>
  /// The workspace of `limit(on:)`.
  public typealias LimitDependence = AnchorDependence<Right, LimitingVerb>
  /// The workspace of `pull(from:)`.
  public typealias PullDependence = AnchorDependence<Right, PullingVerb>

  public static var edge: RectSideEdge { .right }

  public let rule: AnchorRule

  /// Moves the source to the side, its size kept.
  public static func align(by dependence: AlignDependence) -> Right { Right(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(on dependence: LimitDependence) -> Right { Right(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(_ dependence: LimitDependence) -> Right { Right(rule: dependence.rule) }

  /// Brings the source's nearer edge to the side, its farther edge kept.
  public static func pull(from dependence: PullDependence) -> Right { Right(rule: dependence.rule) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Right { Right(rule: AnchorRule(base)) }
}
