import Foundation

/// How paragraphs of attributed text are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  // First of all fields; see AttributeValueKind.
  private final let kind = AttributeValueKind()
  /// The settings as a value.
  public fileprivate(set) var paragraph: TextParagraph
  fileprivate final var lists: [NSTextList] = []
  fileprivate final var strategy = LineBreakStrategy.standard

  /// What else than width decides where lines are broken.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a strategy from its bits, which are UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Hangul between words, as by `hangulWordPriority` of UIKit.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// A style with UIKit's default settings.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates a style with UIKit's default settings: natural alignment, wrapping between words.
  public override init() {
    paragraph = TextParagraph(lineBreakMode: .byWordWrapping)
  }

  /// Creates a style with these settings.
  public init(_ paragraph: TextParagraph, textLists: [NSTextList] = []) {
    self.paragraph = paragraph
    lists = textLists
  }

  fileprivate convenience init(copying style: NSParagraphStyle) {
    self.init(style.paragraph, textLists: style.lists)
    strategy = style.strategy
  }

  /// How lines stand between the edges.
  open var alignment: NSTextAlignment { paragraph.alignment }
  /// How text is broken into lines.
  open var lineBreakMode: NSLineBreakMode { paragraph.lineBreakMode }
  /// The writing direction that the paragraph begins in.
  open var baseWritingDirection: NSWritingDirection { paragraph.baseWritingDirection }
  /// Extra room between two lines, in points.
  open var lineSpacing: CGFloat { paragraph.lineSpacing }
  /// The least height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { paragraph.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { paragraph.maximumLineHeight }
  /// What the natural height of lines is multiplied with; 0 for 1.
  open var lineHeightMultiple: CGFloat { paragraph.lineHeightMultiple }
  /// Room after the paragraph, in points.
  open var paragraphSpacing: CGFloat { paragraph.paragraphSpacing }
  /// Room before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { paragraph.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { paragraph.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge, in points.
  open var headIndent: CGFloat { paragraph.headIndent }
  /// Where lines end: from the leading edge when positive, else from the trailing edge, in points.
  open var tailIndent: CGFloat { paragraph.tailIndent }
  /// How much of its room a line must fill not to end in a hyphenated word, from 0 for no hyphens to 1.
  open var hyphenationFactor: Float { paragraph.hyphenationFactor }
  /// The distance between tab stops, in points.
  open var defaultTabInterval: CGFloat { paragraph.defaultTabInterval }
  /// Where tabs end; every `defaultTabInterval` behind the last of them.
  open var tabStops: [NSTextTab]! { paragraph.tabStops?.map { NSTextTab($0) } ?? NSTextTab.standard }
  /// Kept for code that sets it: lines are broken by one rule.
  open var lineBreakStrategy: LineBreakStrategy { strategy }
  /// The lists that the paragraph is in, the outermost first.
  open var textLists: [NSTextList] { lists }

  /// A style that cannot change, with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(copying: self) }

  /// A style that can change, with the same settings.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(copying: self) }

  /// Styles are equal when all their settings are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let style = object as? NSParagraphStyle else { return false }
    return style.paragraph == paragraph && style.lists == lists && style.strategy == strategy
  }

  /// A number that equal styles share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(paragraph)
    hasher.combine(lists)
    return hasher.finalize()
  }
}

/// A paragraph style whose settings can change.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.alignment = .center
/// let text = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])
/// ```
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// How lines stand between the edges.
  open override var alignment: NSTextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }
  /// How text is broken into lines.
  open override var lineBreakMode: NSLineBreakMode {
    get { paragraph.lineBreakMode }
    set { paragraph.lineBreakMode = newValue }
  }
  /// The writing direction that the paragraph begins in.
  open override var baseWritingDirection: NSWritingDirection {
    get { paragraph.baseWritingDirection }
    set { paragraph.baseWritingDirection = newValue }
  }
  /// Extra room between two lines, in points.
  open override var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }
  /// The least height of a line, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { paragraph.minimumLineHeight }
    set { paragraph.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { paragraph.maximumLineHeight }
    set { paragraph.maximumLineHeight = newValue }
  }
  /// What the natural height of lines is multiplied with; 0 for 1.
  open override var lineHeightMultiple: CGFloat {
    get { paragraph.lineHeightMultiple }
    set { paragraph.lineHeightMultiple = newValue }
  }
  /// Room after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { paragraph.paragraphSpacing }
    set { paragraph.paragraphSpacing = newValue }
  }
  /// Room before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { paragraph.paragraphSpacingBefore }
    set { paragraph.paragraphSpacingBefore = newValue }
  }
  /// The distance of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { paragraph.firstLineHeadIndent }
    set { paragraph.firstLineHeadIndent = newValue }
  }
  /// The distance of the other lines from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { paragraph.headIndent }
    set { paragraph.headIndent = newValue }
  }
  /// Where lines end: from the leading edge when positive, else from the trailing edge, in points.
  open override var tailIndent: CGFloat {
    get { paragraph.tailIndent }
    set { paragraph.tailIndent = newValue }
  }
  /// How much of its room a line must fill not to end in a hyphenated word, from 0 for no hyphens to 1.
  open override var hyphenationFactor: Float {
    get { paragraph.hyphenationFactor }
    set { paragraph.hyphenationFactor = newValue }
  }
  /// The distance between tab stops, in points.
  open override var defaultTabInterval: CGFloat {
    get { paragraph.defaultTabInterval }
    set { paragraph.defaultTabInterval = newValue }
  }
  /// Where tabs end; every `defaultTabInterval` behind the last of them. Nothing for UIKit's own.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { paragraph.tabStops = newValue?.map(\.tab).sorted { $0.location < $1.location } }
  }

  /// Lets tabs end at one more place.
  open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }

  /// Lets tabs not end at a place.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0.isEqual(anObject) } }

  /// Kept for code that sets it: lines are broken by one rule.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { strategy }
    set { strategy = newValue }
  }
  /// The lists that the paragraph is in, the outermost first.
  open override var textLists: [NSTextList] {
    get { lists }
    set { lists = newValue }
  }
}
