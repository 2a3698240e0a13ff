import Foundation

extension LayoutElement {
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

extension LayoutElement where Self: TextPresentedElement {
  /// A constraint by this element's baseline.
  public func baselineLayoutConstraint(for anchors: [LayoutAnchor]) -> LayoutConstraint {
    LayoutConstraint(element: baselineElement, rules: anchors.map(\.rule))
  }
}
