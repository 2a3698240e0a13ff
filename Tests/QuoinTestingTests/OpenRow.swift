import QuoinTesting
import QuoinViews

/// A label in a row, whose height above the row nobody says.
func openRow() -> (row: UIView, label: UILabel) {
  let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  row.accessibilityIdentifier = "row"
  let label = UILabel()
  label.text = "Total"
  label.accessibilityIdentifier = "total"
  label.translatesAutoresizingMaskIntoConstraints = false
  row.addSubview(label)
  label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8).isActive = true
  return (row, label)
}
