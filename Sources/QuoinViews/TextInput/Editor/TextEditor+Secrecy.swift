import QuoinGraphics

/// Places in a text that is a secret, and in the bullets that are shown for it.
extension TextEditor {
  private static let bullet: Character = "•"

  /// The text as it is shown: a bullet for each character of a secret.
  public var shownString: String {
    isSecure ? String(repeating: Self.bullet, count: content.string.count) : content.string
  }

  /// The place in what is shown that stands for one in the text.
  func shown(_ position: TextPosition) -> TextPosition {
    guard isSecure else { return position }
    let end = content.index(content.rounded(position.offset))
    let characters = content.string[..<end].count
    return TextPosition(characters * Self.bullet.utf8.count, affinity: position.affinity)
  }

  func shown(_ range: Range<Int>) -> Range<Int> {
    shown(TextPosition(range.lowerBound)).offset..<shown(TextPosition(range.upperBound)).offset
  }

  /// The place in the text that one in what is shown stands for.
  func meant(_ position: TextPosition) -> TextPosition {
    guard isSecure else { return position }
    let characters = position.offset / Self.bullet.utf8.count
    let string = content.string
    let index = string.index(string.startIndex, offsetBy: characters, limitedBy: string.endIndex)
    return TextPosition(content.offset(of: index ?? string.endIndex), affinity: position.affinity)
  }
}
