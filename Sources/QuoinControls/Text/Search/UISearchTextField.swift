import Foundation
import QuoinGraphics
import QuoinViews

/// A text field that is searched with: a magnifying glass before the text, on a ground of its own.
open class UISearchTextField: UITextField {
  private final let glass = SearchGlass()

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    autocorrectionType = .no
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

/// A magnifying glass.
final class SearchGlass: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(x: 0, y: 0, width: 20, height: 20) : frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let path = UIBezierPath(ovalIn: CGRect(x: rect.minX + 2, y: rect.minY + 2, width: 11, height: 11))
    path.move(to: CGPoint(x: rect.minX + 11.8, y: rect.minY + 11.8))
    path.addLine(to: CGPoint(x: rect.minX + 16.5, y: rect.minY + 16.5))
    path.lineWidth = 1.7
    path.lineCapStyle = .round
    canvas.stroke(path, paint: .color(.secondaryLabel))
  }
}
