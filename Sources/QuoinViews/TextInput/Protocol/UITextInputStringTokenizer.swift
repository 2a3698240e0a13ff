import Foundation
import QuoinGraphics

/// Tells where the characters, words, sentences, paragraphs and lines of a text end.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer, ViewBound {
  private weak var editor: TextEditor?

  /// Creates the tokenizer of a view; one that is no `TextEditing` has no parts.
  public init(textInput: any UITextInput) { editor = (textInput as? any TextEditing)?.textEditor }

  init(editor: TextEditor) { self.editor = editor }

  deinit {}

  /// All parts in order; they do not touch those of other kinds of text, as white space between words.
  private func parts(_ granularity: UITextGranularity, near place: Int) -> [Range<Int>] {
    guard let editor else { return [] }
    let content = editor.content
    if editor.isSecure, granularity != .character { return [0..<content.count] }
    switch granularity {
    case .character:
      // Those around the place: nobody looks further.
      let (before, after) = (content.character(before: place), content.character(after: place))
      return [before..<content.rounded(place), content.rounded(place)..<after].filter { !$0.isEmpty }
    case .word: return editor.units.words
    case .sentence: return editor.units.sentences
    case .paragraph: return editor.units.paragraphs.map { $0.lowerBound..<content.contentEnd(of: $0) }
    case .line: return editor.arranged.layout.lines.map(\.range)
    case .document: return [0..<content.count]
    }
  }

  private func isForward(_ direction: UITextDirection, at place: Int) -> Bool {
    switch direction {
    case .storage(.forward), .layout(.down): return true
    case .storage(.backward), .layout(.up): return false
    default:
      let isRightToLeft = editor?.isRightToLeft(at: place) ?? false
      return (direction == .layout(.right)) != isRightToLeft
    }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = position.place
    let isForward = isForward(direction, at: place)
    let part = parts(granularity, near: place).first {
      isForward
        ? $0.lowerBound <= place && place < $0.upperBound : $0.lowerBound < place && place <= $0.upperBound
    }
    return part.map(EditorRange.init)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = position.place
    let isForward = isForward(direction, at: place)
    return parts(granularity, near: place).contains { (isForward ? $0.upperBound : $0.lowerBound) == place }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = position.place
    let parts = parts(granularity, near: place)
    let end =
      isForward(direction, at: place)
      ? parts.first { $0.upperBound > place }?.upperBound : parts.last { $0.lowerBound < place }?.lowerBound
    return end.map { EditorPosition(TextPosition($0)) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
