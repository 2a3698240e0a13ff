import QuoinViews

/// A guest, and a button that takes them off the list.
final class GuestRow: UIStackView {
  let name: String
  var removed: () -> Void = {}

  init(_ name: String, words: GuestWords) {
    self.name = name
    super.init(frame: .zero)
    alignment = .center
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .label
    addArrangedSubview(label)
    let button = TextButton(words.remove, color: .systemRed)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.tapped = { [unowned self] in removed() }
    addArrangedSubview(button)
  }

  required init(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }
}
