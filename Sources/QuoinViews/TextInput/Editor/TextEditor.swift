import Foundation
import QuoinGraphics

/// Writes a text: what keys, input methods, the pasteboard and a finger do to it, and how that is undone. Views that take
/// text own one and draw what it holds; see `TextEditing`.
///
/// ```swift
/// let editor = TextEditor()
/// editor.insertText("Helo")
/// editor.move(.left)
/// editor.insertText("l")
/// editor.undoManager.undo()   // "Helo"
/// ```
public final class TextEditor: ViewBound {
  /// The text with what is selected and marked.
  public private(set) var content: EditedText
  /// Sets the text in lines, as its view shows them, and tells where their top left is, in points of the view.
  ///
  /// One line of the system font unless a view says otherwise.
  public var arrange: (String) -> (layout: TextLayout, origin: CGPoint) = { string in
    let text = AttributedText(string, font: .systemFont(ofSize: UIFont.systemFontSize))
    return (TextLayout(text: text), .zero)
  }
  /// Whether the text may have several lines, so that return and tab write.
  public var isMultiline = true
  /// Whether the text is a secret: bullets stand for its characters, words are not told apart, and none of it is copied.
  @Observed public var isSecure = false { didSet { if isSecure != oldValue { knownUnits = nil } } }
  /// Whether a text may come in the place of a range, which counts bytes of UTF-8; what may not is not written.
  public var shouldReplace: (Range<Int>, String) -> Bool = { _, _ in true }
  /// Told after the text has changed.
  public var textDidChange: (TextChange) -> Void = { _ in }
  /// Told after the selection has changed, by itself or with the text.
  public var selectionDidChange: () -> Void = {}
  /// Who is told of changes that do not come from the keyboard.
  public weak var inputDelegate: (any UITextInputDelegate)?
  /// What marked text looks like; kept for code that sets it.
  public var markedTextStyle: [NSAttributedString.Key: Any]?
  /// The view that the delegate is told about.
  weak var owner: (any UITextInput)?
  /// Takes the text's changes back; that of the view's window, where a view says so.
  public var undoManager = UndoManager()

  /// How far from the left a caret goes up and down, in points of the layout; nothing when it moves otherwise.
  private(set) var column: CGFloat?
  /// The last step, as long as writing or deleting goes on where it has ended.
  private var step: EditingStep?
  /// What stood in the place of what is marked, and how it began to be.
  private var marking: TextChange?
  private var knownUnits: (string: String, units: TextUnits)?
  /// Tells where characters, words and lines end.
  private(set) lazy var tokenizer = UITextInputStringTokenizer(editor: self)

  /// Creates an editor with the caret at the end of a text.
  public init(_ string: String = "") { content = EditedText(string) }

  // MARK: The text

  /// The characters; setting them puts the caret at the end and forgets what could be undone.
  public var string: String {
    get { content.string }
    set {
      let change = TextChange(
        start: 0, removed: content.string, added: newValue, selectionBefore: content.selection,
        selectionAfter: EditedText(newValue).selection)
      inputDelegate?.textWillChange(owner)
      content = EditedText(newValue)
      (step, marking, column) = (nil, nil, nil)
      undoManager.removeAllActions(withTarget: self)
      inputDelegate?.textDidChange(owner)
      tell(change)
    }
  }

  /// What is selected; the caret where nothing is.
  public var selection: TextSelection {
    get { content.selection }
    set { select(newValue) }
  }

  /// Selects something else; what was being written is a step by itself then.
  func select(_ selection: TextSelection, column: CGFloat? = nil) {
    var changed = content
    changed.select(selection)
    self.column = column
    guard changed.selection != content.selection else { return }
    inputDelegate?.selectionWillChange(owner)
    content = changed
    step = nil
    inputDelegate?.selectionDidChange(owner)
    selectionDidChange()
  }

  /// Selects all.
  public func selectAll() { select(TextSelection(0..<content.count)) }

  var units: TextUnits {
    let string = shownString
    if let known = knownUnits, known.string.utf8.elementsEqual(string.utf8) { return known.units }
    let units = TextUnits(string)
    knownUnits = (string, units)
    return units
  }

  /// The text set in lines, with the place of their top left.
  public var arranged: (layout: TextLayout, origin: CGPoint) { arrange(shownString) }

  // MARK: Writing

  /// Writes a text in the place of what is marked, or else selected.
  public func insertText(_ text: String) {
    let isTyping = content.selection.isEmpty && content.marked == nil && !text.contains(where: \.isNewline)
    write(text, over: content.marked ?? content.selection.range, as: isTyping ? .typing : .other) {
      $0.insert(text)
    }
  }

  /// Puts a text in the place of a range, in bytes of UTF-8.
  public func replace(_ range: Range<Int>, with text: String) {
    write(text, over: range, as: .other) { $0.replace(range, with: text) }
  }

  /// Deletes what is selected, or else what a caret would pass that moves.
  public func delete(_ movement: TextMovement) {
    if let marked = content.marked,
      !(marked.lowerBound...marked.upperBound).contains(content.selection.head.offset)
    {
      unmarkText()
    }
    let selected = content.selection.range
    guard selected.isEmpty else {
      return write("", over: selected, as: .other) { $0.replace(selected, with: "") }
    }
    let end = destination(movement, from: content.selection.head).offset
    let passed = min(end, selected.lowerBound)..<max(end, selected.lowerBound)
    if passed.isEmpty { return }
    write("", over: passed, as: movement == .backward ? .deleting : .other) { $0.replace(passed, with: "") }
  }

  private func write(
    _ text: String, over range: Range<Int>, as kind: EditingStep.Kind,
    _ body: (inout EditedText) -> TextChange
  ) {
    guard shouldReplace(range, text) else { return }
    column = nil
    let old = content
    let change = body(&content)
    guard
      !content.string.utf8.elementsEqual(old.string.utf8) || content.selection != old.selection
        || content.marked != old.marked
    else { return }
    if marking != nil {
      settle(with: change)
      if content.marked != nil { return tell(change) }
      registerMarking()
    } else {
      register(change, as: kind)
    }
    tell(change)
  }

  private func tell(_ change: TextChange) {
    textDidChange(change)
    selectionDidChange()
  }

  // MARK: Marked text

  /// Writes a text that an input method has not settled in the place of what is marked, or else selected.
  ///
  /// - Parameters:
  ///   - text: What is marked now.
  ///   - selected: What is selected of it, in bytes of UTF-8 from its beginning.
  public func setMarkedText(_ text: String, selecting selected: Range<Int>) {
    guard shouldReplace(content.marked ?? content.selection.range, text) else { return }
    column = nil
    step = nil
    let change = content.mark(text, selecting: selected)
    if marking == nil { marking = change } else { settle(with: change) }
    if content.marked == nil { registerMarking() }
    tell(change)
  }

  /// Settles what is marked.
  public func unmarkText() {
    guard content.marked != nil else { return }
    content.unmark()
    registerMarking()
    selectionDidChange()
  }

  /// Takes a change of marked text into what all of the marking comes to.
  private func settle(with change: TextChange) {
    guard var whole = marking else { return }
    // The change lies within what has been marked: whatever it was, only what stands there at the end counts.
    let end = whole.newRange.upperBound + change.added.utf8.count - change.removed.utf8.count
    guard change.start >= whole.start, end >= whole.start,
      change.replacedRange.upperBound <= whole.newRange.upperBound
    else {
      // It lies elsewhere, so that the marking has ended before.
      registerMarking()
      return register(change, as: .other)
    }
    var bytes = Array(whole.added.utf8)
    bytes.replaceSubrange(
      change.start - whole.start..<change.replacedRange.upperBound - whole.start, with: change.added.utf8)
    whole.added = String(decoding: bytes, as: UTF8.self)
    whole.selectionAfter = content.selection
    marking = whole
  }

  private func registerMarking() {
    guard let whole = marking else { return }
    marking = nil
    if whole.removed.utf8.elementsEqual(whole.added.utf8) { return }
    register(whole, as: .other)
  }

  // MARK: Undo

  private func register(_ change: TextChange, as kind: EditingStep.Kind) {
    if let step, step.kind == kind, undoManager.canUndo, step.takeOn(change) { return }
    let step = EditingStep(change, kind)
    self.step = kind == .other ? nil : step
    registerUndo(of: step)
  }

  private func registerUndo(of step: EditingStep) {
    undoManager.registerUndo(withTarget: self) { editor in
      editor.apply(step.change, isUndo: true)
      editor.registerRedo(of: step)
    }
    if undoManager.groupingLevel == 0 { undoManager.setActionName(step.kind.name) }
  }

  private func registerRedo(of step: EditingStep) {
    undoManager.registerUndo(withTarget: self) { editor in
      editor.apply(step.change, isUndo: false)
      editor.registerUndo(of: step)
    }
  }

  private func apply(_ change: TextChange, isUndo: Bool) {
    (step, marking, column) = (nil, nil, nil)
    inputDelegate?.textWillChange(owner)
    if isUndo { content.undo(change) } else { content.redo(change) }
    inputDelegate?.textDidChange(owner)
    tell(isUndo ? change.inverse : change)
  }
}
