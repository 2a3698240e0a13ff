import QuoinViews

/// A text that does something when it is tapped.
final class TextButton: UIView {
  var tapped: () -> Void = {}
  private let label = UILabel()

  init(_ title: String, color: UIColor = .systemBlue) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = color
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in tapped() })
  }

  required init?(coder: NSCoder) { nil }

  var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      alpha = isEnabled ? 1 : 0.4
      accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }
  }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 16, height: max(size.height + 12, 44))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() { label.frame = bounds }
}
