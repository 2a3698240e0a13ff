import Foundation
import QuoinGraphics

/// A place in the text of a `TextEditor`.
final class EditorPosition: UITextPosition {
  let position: TextPosition

  init(_ position: TextPosition) { self.position = position }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? EditorPosition)?.position == position
  }
  nonisolated override var hash: Int { position.hashValue }
}

/// A part of the text of a `TextEditor`, in bytes of UTF-8.
final class EditorRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  override var start: UITextPosition { EditorPosition(TextPosition(range.lowerBound)) }
  override var end: UITextPosition { EditorPosition(TextPosition(range.upperBound)) }
  override var isEmpty: Bool { range.isEmpty }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? EditorRange)?.range == range }
  nonisolated override var hash: Int { range.hashValue }
}

extension UITextPosition {
  /// How many bytes of UTF-8 lie before the place; 0 for places of other kinds of documents.
  final var place: Int { (self as? EditorPosition)?.position.offset ?? 0 }
}

extension UITextRange {
  /// The range in bytes of UTF-8; the beginning for ranges of other kinds of documents.
  final var places: Range<Int> { min(start.place, end.place)..<max(start.place, end.place) }
}

/// A box that selected text covers.
final class EditorSelectionRect: UITextSelectionRect {
  private let box: CGRect
  private let direction: NSWritingDirection
  private let hasStart: Bool
  private let hasEnd: Bool

  init(_ box: CGRect, direction: NSWritingDirection, hasStart: Bool, hasEnd: Bool) {
    (self.box, self.direction, self.hasStart, self.hasEnd) = (box, direction, hasStart, hasEnd)
  }

  override var rect: CGRect { box }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { hasStart }
  override var containsEnd: Bool { hasEnd }
}
