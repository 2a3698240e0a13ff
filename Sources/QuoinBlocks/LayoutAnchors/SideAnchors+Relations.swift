import Foundation

extension HorizontalAnchor {
  /// Moves the source so that this side lies on another anchor, its size kept.
  public func align(by anchor: some HorizontalPlacedAnchor) {
    place.state(.align, .align, at: anchor.place)
  }

  /// Brings this side of the source to another anchor, the opposite side kept.
  public func pull(to anchor: some HorizontalPlacedAnchor) {
    place.state(.pull, .pull, at: anchor.place)
  }

  /// Crops the source so that this side does not pass another anchor.
  public func limit(by anchor: some HorizontalPlacedAnchor) {
    place.state(.limit, .limit, at: anchor.place)
  }

  /// Keeps this side, after all else, where its coordinate is at least another anchor's; the opposite side is kept.
  public func fartherThanOrEqual(to anchor: some HorizontalPlacedAnchor) {
    place.state(.alignedLimit, .boundBelow, at: anchor.place)
  }

  /// Keeps this side, after all else, where its coordinate is at most another anchor's; the opposite side is kept.
  public func nearerThanOrEqual(to anchor: some HorizontalPlacedAnchor) {
    place.state(.alignedLimit, .boundAbove, at: anchor.place)
  }

  /// Brings this side of the source to another anchor, and moves it back there if sizes move it away.
  public func equal(to anchor: some HorizontalPlacedAnchor) {
    place.state(.pull, .pull, at: anchor.place)
    place.state(.align, .align, at: anchor.place)
  }
}

extension VerticalAnchor {
  /// Moves the source so that this side lies on another anchor, its size kept.
  public func align(by anchor: some VerticalPlacedAnchor) {
    place.state(.align, .align, at: anchor.place)
  }

  /// Brings this side of the source to another anchor, the opposite side kept.
  public func pull(to anchor: some VerticalPlacedAnchor) {
    place.state(.pull, .pull, at: anchor.place)
  }

  /// Crops the source so that this side does not pass another anchor.
  public func limit(by anchor: some VerticalPlacedAnchor) {
    place.state(.limit, .limit, at: anchor.place)
  }

  /// Keeps this side, after all else, where its coordinate is at least another anchor's; the opposite side is kept.
  public func fartherThanOrEqual(to anchor: some VerticalPlacedAnchor) {
    place.state(.alignedLimit, .boundBelow, at: anchor.place)
  }

  /// Keeps this side, after all else, where its coordinate is at most another anchor's; the opposite side is kept.
  public func nearerThanOrEqual(to anchor: some VerticalPlacedAnchor) {
    place.state(.alignedLimit, .boundAbove, at: anchor.place)
  }

  /// Brings this side of the source to another anchor, and moves it back there if sizes move it away.
  public func equal(to anchor: some VerticalPlacedAnchor) {
    place.state(.pull, .pull, at: anchor.place)
    place.state(.align, .align, at: anchor.place)
  }
}

extension HorizontalCenterAnchor {
  /// Moves the source so that its middle lies on another anchor, its size kept.
  public func align(by anchor: some HorizontalPlacedAnchor) {
    place.state(.align, .center, at: anchor.place)
  }

  /// The same as `align(by:)`.
  public func equal(to anchor: some HorizontalPlacedAnchor) {
    align(by: anchor)
  }
}

extension VerticalCenterAnchor {
  /// Moves the source so that its middle lies on another anchor, its size kept.
  public func align(by anchor: some VerticalPlacedAnchor) {
    place.state(.align, .center, at: anchor.place)
  }

  /// The same as `align(by:)`.
  public func equal(to anchor: some VerticalPlacedAnchor) {
    align(by: anchor)
  }
}
