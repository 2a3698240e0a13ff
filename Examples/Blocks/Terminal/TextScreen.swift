import Foundation

/// A screen of characters that boxes are drawn on.
struct TextScreen {
  private var rows: [[Character]]

  init(columns: Int, lines: Int) {
    rows = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  mutating func draw(_ box: TextBox) {
    let (left, right) = (Int(box.frame.minX.rounded()), Int(box.frame.maxX.rounded()))
    let (top, bottom) = (Int(box.frame.minY.rounded()), Int(box.frame.maxY.rounded()))
    guard right > left, bottom > top else { return }
    if let fill = box.fill {
      for line in top..<bottom { for column in left..<right { put(fill, column, line) } }
    }
    if box.hasBorder {
      for line in top..<bottom {
        for column in left..<right {
          let isSide = column == left || column == right - 1
          let isEdge = line == top || line == bottom - 1
          put(isSide && isEdge ? "+" : isEdge ? "-" : isSide ? "|" : " ", column, line)
        }
      }
    }
    let lines = TextBox.wrap(box.text, columns: right - left)
    let first = box.hasBorder ? top + (bottom - top - lines.count) / 2 : top
    for (index, text) in lines.enumerated() where first + index < bottom {
      let start = box.hasBorder ? left + (right - left - text.count) / 2 : left
      for (offset, character) in text.enumerated() where start + offset < right {
        put(character, start + offset, first + index)
      }
    }
  }

  private mutating func put(_ character: Character, _ column: Int, _ line: Int) {
    if rows.indices.contains(line), rows[line].indices.contains(column) { rows[line][column] = character }
  }
}
