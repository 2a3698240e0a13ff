/// Marks that lines show beside their text, shaped in its font.
enum TextMark {
  /// The mark for text that is left out.
  static func ellipsis(_ font: UIFont) -> ShapedText { shaped("\u{2026}", font) }

  /// The mark for a word that is broken at a soft hyphen.
  static func hyphen(_ font: UIFont) -> ShapedText { shaped("-", font) }

  /// What keeps the marker of a list from its text.
  static func space(_ font: UIFont) -> ShapedText { shaped("\u{A0}", font) }

  private static func shaped(_ mark: String, _ font: UIFont) -> ShapedText {
    TextCache.shared.shapedText(AttributedText(mark, font: font), baseDirection: .leftToRight)
  }
}
