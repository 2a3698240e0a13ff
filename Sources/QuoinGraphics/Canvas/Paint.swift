/// What an area or a line is drawn with.
public enum Paint: Hashable, Sendable {
  case color(UIColor)
  case gradient(Gradient)
  /// An image at its own size, repeated from the canvas's origin.
  case pattern(UIImage)
}
