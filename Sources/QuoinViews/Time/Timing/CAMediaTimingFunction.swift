import Foundation

/// The names of the usual curves of time.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At one speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Quick at first, then slow.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How far an animation has come for each part of its time: a Bézier curve from (0, 0) to (1, 1).
public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicCurve

  /// Creates one of the usual curves; the linear one for another name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    case .default: self.init(.default)
    default: self.init(.linear)
    }
  }

  /// Creates a curve from its two control points; the times are from 0 to 1, what comes out may be beyond.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  init(_ curve: CubicCurve) { self.curve = curve }

  /// The point of the curve with a number from 0 to 3.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    let point = points[min(max(index, 0), 3)]
    (values[0], values[1]) = (Float(point.0), Float(point.1))
  }
}
