import QuoinViews

/// What has positions: views, layers and layout guides.
public protocol Positionable: AnyObject, ViewBound {
  /// The position of an anchor.
  func position(_ anchor: ViewPosition.Anchor) -> ViewPosition
}

extension UIView: Positionable {
  public func position(_ anchor: ViewPosition.Anchor) -> ViewPosition {
    ViewPosition(view: self, anchor: anchor)
  }
}

extension CALayer: Positionable {
  public func position(_ anchor: ViewPosition.Anchor) -> ViewPosition {
    ViewPosition(PositionedItem(self), anchor: anchor)
  }
}

extension UILayoutGuide: Positionable {
  public func position(_ anchor: ViewPosition.Anchor) -> ViewPosition {
    ViewPosition(PositionedItem(self), anchor: anchor)
  }
}

extension Positionable {
  /// The top left corner.
  public var topLeft: ViewPosition { position(.topLeft) }
  /// The middle of the top edge.
  public var top: ViewPosition { position(.top) }
  /// The top right corner.
  public var topRight: ViewPosition { position(.topRight) }
  /// The middle of the left edge.
  public var left: ViewPosition { position(.left) }
  /// The middle.
  public var middle: ViewPosition { position(.middle) }
  /// The middle of the right edge.
  public var right: ViewPosition { position(.right) }
  /// The bottom left corner.
  public var bottomLeft: ViewPosition { position(.bottomLeft) }
  /// The middle of the bottom edge.
  public var bottom: ViewPosition { position(.bottom) }
  /// The bottom right corner.
  public var bottomRight: ViewPosition { position(.bottomRight) }
  /// The top corner where lines begin.
  public var topLeading: ViewPosition { position(.topLeading) }
  /// The middle of the edge where lines begin.
  public var leading: ViewPosition { position(.leading) }
  /// The bottom corner where lines begin.
  public var bottomLeading: ViewPosition { position(.bottomLeading) }
  /// The top corner where lines end.
  public var topTrailing: ViewPosition { position(.topTrailing) }
  /// The middle of the edge where lines end.
  public var trailing: ViewPosition { position(.trailing) }
  /// The bottom corner where lines end.
  public var bottomTrailing: ViewPosition { position(.bottomTrailing) }
}
