import Foundation
import QuoinViews

/// Finds how wide the columns of a table are: fixed ones as they say, automatic ones by the cells that were looked at, and
/// the others by their shares of what is left.
struct TableColumnSizer {
  private var columns: [TableColumn]
  private let room: CGFloat
  private var natural: [CGFloat]
  private var fractions: [CGFloat]
  /// How much of the widest number of each column stands before its decimal point, in points.
  private var wholes: [CGFloat]
  /// Whether columns were given; otherwise there are as many as the widest row has cells.
  private let isOpen: Bool

  private let padding: UIEdgeInsets?

  init(_ columns: [TableColumn], in room: CGFloat, padding: UIEdgeInsets?) {
    self.padding = padding
    (self.columns, self.room) = (columns, room)
    isOpen = columns.isEmpty
    natural = columns.map { _ in 0 }
    fractions = columns.map { _ in 0 }
    wholes = fractions
  }

  var columnCount: Int { columns.count }

  /// Whether widths or places depend on what is in the cells.
  var looksAtRows: Bool {
    columns.contains { $0.width == .automatic || $0.alignment == .decimal }
  }

  /// Takes the cells of a row into account.
  ///
  /// - Parameter isSample: Whether the row stands for others, whose numbers have other digits.
  mutating func look(at row: TableRowView, isSample: Bool = false) {
    for placed in row.placedCells {
      let (cell, column, span) = (placed.cell, placed.column, placed.columnSpan)
      while isOpen, columns.count < column + span {
        columns.append(TableColumn(width: .automatic))
        natural.append(0)
        fractions.append(0)
        wholes.append(0)
      }
      guard span == 1, column < columns.count else { continue }
      var fraction: CGFloat?
      (cell as? TableCell)?.tablePadding = padding
      (cell as? TableCell)?.alignFigures(columns[column].alignment)
      if columns[column].alignment == .decimal {
        fraction = (cell as? TableCell)?.fractionWidth
        fractions[column] = max(fractions[column], fraction ?? 0)
      }
      guard columns[column].width == .automatic else { continue }
      let width =
        cell.layoutSizing.width.isNaN
        ? cell.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width
        : cell.layoutSizing.width
      guard width.isFinite else { continue }
      if let fraction {
        wholes[column] = max(wholes[column], width - fraction)
      } else {
        let slack = isSample ? (cell as? TableCell)?.widthOfOtherDigits ?? 0 : 0
        natural[column] = max(natural[column], (width + slack).rounded(.up))
      }
    }
  }

  var grid: TableGrid {
    var widths = columns.map { _ in CGFloat(0) }
    var (left, weights) = (room, CGFloat(0))
    for (index, column) in columns.enumerated() {
      switch column.width {
      case .fixed(let width): widths[index] = max(0, width)
      case .automatic:
        let number = wholes[index] > 0 ? (wholes[index] + fractions[index]).rounded(.up) + 1 : 0
        widths[index] = max(natural[index], number)
      case .share(let weight): weights += max(0, weight)
      }
      left -= widths[index]
    }
    let isTooNarrow = left < 0
    if left < 0 || weights == 0 {
      // Automatic columns give way, as far as they can, and share what is left over where nothing else does.
      let automatic = columns.indices.filter { columns[$0].width == .automatic }
      let total = automatic.reduce(0) { $0 + widths[$1] }
      let wanted = max(0, total + left)
      if total > 0, left < 0 || isOpen {
        for index in automatic { widths[index] *= wanted / total }
        left = 0
      }
    }
    for (index, column) in columns.enumerated() {
      if case .share(let weight) = column.width, weights > 0 {
        widths[index] = max(0, left) * max(0, weight) / weights
      }
    }
    return TableGrid(
      widths: widths, alignments: columns.map(\.alignment), fractions: fractions,
      fitsContent: columns.map { $0.width == .automatic && !isTooNarrow }, padding: padding)
  }
}
