import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// What a component does with what stands inside it: takes it in and lets it go, and what that means for its layout.
///
/// Nothing else is ever asked about what kind of container something is. A plain container leaves its children where
/// their expressions put them; one that `arrangesChildren`, such as a stack, places them itself. Everything but
/// `arrangesChildren` has a default.
public protocol ChildContainer: Sendable {
  /// Whether the view places the children's views itself, so that `width` and `height` of a child are its fixed sizes and
  /// the attributes in `overriddenAttributes` have no effect, which is a warning.
  var arrangesChildren: Bool { get }

  /// The layout attributes that children lose.
  var overriddenAttributes: Set<String> { get }

  /// The properties that children gain, such as `weight`.
  var childProperties: [Property] { get }

  /// Whether the view places a child of a component itself; all of them, by default, where it `arrangesChildren`.
  func arranges(_ component: ResolvedComponent) -> Bool

  /// The number, from 0 to 3, of the group of children whose places are counted together; by default what has a view is in
  /// one, all else in another.
  func group(of component: ResolvedComponent) -> Int

  /// Whether objects of a component may stand inside; by default, what has a view may that is no item of a collection and
  /// does not say where alone it stands.
  func accepts(_ component: ResolvedComponent) -> Bool

  /// Why a child of a component does not take an attribute in here; nothing where it may.
  func refusal(of attribute: String, on component: ResolvedComponent) -> Refusal?

  /// Whether some children may be too many, so that `problem` is asked.
  var limitsChildren: Bool { get }

  /// What is wrong with the children that are in a container now; nothing where all is well.
  func problem(with children: [AnyObject], in container: AnyObject) -> Diagnostic?

  /// What it shows, for people, where a view of a component lies over that and is no part of it: `a tab`; nothing where views
  /// have a place.
  func partCovered(by component: ResolvedComponent) -> String?

  /// What a container has already for a child of a component, so that none is made: the bar of a controller.
  ///
  /// - Throws: A diagnostic where it has one of another class.
  func existing(_ component: ResolvedComponent, in container: AnyObject) throws(Diagnostic) -> AnyObject?

  /// Whether a child of a component is a pattern for copies that are made as they are needed, as the cells of a table are.
  func makesCopies(of component: ResolvedComponent) -> Bool

  /// Whether it is a table, a collection or the controller of one, which shows such copies.
  var placesCopies: Bool { get }

  /// What a repetition of other children does not make, for people, and what it makes: `rows, but views above them`.
  var copiesMissed: String? { get }

  /// Whether it has copies made one after the other in the order written, those in repetitions and conditions too: then
  /// every child that it `makesCopies` of is one.
  var makesPieces: Bool { get }

  /// Whether such a child has no place in that order, and is asked for by itself.
  func standsAside(_ component: ResolvedComponent) -> Bool

  /// The names that such children alone know, and which children these are, for people; nothing for none.
  var namesAside: (names: Set<String>, place: String)? { get }

  /// The table, collection or other view that shows them.
  func list(of container: AnyObject) -> UIView?

  /// The view that children are put into.
  func host(of container: AnyObject) -> UIView?

  /// Puts a child at a place; called for each child, in order, whenever any has come or gone.
  ///
  /// - Parameters:
  ///   - child: What the child's component has made; it may be there already, at this or another place.
  ///   - container: What this component has made.
  ///   - index: The place among the children of its group.
  ///   - ownSubviews: How many subviews the host of the children had before any of them came.
  func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int)

  /// Takes a child out.
  func remove(_ child: AnyObject, from container: AnyObject)

  /// Where a child is put whose expressions come to a frame, in points; that very frame by default.
  func frame(_ frame: CGRect, of child: UIView, in container: UIView) -> CGRect

  /// Whether the room inside is less than the container by its `insets`.
  var insetsChildren: Bool { get }

  /// Whether these follow from what the view is like, not from attributes.
  var insetsFollowView: Bool { get }

  /// Whether a container with children has a size of its own all the same.
  func measuresItself(_ container: UIView) -> Bool

  /// How high a container without children is, in points; nothing where the view itself has to be asked.
  func heightWithoutChildren(of container: UIView) -> CGFloat?

  /// How high a container is that stands in a list and whose children say nothing of their height, in points; nothing where
  /// it is as high as what it stands in.
  func bareHeight(of container: UIView) -> CGFloat?

  /// The children whose heights count in what the view itself measures, each as it is now.
  func measuredChildren(of container: UIView) -> [UIView]

  /// How high a container is at least whose children are centred in it, so that they say little of its height, in points.
  func leastHeightAroundCentred(of container: UIView) -> CGFloat

  /// What is taken off the container's size before 100% of it is measured for the children, in points.
  func insets(of container: UIView) -> UIEdgeInsets

  /// The attribute from which such insets follow, so that it is written before they are asked for.
  var insetAttribute: String? { get }

  // MARK: Containers that arrange their children

  /// Fixes or frees a child's size: a length in points, or nothing for the child's own choice.
  func setFixedSize(of child: UIView, width: CGFloat?, height: CGFloat?)

  /// Whether the width of a child without a fixed one follows from the container's alone, whatever is in the child, so
  /// that what is in there may be a part of it.
  func fixesWidth(of child: UIView, in container: UIView) -> Bool

  /// The same for the height.
  func fixesHeight(of child: UIView, in container: UIView) -> Bool

  /// How wide the content makes the container, whatever another one around it has fixed; nothing where the view itself
  /// has to be asked.
  func contentWidth(of container: UIView) -> CGFloat?

  /// How high the content makes the container at a width; nothing where the view itself has to be asked.
  func contentHeight(of container: UIView, at width: CGFloat) -> CGFloat?

  // MARK: Containers whose content may be larger than they are

  /// The attribute of the content's size, which follows from the children where it is not given; nothing where there is no
  /// content apart from the view.
  var contentAttribute: String? { get }

  /// Tells the view how wide its content is.
  func setContentWidth(_ width: CGFloat, of container: UIView)

  /// Tells the view how high its content is.
  func setContentHeight(_ height: CGFloat, of container: UIView)
}

extension ChildContainer {
  /// None; a container that arranges its children takes over all positions.
  public var overriddenAttributes: Set<String> {
    guard arrangesChildren else { return [] }
    return [
      "top", "left", "bottom", "right", "leading", "trailing", "center.x", "center.y", "firstBaseline",
      "lastBaseline",
    ]
  }
  public var childProperties: [Property] { [] }
  public func arranges(_ component: ResolvedComponent) -> Bool { arrangesChildren }
  public func group(of component: ResolvedComponent) -> Int { component.hasView ? 0 : 1 }
  public func accepts(_ component: ResolvedComponent) -> Bool { component.standsAnywhere }
  public func refusal(of attribute: String, on component: ResolvedComponent) -> Refusal? { nil }
  public var limitsChildren: Bool { false }
  public func problem(with children: [AnyObject], in container: AnyObject) -> Diagnostic? { nil }
  public func partCovered(by component: ResolvedComponent) -> String? { nil }
  public func existing(_ component: ResolvedComponent, in container: AnyObject) throws(Diagnostic)
    -> AnyObject?
  { nil }
  public func makesCopies(of component: ResolvedComponent) -> Bool { false }
  public var placesCopies: Bool { false }
  public var copiesMissed: String? { nil }
  public var makesPieces: Bool { false }
  public func standsAside(_ component: ResolvedComponent) -> Bool { false }
  public var namesAside: (names: Set<String>, place: String)? { nil }
  public func list(of container: AnyObject) -> UIView? { nil }
  public func host(of container: AnyObject) -> UIView? { Self.view(of: container) }

  /// The view that stands in the layout for an object: a view itself, or that of a controller.
  public static func view(of object: AnyObject) -> UIView? {
    object as? UIView ?? (object as? UIViewController)?.view
  }

  /// Makes the child's view a subview above the container's own.
  public func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    guard let child = Self.view(of: child), let container = host(of: container) else { return }
    let position = ownSubviews + index
    // Asked for each time: a list that is held is copied as a whole when a view comes in.
    if position < container.subviews.count, container.subviews[position] === child { return }
    container.insertSubview(child, at: position)
  }

  /// Takes the child's view out of its superview, and a controller out of the one around it.
  public func remove(_ child: AnyObject, from container: AnyObject) {
    guard let controller = child as? UIViewController else {
      (child as? UIView)?.removeFromSuperview()
      return
    }
    if controller.parent != nil { controller.willMove(toParent: nil) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  public func frame(_ frame: CGRect, of child: UIView, in container: UIView) -> CGRect { frame }
  public var insetsChildren: Bool { arrangesChildren || contentAttribute != nil }
  public var insetsFollowView: Bool { false }
  public func measuresItself(_ container: UIView) -> Bool { true }
  public func heightWithoutChildren(of container: UIView) -> CGFloat? { nil }
  public func bareHeight(of container: UIView) -> CGFloat? { nil }
  public func measuredChildren(of container: UIView) -> [UIView] { [] }
  public func leastHeightAroundCentred(of container: UIView) -> CGFloat { 0 }
  public func insets(of container: UIView) -> UIEdgeInsets { .zero }
  public var insetAttribute: String? { nil }
  public func setFixedSize(of child: UIView, width: CGFloat?, height: CGFloat?) {}
  public func fixesWidth(of child: UIView, in container: UIView) -> Bool { false }
  public func fixesHeight(of child: UIView, in container: UIView) -> Bool { false }
  public func contentWidth(of container: UIView) -> CGFloat? { nil }
  public func contentHeight(of container: UIView, at width: CGFloat) -> CGFloat? { nil }
  public var contentAttribute: String? { nil }
  public func setContentWidth(_ width: CGFloat, of container: UIView) {}
  public func setContentHeight(_ height: CGFloat, of container: UIView) {}
}

/// Children lie where their expressions put them, in the container's bounds.
public struct PlainContainer: ChildContainer {
  public var arrangesChildren: Bool { false }

  /// Creates one.
  public init() {}
}

extension ChildContainer where Self == PlainContainer {
  /// Children lie where their expressions put them.
  public static var plain: PlainContainer { PlainContainer() }
}

/// Nothing may stand inside, as in an object that is no view and says nothing else.
struct ClosedContainer: ChildContainer {
  var arrangesChildren: Bool { false }

  func accepts(_ component: ResolvedComponent) -> Bool { false }
}
