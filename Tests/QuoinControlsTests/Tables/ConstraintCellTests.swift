import Foundation
import Testing

@testable import QuoinControls

@Suite("Cells with constraints in them")
struct ConstraintCellTests {
  @Test("Content that is as high as some share of its width is measured at the width of the table")
  func shares() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 240, height: 120))
  }
}
