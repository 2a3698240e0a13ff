import Foundation
import QuoinGraphics
import QuoinViews

/// A text field that is searched with: a magnifying glass before the text, on a ground of its own.
open class UISearchTextField: UITextField {
  /// How far the text is moved from where it would stand, in points.
  final var textAdjustment = UIOffset.zero { didSet { placeDidChange() } }

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  deinit {}

  private func setUpSearch() {
    let glass = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)))
    glass.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    autocorrectionType = .no
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A font that was set stays as it is.
    let old = UIFont.preferredFont(forTextStyle: .body, compatibleWith: previousTraitCollection)
    if font == old { font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).offsetBy(dx: textAdjustment.horizontal, dy: textAdjustment.vertical)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).offsetBy(dx: textAdjustment.horizontal, dy: textAdjustment.vertical)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -8 : 8, dy: 0)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 8 : -8, dy: 0)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 6 : -6, dy: 0)
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: max(size.height + 14, 36).rounded(.up))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    if borderStyle == .none {
      canvas.fill(
        roundedRect: rect, radii: CornerRadii(min(10, rect.height / 2)), paint: .color(.tertiarySystemFill))
    }
    super.draw(canvas, in: rect)
  }

  override var ownTraits: UIAccessibilityTraits { .searchField }
}
