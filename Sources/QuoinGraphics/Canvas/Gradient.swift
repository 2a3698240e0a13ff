import Foundation

/// A change of colour along a line, from a centre outward, or around a centre.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: UIColor
    /// Where it stands, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: UIColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours run, in points of the canvas.
  public enum Shape: Hashable, Sendable {
    /// From one point to another; beyond them the outer colours go on.
    case linear(from: CGPoint, to: CGPoint)
    /// From a centre to an ellipse with these radii.
    case radial(center: CGPoint, radius: CGSize)
    /// Around a centre, clockwise from an angle in radians (0 points right).
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// The colours, in ascending order of location.
  public var stops: [Stop]
  /// How they run.
  public var shape: Shape

  /// Creates a gradient; stops that go backward are moved up to the one before.
  public init(stops: [Stop], shape: Shape) {
    var last: CGFloat = 0
    self.stops = stops.map { stop in
      last = max(last, min(max(stop.location, 0), 1))
      return Stop(color: stop.color, location: last)
    }
    self.shape = shape
  }

  /// Creates a gradient from colours at even distances, or at the given locations.
  public init(colors: [UIColor], locations: [CGFloat]? = nil, shape: Shape) {
    let steps = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let given = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return Stop(color: color, location: given ?? CGFloat(index) / steps)
    }
    self.init(stops: stops, shape: shape)
  }
}
