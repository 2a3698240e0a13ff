import Foundation
import QuoinGraphics
import QuoinViews

/// A day of a month.
final class DateDayView: UIControl {
  var date: Date?
  var text = "" { didSet { if text != oldValue { didChange(.look) } } }
  var isToday = false { didSet { if isToday != oldValue { didChange(.look) } } }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var canBecomeFirstResponder: Bool { false }
  override var valueDescription: String? { text }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let side = min(rect.width, rect.height, 44) - 2
    let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let tint = tintColor ?? .systemBlue
    if isSelected {
      let color = isToday ? tint : tint.withAlphaComponent(0.14)
      canvas.fill(roundedRect: circle, radii: CornerRadii(side / 2), paint: .color(color))
    } else if isHighlighted {
      canvas.fill(roundedRect: circle, radii: CornerRadii(side / 2), paint: .color(.quaternarySystemFill))
    }
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
    let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    let layout = TextLayout(text: AttributedText(text, font: font, color: color))
    canvas.draw(
      layout, at: CGPoint(x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2))
  }
}

/// The name of a month, which is tapped to choose another from wheels.
final class DateMonthTitle: UIControl {
  var text = "" { didSet { if text != oldValue { didChange([.look, .accessibility]) } } }
  /// Whether the wheels are there.
  var isOpen = false { didSet { if isOpen != oldValue { didChange(.look) } } }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { [.button, .header] }
  override var canBecomeFirstResponder: Bool { false }
  override var defaultAccessibilityLabel: String? { text }
  override var valueDescription: String? { "\"\(text)\"" }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let tint = tintColor ?? .systemBlue
    let layout = TextLayout(
      text: AttributedText(
        text, font: .systemFont(ofSize: 17, weight: .semibold), color: isOpen ? tint : .label),
      paragraph: TextParagraph(lineBreakMode: .byTruncatingTail), maximumWidth: max(rect.width - 24, 0),
      maximumNumberOfLines: 1)
    let mirrored = isRightToLeft
    let x = mirrored ? rect.maxX - 8 - layout.size.width : rect.minX + 8
    canvas.draw(layout, at: CGPoint(x: x, y: rect.midY - layout.size.height / 2))
    let end = mirrored ? x - 12 : x + layout.size.width + 12
    canvas.draw(
      symbol: isOpen ? "chevron.down" : mirrored ? "chevron.left" : "chevron.right", pointSize: 12,
      weight: .bold, at: CGPoint(x: end, y: rect.midY),
      color: tint.withAlphaComponent(isHighlighted ? 0.4 : 1))
  }
}

/// An arrow to the month before or the next.
final class DateMonthArrow: UIControl {
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init(frame: .zero)
    accessibilityLabel = isForward ? "Next month" : "Previous month"
  }

  required init?(coder: NSCoder) { nil }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var canBecomeFirstResponder: Bool { false }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let tint = tintColor ?? .systemBlue
    let color = isEnabled ? tint.withAlphaComponent(isHighlighted ? 0.4 : 1) : .tertiaryLabel
    canvas.draw(
      symbol: isForward != isRightToLeft ? "chevron.right" : "chevron.left", pointSize: 20,
      weight: .semibold, at: CGPoint(x: rect.midX, y: rect.midY), color: color)
  }
}

/// A date or a time on a ground of its own, which is tapped to choose another.
final class DateCapsule: UIControl {
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      didChange([.look, .accessibility])
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether what chooses another is shown.
  var isOpen = false { didSet { if isOpen != oldValue { didChange(.look) } } }

  private var layoutOfText: TextLayout {
    let color: UIColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
    return TextLayout(
      text: AttributedText(
        text, font: .preferredFont(forTextStyle: .body, compatibleWith: traitCollection),
        color: isHighlighted ? color.withAlphaComponent(0.5) : color))
  }

  /// A line that the date or the time is written in.
  override var formField: FormField? {
    var field = FormField(.line(text), in: bounds) { [unowned self] canvas, _ in
      drawText(on: canvas, in: bounds)
    }
    field.name = nameOfField()
    field.isReadOnly = !isEnabled
    field.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    field.textAlignment = .center
    field.hasSurroundings = true
    return field
  }

  /// What programs call the capsule's field.
  var nameOfField: () -> String? = { nil }

  /// What the capsule is called, as long as it is not said.
  var name: () -> String? = { nil }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var defaultAccessibilityLabel: String? { name() }
  override var defaultAccessibilityValue: String? { text }
  override var valueDescription: String? { "\"\(text)\"" }

  override var intrinsicContentSize: CGSize {
    let size = layoutOfText.size
    return CGSize(width: (size.width + 23).rounded(.up), height: max((size.height + 13).rounded(.up), 34))
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    canvas.fill(
      roundedRect: rect, radii: CornerRadii(min(8, rect.height / 2)), paint: .color(.tertiarySystemFill))
    if !canvas.takesFields { drawText(on: canvas, in: rect) }
  }

  private func drawText(on canvas: Canvas, in rect: CGRect) {
    let layout = layoutOfText
    canvas.draw(
      layout, at: CGPoint(x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2))
  }
}
