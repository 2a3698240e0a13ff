import Foundation
import QuoinGraphics

/// What the numbers on a chart's second axis are drawn as.
public nonisolated enum SecondChartType: String, Hashable, Sendable, CaseIterable {
  /// A line through the numbers.
  case lines
  /// A line with the area down to zero filled.
  case areas
  /// A dot for each number.
  case scatter

  var type: ChartType {
    switch self {
    case .lines: .lines
    case .areas: .areas
    case .scatter: .scatter
    }
  }
}

/// The axis of numbers at the far side of a chart, for series that measure something else.
struct ChartSecondAxis {
  /// The numbers on it, with their colours in the whole chart.
  let content: ChartContent
  let scale: ChartScale
  /// Whether its ticks lie on the lines of the first axis.
  let sharesLines: Bool
  private let texts: [(tick: Double, text: TextLayout)]

  /// What is between the plot and the numbers beside it, in points.
  private static let gap: CGFloat = 6
  /// How long the marks are that stand for lines across the chart.
  private static let markLength: CGFloat = 4

  /// Chooses the axis; nothing for content without numbers on it.
  ///
  /// - Parameters:
  ///   - content: What the whole chart shows.
  ///   - first: The scale of the first axis.
  ///   - count: About how many steps there is room for.
  init?(_ content: ChartContent, beside first: ChartScale, count: Int, _ pen: ChartPen) {
    guard content.hasSecondAxis else { return nil }
    let part = content.part(onSecondAxis: true)
    guard let extent = part.extent else { return nil }
    let growsFromZero = part.type.growsFromZero
    if part.minimum == nil, part.maximum == nil {
      scale = ChartScale(extent, beside: first, includesZero: growsFromZero)
    } else {
      scale = ChartScale(
        extent, count: count, includesZero: growsFromZero, minimum: part.minimum, maximum: part.maximum)
    }
    let places = scale.ticks.map(scale.fraction)
    let lines = first.ticks.map(first.fraction)
    sharesLines = places.count == lines.count && zip(places, lines).allSatisfy { abs($0 - $1) < 1e-6 }
    texts = scale.ticks.map { [scale] in ($0, pen.text(part.tickText($0, scale, pen))) }
    self.content = part
  }

  /// How much room it takes beside the plot, in points.
  var width: CGFloat {
    (texts.map(\.text.size.width).max() ?? 0) + Self.gap + (sharesLines ? 0 : Self.markLength)
  }

  /// Draws the numbers beside the plot.
  ///
  /// - Parameter position: Where a number lies along the axis.
  func draw(beside plot: CGRect, at position: (Double) -> CGFloat, color: UIColor, _ pen: ChartPen) {
    for (tick, text) in texts {
      let place = position(tick)
      if !sharesLines {
        pen.rule(
          from: CGPoint(x: plot.maxX, y: place), to: CGPoint(x: plot.maxX + Self.markLength, y: place),
          width: 1,
          color)
      }
      let middle = text.firstBaseline - pen.font.capHeight / 2
      let start = plot.maxX + Self.gap + (sharesLines ? 0 : Self.markLength)
      pen.draw(text, x: start, y: place - middle, .leading)
    }
  }
}

nonisolated extension ChartContent {
  /// Whether some of the numbers are measured on an axis of their own.
  var hasSecondAxis: Bool {
    !type.isRound && !lies && series.contains(where: \.usesSecondAxis)
      && series.contains { !$0.usesSecondAxis }
  }

  /// What is drawn by one of two axes, with the colours that it has in the whole chart.
  func part(onSecondAxis isSecond: Bool) -> ChartContent {
    var part = self
    part.series = series.enumerated().compactMap { index, series in
      guard series.usesSecondAxis == isSecond else { return nil }
      return ChartSeries(series.name, series.values, color: color(index), usesSecondAxis: isSecond)
    }
    part.companions = companions.filter { $0.usesSecondAxis == isSecond }
    if isSecond {
      part.type = secondType.type
      (part.minimum, part.maximum, part.format) = (secondMinimum, secondMaximum, secondFormat)
      (part.targets, part.isStacked) = ([], false)
    }
    return part
  }

  /// What a series is drawn as.
  func type(of series: ChartSeries) -> ChartType {
    hasSecondAxis && series.usesSecondAxis ? secondType.type : type
  }

  /// How the numbers of a series are written.
  func format(of series: ChartSeries) -> ChartNumberFormat {
    hasSecondAxis && series.usesSecondAxis ? secondFormat : format
  }
}
