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
}
