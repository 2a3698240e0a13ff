import Foundation
import Quoin

/// The periodic table in the middle of its page: rows of cells of 48 points, and a legend that wraps to their width.
func makePeriodicTable() -> LMAnchorView {
  LMAnchorView(backgroundColor: .white) {
    LMColumnView(spacing: 4) {
      UILabel(
        text: "Periodic Table of the Elements", textAlignment: .center, textColor: UIColor(0x222222),
        font: .systemFont(ofSize: 24, weight: .semibold))
      LMSpacer(height: 8)
      for period in periods.dropLast(2) { makeRow(period) }
      LMSpacer(height: 12)
      for period in periods.suffix(2) { makeRow(period) }
      LMSpacer(height: 24)
      makeLegend()
    }
  }
}

private let cellLength: CGFloat = 48

private func makeRow(_ period: [Element?]) -> LMRowView {
  LMRowView(spacing: 4) {
    for element in period {
      if let element { makeCell(element) } else { LMSpacer(width: cellLength, height: cellLength) }
    }
  }
}

private func makeCell(_ element: Element) -> LMColumnView {
  LMColumnView(
    margin: 3, spacing: 0, backgroundColor: UIColor(element.kind.color), width: cellLength,
    height: cellLength,
    UILabel(text: "\(element.number)", textColor: UIColor(0x555555), font: .systemFont(ofSize: 9)),
    UILabel(
      text: element.symbol, textAlignment: .center, textColor: UIColor(0x222222),
      font: .systemFont(ofSize: 19, weight: .medium), weight: 1)
  ) { cell in
    cell.layer.cornerRadius = 4
    cell.layer.borderWidth = 0.5
    cell.layer.borderColor = UIColor(0x000000, alpha: 0.18).cgColor
  }
}

private func makeLegend() -> LMRowView {
  LMRowView(verticalAlignment: .top, spacing: 8) {
    for kind in Kind.allCases {
      LMColumnView(spacing: 4, weight: 1) {
        LMSpacer(height: 12, backgroundColor: UIColor(kind.color))
        UILabel(
          text: kind.name, textAlignment: .center, textColor: UIColor(0x444444),
          font: .systemFont(ofSize: 12), numberOfLines: 0)
      }
    }
  }
}
