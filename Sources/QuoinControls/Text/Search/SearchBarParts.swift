import Foundation
import QuoinGraphics
import QuoinViews

/// The button that cancels a search.
final class SearchBarButton: UIControl {
  private var words: TextLayout {
    let color = (tintColor ?? .systemBlue).withAlphaComponent(isHighlighted ? 0.4 : 1)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return TextLayout(text: AttributedText("Cancel", font: font, color: color))
  }

  override var isReadOut: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Cancel" }
    set { super.accessibilityLabel = newValue }
  }
  override var canBecomeFirstResponder: Bool { false }
  override var valueDescription: String? { "\"Cancel\"" }

  override var intrinsicContentSize: CGSize {
    let size = words.size
    return CGSize(width: size.width.rounded(.up) + 8, height: size.height.rounded(.up))
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let words = words
    canvas.draw(words, at: CGPoint(x: rect.midX - words.size.width / 2, y: rect.midY - words.size.height / 2))
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

  override var isReadOut: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var canBecomeFirstResponder: Bool { false }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let path = UIBezierPath()
    if isList {
      for y in [6, 10, 14] as [CGFloat] {
        path.move(to: CGPoint(x: rect.minX + 4, y: rect.minY + y))
        path.addLine(to: CGPoint(x: rect.minX + 16, y: rect.minY + y))
      }
    } else {
      // An open book.
      for side in [CGFloat(-1), 1] {
        path.move(to: CGPoint(x: rect.midX, y: rect.minY + 6))
        path.addCurve(
          to: CGPoint(x: rect.midX + side * 8, y: rect.minY + 5),
          controlPoint1: CGPoint(x: rect.midX + side * 2, y: rect.minY + 4),
          controlPoint2: CGPoint(x: rect.midX + side * 6, y: rect.minY + 4))
        path.addLine(to: CGPoint(x: rect.midX + side * 8, y: rect.minY + 14))
        path.addCurve(
          to: CGPoint(x: rect.midX, y: rect.minY + 15.5),
          controlPoint1: CGPoint(x: rect.midX + side * 6, y: rect.minY + 13.5),
          controlPoint2: CGPoint(x: rect.midX + side * 2, y: rect.minY + 13.5))
      }
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + 6))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 15.5))
    }
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    canvas.stroke(path, paint: .color(isSelected ? tintColor : .secondaryLabel))
  }
}
