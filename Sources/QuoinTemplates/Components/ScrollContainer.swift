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
    if let control = child as? UIRefreshControl, let view = container as? UIScrollView {
      view.refreshControl = control
    } else {
      PlainContainer().insert(child, into: container, at: index, above: ownSubviews)
    }
  }

  public func remove(_ child: AnyObject, from container: AnyObject) {
    if let view = container as? UIScrollView, view.refreshControl === child { view.refreshControl = nil }
    PlainContainer().remove(child, from: container)
  }

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

extension ChildContainer where Self == ScrollContainer {
  /// Children lie where their expressions put them, in the content of a scroll view.
  public static var scroll: ScrollContainer { ScrollContainer() }
}
