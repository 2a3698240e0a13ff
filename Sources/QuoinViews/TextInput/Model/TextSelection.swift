import QuoinGraphics

/// What is selected of a text: from where the selection began to where it is drawn to, which is where the caret stands.
///
/// Places count bytes of UTF-8.
public nonisolated struct TextSelection: Hashable, Sendable {
  /// Where it began and stays.
  public var anchor: Int
  /// Where it is drawn to.
  public var head: TextPosition

  /// Creates a selection.
  public init(anchor: Int, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a caret, with nothing selected.
  public init(_ caret: TextPosition) { self.init(anchor: caret.offset, head: caret) }

  /// Creates a selection of a range, drawn to its end.
  public init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: TextPosition(range.upperBound))
  }

  /// What is selected.
  public var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
  /// Whether nothing is: there is only a caret.
  public var isEmpty: Bool { anchor == head.offset }
}
