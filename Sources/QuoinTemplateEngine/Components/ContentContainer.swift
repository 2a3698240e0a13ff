import QuoinViews

/// Children lie where their expressions put them, in a view that the container has for its content.
package struct ContentContainer: ChildContainer {
  /// The view for the content; nothing where the object has none.
  let content: @Sendable (_ container: AnyObject) -> UIView?

  /// Creates one for a way to find that view.
  package init(content: @escaping @Sendable (_ container: AnyObject) -> UIView?) { self.content = content }

  package var arrangesChildren: Bool { false }

  package func host(of container: AnyObject) -> UIView? { content(container) }
}
