import Foundation
import QuoinControls

/// A heading, rows on one ground beneath it, and what is to be said of them.
final class FormSection: UIView {
  private let heading = UILabel()
  private let ground = UIView()
  private let note = UILabel()

  init(_ title: String, _ rows: [UIView], note words: String? = nil) {
    super.init(frame: .zero)
    heading.text = title
    heading.font = .preferredFont(forTextStyle: .footnote)
    heading.textColor = .secondaryLabel
    heading.accessibilityTraits = .header
    note.text = words
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    ground.backgroundColor = .secondarySystemGroupedBackground
    ground.layer.cornerRadius = 12
    ground.clipsToBounds = true
    for part in [heading, ground, note] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    let inset: CGFloat = 16
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: topAnchor),
      heading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -inset),
      ground.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 6),
      ground.leadingAnchor.constraint(equalTo: leadingAnchor),
      ground.trailingAnchor.constraint(equalTo: trailingAnchor),
      note.topAnchor.constraint(equalTo: ground.bottomAnchor, constant: words == nil ? 0 : 6),
      note.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
      note.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    chain(rows)
  }

  required init?(coder: NSCoder) { nil }

  /// One row beneath the other, with lines between them.
  private func chain(_ rows: [UIView]) {
    var above = ground.topAnchor
    for (index, row) in rows.enumerated() {
      row.translatesAutoresizingMaskIntoConstraints = false
      ground.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: ground.trailingAnchor),
      ])
      if index > 0 { addLine(above: row) }
      above = row.bottomAnchor
    }
    above.constraint(equalTo: ground.bottomAnchor).isActive = true
  }

  private func addLine(above row: UIView) {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: row.topAnchor),
      line.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: ground.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}
