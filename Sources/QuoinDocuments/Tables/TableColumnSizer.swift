import Foundation
import QuoinViews

/// Finds how wide the columns of a table are: fixed ones as they say, automatic ones by the cells that were looked at, and
/// the others by their shares of what is left. None that is not fixed is narrower than its longest word while another can
/// give way.
struct TableColumnSizer {
  private var columns: [TableColumn]
  private let room: CGFloat
  private var natural: [CGFloat]
  private var fractions: [CGFloat]
  /// How much of the widest number of each column stands before its decimal point, in points.
  private var wholes: [CGFloat]
  /// How wide the longest word of each column is with the room around it, in points, as far as that was looked at.
  private var words: [CGFloat]
  /// Whether columns were given; otherwise there are as many as the widest row has cells.
  private let isOpen: Bool

  private let padding: UIEdgeInsets?

  init(_ columns: [TableColumn], in room: CGFloat, padding: UIEdgeInsets?) {
    self.padding = padding
    (self.columns, self.room) = (columns, room)
    isOpen = columns.isEmpty
    natural = columns.map { _ in 0 }
    (fractions, wholes, words) = (natural, natural, natural)
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
        words.append(0)
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
      let width = cell.naturalWidthInRow
      guard width.isFinite else { continue }
      if let fraction {
        wholes[column] = max(wholes[column], width - fraction)
      } else {
        let slack = isSample ? (cell as? TableCell)?.widthOfOtherDigits ?? 0 : 0
        natural[column] = max(natural[column], (width + slack).rounded(.up))
      }
    }
  }

  /// Whether not all columns are as wide as they would like to be, so that words have to be looked at.
  var isTight: Bool {
    var left = room
    for index in columns.indices { left -= wish(index) }
    return left < 0 || columns.contains { if case .share = $0.width { true } else { false } }
  }

  /// Takes the longest words of a row into account.
  mutating func lookAtWords(of row: TableRowView) {
    for placed in row.placedCells where placed.columnSpan == 1 && placed.column < columns.count {
      if case .fixed = columns[placed.column].width { continue }
      let word = placed.cell.widestWordInRow.rounded(.up)
      words[placed.column] = max(words[placed.column], word)
    }
  }

  /// How wide a column would like to be, in points; 0 for a share.
  private func wish(_ index: Int) -> CGFloat {
    switch columns[index].width {
    case .fixed(let width): max(0, width)
    case .automatic: max(natural[index], numberWidth(index))
    case .share: 0
    }
  }

  private func numberWidth(_ index: Int) -> CGFloat {
    wholes[index] > 0 ? (wholes[index] + fractions[index]).rounded(.up) + 1 : 0
  }

  /// How wide a column is at least while others can give way, in points.
  private func least(_ index: Int) -> CGFloat {
    switch columns[index].width {
    case .fixed(let width): max(0, width)
    case .automatic: min(max(words[index], numberWidth(index)), wish(index))
    case .share(let weight): weight > 0 ? words[index] : 0
    }
  }

  var grid: TableGrid {
    var widths = columns.indices.map(wish)
    let shares = columns.map { column -> CGFloat in
      if case .share(let weight) = column.width { max(0, weight) } else { 0 }
    }
    let weights = shares.reduce(0, +)
    let automatic = columns.indices.filter { columns[$0].width == .automatic }
    let leastOfShares = columns.indices.reduce(0) { $0 + (shares[$1] > 0 ? least($1) : 0) }
    var left = room - widths.reduce(0, +)
    let isTooNarrow = left < 0 || left < leastOfShares && !automatic.isEmpty
    if left < leastOfShares {
      // Automatic columns give way, the widest first, as far as their words allow.
      let wanted = max(0, automatic.reduce(0) { $0 + widths[$1] } + left - leastOfShares)
      for (index, width) in zip(automatic, shrunk(automatic, to: wanted)) { widths[index] = width }
    } else if weights == 0, isOpen {
      // They share what is left over where nothing else does.
      let total = automatic.reduce(0) { $0 + widths[$1] }
      if total > 0 { for index in automatic { widths[index] *= (total + left) / total } }
    }
    left = max(0, room - widths.reduce(0, +))
    if weights > 0 {
      for (index, width) in divided(left, by: shares).enumerated() where shares[index] > 0 {
        widths[index] = width
      }
    }
    return TableGrid(
      widths: widths, columns: columns, fractions: fractions,
      fitsContent: columns.map { $0.width == .automatic && !isTooNarrow }, padding: padding)
  }

  /// The widths of columns that come to a sum: narrow ones keep theirs, and none of the others is narrower than its longest word
  /// unless all are.
  private func shrunk(_ columns: [Int], to sum: CGFloat) -> [CGFloat] {
    let (most, least) = (columns.map(wish), columns.map(self.least))
    let leastSum = least.reduce(0, +)
    if leastSum >= sum { return least.map { leastSum > 0 ? $0 * sum / leastSum : 0 } }
    return Self.filled(zip(least, most).map { ($0, $1) }, to: sum)
  }

  /// Shares of a length, of which none is less than its longest word while another is more.
  private func divided(_ length: CGFloat, by weights: [CGFloat]) -> [CGFloat] {
    var (open, left) = (Set(weights.indices.filter { weights[$0] > 0 }), length)
    var widths = weights.map { _ in CGFloat(0) }
    let leastSum = open.reduce(0) { $0 + least($1) }
    let total = weights.reduce(0, +)
    guard leastSum <= length else { return weights.map { length * $0 / total } }
    while true {
      let weight = open.sorted().reduce(0) { $0 + weights[$1] }
      let short = open.filter { left * weights[$0] / weight < least($0) }
      for index in short.sorted() {
        widths[index] = least(index)
        left -= widths[index]
      }
      open.subtract(short)
      if short.isEmpty || open.isEmpty {
        for index in open { widths[index] = left * weights[index] / weight }
        return widths
      }
    }
  }

  /// Lengths between bounds that come to a sum, as many as possible of them the same.
  private static func filled(_ bounds: [(least: CGFloat, most: CGFloat)], to sum: CGFloat) -> [CGFloat] {
    func lengths(_ level: CGFloat) -> [CGFloat] { bounds.map { min(max(level, $0.least), $0.most) } }
    // Between two bounds next to each other the sum grows evenly.
    let levels = bounds.flatMap { [$0.least, $0.most] }.sorted()
    var low = levels.first ?? 0
    for level in levels {
      if lengths(level).reduce(0, +) >= sum { break }
      low = level
    }
    let at = lengths(low)
    let growing = bounds.indices.filter { bounds[$0].least <= low && low < bounds[$0].most }
    guard !growing.isEmpty else { return at }
    return lengths(low + (sum - at.reduce(0, +)) / CGFloat(growing.count))
  }
}

extension UIView {
  /// How wide a cell would like to be, in points.
  fileprivate var naturalWidthInRow: CGFloat {
    if !layoutSizing.width.isNaN { return layoutSizing.width }
    let width = measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width
    guard let cell = self as? TableCell, cell.holdsViews else { return width }
    return width + cell.padding.left + cell.padding.right
  }

  /// How wide the longest word in a cell is with the room around it, in points.
  fileprivate var widestWordInRow: CGFloat {
    if !layoutSizing.width.isNaN { return layoutSizing.width }
    guard let cell = self as? TableCell else { return widestWordInside }
    let word =
      cell.holdsViews
      ? cell.widestWordInside : cell.numberOfLines == 1 ? cell.naturalTextWidth : cell.widestWord
    return word + cell.padding.left + cell.padding.right
  }

  private var widestWordInside: CGFloat {
    var widest: CGFloat = 0
    forEachLabelOnPages { if $0 !== self { widest = max(widest, $0.widestWord) } }
    return widest
  }
}

extension TableCell {
  /// How wide its text is in one line, in points.
  fileprivate var naturalTextWidth: CGFloat { wholeLayout(width: .infinity).size.width }
}
