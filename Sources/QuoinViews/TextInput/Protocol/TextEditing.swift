import Foundation
import QuoinGraphics

/// A view that takes text through a `TextEditor`, from which it has all of `UITextInput`, and what keys do besides.
///
/// ```swift
/// final class NameView: UIView, TextEditing {
///   let textEditor = TextEditor()
///   override var canBecomeFirstResponder: Bool { true }
/// }
/// ```
public protocol TextEditing: UITextInput {
  /// What writes the view's text.
  var textEditor: TextEditor { get }
}

extension TextEditing {
  // MARK: Keys

  public var hasText: Bool { textEditor.content.count > 0 }

  /// Writes; return and tab only where there may be several lines.
  public func insertText(_ text: String) {
    if !textEditor.isMultiline, text == "\n" || text == "\t" { return }
    textEditor.insertText(text)
  }

  public func deleteBackward() { textEditor.delete(.backward) }

  // MARK: The text

  public func text(in range: UITextRange) -> String? { textEditor.content.text(in: range.places) }
  public func replace(_ range: UITextRange, withText text: String) {
    textEditor.replace(range.places, with: text)
  }

  public var selectedTextRange: UITextRange? {
    get { EditorRange(textEditor.selection.range) }
    set {
      guard let range = newValue else { return }
      let head = (range.end as? EditorPosition)?.position ?? TextPosition(range.places.upperBound)
      textEditor.selection = TextSelection(anchor: range.places.lowerBound, head: head)
    }
  }

  public var markedTextRange: UITextRange? { textEditor.content.marked.map(EditorRange.init) }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { textEditor.markedTextStyle }
    set { textEditor.markedTextStyle = newValue }
  }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    func byte(_ unit: Int) -> Int {
      let units = text.utf16
      let index = units.index(units.startIndex, offsetBy: max(unit, 0), limitedBy: units.endIndex)
      return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
    }
    let (start, end) = (
      byte(selectedRange.location), byte(selectedRange.location &+ max(selectedRange.length, 0))
    )
    textEditor.setMarkedText(text, selecting: start..<max(start, end))
  }

  public func unmarkText() { textEditor.unmarkText() }

  public var inputDelegate: (any UITextInputDelegate)? {
    get { textEditor.inputDelegate }
    set {
      textEditor.inputDelegate = newValue
      textEditor.owner = self
    }
  }

  // MARK: Places

  public var beginningOfDocument: UITextPosition { EditorPosition(TextPosition(0)) }
  public var endOfDocument: UITextPosition { EditorPosition(TextPosition(textEditor.content.count)) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (fromPosition.place, toPosition.place)
    return EditorRange(min(start, end)..<max(start, end))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (units, isBeyond) = textEditor.content.units(before: position.place).addingReportingOverflow(offset)
    if isBeyond { return nil }
    // A step leads out of the character that it begins in.
    return textEditor.content.place(ofUnit: units, roundedUp: offset > 0).map {
      EditorPosition(TextPosition($0))
    }
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard var current = (position as? EditorPosition)?.position else { return nil }
    for _ in 0..<offset.magnitude {
      let next = textEditor.destination(direction.movement(back: offset < 0), from: current)
      if next == current { return nil }
      current = next
    }
    return EditorPosition(current)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (position.place, other.place)
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    let content = textEditor.content
    return content.units(before: toPosition.place) - content.units(before: from.place)
  }

  public var tokenizer: any UITextInputTokenizer { textEditor.tokenizer }

  // MARK: The screen

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    let isRightToLeft = textEditor.isRightToLeft(at: range.places.lowerBound)
    switch direction {
    case .left: return isRightToLeft ? range.end : range.start
    case .right: return isRightToLeft ? range.start : range.end
    case .up: return range.start
    case .down: return range.end
    }
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let movement: TextMovement =
      switch direction {
      case .left: .lineLeft
      case .right: .lineRight
      case .up: .textStart
      case .down: .textEnd
      }
    guard let start = (position as? EditorPosition)?.position else { return nil }
    return textRange(from: position, to: EditorPosition(textEditor.destination(movement, from: start)))
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    textEditor.isRightToLeft(at: position.place) ? .rightToLeft : .leftToRight
  }

  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  public func caretRect(for position: UITextPosition) -> CGRect {
    guard let position = (position as? EditorPosition)?.position else { return .null }
    return textEditor.caretRect(for: position)
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    textEditor.selectionRects(for: range.places).first ?? caretRect(for: range.start)
  }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    textEditor.textSelectionRects(for: range.places)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    EditorPosition(textEditor.closestPosition(to: point))
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let (found, places) = (textEditor.closestPosition(to: point), range.places)
    if found.offset < places.lowerBound { return range.start }
    return found.offset > places.upperBound ? range.end : EditorPosition(found)
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    textEditor.characterRange(at: point).map(EditorRange.init)
  }
}

nonisolated extension UITextLayoutDirection {
  fileprivate func movement(back: Bool) -> TextMovement {
    switch self {
    case .left: back ? .right : .left
    case .right: back ? .left : .right
    case .up: back ? .down : .up
    case .down: back ? .up : .down
    }
  }
}

nonisolated extension EditedText {
  /// How many UTF-16 code units lie before a place.
  func units(before place: Int) -> Int {
    string.utf16.distance(from: string.startIndex, to: index(min(max(place, 0), count)))
  }

  /// The place before a UTF-16 code unit, or where the character begins or ends that it is in; nothing beyond the text.
  func place(ofUnit unit: Int, roundedUp: Bool) -> Int? {
    let units = string.utf16
    guard unit >= 0,
      let index = units.index(units.startIndex, offsetBy: unit, limitedBy: units.endIndex)
    else { return nil }
    let start = rounded(offset(of: index))
    return roundedUp && self.units(before: start) < unit ? character(after: start) : start
  }
}
