extension UIView {
  /// A view whose drawing decides, by its alpha, what is seen of this one; it lies in this view's own points.
  ///
  /// A view that is drawn with this one already, as one that it stands in, is refused: ``ViewMisuse``.
  public final var mask: UIView? {
    get { rare?.mask }
    set {
      if rare?.mask === newValue { return }
      if let newValue, isDrawn(in: newValue) { return ViewMisuse.report(.maskOfItself) }
      rare?.mask?.rare?.maskedView = nil
      ensureRare().mask = newValue
      newValue?.ensureRare().maskedView = self
      didChange(.look)
    }
  }

  /// The view that this one is drawn with: its superview, or the one that it masks.
  final var drawingHost: UIView? {
    if let parent { return parent }
    guard let rare else { return nil }
    return rare.maskedView ?? rare.layer?.maskedLayer?.hostView
  }

  /// Whether the view is another one, or is drawn with it as a part or a mask at any depth.
  final func isDrawn(in view: UIView) -> Bool {
    var next: UIView? = self
    while let candidate = next, candidate !== view { next = candidate.drawingHost }
    return next != nil
  }
}

extension ViewMisuse {
  /// A mask in whose drawing the masked view or layer takes part.
  static let maskOfItself = ViewMisuse(
    "A view or layer cannot mask itself or what it stands in; the mask was not set")
}
