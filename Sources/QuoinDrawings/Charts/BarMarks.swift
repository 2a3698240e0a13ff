import Foundation
import QuoinGraphics
import QuoinResources

/// The bars of a chart: beside each other in groups, or on each other.
struct BarMarks {
  let chart: CartesianChart

  private var content: ChartContent { chart.content }
  private var pen: ChartPen { chart.pen }

  /// How much of a category's room its bars take.
  private var share: CGFloat { content.series.count == 1 || content.stacks ? 0.62 : 0.76 }
  /// No bar is wider, in points.
  private static let widest: CGFloat = 56

  func draw() {
    if chart.slot < pen.detail { return drawMerged() }
    for index in chart.order {
      guard BudgetMeter.allowsNow(100 * content.series.count) else { return }
      if content.stacks { drawStack(index) } else { drawGroup(index) }
    }
  }

  /// Draws bars of which many share a pixel: those of them that reach farthest.
  private func drawMerged() {
    let pixel = pen.detail
    func column(_ index: Int) -> CGFloat { (chart.middle(index) / pixel).rounded(.down) }
    var rest = chart.order[...]
    while let first = rest.first {
      let place = column(first)
      let sharing = rest.prefix { column($0) == place }
      rest = rest.dropFirst(sharing.count)
      guard BudgetMeter.allowsNow(sharing.count * content.series.count) else { return }
      if content.stacks {
        drawStacks(sharing, at: place * pixel, width: pixel)
      } else {
        drawGroups(sharing, at: place * pixel, width: pixel)
      }
    }
  }

  /// Draws the greatest and the least number of each series in one place, the longest bar first.
  private func drawGroups(_ indices: ArraySlice<Int>, at start: CGFloat, width: CGFloat) {
    var bars: [(end: CGFloat, color: UIColor)] = []
    let base = chart.position(chart.scale.base)
    for (number, series) in content.series.enumerated() {
      var ends: (low: Double, high: Double)?
      for index in indices {
        guard let value = series.value(index) else { continue }
        ends = (min(ends?.low ?? value, value), max(ends?.high ?? value, value))
      }
      guard let ends else { continue }
      let color = content.color(number)
      if ends.high >= chart.scale.base { bars.append((chart.position(ends.high), color)) }
      if ends.low < chart.scale.base { bars.append((chart.position(ends.low), color)) }
    }
    for (end, color) in bars.sorted(by: { abs($0.end - base) > abs($1.end - base) }) {
      bar(from: base, to: end, at: start, width: width, color, isEnd: false)
    }
  }

  /// Draws the highest stack above zero in one place, and the deepest below it.
  private func drawStacks(_ indices: ArraySlice<Int>, at start: CGFloat, width: CGFloat) {
    func sum(_ index: Int, _ isPart: (Double) -> Bool) -> Double {
      content.series.reduce(0) { sum, series in
        series.value(index).map { isPart($0) ? sum + $0 : sum } ?? sum
      }
    }
    let highs = indices.map { (index: $0, sum: sum($0) { $0 > 0 }) }
    let lows = indices.map { (index: $0, sum: sum($0) { $0 < 0 }) }
    guard let high = highs.max(by: { $0.sum < $1.sum }), let low = lows.min(by: { $0.sum < $1.sum }) else {
      return
    }
    drawStack(high.index, below: low.index, at: start, width: width)
  }

  private func drawGroup(_ index: Int) {
    let count = CGFloat(max(1, content.series.count))
    let gap = count > 1 ? min(2, chart.slot * 0.02) : 0
    let whole = min(chart.slot * share, count * Self.widest)
    let width = max((whole - gap * (count - 1)) / count, 0.1)
    var start = chart.middle(index) - whole / 2
    for (number, series) in content.series.enumerated() {
      if let value = series.value(index) {
        let (from, to) = (chart.position(chart.scale.base), chart.position(value))
        bar(from: from, to: to, at: start, width: width, content.color(number), isEnd: true)
        if content.showsValues { drawValue(value, at: to, middle: start + width / 2, room: width + gap) }
      }
      start += width + gap
    }
  }

  private func drawStack(_ index: Int) {
    let width = min(chart.slot * share, Self.widest)
    drawStack(index, below: index, at: chart.middle(index) - width / 2, width: width)
  }

  /// Draws the numbers of a category above zero on each other, and those of one below zero under each other.
  private func drawStack(_ index: Int, below: Int, at start: CGFloat, width: CGFloat) {
    var ends = (low: 0.0, high: 0.0)
    let values = content.series.flatMap { series in
      [max(0, series.value(index) ?? 0), min(0, series.value(below) ?? 0)]
    }
    let (last, first) = (values.lastIndex { $0 > 0 }, values.lastIndex { $0 < 0 })
    for (number, value) in values.enumerated() where value != 0 {
      let from = value > 0 ? ends.high : ends.low
      let to = from + value
      if value > 0 { ends.high = to } else { ends.low = to }
      let (a, b) = (chart.position(from), chart.position(to))
      let color = content.color(number / 2)
      bar(from: a, to: b, at: start, width: width, color, isEnd: number == last || number == first)
      if content.showsValues {
        drawInside(value, from: a, to: b, middle: start + width / 2, room: width, on: color)
      }
    }
  }

  /// A bar between two places along the axis of numbers; at its end its corners are a little round.
  private func bar(
    from: CGFloat, to: CGFloat, at start: CGFloat, width: CGFloat, _ color: UIColor, isEnd: Bool
  ) {
    let radius = isEnd ? min(1.5, width / 4, abs(to - from)) : 0
    var (x, y) = (pen.grid.round(start), min(from, to))
    let end = pen.grid.round(start + width)
    // Less than a pixel would vanish.
    let across = end > x ? end - x : width
    let size = CGSize(width: across, height: abs(to - from))
    if content.lies {
      (x, y) = (min(from, to), x)
      let radii =
        to >= from
        ? CornerRadii(topLeft: 0, topRight: radius, bottomLeft: 0, bottomRight: radius)
        : CornerRadii(topLeft: radius, topRight: 0, bottomLeft: radius, bottomRight: 0)
      return pen.fill(CGRect(x: x, y: y, width: size.height, height: across), radii: radii, color)
    }
    let radii =
      to <= from
      ? CornerRadii(topLeft: radius, topRight: radius, bottomLeft: 0, bottomRight: 0)
      : CornerRadii(topLeft: 0, topRight: 0, bottomLeft: radius, bottomRight: radius)
    pen.fill(CGRect(x: x, y: y, width: across, height: size.height), radii: radii, color)
  }

  /// Writes a number beyond the end of its bar, where there is room for it.
  private func drawValue(_ value: Double, at end: CGFloat, middle: CGFloat, room: CGFloat) {
    // Of very many bars none has room, and a text takes longer to set than all else about a bar.
    let across = content.lies ? pen.font.capHeight : pen.narrowestNumber
    guard (content.lies ? room : max(room, chart.slot)) >= across else {
      return pen.warnOfValueWithoutRoom()
    }
    let text = pen.text(content.valueText(value, pen), .label)
    if content.lies {
      let y = middle - text.firstBaseline + pen.font.capHeight / 2
      return pen.draw(text, x: value < 0 ? end - 4 : end + 4, y: y, value < 0 ? .trailing : .leading)
    }
    guard text.size.width <= max(room, chart.slot * (content.series.count == 1 ? 0.98 : share)),
      content.series.count == 1 || text.size.width <= room + 2
    else { return pen.warnOfValueWithoutRoom() }
    let top = value < 0 ? end + 2 : end - text.size.height - 1
    // Lines of the second axis keep their numbers away from it.
    let width = text.size.width
    pen.taken.take(CGRect(x: middle - width / 2, y: top, width: width, height: text.size.height))
    pen.draw(text, x: middle, y: top, .center)
  }

  /// Writes a number in its part of a stack, where that is large enough.
  private func drawInside(
    _ value: Double, from: CGFloat, to: CGFloat, middle: CGFloat, room: CGFloat, on color: UIColor
  ) {
    guard room >= (content.lies ? pen.font.capHeight : pen.narrowestNumber) else {
      return pen.warnOfValueWithoutRoom()
    }
    let text = pen.text(content.valueText(value, pen), color.contrasting(pen.canvas.traits))
    let (along, across) =
      content.lies
      ? (text.size.width + 6, pen.font.capHeight + 4) : (pen.font.capHeight + 6, text.size.width + 4)
    guard abs(to - from) >= along, room >= across else { return pen.warnOfValueWithoutRoom() }
    let center = (from + to) / 2
    let height = text.firstBaseline - pen.font.capHeight / 2
    if content.lies {
      pen.draw(text, x: center, y: middle - height, .center)
    } else {
      pen.draw(text, x: middle, y: center - height, .center)
    }
  }
}

nonisolated extension UIColor {
  /// White or nearly black, whichever is read better on the colour.
  func contrasting(_ traits: UITraitCollection) -> UIColor {
    // White on it has more contrast up to 0.18; a little more suits text on saturated colours.
    resolvedCGColor(with: traits).relativeLuminance < 0.3 ? .white : UIColor(white: 0.1, alpha: 1)
  }
}
