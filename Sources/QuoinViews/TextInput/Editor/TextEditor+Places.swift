import Foundation
import QuoinGraphics

/// Where the text is on the screen, in points of the view that shows it.
extension TextEditor {
  /// The caret at a place.
  public func caretRect(for position: TextPosition) -> CGRect {
    let (layout, origin) = arranged
    return layout.caretRect(for: shown(position)).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The boxes that a range covers, in bytes of UTF-8, from top to bottom and from left to right.
  public func selectionRects(for range: Range<Int>) -> [CGRect] {
    let (layout, origin) = arranged
    return layout.selectionRects(for: shown(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The place that is nearest to a point.
  public func closestPosition(to point: CGPoint) -> TextPosition {
    let (layout, origin) = arranged
    return meant(layout.closestPosition(to: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  /// The character at a point.
  func characterRange(at point: CGPoint) -> Range<Int>? {
    let (layout, origin) = arranged
    return layout.characterRange(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).map { range in
      meant(TextPosition(range.lowerBound)).offset..<meant(TextPosition(range.upperBound)).offset
    }
  }

  /// Whether the paragraph of a place is written from right to left.
  func isRightToLeft(at place: Int) -> Bool {
    arranged.layout.isRightToLeft(at: shown(TextPosition(place)).offset)
  }

  /// The boxes with what they hold of the selection.
  func textSelectionRects(for range: Range<Int>) -> [UITextSelectionRect] {
    let boxes = selectionRects(for: range)
    if boxes.isEmpty { return [] }
    func box(of character: Range<Int>) -> CGRect? {
      guard let rect = selectionRects(for: character).first else { return nil }
      return boxes.first { $0.contains(CGPoint(x: rect.midX, y: rect.midY)) }
    }
    let first = box(of: range.lowerBound..<content.character(after: range.lowerBound)) ?? boxes[0]
    let last =
      box(of: content.character(before: range.upperBound)..<range.upperBound) ?? boxes[boxes.count - 1]
    let direction: NSWritingDirection =
      isRightToLeft(at: range.lowerBound) ? .rightToLeft : .leftToRight
    return boxes.map {
      EditorSelectionRect($0, direction: direction, hasStart: $0 == first, hasEnd: $0 == last)
    }
  }

  // MARK: Fingers

  /// Puts the caret where a finger taps.
  public func placeCaret(at point: CGPoint) {
    unmarkText()
    selection = TextSelection(closestPosition(to: point))
  }

  /// Selects what is around a point, as a double tap does a word and a triple tap a paragraph.
  public func select(_ granularity: UITextGranularity, at point: CGPoint) {
    unmarkText()
    let place = characterRange(at: point)?.lowerBound ?? closestPosition(to: point).offset
    let position = EditorPosition(TextPosition(place))
    let range =
      tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
    selection = range.map { TextSelection($0.places) } ?? TextSelection(closestPosition(to: point))
  }

  /// Takes one end of the selection to a point, as a finger that draws its handle; at least a character stays selected.
  public func moveHandle(_ handle: TextSelectionHandle, to point: CGPoint) {
    let place = closestPosition(to: point).offset
    let range = selection.range
    switch handle {
    case .start:
      let start = min(place, content.character(before: range.upperBound))
      selection = TextSelection(start..<max(range.upperBound, start))
    case .end:
      let end = max(place, content.character(after: range.lowerBound))
      selection = TextSelection(range.lowerBound..<end)
    }
  }
}

/// One of the two handles by which a selection is made larger and smaller.
public nonisolated enum TextSelectionHandle: Hashable, Sendable { case start, end }
