import QuoinViews

/// Children lie where their expressions put them, in a view that the container has for its content.
struct ContentContainer: ChildContainer {
  /// The view for the content; nothing where the object has none.
  let content: @Sendable (_ container: AnyObject) -> UIView?

  var arrangesChildren: Bool { false }

  func host(of container: AnyObject) -> UIView? { content(container) }
}
