import Foundation
import QuoinControls

/// A name and a field on one baseline.
final class FieldRow: UIView {
  /// Where the field begins; the rows of a form say that it is the same for all.
  let title = UILabel()
  let field = UITextField()

  init(_ name: String, _ text: String, placeholder: String) {
    super.init(frame: .zero)
    title.text = name
    title.font = .preferredFont(forTextStyle: .body)
    // The field is read out with the row's words.
    title.isAccessibilityElement = false
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.text = text
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.clearButtonMode = .whileEditing
    field.accessibilityLabel = name
    for part in [title, field] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      field.topAnchor.constraint(equalTo: topAnchor),
      field.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
