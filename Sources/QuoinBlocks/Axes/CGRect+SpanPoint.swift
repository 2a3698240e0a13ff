import Foundation

extension CGRect {
  /// The coordinate of a point of a span.
  func coordinate(of point: SpanPoint, along axis: SpanAxis) -> CGFloat {
    point.coordinate(on: self[axis], nil)
  }

  /// Moves a point of a span to a coordinate.
  mutating func align(_ point: SpanPoint, along axis: SpanAxis, at value: CGFloat) {
    self[axis].form(point == .middle ? .center : .align, at: value, isAfter: point.isStart(nil))
  }

  /// Brings a point of a span to a coordinate, what lies opposite kept.
  mutating func move(_ point: SpanPoint, along axis: SpanAxis, to value: CGFloat) {
    self[axis].form(point == .middle ? .stretch : .move, at: value, isAfter: point.isStart(nil))
  }
}
