import Foundation

/// On which side of a rectangle's side the source lies when an anchor is applied: `.inner` or `.outer`.
///
/// The type says which anchor and which verb it belongs to, such as `Left.AlignDependence`.
public struct AnchorDependence<Side: RectSide, Verb: AnchorVerb>: RuledConstraint {
  public let rule: AnchorRule

  init(_ place: SideRule.Place) {
    rule = AnchorRule(
      .side(SideRule(axis: Side.edge.axis, point: Side.edge.point, verb: Verb.verb.span, place: place)))
  }

  /// On the rectangle's inside of the side.
  public static var inner: Self { Self(.inner) }
  /// On the rectangle's outside of the side.
  public static var outer: Self { Self(.outer) }
}

/// Anchors on one side of the constraining rectangle.
public protocol RectSide {
  /// Which side it is.
  static var edge: RectSideEdge { get }
}

/// What an anchor does, as the name of a type.
public protocol AnchorVerb {
  /// What it does.
  static var verb: AnchorAction { get }
}

/// What an anchor on a side does to the source.
public enum AnchorAction: String, Sendable, Hashable, Codable {
  case align, limit, pull

  var span: SpanVerb {
    switch self {
    case .align: .align
    case .limit: .limit
    case .pull: .pull
    }
  }
}

/// Names the anchors that move the source to a side.
public enum AligningVerb: AnchorVerb { public static var verb: AnchorAction { .align } }
/// Names the anchors that crop the source at a side.
public enum LimitingVerb: AnchorVerb { public static var verb: AnchorAction { .limit } }
/// Names the anchors that bring the source's nearer edge to a side.
public enum PullingVerb: AnchorVerb { public static var verb: AnchorAction { .pull } }

/// The sides that anchors know.
public enum RectSideEdge: String, Sendable, Hashable, Codable {
  case left, right, top, bottom, leading, trailing

  var axis: SpanAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  var point: SpanPoint {
    switch self {
    case .left, .top: .start
    case .right, .bottom: .end
    case .leading: .nowLeading
    case .trailing: .nowTrailing
    }
  }
}
