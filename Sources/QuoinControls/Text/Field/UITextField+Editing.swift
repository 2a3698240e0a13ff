import Foundation
import QuoinGraphics
import QuoinViews

extension UITextField {
  final func setUpEditing() {
    textEditor.isMultiline = false
    connectEditor { $0.arrange($1) }
  }

  final func set(_ string: String) {
    setString(
      string.contains(where: \.isNewline)
        ? string.split(whereSeparator: \.isNewline).joined(separator: " ") : string)
    scrolled = 0
    contentDidChange()
  }

  // MARK: Changes

  final func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    guard isEnabled else { return false }
    // The delegate has been asked about that already.
    if isClearing { return true }
    let units = textEditor.content.units(range)
    return delegate?.textField(self, shouldChangeCharactersIn: units, replacementString: text) ?? true
  }

  final func textDidChange() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  final func selectionDidChange() {
    interaction?.caretDidMove()
    scrollToCaret()
    didChange(.look)
    if !isSettingText { delegate?.textFieldDidChangeSelection(self) }
  }

  /// What is shown has changed, and with it what the field measures.
  final func contentDidChange() {
    updateClearButton()
    didChange(.accessibility)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What is shown stands elsewhere.
  final func placeDidChange() {
    updateClearButton()
    setNeedsLayout()
    didChange(.look)
  }

  // MARK: Beginning and end

  final func editingDidBegin() {
    if clearsOnBeginEditing, hasText { _ = takeTextAway() }
    if clearsOnInsertion { textEditor.selectAll() }
    interaction?.begin()
    placeDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  final func editingDidEnd() {
    textEditor.unmarkText()
    interaction?.end()
    scrolled = 0
    placeDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  final func performReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // As in UIKit: who listens for the end lets the keyboard go.
    if leaves { resignFirstResponder() }
  }

  // MARK: Clearing

  final func clear() {
    guard takeTextAway() else { return }
    if !isEditing { becomeFirstResponder() }
  }

  /// Takes all of the text away, if the delegate lets it.
  private func takeTextAway() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    isClearing = true
    textEditor.replace(0..<textEditor.content.count, with: "")
    isClearing = false
    return true
  }

  final func updateClearButton() {
    clearButton.isHidden = !(hasText && isShown(clearButtonMode) && isEnabled)
  }

  final func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

/// The mark in a circle that clears a field.
final class TextFieldClearButton: UIControl {
  /// As wide and high as the circle is, in points.
  static let side: CGFloat = 19

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Clear text"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isAccessibilityElementByDefault: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .button }
  override var canBecomeFirstResponder: Bool { false }

  // A finger needs more room than the circle has.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    canvas.draw(
      symbol: "xmark.circle.fill", pointSize: 15, at: CGPoint(x: rect.midX, y: rect.midY),
      color: isHighlighted ? .secondaryLabel : .systemGray2)
  }
}
