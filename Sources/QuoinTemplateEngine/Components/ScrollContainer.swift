import Foundation
import QuoinControls
import QuoinGraphics
import QuoinViews

/// Children of a scroll view lie where their expressions put them, in a content that grows with them.
public struct ScrollContainer: ChildContainer {
  public var arrangesChildren: Bool { false }
  public var insetAttribute: String? { "contentInset" }
  public var contentAttribute: String? { "contentSize" }

  /// Creates one.
  public init() {}

  /// A refresh control takes its place above the content; all else becomes a subview.
  public func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    if (container as? UIScrollView)?.takeRefreshControl(child) == true { return }
    PlainContainer().insert(child, into: container, at: index, above: ownSubviews)
  }

  public func remove(_ child: AnyObject, from container: AnyObject) {
    if (container as? UIScrollView)?.letGoOfRefreshControl(child) == true { return }
    PlainContainer().remove(child, from: container)
  }

  public func group(of component: ResolvedComponent) -> Int { component.groupInScrollView }

  public func insets(of container: UIView) -> UIEdgeInsets {
    (container as? UIScrollView)?.contentInset ?? .zero
  }

  public func setContentWidth(_ width: CGFloat, of container: UIView) {
    (container as? UIScrollView)?.contentSize.width = width
  }

  public func setContentHeight(_ height: CGFloat, of container: UIView) {
    (container as? UIScrollView)?.contentSize.height = height
  }
}

extension ResolvedComponent {
  /// The group among the children of whatever scrolls: a refresh control is counted with none of the others.
  var groupInScrollView: Int { inherits(from: "UIRefreshControl") ? 2 : hasView ? 0 : 1 }
}

extension UIScrollView {
  /// Gives a refresh control its place above the content.
  ///
  /// - Returns: Whether the child is one.
  func takeRefreshControl(_ child: AnyObject) -> Bool {
    guard let control = child as? UIRefreshControl else { return false }
    refreshControl = control
    return true
  }

  /// Takes a refresh control away from its place.
  ///
  /// - Returns: Whether the child was there.
  func letGoOfRefreshControl(_ child: AnyObject) -> Bool {
    guard let refreshControl, refreshControl === child else { return false }
    self.refreshControl = nil
    refreshControl.removeFromSuperview()
    return true
  }
}

extension ChildContainer where Self == ScrollContainer {
  /// Children lie where their expressions put them, in the content of a scroll view.
  public static var scroll: ScrollContainer { ScrollContainer() }
}
