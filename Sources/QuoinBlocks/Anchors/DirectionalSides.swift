import Foundation

/// Anchors on the side where reading starts, as the configuration says when the workspace is named.
public struct Leading: RuledConstraint, RectSide, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint
  /// The name space of `align(by:)`.
  public struct Align {
    /// The workspace.
    public typealias Dependence = AnchorDependence<Leading, AligningVerb>
  }
  /// The name space of `limit(on:)`.
  public struct Limit {
    /// The workspace.
    public typealias Dependence = AnchorDependence<Leading, LimitingVerb>
  }
  /// The name space of `pull(from:)`.
  public struct Pull {
    /// The workspace.
    public typealias Dependence = AnchorDependence<Leading, PullingVerb>
  }

  public static var edge: RectSideEdge { .leading }

  public let rule: AnchorRule

  /// Moves the source to the side, its size kept.
  public static func align(by dependence: Align.Dependence) -> Leading { Leading(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(on dependence: Limit.Dependence) -> Leading { Leading(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(_ dependence: Limit.Dependence) -> Leading { Leading(rule: dependence.rule) }

  /// Brings the source's nearer edge to the side, its farther edge kept.
  public static func pull(from dependence: Pull.Dependence) -> Leading { Leading(rule: dependence.rule) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Leading { Leading(rule: AnchorRule(base)) }
}

/// Anchors on the side where reading ends, as the configuration says when the workspace is named.
public struct Trailing: RuledConstraint, RectSide, Extensible {
  /// What can be wrapped.
  public typealias Conformed = RectBasedConstraint
  /// The name space of `align(by:)`.
  public struct Align {
    /// The workspace.
    public typealias Dependence = AnchorDependence<Trailing, AligningVerb>
  }
  /// The name space of `limit(on:)`.
  public struct Limit {
    /// The workspace.
    public typealias Dependence = AnchorDependence<Trailing, LimitingVerb>
  }
  /// The name space of `pull(from:)`.
  public struct Pull {
    /// The workspace.
    public typealias Dependence = AnchorDependence<Trailing, PullingVerb>
  }

  public static var edge: RectSideEdge { .trailing }

  public let rule: AnchorRule

  /// Moves the source to the side, its size kept.
  public static func align(by dependence: Align.Dependence) -> Trailing { Trailing(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(on dependence: Limit.Dependence) -> Trailing { Trailing(rule: dependence.rule) }

  /// Crops the source at the side.
  public static func limit(_ dependence: Limit.Dependence) -> Trailing { Trailing(rule: dependence.rule) }

  /// Brings the source's nearer edge to the side, its farther edge kept.
  public static func pull(from dependence: Pull.Dependence) -> Trailing { Trailing(rule: dependence.rule) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Trailing { Trailing(rule: AnchorRule(base)) }
}
