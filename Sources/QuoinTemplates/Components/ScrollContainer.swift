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
