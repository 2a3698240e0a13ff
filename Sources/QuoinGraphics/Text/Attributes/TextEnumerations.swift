import Foundation

/// How lines stand between the edges of their room.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges, but for the last line of a paragraph.
  case justified = 3
  /// At the edge where the paragraph's writing direction begins.
  case natural = 4
}

/// How text is broken into lines, and what happens to what has no room.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Between words; a word wider than its line is broken between characters.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// Between words; what has no room is cut at the edge.
  case byClipping = 2
  /// Between words; the last line loses its beginning to an ellipsis.
  case byTruncatingHead = 3
  /// Between words; the last line loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// Between words; the last line loses its middle to an ellipsis.
  case byTruncatingMiddle = 5
}

/// How the lines of a paragraph share its words.
public enum TextWrap: Int, Hashable, Sendable, CaseIterable {
  /// Each holds as many as it has room for.
  case wrap = 0
  /// All are about as long, in as few lines; for titles and captions.
  case balance = 1
  /// Each holds as many as it has room for, but the last is not left with a single word.
  case pretty = 2
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Hashable, Sendable, CaseIterable {
  /// As its first letter with a direction is written.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The look of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates a style from UIKit's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots in place of a whole line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes in place of a whole line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Not under white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
