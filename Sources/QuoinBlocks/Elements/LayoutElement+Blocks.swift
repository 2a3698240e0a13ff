import Foundation

extension LayoutElement {
  /// A block that lays this element out.
  ///
  /// - Parameter layout: Where the element goes.
  public func layoutBlock(with layout: Layout = .equal) -> LayoutBlock<Self> {
    LayoutBlock(element: self, layout: layout)
  }

  /// A block that lays this element out.
  ///
  /// - Parameters:
  ///   - layout: Where the element goes in what the constraints leave.
  ///   - constraints: What narrows the source, one after the other.
  public func layoutBlock(
    with layout: Layout = .equal, constraints: [any LayoutConstraintProtocol]
  ) -> LayoutBlock<Self> {
    LayoutBlock(element: self, layout: layout, constraints: constraints)
  }

  /// A block that lays this element out by a layout of one's own.
  public func layoutBlock(
    with layout: any RectBasedLayout, constraints: [any LayoutConstraintProtocol] = []
  ) -> LayoutBlock<Self> {
    LayoutBlock(element: self, layout: layout, constraints: constraints)
  }

  /// A constraint by this element's frame.
  public func layoutConstraint(for anchors: [LayoutAnchor]) -> LayoutConstraint {
    LayoutConstraint(element: self, rules: anchors.map(\.rule))
  }

  /// A constraint by this element's layout bounds.
  public func contentLayoutConstraint(for anchors: [LayoutAnchor]) -> ContentLayoutConstraint {
    ContentLayoutConstraint(element: self, rules: anchors.map(\.rule))
  }
}

extension AdjustableLayoutElement {
  /// A constraint by the size of this element's content; mostly it comes after all others.
  ///
  /// - Parameters:
  ///   - anchors: The lengths to take from the content.
  ///   - alignment: Where the source then goes in what it was.
  public func adjustLayoutConstraint(
    for anchors: [Size], alignment: Layout.Alignment = .equal
  ) -> AdjustLayoutConstraint {
    AdjustLayoutConstraint(element: self, anchors: anchors, alignment: alignment)
  }
}
