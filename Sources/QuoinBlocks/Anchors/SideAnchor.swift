import Foundation

/// Where the source lies relative to a side of the constraining rectangle.
@frozen
public enum LayoutWorkspace: String, Sendable, Hashable, Codable {
  /// On the rectangle's inside of the side.
  case inner
  /// On the rectangle's outside of the side.
  case outer

  @usableFromInline
  var room: SpanRoom { self == .inner ? .inner : .outer }
}

/// An anchor on one side of the constraining rectangle: `Left`, `Right`, `Top`, `Bottom`, `Leading` or `Trailing`.
///
/// ```swift
/// let icon = CGRect(x: 10, y: 0, width: 20, height: 20)
/// let row = CGRect(x: 0, y: 0, width: 100, height: 20)
/// Right.limit(on: .outer).constrained(sourceRect: row, by: icon)  // (30 0 70 20)
/// ```
public struct SideAnchor<Side: RectSide>: RectBasedConstraint, Extensible {
  let rule: AnchorRule

  init(rule: AnchorRule) {
    self.rule = rule
  }

  private init(_ verb: Verb, _ workspace: LayoutWorkspace) {
    let side = Side.edge
    rule = .side(SideRule(axis: side.axis, point: side.point, verb: verb, room: workspace.room))
  }

  /// Moves the source to the side, its size kept.
  public static func align(by workspace: LayoutWorkspace) -> Self { Self(.align, workspace) }

  /// Crops the source at the side.
  public static func limit(on workspace: LayoutWorkspace) -> Self { Self(.limit, workspace) }

  /// Crops the source at the side.
  public static func limit(_ workspace: LayoutWorkspace) -> Self { Self(.limit, workspace) }

  /// Brings the source's nearer edge to the side, its farther edge kept.
  public static func pull(from workspace: LayoutWorkspace) -> Self { Self(.pull, workspace) }

  /// Wraps a constraint of one's own.
  public static func build(_ base: any RectBasedConstraint) -> Self { Self(rule: AnchorRule(base)) }
}

/// The side of a side anchor, told by its type.
public protocol RectSide {
  /// Which side it is.
  static var edge: RectSideEdge { get }
}

/// The sides that anchors know.
@frozen
public enum RectSideEdge: String, Sendable, Hashable, Codable {
  case left, right, top, bottom, leading, trailing

  /// The axis across which the side lies.
  public var axis: RectAxis { self == .top || self == .bottom ? .vertical : .horizontal }

  var point: SpanPoint {
    switch self {
    case .left, .top: .start
    case .right, .bottom: .end
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// Names the left side.
public enum LeftSide: RectSide { public static var edge: RectSideEdge { .left } }
/// Names the right side.
public enum RightSide: RectSide { public static var edge: RectSideEdge { .right } }
/// Names the top side.
public enum TopSide: RectSide { public static var edge: RectSideEdge { .top } }
/// Names the bottom side.
public enum BottomSide: RectSide { public static var edge: RectSideEdge { .bottom } }
/// Names the side where reading starts.
public enum LeadingSide: RectSide { public static var edge: RectSideEdge { .leading } }
/// Names the side where reading ends.
public enum TrailingSide: RectSide { public static var edge: RectSideEdge { .trailing } }

/// Anchors on the left side.
public typealias Left = SideAnchor<LeftSide>
/// Anchors on the right side.
public typealias Right = SideAnchor<RightSide>
/// Anchors on the top side.
public typealias Top = SideAnchor<TopSide>
/// Anchors on the bottom side.
public typealias Bottom = SideAnchor<BottomSide>
/// Anchors on the side where reading starts.
public typealias Leading = SideAnchor<LeadingSide>
/// Anchors on the side where reading ends.
public typealias Trailing = SideAnchor<TrailingSide>
