import Foundation
import QuoinGraphics
import QuoinViews

/// Children of a scroll view lie where their expressions put them, in a content that grows with them.
public struct ScrollContainer: ChildContainer {
  public var arrangesChildren: Bool { false }
  public var insetAttribute: String? { "contentInset" }
  public var contentAttribute: String? { "contentSize" }

  /// Creates one.
  public init() {}

  /// What has a place beside the content takes that; all else becomes a subview.
  public func insert(_ child: AnyObject, into container: AnyObject, at index: Int, above ownSubviews: Int) {
    if (container as? UIScrollView)?.takeAccessory(child) == true { return }
    PlainContainer().insert(child, into: container, at: index, above: ownSubviews)
  }

  public func remove(_ child: AnyObject, from container: AnyObject) {
    if (container as? UIScrollView)?.letGoOfAccessory(child) == true { return }
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
  /// The group among the children of whatever scrolls: what stands beside the content is counted with none of the others.
  package var groupInScrollView: Int { standsBesideContent ? 2 : hasView ? 0 : 1 }
}

/// A view for which a scroll view has a place of its own, beside its content.
package protocol ScrollAccessory: UIView {
  /// Takes the place.
  func takePlace(in scrollView: UIScrollView)

  /// Leaves the place.
  ///
  /// - Returns: Whether it was there.
  func leavePlace(in scrollView: UIScrollView) -> Bool
}

extension UIScrollView {
  /// Gives a child its place beside the content.
  ///
  /// - Returns: Whether there is one for it.
  package func takeAccessory(_ child: AnyObject) -> Bool {
    guard let accessory = child as? any ScrollAccessory else { return false }
    accessory.takePlace(in: self)
    return true
  }

  /// Takes a child away from such a place.
  ///
  /// - Returns: Whether it was there.
  package func letGoOfAccessory(_ child: AnyObject) -> Bool {
    (child as? any ScrollAccessory)?.leavePlace(in: self) ?? false
  }
}

extension ChildContainer where Self == ScrollContainer {
  /// Children lie where their expressions put them, in the content of a scroll view.
  public static var scroll: ScrollContainer { ScrollContainer() }
}
