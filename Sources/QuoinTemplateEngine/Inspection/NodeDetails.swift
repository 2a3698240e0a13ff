import Foundation
import QuoinDiagnostics

/// What an inspector shows of one node alone: its attributes, and how it comes to its place.
public struct NodeDetails: Codable, Hashable, Sendable {
  /// The key of the node.
  public var key: String
  /// The attributes in the order written, those that its component sets by default behind them.
  public var attributes: [AttributeInspection]
  /// How it comes to its place; nothing for what has no view.
  public var layout: NodeLayout?
  /// What constraints say of its view; nothing where they do not.
  public var constraints: ConstraintInspection?
}

/// An attribute of a node as it is now.
public struct AttributeInspection: Codable, Hashable, Sendable {
  /// Something that the value follows from.
  public struct Dependency: Codable, Hashable, Sendable {
    /// What kind of thing it is.
    public enum Kind: String, Codable, Sendable {
      /// Size, place or attribute of a node.
      case node
      /// What 100% is: the inside of the node around, or of what surrounds the root.
      case whole
      /// The size of the content.
      case content
      case state, constant, item, string
      /// Something that the owner knows.
      case owner
      /// Something outside of the cell.
      case outside
      /// What surrounds the tree, such as the safe area.
      case surroundings
    }

    /// What kind of thing it is.
    public var kind: Kind
    /// What it is called: `#title.bottom`, `100%`, `price`.
    public var name: String
    /// The node that it is of, where it is one of the same tree.
    public var node: String?
    /// The value as it was read last; nothing where it has not been read.
    public var value: String?
  }

  /// Its name.
  public var name: String
  /// The value as it is written.
  public var expression: String
  /// Where that stands; in the file of a template that is included, where it comes from there.
  public var place: SourceSpan
  /// Whether it is written nowhere, but what the component has by default.
  public var isDefault: Bool
  /// The name of the type of its values; nothing for an outlet.
  public var type: String?
  /// The value as it is now, printed; nothing where there is none.
  public var value: String?
  /// The value as a number, where it is one.
  public var number: Double?
  /// Why there is no value.
  public var problem: String?
  /// What the value follows from; empty where it is known for good.
  public var dependencies: [Dependency]
}

/// How a node comes to its place and its size, in points of the node around it.
public struct NodeLayout: Codable, Hashable, Sendable {
  /// Who says where the node lies.
  public enum Arrangement: String, Codable, Sendable {
    /// Its attributes.
    case attributes
    /// A stack, a box or another container around it.
    case container
    /// Its constraints.
    case constraints
    /// Whatever the root stands in.
    case surroundings
    /// The table or collection that it is a cell of.
    case list
  }

  /// Who says where the node lies.
  public var arrangement: Arrangement
  /// Whether the container around it puts its children in a row; nothing where it has no such direction.
  public var isInRow: Bool?
  /// The rectangle that the expressions come to, before transforms and the pixel grid.
  public var frame: CGRect
  /// What 100% is.
  public var whole: CGSize
  /// Whether leading is right.
  public var isRightToLeft: Bool
  /// Whether `right` and `bottom` count from the left and top edge.
  public var usesLegacyEdges: Bool
  /// The part of the size at which `center.x` and `center.y` lie.
  public var anchor: CGPoint
  /// Whether it has a transform of its own, so that its edges are not those of its frame.
  public var isTransformed: Bool
  /// The attributes that decide about left, right and width, the one that wins first.
  public var horizontal: [String]
  /// The attributes that decide about top, bottom and height, the one that wins first.
  public var vertical: [String]
  /// One point to the right and one down in the view that was asked for, each as a step in the node around.
  public var steps: [CGVector]

  /// A movement in the view that was asked for, as one in the node around.
  public func step(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
    guard steps.count == 2 else { return CGVector(dx: dx, dy: dy) }
    return CGVector(
      dx: steps[0].dx * dx + steps[1].dx * dy, dy: steps[0].dy * dx + steps[1].dy * dy)
  }
}
