import QuoinViews

/// What an element contains of one kind, to which more of it can be added.
///
/// ```swift
/// stack.views.add(UILabel())
/// view.sublayers.add(CALayer())
/// ```
public struct ContainedElements<Element: LayoutElement> {
  private let take: (Element) -> Void

  fileprivate init(_ take: @escaping (Element) -> Void) { self.take = take }

  /// Adds an element behind those that are there.
  public func add(_ element: Element) { take(element) }
}

extension UIView {
  /// The layers in the view's layer.
  public var sublayers: ContainedElements<CALayer> {
    let layer = layer
    return ContainedElements { layer.addSublayer($0) }
  }
}

extension StackLayoutGuide where Parent: UIView {
  /// The views of the stack; what is added is arranged, and becomes a subview of the stack's owner.
  public var views: ContainedElements<UIView> {
    ContainedElements { self.addArranged(element: .uiView($0)) }
  }
  /// The layers of the stack; what is added is arranged, and goes into the layer of the stack's owner.
  public var layers: ContainedElements<CALayer> {
    ContainedElements { self.addArranged(element: .caLayer($0)) }
  }
  /// The guides of the stack; what is added is arranged, and belongs to the stack's owner.
  public var layoutGuides: ContainedElements<LayoutGuide<UIView>> {
    ContainedElements { self.addArranged(element: .layoutGuide($0)) }
  }
}
