import Foundation

/// How a paragraph is set: a plain value, the counterpart of `NSParagraphStyle`.
///
/// ```swift
/// var paragraph = TextParagraph(alignment: .center)
/// paragraph.lineSpacing = 4
/// ```
public struct TextParagraph: Hashable, Sendable {
  /// How lines stand between the edges.
  public var alignment: NSTextAlignment
  /// How text is broken into lines.
  public var lineBreakMode: NSLineBreakMode
  /// The writing direction that the paragraph begins in.
  public var baseWritingDirection: NSWritingDirection
  /// Extra room between two lines, in points.
  public var lineSpacing: CGFloat = 0
  /// The least height of a line, in points; 0 for none.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; 0 for none.
  public var maximumLineHeight: CGFloat = 0
  /// What the natural height of lines is multiplied with; 0 for 1.
  public var lineHeightMultiple: CGFloat = 0
  /// Room after the paragraph, in points, unless it is the last.
  public var paragraphSpacing: CGFloat = 0
  /// Room before the paragraph, in points, unless it is the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The distance of the first line from the leading edge, in points.
  public var firstLineHeadIndent: CGFloat = 0
  /// The distance of the other lines from the leading edge, in points.
  public var headIndent: CGFloat = 0
  /// Where lines end: a positive distance in points from the leading edge, or one from the trailing edge as zero or
  /// less.
  public var tailIndent: CGFloat = 0
  /// How much of its room a line must fill not to end in a hyphenated word, from 0 for no hyphens to 1 for one wherever
  /// it lets the line hold more. Words are broken as in their language, which the text's `languageIdentifier` says; soft
  /// hyphens in the text are always respected.
  public var hyphenationFactor: Float = 0
  /// The distance between tab stops in points; 0 for UIKit's 28.
  public var defaultTabInterval: CGFloat = 0
  /// Where tabs end, in the order of their places; every `defaultTabInterval` behind the last of them, and unless set.
  public var tabStops: [TextTab]?
  /// Whether the marker of an item of a list stands beside its text, less some room, rather than where the first line begins.
  public var hangsMarkers = false
  /// The room between such a marker and its text, in points; that of a space of its font unless set.
  public var markerSpacing: CGFloat?
  /// How lines share the words of a paragraph.
  public var textWrap = TextWrap.wrap
  /// Whether fonts that stand in for what the paragraph's own font lacks, as those of Arabic or Chinese, leave the height of
  /// its lines alone; what they draw may reach into the lines beside then.
  public var keepsLineHeight = false
  /// Whether what is natural or zero here is as what shows the text has it: a label's alignment counts for a list in it
  /// whose paragraphs say how far they are moved in and no more. That is for text of 17 points then, and more for larger text.
  public var isPartial = false

  /// Creates a paragraph's setting; all distances begin at zero.
  public init(
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    baseWritingDirection: NSWritingDirection = .natural
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.baseWritingDirection = baseWritingDirection
  }
}

extension TextParagraph {
  /// The size of text that the lengths of a partial setting are for, in points.
  private static let partialSize: CGFloat = 17

  /// The same setting, with what is left open as another has it; a whole setting stays as it is.
  ///
  /// - Parameter size: The size of the text, in points.
  func completed(by base: TextParagraph, size: CGFloat) -> TextParagraph {
    guard isPartial else { return self }
    var whole = self
    let factor = size / Self.partialSize
    whole.firstLineHeadIndent *= factor
    whole.headIndent *= factor
    whole.defaultTabInterval *= factor
    whole.markerSpacing = markerSpacing ?? base.markerSpacing
    if alignment == .natural { whole.alignment = base.alignment }
    if baseWritingDirection == .natural { whole.baseWritingDirection = base.baseWritingDirection }
    // What wraps between words, as text that nothing is said of does, is cut as what shows it says.
    if lineBreakMode == .byWordWrapping { whole.lineBreakMode = base.lineBreakMode }
    whole.tabStops = tabStops ?? base.tabStops
    if textWrap == .wrap { whole.textWrap = base.textWrap }
    if !keepsLineHeight { whole.keepsLineHeight = base.keepsLineHeight }
    if hyphenationFactor == 0 { whole.hyphenationFactor = base.hyphenationFactor }
    let lengths: [WritableKeyPath<TextParagraph, CGFloat>] = [
      \.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacing,
      \.paragraphSpacingBefore,
    ]
    for length in lengths where self[keyPath: length] == 0 { whole[keyPath: length] = base[keyPath: length] }
    return whole
  }
}
