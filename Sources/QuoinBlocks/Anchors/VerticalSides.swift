import Foundation

/// Anchors on the top side.
public struct Top: RuledConstraint, RectSide, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint
  /// The workspace of `align(by:)`.
  public typealias AlignDependence = AnchorDependence<Top, AligningVerb>
  /// The workspace of `limit(on:)`.
  public typealias LimitDependence = AnchorDependence<Top, LimitingVerb>
  /// The workspace of `pull(from:)`.
  public typealias PullDependence = AnchorDependence<Top, PullingVerb>

  public static var edge: RectSideEdge { .top }

  public let rule: AnchorRule

  /// Moves the source to the side, its size kept.
  public static func align(by dependence: AlignDependence) -> Top { Top(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(on dependence: LimitDependence) -> Top { Top(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(_ dependence: LimitDependence) -> Top { Top(rule: dependence.rule) }

  /// Brings the source's nearer edge to the side, its farther edge kept.
  public static func pull(from dependence: PullDependence) -> Top { Top(rule: dependence.rule) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Top { Top(rule: AnchorRule(base)) }
}

/// Anchors on the bottom side.
public struct Bottom: RuledConstraint, RectSide, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint
  /// The workspace of `align(by:)`.
  public typealias AlignDependence = AnchorDependence<Bottom, AligningVerb>
  /// The workspace of `limit(on:)`.
  public typealias LimitDependence = AnchorDependence<Bottom, LimitingVerb>
  /// The workspace of `pull(from:)`.
  public typealias PullDependence = AnchorDependence<Bottom, PullingVerb>

  public static var edge: RectSideEdge { .bottom }

  public let rule: AnchorRule

  /// Moves the source to the side, its size kept.
  public static func align(by dependence: AlignDependence) -> Bottom { Bottom(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(on dependence: LimitDependence) -> Bottom { Bottom(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(_ dependence: LimitDependence) -> Bottom { Bottom(rule: dependence.rule) }

  /// Brings the source's nearer edge to the side, its farther edge kept.
  public static func pull(from dependence: PullDependence) -> Bottom { Bottom(rule: dependence.rule) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Bottom { Bottom(rule: AnchorRule(base)) }
}
