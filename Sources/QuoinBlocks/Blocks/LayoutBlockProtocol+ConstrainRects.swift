import Foundation

/// A rectangle with the rules by which it narrows a source.
public typealias ConstrainRect = (rect: CGRect, constraints: [any RectBasedConstraint])

extension LayoutBlockProtocol {
  /// The frames that `layout(in:)` would set in what given rectangles leave of a source.
  ///
  /// - Parameters:
  ///   - sourceRect: The room, in the super element's coordinates.
  ///   - constrainRects: Rectangles of the same coordinates, which narrow the source one after the other.
  public func snapshot(for sourceRect: CGRect, constrainRects: [ConstrainRect]) -> LayoutSnapshot {
    var room = sourceRect
    for (rect, constraints) in constrainRects {
      for constraint in constraints { constraint.formConstrain(sourceRect: &room, by: rect) }
    }
    return snapshot(for: room)
  }
}
