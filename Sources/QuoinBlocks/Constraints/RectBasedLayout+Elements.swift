import Foundation

extension RectBasedLayout {
  /// The rectangle as the rule places it in what constraints leave of a source, whether they are active or not.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to place.
  ///   - coordinateSpace: The element in whose coordinates the rectangles are.
  ///   - sourceRect: The room.
  ///   - constraints: What narrows the source, one after the other.
  public func layout(
    rect: CGRect, from coordinateSpace: any LayoutElement, in sourceRect: CGRect,
    use constraints: [any LayoutConstraintProtocol] = []
  ) -> CGRect {
    var room = sourceRect
    for constraint in constraints {
      constraint.formConstrain(sourceRect: &room, by: nil, in: coordinateSpace)
    }
    return layout(rect: rect, in: room)
  }

  /// Sets the frame of an element in what given rectangles leave of a source.
  public func apply(
    for item: any LayoutElement, in source: CGRect, use constraints: [ConstrainRect] = []
  ) {
    item.frame = layout(rect: item.frame, in: source, use: constraints)
  }

  /// Sets the frame of an element in what constraints leave of a source; nothing happens without a super element.
  public func apply(
    for item: any LayoutElement, in source: CGRect, use constraints: [any LayoutConstraintProtocol]
  ) {
    guard let space = item.superElement else { return }
    item.frame = layout(rect: item.frame, from: space, in: source, use: constraints)
  }

  /// Sets the frame of an element in the layout bounds of its super element; nothing happens without one.
  public func apply(for item: any LayoutElement, use constraints: [ConstrainRect] = []) {
    guard let space = item.superElement else { return }
    apply(for: item, in: space.layoutBounds, use: constraints)
  }

  /// Sets the frame of an element in the layout bounds of its super element; nothing happens without one.
  public func apply(for item: any LayoutElement, use constraints: [any LayoutConstraintProtocol]) {
    guard let space = item.superElement else { return }
    apply(for: item, in: space.layoutBounds, use: constraints)
  }
}
