import QuoinViews

/// What an element contains of one kind, as CGLayout names it: it can be told of, and no more.
public struct ContainedElements {
  let owner: any LayoutElement
}

extension UIView {
  /// The layers in the view's layer.
  public var sublayers: ContainedElements { ContainedElements(owner: layer) }
}

extension StackLayoutGuide where Parent: UIView {
  /// The views of the stack.
  public var views: ContainedElements { ContainedElements(owner: self) }
  /// The layers of the stack.
  public var layers: ContainedElements { ContainedElements(owner: self) }
  /// The guides of the stack.
  public var layoutGuides: ContainedElements { ContainedElements(owner: self) }
}
