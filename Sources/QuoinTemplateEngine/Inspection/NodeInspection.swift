import Foundation
import QuoinDiagnostics

/// One node of a tree that has been laid out, as an inspector shows it: plain values, for JSON too.
///
/// All rectangles and points are those of the view that was asked for, transforms and scrolling counted in.
public struct NodeInspection: Codable, Hashable, Sendable {
  /// The way to it from the root, such as `0.2.c1`: the places among children, and behind a `c` among the cells seen.
  public var key: String
  /// The key of the node around it.
  public var parent: String?
  /// The name of its element.
  public var element: String
  /// The class of what the element has made.
  public var className: String
  /// Its name in the template.
  public var id: String?
  /// What it says, shortened; nothing for what says nothing.
  public var text: String?
  /// Where the name of its element stands; nothing for a node made in code.
  public var place: SourceSpan?
  /// Where the roots of the files that the element includes stand, the outermost first.
  public var included: [SourceSpan]
  /// Which of the copies that repetitions make it is, the outermost repetition first; empty for no copy.
  public var copy: [String]
  /// Whether it is a cell of a table or collection.
  public var isCell: Bool
  /// Whether it, or something around it, is hidden.
  public var isHidden: Bool
  /// Whether what is in it is not seen beyond its bounds.
  public var clips: Bool
  /// The upright rectangle around its view; nothing for what has no view.
  public var frame: CGRect?
  /// The corners of its view, clockwise from the top left one as it is seen without its transform, where its edges are
  /// not upright.
  public var corners: [CGPoint]?
  /// The rectangle within the view's margins.
  public var margins: CGRect?
  /// How far down the first and the last line of its text stand; nothing for what has none.
  public var baselines: [CGFloat]?

  /// Whether a point is on the view.
  public func contains(_ point: CGPoint) -> Bool {
    guard let corners else { return frame?.contains(point) ?? false }
    // On the same side of all four edges.
    let sides = corners.indices.map { index in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}

/// All nodes of a tree that has been laid out, as an inspector shows them.
///
/// ```swift
/// let tree = node.inspection()
/// tree.node(at: CGPoint(x: 20, y: 30))?.place  // card.xml:3:4
/// ```
public struct TreeInspection: Codable, Hashable, Sendable {
  /// The nodes, each before what is in it, and what lies further back before what covers it.
  public var nodes: [NodeInspection]

  /// Takes nodes down.
  public init(nodes: [NodeInspection] = []) { self.nodes = nodes }

  /// The node of a key.
  public subscript(key: String) -> NodeInspection? { nodes.first { $0.key == key } }

  /// The nodes directly in another.
  public func children(of key: String) -> [NodeInspection] { nodes.filter { $0.parent == key } }

  /// The foremost node whose view is seen at a point, be it one that takes no touches.
  public func node(at point: CGPoint) -> NodeInspection? {
    // Whether what is in each node is seen at the point, as far as those around it say.
    var isOpen: [String: Bool] = [:]
    var found: NodeInspection?
    for node in nodes {
      let isInside = node.contains(point)
      let isReached = node.parent.map { isOpen[$0] ?? true } ?? true
      isOpen[node.key] = isReached && !node.isHidden && (isInside || !node.clips)
      if isReached, isInside, !node.isHidden { found = node }
    }
    return found
  }
}
