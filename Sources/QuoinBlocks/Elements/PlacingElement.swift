/// An element that gives others frames each time it gets its own, as guides do.
protocol PlacingElement: LayoutElement {
  /// Whether it may give frames to others.
  var placesOthers: Bool { get }
}
