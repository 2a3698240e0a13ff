import Foundation
import QuoinGraphics
import QuoinViews

/// The button that cancels a search.
final class SearchBarButton: UIControl {
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Cancel"
    label.textAlignment = .center
    addSubview(label)
    lookDidChange()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func lookDidChange() {
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    label.textColor = tintColor
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func stateDidChange() {
    super.stateDidChange()
    lookDidChange()
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    lookDidChange()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
    invalidateIntrinsicContentSize()
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var defaultAccessibilityLabel: String? { "Cancel" }
  override var canBecomeFirstResponder: Bool { false }
  override var valueDescription: String? { "\"Cancel\"" }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width.rounded(.up) + 8, height: size.height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// The button in the field that shows bookmarks or results.
final class SearchBarMark: UIControl {
  var isList = false {
    didSet {
      accessibilityLabel = isList ? "Results" : "Bookmarks"
      didChange(.look)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    accessibilityLabel = "Bookmarks"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var canBecomeFirstResponder: Bool { false }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    canvas.draw(
      symbol: isList ? "line.3.horizontal" : "book", pointSize: 15,
      at: CGPoint(x: rect.midX, y: rect.midY), color: isSelected ? tintColor : .secondaryLabel)
  }
}
