import Foundation
import QuoinGraphics

/// The names of what a chart shows with their colours, in rows that break where there is no more room.
struct ChartLegend {
  /// An entry with its place.
  private struct Entry {
    let text: TextLayout
    let color: UIColor
    let type: ChartType
    let origin: CGPoint
    /// How wide the mark before the text is, in points.
    let mark: CGFloat
  }

  private let entries: [Entry]
  private let side: CGFloat
  /// How high all rows are, with the space below them; 0 without entries.
  let height: CGFloat

  /// Sets a legend.
  ///
  /// - Parameters:
  ///   - names: What is shown, its colours and what it is drawn as.
  ///   - width: What the rows have room in.
  init(_ names: [(name: String, color: UIColor, type: ChartType)], width: CGFloat, _ pen: ChartPen) {
    side = (pen.font.capHeight + 1).rounded()
    var entries: [Entry] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    let line = pen.font.lineHeight
    for (name, color, type) in names {
      let mark = type == .lines ? side * 1.6 : side
      let text = pen.text(name, .label, width: max(1, width - mark - 5))
      let needed = mark + 5 + text.size.width
      if x > 0, x + needed > width {
        x = 0
        y += line + 3
      }
      entries.append(Entry(text: text, color: color, type: type, origin: CGPoint(x: x, y: y), mark: mark))
      x += needed + 14
    }
    self.entries = entries
    height = entries.isEmpty ? 0 : y + line + 10
  }

  func draw(at origin: CGPoint, _ pen: ChartPen) {
    // Scripts have lines of other heights, and stand on one all the same.
    let baseline = entries.map(\.text.firstBaseline).max() ?? 0
    for entry in entries {
      let x = origin.x + entry.origin.x
      let y = origin.y + entry.origin.y
      let middle = y + baseline - pen.font.capHeight / 2
      let (isLine, mark) = (entry.type == .lines, entry.mark)
      if entry.type == .scatter {
        pen.dot(at: CGPoint(x: x + mark / 2, y: middle), entry.color)
      } else {
        let height = isLine ? 2.5 : side
        pen.fill(
          CGRect(x: x, y: middle - height / 2, width: mark, height: height),
          radii: CornerRadii(isLine ? 1.25 : 1.5),
          entry.color)
      }
      pen.draw(entry.text, x: x + mark + 5, y: y + baseline - entry.text.firstBaseline, .leading)
    }
  }
}
