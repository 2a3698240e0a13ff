import Foundation
import QuoinGraphics
import QuoinResources

/// What stands below an axis of categories: all labels where they have room, in two lines, rising, or only some of them.
struct CategoryLabels {
  private enum Arrangement { case flat, wrapped, rising }

  private let arrangement: Arrangement
  private let texts: [(index: Int, text: TextLayout)]
  private let slot: CGFloat
  /// How high the labels are, with the space above them.
  let height: CGFloat

  /// Rising labels are cut at this length, in points, or where they come to a third of the chart's height.
  private static let longest: CGFloat = 110
  /// What is between an axis and its labels.
  private static let gap: CGFloat = 5

  /// Arranges the labels.
  ///
  /// - Parameters:
  ///   - start: Where the first category begins.
  ///   - slot: The width that each category has.
  ///   - mayThin: Whether some may be left out before others rise: along lines, categories follow in an order.
  ///   - room: The height of the whole chart.
  init(_ names: [String], from start: CGFloat, slot: CGFloat, mayThin: Bool, room: CGFloat, _ pen: ChartPen) {
    self.slot = slot
    let indexed = names.enumerated().filter { !$0.element.isEmpty }
    // No more are set than could ever be drawn.
    let stride = max(1, Int(nearest: (6 / max(slot, 0.01)).rounded(.up)))
    let line = pen.font.lineHeight
    func set(every step: Int, width: CGFloat = .infinity, lines: Int = 1) -> [(index: Int, text: TextLayout)]
    {
      indexed.filter { $0.offset.isMultiple(of: step) }.map {
        ($0.offset, pen.text($0.element, width: width, lines: lines, alignment: lines > 1 ? .center : .left))
      }
    }
    let plain = set(every: stride)
    let widest = plain.map(\.text.size.width).max() ?? 0
    guard widest > 0 else {
      (arrangement, texts, height) = (.flat, [], 0)
      return
    }
    if stride == 1, widest + 6 <= slot {
      (arrangement, texts, height) = (.flat, plain, line + Self.gap)
      return
    }
    let longestWord = stride > 1 ? .infinity : Self.longestWord(names, pen)
    if longestWord + 4 <= slot {
      let wrapped = set(every: 1, width: slot - 4, lines: 2)
      if wrapped.allSatisfy({ !$0.text.isTruncated }) {
        let high = wrapped.map(\.text.size.height).max() ?? line
        (arrangement, texts, height) = (.wrapped, wrapped, high + Self.gap)
        return
      }
    }
    if mayThin || slot < line {
      let step = max(stride, Int(nearest: ((widest + 12) / max(slot, 0.01)).rounded(.up)))
      // Few labels say more than rising ones only where there are many.
      if mayThin || names.count / step >= 3 {
        (arrangement, texts, height) = (.flat, set(every: step), line + Self.gap)
        return
      }
    }
    let step = max(stride, Int(nearest: (line / max(slot, 0.01)).rounded(.up)))
    // All together are no higher than a third of the chart, so that the larger part is left to what it shows.
    let length = min(widest + 1, Self.longest, max(20, (room / 3 - Self.gap) * 2.squareRoot() - line))
    let cut = indexed.filter { $0.offset.isMultiple(of: step) }.map { index, name in
      // The first ones may not reach out of the chart.
      let reach = (start + (CGFloat(index) + 0.5) * slot - pen.bounds.minX) * 2.squareRoot() - line / 2
      return (index, pen.text(name, width: max(1, min(length, reach))))
    }
    arrangement = .rising
    texts = cut
    height = ((cut.map(\.1.size.width).max() ?? 0) + line) / 2.squareRoot() + Self.gap
  }

  private static func longestWord(_ names: [String], _ pen: ChartPen) -> CGFloat {
    names.flatMap { $0.split(separator: " ") }.map { pen.text(String($0)).size.width }.max() ?? 0
  }

  /// Draws the labels below an axis.
  ///
  /// - Parameter middles: Where the middle of each category is.
  func draw(at middles: (Int) -> CGFloat, below y: CGFloat, _ pen: ChartPen) {
    for (index, text) in texts {
      let middle = middles(index)
      switch arrangement {
      case .flat:
        // What is thinned may be wider than its place; it stays within the chart.
        let half = text.size.width / 2
        let x = min(max(middle, pen.bounds.minX + half), max(pen.bounds.minX + half, pen.bounds.maxX - half))
        pen.draw(text, x: x, y: y + Self.gap, .center)
      case .wrapped:
        // Those of one line, too, are centred in the width that all were set in.
        pen.draw(text, x: middle, y: y + Self.gap, .center, width: slot - 4)
      case .rising:
        pen.drawRising(
          text, endingAt: CGPoint(x: middle + 2, y: y + Self.gap + pen.font.lineHeight / 2 / 2.squareRoot()))
      }
    }
  }
}
