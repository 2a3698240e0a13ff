import Foundation
import QuoinGraphics

/// A text that is being written: its characters, what is selected, and what is marked because an input method has not
/// settled it yet.
///
/// Places count bytes of UTF-8. Whatever is asked for, the selection begins and ends between characters that people see as
/// one, within the text.
public nonisolated struct EditedText: Hashable, Sendable {
  /// The characters.
  public private(set) var string: String
  /// What is selected; always within the text.
  public private(set) var selection: TextSelection
  /// What is marked; never empty. An accent may be marked that has joined the letter before it.
  public private(set) var marked: Range<Int>?

  /// Creates a text with the caret at its end.
  public init(_ string: String = "") {
    var string = string
    // Places are counted in a native string in no time.
    string.makeContiguousUTF8()
    self.string = string
    selection = TextSelection(TextPosition(string.utf8.count))
  }

  /// How many bytes of UTF-8 there are.
  public var count: Int { string.utf8.count }

  /// The characters of a range, whole ones only.
  public func text(in range: Range<Int>) -> String { String(string[indices(of: rounded(range))]) }

  /// What is selected.
  public var selectedText: String { text(in: selection.range) }

  // MARK: Selecting

  /// Selects something else; what is marked stays so.
  public mutating func select(_ selection: TextSelection) {
    let head = rounded(selection.head.offset)
    let affinity = head == selection.head.offset ? selection.head.affinity : .downstream
    self.selection = TextSelection(
      anchor: rounded(selection.anchor), head: TextPosition(head, affinity: affinity))
  }

  // MARK: Writing

  /// Puts a text in the place of a range, and the caret behind it.
  ///
  /// Marked text around the range stays marked with what is new in it; other marked text is settled.
  ///
  /// - Returns: What has changed.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with text: String) -> TextChange {
    substitute(rounded(range), with: text)
  }

  /// The same for a range that may begin or end within a character.
  private mutating func substitute(_ range: Range<Int>, with text: String) -> TextChange {
    let before = selection
    let removed = String(string[indices(of: range)])
    string.replaceSubrange(indices(of: range), with: text)
    string.makeContiguousUTF8()
    let added = text.utf8.count
    if let old = marked {
      let isWithin = old.lowerBound <= range.lowerBound && range.upperBound <= old.upperBound
      let new = old.lowerBound..<(isWithin ? old.upperBound + added - range.count : old.lowerBound)
      marked = new.isEmpty ? nil : new
    }
    selection = TextSelection(TextPosition(roundedUp(range.lowerBound + added)))
    return TextChange(
      start: range.lowerBound, removed: removed, added: text, selectionBefore: before,
      selectionAfter: selection)
  }

  /// Writes a text in the place of what is marked, or else selected.
  @discardableResult
  public mutating func insert(_ text: String) -> TextChange {
    let range = marked ?? selection.range
    marked = nil
    return substitute(range, with: text)
  }

  /// Writes a text that is not settled in the place of what is marked, or else selected.
  ///
  /// - Parameters:
  ///   - text: What is marked now; with nothing, nothing is.
  ///   - selected: What is selected of it, in bytes of UTF-8 from its beginning.
  @discardableResult
  public mutating func mark(_ text: String, selecting selected: Range<Int>) -> TextChange {
    var change = insert(text)
    marked = text.isEmpty ? nil : change.newRange
    let (first, last) = (min(selected.lowerBound, text.utf8.count), min(selected.upperBound, text.utf8.count))
    select(TextSelection(anchor: change.start + first, head: TextPosition(change.start + last)))
    change.selectionAfter = selection
    return change
  }

  /// Settles what is marked.
  public mutating func unmark() { marked = nil }

  /// Takes a change back; it must be the last that was made.
  public mutating func undo(_ change: TextChange) {
    marked = nil
    _ = substitute(change.newRange, with: change.removed)
    select(change.selectionBefore)
  }

  /// Makes a change again that was taken back.
  public mutating func redo(_ change: TextChange) {
    marked = nil
    _ = substitute(change.replacedRange, with: change.added)
    select(change.selectionAfter)
  }

  // MARK: Characters

  /// The place of the character before a place, or the beginning.
  public func character(before place: Int) -> Int {
    let place = rounded(place)
    guard place > 0 else { return 0 }
    return offset(of: string.index(before: index(place)))
  }

  /// The place behind the character at a place, or the end.
  public func character(after place: Int) -> Int {
    let place = rounded(place)
    guard place < count else { return count }
    return offset(of: string.index(after: index(place)))
  }

  /// The place, or the beginning of the character around it.
  public func rounded(_ place: Int) -> Int {
    var index = index(min(max(place, 0), count))
    while String.Index(index, within: string) == nil { index = string.utf8.index(before: index) }
    return offset(of: index)
  }

  /// The place, or the end of the character around it.
  func roundedUp(_ place: Int) -> Int {
    let start = rounded(place)
    return start < min(place, count) ? character(after: start) : start
  }

  /// A range with the characters whole of which a part is in it; an empty one stays so.
  func rounded(_ range: Range<Int>) -> Range<Int> {
    let start = rounded(range.lowerBound)
    return start..<(range.isEmpty ? start : max(start, roundedUp(range.upperBound)))
  }

  func index(_ place: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: place)
  }

  func offset(of index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  private func indices(of range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }
}

/// What was put in the place of what in a text.
public nonisolated struct TextChange: Hashable, Sendable {
  /// Where, in bytes of UTF-8.
  public var start: Int
  /// What stood there.
  public var removed: String
  /// What stands there now.
  public var added: String
  /// What was selected before.
  public var selectionBefore: TextSelection
  /// What is selected now.
  public var selectionAfter: TextSelection

  /// The change that takes this one back.
  public var inverse: TextChange {
    TextChange(
      start: start, removed: added, added: removed, selectionBefore: selectionAfter,
      selectionAfter: selectionBefore)
  }

  /// The range that was replaced.
  public var replacedRange: Range<Int> { start..<start + removed.utf8.count }
  /// The range of what stands there now.
  public var newRange: Range<Int> { start..<start + added.utf8.count }
}
