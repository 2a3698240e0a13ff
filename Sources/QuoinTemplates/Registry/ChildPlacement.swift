import Foundation
import QuoinViews

/// How a component that places its children itself (a stack view, a box) takes the views of child nodes.
///
/// Inside such a component, `width` and `height` of a child are its fixed sizes, and the attributes in `overridden`
/// have no effect, which is a warning.
public struct ChildPlacement: Sendable {
  /// The layout attributes of children that the component takes over.
  public let overridden: Set<String>
  /// Properties that every child may set in addition, such as `weight`.
  public let childProperties: [Property]
  /// Puts a child's view at an index among the placed children.
  public let insert: @Sendable (_ child: UIView, _ container: UIView, _ index: Int) -> Void
  /// Takes a child's view out.
  public let remove: @Sendable (_ child: UIView, _ container: UIView) -> Void
  /// Fixes or frees a child's size: a length in points, or nothing for the child's own choice.
  public let setFixedSize: @Sendable (_ child: UIView, _ width: CGFloat?, _ height: CGFloat?) -> Void
  /// The size that 100% means for children.
  public let inside: @Sendable (_ container: UIView, _ size: CGSize) -> CGSize
  /// Whether a length of a child without a fixed one follows from the container's alone, whatever is in the child, so
  /// that what is in there may be a part of it.
  var settles: @Sendable (_ child: UIView, _ container: UIView, _ axis: Axis) -> Bool = { _, _, _ in false }

  /// The attributes that every such component takes over.
  public static let allPositions: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "center.x", "center.y", "firstBaseline",
    "lastBaseline",
  ]

  /// The same, where some lengths of children follow from the container's alone.
  func settling(_ settles: @escaping @Sendable (UIView, UIView, Axis) -> Bool) -> ChildPlacement {
    var placement = self
    placement.settles = settles
    return placement
  }

  /// Describes how a container takes children.
  public init(
    overridden: Set<String> = ChildPlacement.allPositions, childProperties: [Property] = [],
    insert: @escaping @Sendable (UIView, UIView, Int) -> Void,
    remove: @escaping @Sendable (UIView, UIView) -> Void = { child, _ in child.removeFromSuperview() },
    setFixedSize: @escaping @Sendable (UIView, CGFloat?, CGFloat?) -> Void,
    inside: @escaping @Sendable (UIView, CGSize) -> CGSize = { _, size in size }
  ) {
    self.overridden = overridden
    self.childProperties = childProperties
    self.insert = insert
    self.remove = remove
    self.setFixedSize = setFixedSize
    self.inside = inside
  }
}
