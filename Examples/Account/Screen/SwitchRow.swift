import Foundation
import QuoinControls

/// A name, what it means in as many lines as it takes, and a switch.
final class SwitchRow: UIView {
  private let title = UILabel()
  private let meaning = UILabel()
  let toggle = UISwitch()

  init(_ name: String, _ words: String, isOn: Bool) {
    super.init(frame: .zero)
    title.text = name
    title.font = .preferredFont(forTextStyle: .body)
    meaning.text = words
    meaning.font = .preferredFont(forTextStyle: .footnote)
    meaning.textColor = .secondaryLabel
    for label in [title, meaning] {
      label.numberOfLines = 0
      label.isAccessibilityElement = false
    }
    toggle.isOn = isOn
    toggle.accessibilityLabel = name
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    for part in [title, meaning, toggle] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -16),
      meaning.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      meaning.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      meaning.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      meaning.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
