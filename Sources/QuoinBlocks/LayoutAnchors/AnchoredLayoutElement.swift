import Foundation

/// An element with anchors to which those of others can be related.
public protocol AnchoredLayoutElement: LayoutElement {}

extension AnchoredLayoutElement {
  /// The anchors of this element, with nothing said of them yet.
  public var layoutAnchors: LayoutAnchors<Self> { LayoutAnchors(self) }
}

extension LayoutElement where Self: AnchoredLayoutElement {
  /// A block that lays this element out in what is left, with constraints stated on its anchors.
  ///
  /// - Parameter constraints: Given the element's anchors, relates them to those of other elements.
  public func layoutBlock(constraints: (LayoutAnchors<Self>) -> Void) -> LayoutBlock<Self> {
    layoutBlock(with: .equal, constraints: constraints)
  }

  /// A block that lays this element out, with constraints stated on its anchors.
  ///
  /// - Parameters:
  ///   - layout: Where the element goes in what the constraints leave.
  ///   - constraints: Given the element's anchors, relates them to those of other elements.
  public func layoutBlock(
    with layout: Layout, constraints: (LayoutAnchors<Self>) -> Void
  ) -> LayoutBlock<Self> {
    let anchors = layoutAnchors
    constraints(anchors)
    return LayoutBlock(element: self, layout: layout, constraints: anchors.constraints)
  }
}
