import Foundation
import QuoinGraphics
import QuoinViews

/// A text that its column has no room for.
struct BrokenText {
  let text: String
  /// Counted from 0.
  let column: Int
  /// How much the column lacks, in points.
  let lack: CGFloat
  /// Whether it is a word that goes apart, rather than a text that was meant to stand in one line.
  let isWord: Bool
}

extension TableRowView {
  /// The first texts of columns that have no room for them: words that go apart, numbers over several lines, and any text of a
  /// column that is meant to fit.
  ///
  /// - Parameter told: The columns that nothing is to be told of any more.
  func brokenTexts(in grid: TableGrid, but told: Set<Int>) -> [BrokenText] {
    var found: [BrokenText] = []
    for placed in placedCells where placed.columnSpan == 1 && placed.column < grid.count {
      guard !told.contains(placed.column), let cell = placed.cell as? TableCell, cell.numberOfLines != 1,
        let text = cell.text
      else { continue }
      let isAutomatic = grid.fitsContent[placed.column]
      let padding = cell.padding.left + cell.padding.right
      let fraction = grid.fractions[placed.column]
      var room = grid.span(placed.column, count: 1).width - padding
      // Hardly any character is wider than its font is high, so that most texts need not be looked at.
      if CGFloat(text.utf8.count) * cell.font.pointSize < room - fraction { continue }
      if isAutomatic || text.isOneNumber {
        if grid.alignments[placed.column] == .decimal {
          room -= cell.fractionWidth.map { fraction - $0 } ?? 0
        }
        let natural = cell.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width
        let lack = natural - padding - room
        if lack > 0.5 {
          found.append(BrokenText(text: text, column: placed.column, lack: lack, isWord: false))
        }
      } else {
        let lack = cell.widestWord - room
        if lack > 0.5, !cell.isHyphenated(in: room) {
          found.append(BrokenText(text: text, column: placed.column, lack: lack, isWord: true))
        }
      }
    }
    return found
  }
}

extension TableCell {
  /// Whether its words go apart between syllables alone in some room, in points.
  fileprivate func isHyphenated(in room: CGFloat) -> Bool {
    typesetting.hyphenationFactor > 0 && !wholeLayout(width: room).breaksWords
  }

  /// How much wider a number may be that has as many digits, in points: a 1 is narrower than others in most fonts.
  var widthOfOtherDigits: CGFloat {
    guard let text, text.isOneNumber, !text.contains("\n") else { return 0 }
    func width(_ text: String) -> CGFloat {
      TextLayout(text: AttributedText(text, font: settingFont)).size.width
    }
    return max(0, width(String(text.map { $0.isNumber ? "0" : $0 })) - width(text))
  }
}

extension String {
  /// Whether it is a number or a date that no line should break.
  fileprivate var isOneNumber: Bool {
    utf8.count < 64 && contains(where: \.isNumber)
      && allSatisfy { $0.isNumber || $0.isPunctuation || $0.isSymbol }
  }
}
