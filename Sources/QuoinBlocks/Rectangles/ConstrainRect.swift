import Foundation

/// A rectangle with the rules by which it narrows a source.
public typealias ConstrainRect = (rect: CGRect, constraints: [any RectBasedConstraint])

extension CGRect {
  /// The rectangle narrowed by other rectangles, one after the other.
  func narrowed(by constraints: [ConstrainRect]) -> CGRect {
    var room = self
    for (rect, rules) in constraints {
      for rule in rules { rule.formConstrain(sourceRect: &room, by: rect) }
    }
    return room
  }
}

extension RectBasedLayout {
  /// The rectangle as the rule places it in what given rectangles leave of a source.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to place.
  ///   - sourceRect: The room, in the same coordinates.
  ///   - constraints: Rectangles of the same coordinates, which narrow the source one after the other.
  public func layout(
    rect: CGRect, in sourceRect: CGRect, use constraints: [ConstrainRect] = []
  ) -> CGRect {
    layout(rect: rect, in: sourceRect.narrowed(by: constraints))
  }
}
