import Foundation
import Quoin

/// A form: the labels and the fields of all rows stand in a grid, and share a baseline within each row.
func makeForm() -> LMColumnView {
  LMColumnView(
    margin: 24, verticalAlignment: .top, spacing: 12, isAlignToGrid: true, backgroundColor: .white
  ) {
    makeHeading("Contact")
    makeRow("Name", makeField("Ada Lovelace"))
    makeRow("Street", makeField("12 St James’s Square"))
    makeRow("City", makeField("London", note: "SW1Y 4LE"))
    makeRow("Telephone", makeField("020 7946 0018"))
    LMSpacer(height: 1, backgroundColor: UIColor(0xD8DCE3))
    makeHeading("Message")
    makeRow("Subject", makeField("Notes on the Analytical Engine", size: 20))
    makeRow(
      "Text",
      makeField(
        """
        The engine weaves algebraical patterns just as the Jacquard loom weaves flowers and leaves. It has no \
        pretensions whatever to originate anything.
        """, lines: 0))
    // In a row of another column, the buttons keep out of the grid as well.
    LMColumnView(makeButtons())
  }
}

private let ink = UIColor(0x1F2937)
private let quietInk = UIColor(0x6B7280)

/// A heading is no row, so it keeps out of the grid.
private func makeHeading(_ text: String) -> UILabel {
  UILabel(text: text, textColor: ink, font: .systemFont(ofSize: 22, weight: .semibold))
}

private func makeRow(_ name: String, _ field: UIView) -> LMRowView {
  LMRowView(
    spacing: 12, isAlignToBaseline: true,
    UILabel(text: name, textAlignment: .right, textColor: quietInk, font: .systemFont(ofSize: 15)),
    field)
}

/// A field: its text in a frame, and at the end a note.
private func makeField(_ text: String, size: CGFloat = 17, lines: Int = 1, note: String? = nil) -> LMRowView {
  LMRowView(
    topMargin: 7, leadingMargin: 10, bottomMargin: 7, trailingMargin: 10, isAlignToBaseline: true,
    backgroundColor: UIColor(0xF9FAFB), weight: 1
  ) {
    UILabel(text: text, textColor: ink, font: .systemFont(ofSize: size), numberOfLines: lines, weight: 1)
    if let note { UILabel(text: note, textColor: quietInk, font: .systemFont(ofSize: 13)) }
  }.framed()
}

private func makeButtons() -> LMRowView {
  LMRowView(spacing: 12) {
    LMSpacer()
    makeButton("Cancel", UIColor(0xE5E7EB), ink)
    makeButton("Send", UIColor(0x2563EB), .white)
  }
}

private func makeButton(_ title: String, _ color: UIColor, _ textColor: UIColor) -> LMRowView {
  LMRowView(
    topMargin: 9, leadingMargin: 18, bottomMargin: 9, trailingMargin: 18, backgroundColor: color,
    UILabel(
      text: title, textAlignment: .center, textColor: textColor,
      font: .systemFont(ofSize: 15, weight: .semibold))
  ) { $0.layer.cornerRadius = 8 }
}

extension LMRowView {
  fileprivate func framed() -> LMRowView {
    layer.cornerRadius = 6
    layer.borderWidth = 1
    layer.borderColor = UIColor(0xD1D5DB).cgColor
    return self
  }
}
