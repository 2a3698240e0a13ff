import Foundation
import QuoinGraphics
import QuoinViews

extension TableRowView {
  /// The first text that goes over lines because of its column: a number, or any text of a column that is meant to fit.
  func brokenText(in grid: TableGrid) -> (text: String, isAutomatic: Bool)? {
    for placed in placedCells where placed.columnSpan == 1 && placed.column < grid.count {
      guard let cell = placed.cell as? TableCell, cell.numberOfLines != 1, let text = cell.text else {
        continue
      }
      let isAutomatic = grid.fitsContent[placed.column]
      let padding = cell.padding.left + cell.padding.right
      let fraction = grid.fractions[placed.column]
      var room = grid.span(placed.column, count: 1).width - padding
      // Hardly any character is wider than its font is high, so that most texts need not be looked at.
      if CGFloat(text.utf8.count) * cell.font.pointSize < room - fraction { continue }
      guard isAutomatic || text.isOneNumber else { continue }
      if grid.alignments[placed.column] == .decimal { room -= cell.fractionWidth.map { fraction - $0 } ?? 0 }
      let natural = cell.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width
      if natural - padding > room + 0.5 { return (text, isAutomatic) }
    }
    return nil
  }
}

extension TableCell {
  /// How much wider a number may be that has as many digits, in points: a 1 is narrower than others in most fonts.
  var widthOfOtherDigits: CGFloat {
    guard let text, text.isOneNumber, !text.contains("\n") else { return 0 }
    func width(_ text: String) -> CGFloat {
      TextLayout(text: AttributedText(text, font: font.withFeatures(typesetting.fontFeatures))).size.width
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
