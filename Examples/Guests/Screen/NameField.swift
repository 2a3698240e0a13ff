import QuoinViews

/// A line that is typed into.
final class NameField: UIView, UIKeyInput {
  var textDidChange: () -> Void = {}
  private let label = UILabel()
  private let placeholder: String

  init(placeholder: String) {
    self.placeholder = placeholder
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = placeholder
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 8
    label.font = .preferredFont(forTextStyle: .body)
    addSubview(label)
    showText()
    addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in becomeFirstResponder() })
  }

  required init?(coder: NSCoder) { nil }

  var text = "" {
    didSet {
      showText()
      textDidChange()
    }
  }

  private func showText() {
    label.text = text.isEmpty ? placeholder : text
    accessibilityValue = text.isEmpty ? nil : text
    label.textColor = text.isEmpty ? .placeholderText : .label
  }

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
  override var canBecomeFirstResponder: Bool { true }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(label.intrinsicContentSize.height + 16, 44))
  }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: 12, dy: 0) }
}
