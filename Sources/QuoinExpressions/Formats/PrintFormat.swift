import QuoinDiagnostics

/// A text with places for values, as `printf` of IEEE Std 1003.1 has them, with Apple's `%@`.
///
/// ```swift
/// let format = try PrintFormat("Hello %1$@, you have %2$i new messages")
/// try format.text([.string("Ada"), .number(3)], of: "Messages.Title")
/// ```
public struct PrintFormat: Sendable {
  /// A part of a format.
  package enum Piece: Hashable, Sendable {
    /// Characters that stand for themselves; `%%` has become one.
    case text(String)
    /// A place for a value.
    case value(Conversion)
    /// A place for another format that is chosen by a value: `%#@items@`.
    case substitution(name: String, argument: Int)
  }

  /// A place for a value and how it is written there.
  package struct Conversion: Hashable, Sendable {
    /// Which value, from 0.
    var argument: Int
    var flags: Flags = []
    /// The least number of characters.
    var width: Size?
    /// Digits behind the point, or in all, or the most characters.
    var precision: Size?
    /// How many bits a whole number has.
    var bits = 32
    /// The letter at the end.
    var letter: UInt8
    /// The whole as it was written.
    var spelling: String

    /// The same for a value so many places further on.
    package func moved(by offset: Int) -> Conversion {
      if offset == 0 { return self }
      func moved(_ size: Size?) -> Size? {
        if case .argument(let index)? = size { .argument(index + offset) } else { size }
      }
      var copy = self
      copy.argument += offset
      (copy.width, copy.precision) = (moved(width), moved(precision))
      return copy
    }

    /// What kind of value is wanted.
    var kind: Kind {
      switch letter {
      case UInt8(ascii: "@"): .anything
      case UInt8(ascii: "s"): .text
      case UInt8(ascii: "c"): .character
      case UInt8(ascii: "d"), UInt8(ascii: "u"), UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"),
        UInt8(ascii: "p"):
        .whole
      default: .number
      }
    }
  }

  /// What kind of value a conversion takes.
  enum Kind: Hashable, Sendable {
    case anything, text, character, whole, number
  }

  /// A width or a precision.
  enum Size: Hashable, Sendable {
    case fixed(Int)
    /// The value that says it, from 0.
    case argument(Int)
  }

  /// What stands between the percent sign and the width.
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// `-`: at the left of its room.
    static let left = Flags(rawValue: 1)
    /// `+`: with a sign always.
    static let sign = Flags(rawValue: 2)
    /// A space where a sign would stand.
    static let space = Flags(rawValue: 4)
    /// `#`: 0x and the like, and a point always.
    static let alternative = Flags(rawValue: 8)
    /// `0`: filled with zeros.
    static let zeros = Flags(rawValue: 16)
    /// `'`: thousands set off.
    static let groups = Flags(rawValue: 32)
  }

  /// The parts in their order.
  package let pieces: [Piece]
  /// How many values the format takes.
  public let argumentCount: Int
  /// Whether each value is named by its position.
  package let usesPositions: Bool

  /// Reads a format.
  ///
  /// - Throws: What is wrong with it, with the conversion at fault.
  public init(_ text: String) throws(Diagnostic) {
    var reader = PrintFormatReader(text)
    try reader.read()
    pieces = reader.pieces
    argumentCount = reader.argumentCount
    usesPositions = reader.usesPositions
  }

  /// What messages call a format that has no key.
  static func name(of text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  /// Whether a text has anything in it that a format does not write as it is.
  public static func isFormat(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "%")) }
}

/// How numbers are written in a language.
public struct NumberSymbols: Hashable, Sendable {
  /// What divides the whole part from the rest.
  public var decimal: String
  /// What stands between thousands where they are set off.
  public var grouping: String

  /// Describes how numbers are written.
  public init(decimal: String = ".", grouping: String = ",") {
    (self.decimal, self.grouping) = (decimal, grouping)
  }

  /// As a language and region write numbers; as English does where it is not known.
  public init(language: String) {
    let locale = FormatLocale.of(language)
    self.init(decimal: locale.decimal, grouping: locale.group)
  }
}
