import Foundation
import QuoinGraphics
import QuoinResources

/// The axis below a chart whose numbers stand at times or at other numbers: its ends, and what is written where.
struct PlaceScale {
  let lower: Double
  let upper: Double
  let ticks: [(place: Double, text: String)]

  /// What is between the texts of two ticks, in points.
  private static let gap: CGFloat = 16
  /// The same where there would be two of them otherwise.
  private static let leastGap: CGFloat = 6

  /// Takes the ticks of a scale of times.
  init(_ times: ChartTimeScale) {
    (lower, upper) = (times.lower, times.upper)
    ticks = times.ticks.map { ($0.time, $0.text) }
  }

  /// Chooses ticks for numbers.
  ///
  /// - Parameters:
  ///   - extent: The least and the greatest number.
  ///   - length: How long the axis is, in points.
  ///   - format: How the numbers are written.
  init(_ extent: ClosedRange<Double>, length: CGFloat, format: ChartNumberFormat, _ pen: ChartPen) {
    // The numbers decide how many ticks have room, and these how long the numbers are.
    var width: CGFloat = 0
    var scale: ChartScale
    var texts: [String]
    var tries = 0
    repeat {
      let count = min(12, max(1, Int(nearest: (length / (width + Self.gap)).rounded(.down))))
      scale = ChartScale(extent, count: count, includesZero: false) { finer in
        let widest = finer.ticks.map { pen.text(format.axisText($0, finer, pen.language)).size.width }.max()
        return finer.distance(along: length) >= (widest ?? 0) + Self.leastGap
      }
      texts = scale.ticks.map { format.axisText($0, scale, pen.language) }
      let widest = texts.map { pen.text($0).size.width }.max() ?? 0
      if widest <= width { break }
      width = widest
      tries += 1
    } while tries < 4
    (lower, upper) = (scale.lower, scale.upper)
    ticks = zip(scale.ticks, texts).map { ($0, $1) }
  }

  /// Where a time or number lies, from 0 at the lower end to 1 at the upper one.
  func fraction(_ place: Double) -> CGFloat {
    // Halves, so that the width of a range from -1e308 to 1e308 is a number.
    upper > lower ? CGFloat((place / 2 - lower / 2) / (upper / 2 - lower / 2)) : 0.5
  }
}
