import Foundation

/// A list that paragraphs of attributed text are in, told from others by being another object.
///
/// The markers stand in the text itself: at the beginning of an item with a tab behind, to the left of its other lines. A paragraph
/// without one goes on with the item before it. Drawing takes no notice of lists; documents say what is one to those who do not see it.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.textLists = [NSTextList(markerFormat: .disc)]
/// (style.headIndent, style.defaultTabInterval) = (20, 20)
/// let text = NSAttributedString(string: "•\tOak\n•\tAsh", attributes: [.paragraphStyle: style])
/// ```
open class NSTextList: NSObject {
  /// What the markers look like.
  public final let markerFormat: MarkerFormat
  /// The number of the first item.
  open var startingItemNumber: Int
  /// What else is said of the list; it changes no marker.
  public final let listOptions: Options
  /// How many lists begin before it in the text that it was made for, so that the same text made once more is equal; nothing for a list
  /// that equals itself only.
  package final var place: Int?

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - markerFormat: What the markers look like.
  ///   - startingItemNumber: The number of the first item.
  public convenience init(markerFormat: MarkerFormat, startingItemNumber: Int = 1) {
    self.init(markerFormat: markerFormat, options: 0, startingItemNumber: startingItemNumber)
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - markerFormat: What the markers look like.
  ///   - options: The raw value of its `Options`.
  ///   - startingItemNumber: The number of the first item.
  public init(markerFormat: MarkerFormat, options: Int, startingItemNumber: Int = 1) {
    (self.markerFormat, self.startingItemNumber) = (markerFormat, startingItemNumber)
    listOptions = Options(rawValue: options)
  }

  /// Whether items are counted.
  open var isOrdered: Bool { markerFormat.counting != nil }

  /// The marker of an item, without the tab behind it.
  ///
  /// - Parameter itemNumber: The item's number, from 1 where items are counted in letters, and to 3,999 in Roman ones; others
  ///   have digits.
  open func marker(forItemNumber itemNumber: Int) -> String { markerFormat.marker(of: itemNumber) }

  /// Lists are equal when they are the same one, or stand at the same place of texts that are made alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let list = object as? NSTextList else { return false }
    return list === self
      || place != nil && place == list.place && markerFormat == list.markerFormat
        && startingItemNumber == list.startingItemNumber
  }

  /// A number that equal lists share.
  open override var hash: Int { place.map(\.hashValue) ?? ObjectIdentifier(self).hashValue }
}

extension NSTextList {
  /// What is said of a list beside its markers.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The markers of the lists around it stand before its own; whoever writes the markers does that.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// What markers look like: characters that stand for themselves, and in braces the name of a shape or a way of counting.
  ///
  /// ```swift
  /// NSTextList(markerFormat: NSTextList.MarkerFormat("{lower-roman})"))  // i) ii) iii)
  /// ```
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The format as UIKit writes it, such as `{decimal}.`.
    public let rawValue: String

    /// Creates a format from what UIKit writes.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a format from what UIKit writes.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A disc: •.
    public static let disc = MarkerFormat("{disc}")
    /// A circle: ◦.
    public static let circle = MarkerFormat("{circle}")
    /// A square: ▪.
    public static let square = MarkerFormat("{square}")
    /// A box: □.
    public static let box = MarkerFormat("{box}")
    /// A diamond: ◆.
    public static let diamond = MarkerFormat("{diamond}")
    /// A check mark: ✓.
    public static let check = MarkerFormat("{check}")
    /// A hyphen: ⁃.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// Numbers: 1, 2, 3.
    public static let decimal = MarkerFormat("{decimal}")
    /// Numbers to the base of eight: 1, 7, 10.
    public static let octal = MarkerFormat("{octal}")
    /// Numbers to the base of sixteen: 9, a, b.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Numbers to the base of sixteen: 9, A, B.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Small Roman numbers: i, ii, iii.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Large Roman numbers: I, II, III.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Small letters: a, b, c.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Large letters: A, B, C.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small letters, as `lowercaseAlpha`.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Large letters, as `uppercaseAlpha`.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
  }
}

extension NSTextList.MarkerFormat {
  /// What stands in braces, with the braces.
  private var braces: Range<String.Index>? {
    guard let start = rawValue.firstIndex(of: "{"), let end = rawValue[start...].firstIndex(of: "}") else {
      return nil
    }
    return start..<rawValue.index(after: end)
  }

  /// The same as a text.
  private var name: Substring? { braces.map { rawValue[$0] } }

  /// How items are counted, as the structure of a document says it.
  var numbering: StructureRole.ListNumbering {
    switch name {
    case "{disc}": .disc
    case "{circle}": .circle
    case "{square}": .square
    case "{decimal}": .decimal
    case "{lower-roman}": .lowerRoman
    case "{upper-roman}": .upperRoman
    case "{lower-alpha}", "{lower-latin}": .lowerAlpha
    case "{upper-alpha}", "{upper-latin}": .upperAlpha
    default: .none
    }
  }

  /// Gives the marker of an item by its number; nothing for lists whose items are not counted.
  fileprivate var counting: ((Int) -> String)? {
    switch name {
    case "{decimal}": { String($0) }
    case "{octal}": { String($0, radix: 8) }
    case "{lower-hexadecimal}": { String($0, radix: 16) }
    case "{upper-hexadecimal}": { String($0, radix: 16, uppercase: true) }
    case "{lower-roman}": { Self.roman($0) ?? String($0) }
    case "{upper-roman}": { Self.roman($0)?.uppercased() ?? String($0) }
    case "{lower-alpha}", "{lower-latin}": { Self.letters($0) ?? String($0) }
    case "{upper-alpha}", "{upper-latin}": { Self.letters($0)?.uppercased() ?? String($0) }
    default: nil
    }
  }

  private var shape: String {
    switch name {
    case "{circle}": "◦"
    case "{square}": "▪"
    case "{box}": "□"
    case "{diamond}": "◆"
    case "{check}": "✓"
    case "{hyphen}": "⁃"
    default: "•"
    }
  }

  fileprivate func marker(of number: Int) -> String {
    guard let braces else { return rawValue }
    return rawValue.replacingCharacters(in: braces, with: counting?(number) ?? shape)
  }

  private static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var (rest, letters) = (number, "")
    while rest > 0 {
      rest -= 1
      letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
      rest /= 26
    }
    return letters
  }

  private static func roman(_ number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    let values = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, roman) = (number, "")
    for (value, letters) in values {
      while rest >= value {
        roman += letters
        rest -= value
      }
    }
    return roman
  }
}

/// A list as a value.
struct TextList: Hashable, Sendable {
  /// How many other lists there are before it in the text.
  let number: Int
  let numbering: StructureRole.ListNumbering
  /// Lists within so many others are taken for parts of these.
  static let deepest = 64
}
