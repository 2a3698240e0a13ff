import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources

/// A chart with an axis of numbers and one of categories or places: bars, lines, areas and points.
struct CartesianChart {
  /// What is drawn by one of the axes of numbers, the first one to begin with.
  private(set) var content: ChartContent
  let pen: ChartPen
  private(set) var scale: ChartScale
  /// Whether its marks lie over bars or areas of the first axis.
  private(set) var liesOverMarks = false
  /// Whether bars stand along the axis below, half of the first and the last beyond their places.
  private let growsBars: Bool
  /// Where the marks are drawn, counted from the side that people begin to read at.
  let plot: CGRect
  /// The categories from the first to the last along their axis.
  let order: [Int]
  /// The room that a category has along its axis; of times the least that is between two.
  let slot: CGFloat
  /// How many categories the whole chart has.
  let count: Int
  private let legend: ChartLegend
  private let labels: CategoryLabels?
  /// The axis where numbers stand at times or at other numbers.
  private let places: (scale: PlaceScale, labels: PlaceLabels)?
  /// The axis of numbers at the far side.
  private let second: ChartSecondAxis?
  private let names: [(index: Int, text: TextLayout)]
  /// What values beyond the ends of bars below zero take between the plot and the categories.
  private let lowRoom: CGFloat

  /// What is between the plot and the numbers beside it, in points.
  private static let gap: CGFloat = 6
  /// How many lines' heights are between the numbers beside a plot at least.
  private static let leastLines: CGFloat = 1.1
  /// How much of the chart's width the names beside lying bars take at most.
  private static let widestNames: CGFloat = 0.5

  init(_ whole: ChartContent, _ pen: ChartPen) {
    let content = whole.hasSecondAxis ? whole.part(onSecondAxis: false) : whole
    self.content = content
    self.pen = pen
    let bounds = pen.bounds
    let isLine = content.type != .bars
    let isHorizontal = content.lies
    legend = ChartLegend(whole.legend, width: bounds.width, pen)
    let line = pen.font.lineHeight
    let top = bounds.minY + legend.height + (isHorizontal ? 0 : line / 2)
    let count = max(1, whole.count)
    self.count = count
    growsBars = content.type == .bars
    let extent = content.extent ?? 0...0
    let order = whole.order
    self.order = order

    func scale(length: CGFloat, each: CGFloat) -> ChartScale {
      ChartScale(
        extent, count: extent == 0...0 ? 1 : min(10, max(1, Int(nearest: length / max(each, 1)))),
        includesZero: content.type.growsFromZero,
        minimum: content.minimum, maximum: content.maximum
      ) { scale in
        if extent == 0...0 { return false }
        let values = content.valueRoom(scale, along: length, pen)
        let needed = isHorizontal ? widest(scale) + Self.gap : Self.leastLines * line
        return scale.distance(along: length - values.low - values.high) >= needed
      }
    }
    func widest(_ scale: ChartScale) -> CGFloat {
      content.extent == nil && whole.hasSecondAxis
        ? 0 : scale.ticks.map { pen.text(content.tickText($0, scale, pen)).size.width }.max() ?? 0
    }

    if isHorizontal {
      let bottom = bounds.maxY - line - Self.gap
      let slot = (bottom - top) / CGFloat(count)
      let every = max(1, Int(nearest: (line / max(slot, 0.01)).rounded(.up)))
      names = stride(from: 0, to: count, by: every).map {
        (
          $0,
          pen.text(
            content.category($0), .label, width: bounds.width * Self.widestNames,
            lines: slot > 2 * line ? 2 : 1)
        )
      }
      let side = names.map(\.text.size.width).max() ?? 0
      let left = bounds.minX + (side > 0 ? side + Self.gap + 2 : 0)
      // The numbers decide how many ticks have room, and these how long the numbers are.
      var chosen = scale(length: bounds.maxX - left, each: 45)
      var width = widest(chosen)
      for _ in 0..<3 where width + 12 > 45 {
        chosen = scale(length: bounds.maxX - left, each: width + 12)
        width = widest(chosen)
      }
      self.scale = chosen
      (labels, places, second) = (nil, nil, nil)
      let values = content.valueRoom(chosen, along: bounds.maxX - width / 2 - left, pen)
      plot = CGRect(
        x: left + values.low, y: top,
        width: max(0, bounds.maxX - max(width / 2, values.high) - left - values.low),
        height: max(0, bottom - top))
      self.slot = plot.height / CGFloat(count)
      lowRoom = values.low
      return
    }

    names = []
    // First with labels in one line, then with the room that they really need.
    var height = bounds.maxY - top - line - Self.gap
    var chosen = scale(length: height, each: 2.4 * line)
    var left = bounds.minX
    var labels: CategoryLabels?
    var places: (scale: PlaceScale, labels: PlaceLabels)?
    let (placeExtent, leastPlace) = (content.placeExtent(of: order), content.leastPlace(of: order))
    func secondAxis(beside first: ChartScale) -> ChartSecondAxis? {
      ChartSecondAxis(
        whole, beside: first, count: min(10, max(1, Int(nearest: height / (2.4 * line)))), pen)
    }
    var end = bounds.maxX
    for _ in 0..<2 {
      let width = widest(chosen)
      left = bounds.minX + (width > 0 ? width + Self.gap : 0)
      end = bounds.maxX - (secondAxis(beside: chosen)?.width ?? 0)
      let slot = (end - left) / CGFloat(count)
      if let placeExtent {
        let scale =
          content.times.isEmpty
          ? PlaceScale(placeExtent, length: end - left, format: content.placeFormat, pen)
          : PlaceScale(
            ChartTimeScale(placeExtent, least: leastPlace, length: end - left, language: pen.language) {
              pen.text($0).size.width
            })
        let labels = PlaceLabels(scale, pen)
        places = (scale, labels)
        // Numbers go on to the very end of the axis, and half of the last one beyond.
        if content.times.isEmpty { end = min(end, bounds.maxX - labels.overhang) }
      } else {
        labels = CategoryLabels(
          (0..<count).map(content.category), from: left, slot: slot, mayThin: isLine, room: bounds.height, pen
        )
      }
      height = bounds.maxY - top - (labels?.height ?? places?.labels.height ?? 0)
      chosen = scale(length: height, each: 2.4 * line)
    }
    self.scale = chosen
    (self.labels, self.places) = (labels, places)
    second = secondAxis(beside: chosen)
    if let second { end = min(end, bounds.maxX - second.width) }
    var values = content.valueRoom(chosen, along: height, pen)
    if let second {
      values.high = max(values.high, second.content.valueRoom(second.scale, along: height, pen).high)
    }
    lowRoom = values.low
    plot = CGRect(
      x: left, y: top + values.high, width: max(0, end - left),
      height: max(0, height - values.high - values.low))
    guard let scale = places?.scale else {
      slot = plot.width / CGFloat(count)
      return
    }
    let part = scale.upper > scale.lower ? leastPlace / (scale.upper - scale.lower) : 1
    // Bars have half of it before the first and behind the last one.
    slot = plot.width * CGFloat(content.type == .bars ? part / (1 + part) : min(1, part))
  }

  // MARK: Places

  /// Where a time or number lies along the axis below.
  private func place(_ place: Double) -> CGFloat {
    let margin = growsBars ? slot / 2 : 0
    return plot.minX + margin + (places?.scale.fraction(place) ?? 0) * (plot.width - 2 * margin)
  }

  /// The middle of a category along its axis.
  func middle(_ index: Int) -> CGFloat {
    if places != nil { return place(content.places[index]) }
    return (content.lies ? plot.minY : plot.minX) + (CGFloat(index) + 0.5) * slot
  }

  /// Where a number lies along its axis.
  func position(_ value: Double) -> CGFloat {
    let fraction = min(max(scale.fraction(value), -10), 10)
    return content.lies ? plot.minX + fraction * plot.width : plot.maxY - fraction * plot.height
  }

  // MARK: Drawing

  func draw() {
    legend.draw(at: pen.bounds.origin, pen)
    guard plot.width > 0, plot.height > 0 else { return }
    if let minimum = content.minimum, let maximum = content.maximum, minimum >= maximum {
      pen.warn(.axisEndsBeforeItBegins(minimum, maximum))
    }
    if content.extent != nil { drawGrid() }
    let targets = targets
    for target in targets { pen.taken.take(target.rect) }
    if let second {
      let other = onAxis(second)
      second.draw(beside: plot, at: other.position, color: Self.baseColor, pen)
      if let minimum = second.content.minimum, let maximum = second.content.maximum, minimum >= maximum {
        pen.warn(.axisEndsBeforeItBegins(minimum, maximum))
      }
      // Areas would hide what is behind them.
      if second.content.type == .areas { other.drawMarks() }
      drawMarks()
      drawBase()
      if second.content.type != .areas { other.drawMarks() }
    } else {
      drawMarks()
      drawBase()
    }
    draw(targets)
    labels?.draw(at: middle, below: plot.maxY + lowRoom, pen)
    places?.labels.draw(at: place, below: plot.maxY + lowRoom, color: Self.baseColor, pen)
    for (index, name) in names where name.size.width > 0 {
      pen.draw(
        name, x: plot.minX - Self.gap - 2 - lowRoom, y: middle(index) - name.size.height / 2, .trailing)
    }
  }

  /// The same chart with what the second axis measures.
  private func onAxis(_ second: ChartSecondAxis) -> CartesianChart {
    var other = self
    (other.content, other.scale) = (second.content, second.scale)
    other.liesOverMarks = content.type != .lines && content.type != .scatter
    return other
  }

  private func drawMarks() {
    let clips = content.minimum != nil || content.maximum != nil
    if clips {
      pen.canvas.saveGState()
      pen.canvas.clip(to: pen.place(plot.insetBy(dx: -4, dy: -4)))
    }
    switch content.type {
    case .bars: BarMarks(chart: self).draw()
    case .scatter: PointMarks(chart: self).draw()
    default: LineMarks(chart: self).draw()
    }
    if clips { pen.canvas.restoreGState() }
  }

  private func drawGrid() {
    if content.type == .scatter, let scale = places?.scale {
      for tick in scale.ticks {
        let x = place(tick.place)
        pen.rule(
          from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY), width: 0.5, Self.gridColor)
      }
    }
    for tick in scale.ticks {
      let text = pen.text(content.tickText(tick, scale, pen))
      let place = position(tick)
      if content.lies {
        pen.rule(
          from: CGPoint(x: place, y: plot.minY), to: CGPoint(x: place, y: plot.maxY), width: 0.5,
          Self.gridColor)
        pen.draw(text, x: place, y: plot.maxY + Self.gap, .center)
      } else {
        pen.rule(
          from: CGPoint(x: plot.minX, y: place), to: CGPoint(x: plot.maxX, y: place), width: 0.5,
          Self.gridColor)
        let middle = text.firstBaseline - pen.font.capHeight / 2
        pen.draw(text, x: plot.minX - Self.gap, y: place - middle, .trailing)
      }
    }
  }

  /// The line that bars stand on.
  private func drawBase() {
    let place = position(scale.base)
    if content.lies {
      pen.rule(
        from: CGPoint(x: place, y: plot.minY), to: CGPoint(x: place, y: plot.maxY), width: 1, Self.baseColor)
    } else {
      pen.rule(
        from: CGPoint(x: plot.minX, y: place), to: CGPoint(x: plot.maxX, y: place), width: 1, Self.baseColor)
    }
  }

  /// The numbers that others are held against, and where they are written: at the ends of their lines.
  private var targets: [(position: CGFloat, text: TextLayout, rect: CGRect)] {
    content.targets.filter { $0 >= scale.lower && $0 <= scale.upper }.map { target in
      let place = position(target)
      let text = pen.text(content.valueText(target, pen), Self.targetColor)
      let corner =
        content.lies
        ? CGPoint(x: min(place + 3, plot.maxX - text.size.width), y: plot.minY)
        : CGPoint(x: plot.maxX - text.size.width, y: max(place - text.size.height - 1, pen.bounds.minY))
      return (place, text, CGRect(origin: corner, size: text.size))
    }
  }

  /// Draws a dashed line for each target, with its number on a plate, since marks may stand there.
  private func draw(_ targets: [(position: CGFloat, text: TextLayout, rect: CGRect)]) {
    for (place, text, rect) in targets {
      let (start, end) =
        content.lies
        ? (CGPoint(x: place, y: plot.minY), CGPoint(x: place, y: plot.maxY))
        : (CGPoint(x: plot.minX, y: place), CGPoint(x: plot.maxX, y: place))
      pen.dashedRule(from: start, to: end, Self.targetColor)
      pen.fillPlate(behind: rect)
      pen.draw(text, x: rect.minX, y: rect.minY, .leading)
    }
  }

  private static let targetColor = UIColor.systemRed
  private static let gridColor = UIColor(
    light: UIColor(white: 0.86, alpha: 1).cgColor, dark: UIColor(white: 0.24, alpha: 1).cgColor)
  private static let baseColor = UIColor(
    light: UIColor(white: 0.35, alpha: 1).cgColor, dark: UIColor(white: 0.65, alpha: 1).cgColor)
}

nonisolated extension ChartContent {
  /// Whether bars lie, and categories are below each other.
  var lies: Bool { type == .bars && isHorizontal }

  func tickText(_ value: Double, _ scale: ChartScale, _ pen: ChartPen) -> String {
    format.axisText(value, scale, pen.language)
  }

  func valueText(_ value: Double, _ pen: ChartPen) -> String { format.drawnText(value, pen.language) }

  /// What values that are written beyond the ends of bars, or above lines, need outside of the plot, below zero and above.
  ///
  /// - Parameter length: How long the axis of numbers would be without them.
  func valueRoom(_ scale: ChartScale, along length: CGFloat, _ pen: ChartPen) -> (low: CGFloat, high: CGFloat)
  {
    guard showsValues, !stacks, let extent else { return (0, 0) }
    func room(isWanted: (Double) -> Bool, beyond end: CGFloat) -> CGFloat {
      var needed = pen.font.lineHeight + (type == .bars ? 2 : 5)
      if lies {
        let values = series.flatMap(\.values).filter { $0.isFinite && isWanted($0) }
        needed = values.prefix(500).map { pen.text(valueText($0, pen)).size.width + 6 }.max() ?? 0
      }
      return max(0, needed - end * length)
    }
    let low = type == .bars && extent.lowerBound < 0
    return (
      low ? room(isWanted: { $0 < 0 }, beyond: scale.fraction(extent.lowerBound)) : 0,
      extent.upperBound < 0 && type == .bars
        ? 0 : room(isWanted: { $0 >= 0 }, beyond: 1 - scale.fraction(extent.upperBound))
    )
  }
}

nonisolated extension Diagnostic {
  /// An axis whose least number is not below its greatest.
  static func axisEndsBeforeItBegins(_ minimum: Double, _ maximum: Double) -> Diagnostic {
    Diagnostic(
      .warning,
      "The minimum of the chart, \(pointText(minimum)), is not below its maximum, \(pointText(maximum))")
  }
}
