/// Where a caret goes.
public nonisolated enum TextMovement: Hashable, Sendable, CaseIterable {
  /// To the next place where a caret can stand on the screen, whichever way the text runs there.
  case left, right
  /// To the line above or below, as far from the side as the caret stood when it began to move up and down.
  case up, down
  /// To the end of a word, on the way the paragraph is written on; to its beginning, on the way back.
  case wordLeft, wordRight
  /// To the ends of the line.
  case lineLeft, lineRight
  /// By a character, in the order of the text.
  case backward, forward
  /// To the beginning or the end of a word, in the order of the text.
  case wordBackward, wordForward
  /// To the beginning or the end of the line, in the order of the text.
  case lineStart, lineEnd
  /// To the beginning or the end of the paragraph, or of the one before or behind where the caret stands there already.
  case paragraphBackward, paragraphForward
  /// To the beginning or the end of the paragraph.
  case paragraphStart, paragraphEnd
  /// To the beginning or the end of the text.
  case textStart, textEnd
}
