import Foundation
import QuoinGraphics

/// Which way through a text.
public nonisolated enum UITextStorageDirection: Int, Sendable, CaseIterable { case forward, backward }
/// Which way on the screen.
public nonisolated enum UITextLayoutDirection: Int, Sendable, CaseIterable {
  case right = 2
  case left, up, down
}
/// What a text is gone through by.
public nonisolated enum UITextGranularity: Int, Sendable, CaseIterable {
  case character, word, sentence, paragraph, line, document
}

/// A direction through a text or on the screen.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a direction from the number of either kind.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction through a text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A box that selected text covers.
open class UITextSelectionRect: NSObject, ViewBound {
  /// The box, in points of the view.
  open var rect: CGRect { .zero }
  /// Which way the text in it is written.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }

  deinit {}
}

/// What input methods and keyboards do with a view that takes text, as UIKit has it.
///
/// Offsets count UTF-16 code units, as everywhere in UIKit. Views get all of this from `TextEditing`.
public protocol UITextInput: UIKeyInput {
  /// The characters of a range.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; the caret where nothing is.
  var selectedTextRange: UITextRange? { get set }
  /// What is marked, because an input method has not settled it.
  var markedTextRange: UITextRange? { get }
  /// What marked text looks like.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Writes marked text.
  ///
  /// - Parameters:
  ///   - markedText: The text; nothing takes what is marked away.
  ///   - selectedRange: What is selected of it, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles what is marked.
  func unmarkText()
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some code units further; nothing beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place some steps further on the screen; nothing beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which place comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many code units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Who is told of changes that do not come from the keyboard.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Tells where characters, words and lines begin and end.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of a range that lies furthest to one side.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range from a place to the end of its line on one side.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Which way the paragraph of a place is written.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets which way a paragraph is written; kept to what its text says here.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The first box that a range covers, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// The caret at a place, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The boxes that a range covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a range that is nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// Who is told of changes of a text that do not come from the keyboard.
public protocol UITextInputDelegate: AnyObject, ViewBound {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Tells where the parts of a text begin and end.
public protocol UITextInputTokenizer: AnyObject, ViewBound {
  /// The part around a place; nothing where there is none on that side of it.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a part ends at a place, on the way in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a part, on the way in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is within a part, on the side of a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
