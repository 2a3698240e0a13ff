import Foundation
import QuoinGraphics
import QuoinResources
import QuoinViews

/// A view whose text is written by a `TextEditor`, and fingers write in and select: what fields and text views share.
protocol TextInteracting: UIView, TextEditing {
  /// The attributes of the text.
  var styled: StyledText { get set }
  /// What text looks like that nothing is said of.
  var baseAttributes: [NSAttributedString.Key: Any] { get }
  /// Whether a change comes from code, which is not told of it.
  var isSettingText: Bool { get set }
  /// What fingers do; made when the editor is connected.
  var interaction: TextInteraction? { get set }

  // MARK: Told by the editor

  /// Whether a text may come in the place of a range, in bytes.
  func mayReplace(_ range: Range<Int>, with text: String) -> Bool
  /// What is shown has changed, and with it what the view measures.
  func contentDidChange()
  /// Told after the user has changed the text.
  func textDidChange()
  func selectionDidChange()

  // MARK: Asked by fingers

  /// Whether fingers select and place a caret.
  var mayBeSelected: Bool { get }
  /// Whether a caret is shown.
  var showsCaret: Bool { get }
  /// Does what a tap at a point does before anything else; returns whether there was something to do.
  func takesTap(at point: CGPoint) -> Bool
  /// The menu of what can be done with what is selected; nothing for what is suggested.
  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu?
}

extension TextInteracting {
  /// Lets the editor ask and tell the view, which it may outlive.
  ///
  /// - Parameter arrange: Sets a text as it is shown.
  func connectEditor(_ arrange: @escaping (Self, String) -> (layout: TextLayout, origin: CGPoint)) {
    let arrangeAlone = textEditor.arrange
    textEditor.arrange = { [weak self] text in self.map { arrange($0, text) } ?? arrangeAlone(text) }
    textEditor.shouldReplace = { [weak self] in self?.mayReplace($0, with: $1) ?? true }
    textEditor.textDidChange = { [weak self] in self?.follow($0) }
    textEditor.selectionDidChange = { [weak self] in self?.selectionDidChange() }
    interaction = TextInteraction(self)
  }

  private func follow(_ change: TextChange) {
    if !isSettingText {
      styled.follow(change, to: textEditor.string, base: baseAttributes)
      styled.typing = nil
    }
    contentDidChange()
    if !isSettingText { textDidChange() }
  }

  /// Writes a text as code does it, without a word to anybody.
  func setString(_ string: String) {
    isSettingText = true
    textEditor.string = string
    isSettingText = false
  }

  /// The text with its attributes, or with those that hold for all of it.
  var shownAttributed: NSAttributedString {
    styled.attributed ?? ReleasingAttributedString(string: textEditor.string, attributes: baseAttributes)
  }

  /// The same as code reads it back, with all that it is shown with.
  ///
  /// - Parameters:
  ///   - alignment: How lines stand between the edges.
  ///   - mode: How they are broken.
  func readBack(_ alignment: NSTextAlignment, _ mode: NSLineBreakMode) -> NSAttributedString {
    let base = baseAttributes
    return shownAttributed.readBack(
      font: base[.font] as? UIFont ?? .systemFont(ofSize: UIFont.labelFontSize),
      color: base[.foregroundColor] as? UIColor ?? .label, paragraph: .reading(alignment, mode))
  }

  /// What is written next looks like this.
  var nextAttributes: [NSAttributedString.Key: Any] {
    let unit = textEditor.content.units(0..<textEditor.selection.range.lowerBound).length
    return styled.attributes(at: unit, base: baseAttributes)
  }

  /// What is selected, in UTF-16 code units.
  var selectedUnits: NSRange { textEditor.content.units(textEditor.selection.range) }
}
