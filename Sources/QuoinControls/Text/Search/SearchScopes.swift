import Foundation
import QuoinGraphics
import QuoinViews

/// The scopes of a search beneath its field, one of which is chosen.
final class SearchScopes: UIView {
  private let buttons: [SearchScopeButton]
  /// Told which scope the user has chosen.
  var chosen: (Int) -> Void = { _ in }

  init(titles: [String], selected: Int) {
    buttons = titles.map(SearchScopeButton.init)
    selectedIndex = selected
    super.init(frame: .zero)
    for (index, button) in buttons.enumerated() {
      button.isSelected = index == selected
      button.addAction(
        UIAction { [unowned self] _ in
          guard index != selectedIndex else { return }
          selectedIndex = index
          chosen(index)
        }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  var selectedIndex: Int {
    didSet { for (index, button) in buttons.enumerated() { button.isSelected = index == selectedIndex } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 4) / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let place = isRightToLeft ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: 2 + CGFloat(place) * width, y: 2, width: width, height: max(bounds.height - 4, 0))
    }
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    canvas.fill(
      roundedRect: rect, radii: CornerRadii(min(9, rect.height / 2)), paint: .color(.tertiarySystemFill))
  }
}

/// One of the scopes.
final class SearchScopeButton: UIControl {
  private let title: String

  init(_ title: String) {
    self.title = title
    super.init(frame: .zero)
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { nil }

  private static let ground = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }

  override var isReadOut: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var canBecomeFirstResponder: Bool { false }
  override var valueDescription: String? { "\"\(title)\"" }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    if isSelected {
      canvas.fill(roundedRect: rect, radii: CornerRadii(min(7, rect.height / 2)), paint: .color(Self.ground))
    }
    let font = UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    let layout = TextLayout(
      text: AttributedText(title, font: font, color: isHighlighted ? .secondaryLabel : .label),
      paragraph: TextParagraph(alignment: .center, lineBreakMode: .byTruncatingTail),
      maximumWidth: max(rect.width - 8, 0), maximumNumberOfLines: 1)
    canvas.draw(layout, at: CGPoint(x: rect.minX + 4, y: rect.midY - layout.size.height / 2))
  }
}
