import Foundation

/// The width or height of an element.
public struct DimensionAnchor {
  let anchors: LayoutAnchors
  let axis: RectAxis

  /// Gives the source the length of another dimension.
  public func equal(to anchor: DimensionAnchor) {
    scaled(by: anchor, scale: 1)
  }

  /// Gives the source a length in points.
  public func equal(to value: CGFloat) {
    anchors.add(.size, AnonymConstraint(anchors: [LayoutAnchor(rule: .fixed(axis, value))]))
  }

  /// Gives the source a share of another dimension.
  public func scaled(by anchor: DimensionAnchor, scale: CGFloat) {
    anchors.state(
      .size, .length(axis, of: anchor.axis, scale: scale, inset: 0), by: anchor.anchors.element)
  }

  /// Gives the source the length of another dimension less an inset in points, and never negative.
  public func boxed(by anchor: DimensionAnchor, box: CGFloat) {
    anchors.state(.size, .length(axis, of: anchor.axis, scale: 1, inset: box), by: anchor.anchors.element)
  }

  /// Gives the source a share of the length that fits this element's content; without content nothing happens.
  ///
  /// - Parameters:
  ///   - multiplier: The share.
  ///   - alignment: Where the source then goes in what it was.
  public func equalIntrinsicSize(
    _ multiplier: CGFloat = 1, alignment: Layout.Alignment = .leadingTop
  ) {
    guard let element = anchors.element as? any AdjustableLayoutElement else { return }
    equalIntrinsicSize(of: element, multiplier, alignment: alignment)
  }

  /// Gives the source a share of the length that fits another element's content.
  public func equalIntrinsicSize(
    of element: any AdjustableLayoutElement, _ multiplier: CGFloat = 1,
    alignment: Layout.Alignment = .leadingTop
  ) {
    let size: Size = axis == .horizontal ? .width(multiplier) : .height(multiplier)
    anchors.add(
      .size, AdjustLayoutConstraint(element: element, anchors: [size], alignment: alignment))
  }
}
