import Foundation

extension LayoutElement {
  /// A block that lays this element out.
  ///
  /// - Parameters:
  ///   - layout: Where the element goes in what the constraints leave.
  ///   - constraints: What narrows the source, one after the other.
  public func layoutBlock(
    with layout: Layout = .equal, constraints: [any LayoutConstraintProtocol] = []
  ) -> LayoutBlock {
    LayoutBlock(element: self, layout: layout, constraints: constraints)
  }

  /// A block that lays this element out by a layout of one's own.
  public func layoutBlock(
    with layout: any RectBasedLayout, constraints: [any LayoutConstraintProtocol] = []
  ) -> LayoutBlock {
    LayoutBlock(element: self, layout: Layout.build(layout), constraints: constraints)
  }

  /// A constraint by this element's frame.
  public func layoutConstraint(for anchors: [LayoutAnchor]) -> LayoutConstraint {
    LayoutConstraint(element: self, anchors: anchors)
  }

  /// A constraint by this element's layout bounds.
  public func contentLayoutConstraint(for anchors: [LayoutAnchor]) -> ContentLayoutConstraint {
    ContentLayoutConstraint(element: self, anchors: anchors)
  }
}

extension AdjustableLayoutElement {
  /// A constraint by the size that fits this element's content; it should come after all others.
  public func adjustLayoutConstraint(
    for anchors: [Size], alignment: Layout.Alignment = .leadingTop
  ) -> AdjustLayoutConstraint {
    AdjustLayoutConstraint(element: self, anchors: anchors, alignment: alignment)
  }
}

extension TextPresentedElement {
  /// A constraint by this element's baseline.
  public func baselineLayoutConstraint(for anchors: [LayoutAnchor]) -> BaselineLayoutConstraint {
    BaselineLayoutConstraint(element: self, anchors: anchors)
  }
}
