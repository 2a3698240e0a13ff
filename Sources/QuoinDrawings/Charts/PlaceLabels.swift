import Foundation
import QuoinGraphics

/// What stands below an axis of times or numbers.
struct PlaceLabels {
  private let ticks: [(place: Double, text: TextLayout)]
  /// How high the labels are, with the ticks above them.
  let height: CGFloat

  /// How much of the last label lies beyond its tick, in points.
  var overhang: CGFloat { (ticks.last?.text.size.width ?? 0) / 2 }

  /// How long the marks at the axis are, in points.
  private static let markLength: CGFloat = 4
  /// What is between a mark and its label.
  private static let gap: CGFloat = 2

  init(_ scale: PlaceScale, _ pen: ChartPen) {
    ticks = scale.ticks.map { ($0.place, pen.text($0.text)) }
    height = pen.font.lineHeight + Self.markLength + Self.gap
  }

  /// Draws the marks and their labels below an axis.
  ///
  /// - Parameter place: Where a time or number is.
  func draw(at place: (Double) -> CGFloat, below y: CGFloat, color: UIColor, _ pen: ChartPen) {
    for (tick, text) in ticks {
      let x = place(tick)
      pen.rule(
        from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y + Self.markLength), width: 1, color)
      let half = text.size.width / 2
      let middle = min(max(x, pen.bounds.minX + half), max(pen.bounds.minX + half, pen.bounds.maxX - half))
      pen.draw(text, x: middle, y: y + Self.markLength + Self.gap, .center)
    }
  }
}
