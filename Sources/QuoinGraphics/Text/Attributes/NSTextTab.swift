import Foundation

/// A place where a tab in attributed text ends.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
/// let text = NSAttributedString(string: "Bolts\t4.50", attributes: [.paragraphStyle: style])
/// ```
open class NSTextTab: NSObject, NSCopying {
  /// Names of what a tab can be told.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet`: text that ends at the place does so before the first of these.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of what follows the tab stands at the place: its beginning, its middle or its end.
  public final let alignment: NSTextAlignment
  /// The distance from the paragraph's leading edge, in points.
  public final let location: CGFloat
  /// What else the tab was told.
  public final let options: [OptionKey: Any]

  /// Creates a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  /// The characters that end a column of numbers in a language: its decimal point.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US_POSIX")).decimalSeparator ?? ".")
  }

  convenience init(_ tab: TextTab) {
    self.init(
      textAlignment: tab.alignment, location: tab.location,
      options: tab.terminators.map { [.columnTerminators: $0] } ?? [:])
  }

  final var tab: TextTab {
    TextTab(
      location: location, alignment: alignment, terminators: options[.columnTerminators] as? CharacterSet)
  }

  /// The same place.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Places are equal when a tab ends there alike.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.tab == tab }

  /// A number that equal places share.
  open override var hash: Int { tab.hashValue }
}

extension NSTextTab {
  /// Those that a paragraph has unless it is told others, as UIKit has them: twelve of 28 points.
  static var standard: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }
  }
}
