import Foundation

/// The baseline of an element that shows text.
public struct BaselineAnchor: VerticalPlacedAnchor {
  public let place: AnchorPlace

  public init(place: AnchorPlace) {
    self.place = place
  }

  /// Moves the source so that this baseline lies on another anchor, its size kept.
  public func align(by anchor: some VerticalPlacedAnchor) {
    place.state(.align, .align, at: anchor.place)
    guard let text = place.text else { return }
    let rise = BaselineRise(baseline: text.baselineConstraint)
    place.anchors.add(.align, AnonymConstraint(anchors: [.build(rise)] as [LayoutAnchor]))
  }

  /// The same as `align(by:)`.
  public func equal(to anchor: some VerticalPlacedAnchor) {
    align(by: anchor)
  }
}

/// Raises a source, whose top is where its baseline is to be, by the height of the text above the baseline.
private struct BaselineRise: RectBasedConstraint {
  let baseline: any RectBasedConstraint

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    let line = baseline.constrained(sourceRect: sourceRect, by: sourceRect)
    sourceRect.origin.y -= line.origin.y - sourceRect.origin.y
  }
}

extension LayoutAnchors {
  /// The baseline, or the bottom of an element that shows no text.
  public var baseline: BaselineAnchor {
    BaselineAnchor(place: baselinePlace(of: element as? any TextPresentedElement))
  }

  fileprivate func baselinePlace(of text: (any TextPresentedElement)?) -> AnchorPlace {
    AnchorPlace(
      anchors: self, axis: .vertical, point: text == nil ? .end : .start,
      room: text == nil ? .before : .after, text: text)
  }
}
