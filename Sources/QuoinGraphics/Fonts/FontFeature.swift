import QuoinResources

/// An OpenType feature of a font, such as small capitals, and how it is set.
///
/// ```swift
/// let prices = UIFont.systemFont(ofSize: 17).withFeatures(.tabularFigures, .slashedZero)
/// let title = FontFeature("ss01=2").map { prices.withFeatures($0) }
/// ```
///
/// A font that lacks a feature is drawn without it.
public struct FontFeature: Hashable, Sendable {
  /// The four bytes of its tag, the first in the highest place.
  let code: UInt32
  /// How it is set: 0 for off, 1 for on, more for which of several shapes.
  public let value: UInt32

  private init(code: UInt32, value: UInt32) {
    self.code = code
    self.value = value
  }

  /// A feature by its tag and how it is set, as CSS and HarfBuzz spell it: `smcp`, `liga=0`, `ss01=2`; `-liga` is off.
  ///
  /// - Returns: Nil unless the tag has four letters or digits of ASCII and the value is a whole number from 0 to 65535.
  public init?(_ spelling: String) {
    var rest = Substring(spelling)
    var value: UInt32 = 1
    if rest.hasPrefix("-") || rest.hasPrefix("+") {
      value = rest.removeFirst() == "-" ? 0 : 1
    } else if let equals = rest.firstIndex(of: "=") {
      guard let number = UInt16(rest[rest.index(after: equals)...]) else { return nil }
      value = UInt32(number)
      rest = rest[..<equals]
    }
    self.init(tag: rest, value: value)
  }

  /// A feature by its tag.
  ///
  /// - Parameters:
  ///   - tag: Four letters or digits of ASCII, such as `smcp`.
  ///   - value: 0 for off, 1 for on, more for which of several shapes.
  public init?(tag: some StringProtocol, value: UInt32 = 1) {
    let bytes = tag.utf8
    guard bytes.count == 4,
      tag.unicodeScalars.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
      )
    else { return nil }
    self.init(code: bytes.reduce(0) { $0 << 8 | UInt32($1) }, value: value)
  }

  /// The tag's four characters.
  public var tag: String { FontTag.text(code) }

  /// The same feature turned off.
  public var off: FontFeature { FontFeature(code: code, value: 0) }

  /// Digits of one width (`tnum`).
  public static let tabularFigures = FontFeature(code: 0x746E_756D, value: 1)
  /// Digits each of its own width (`pnum`).
  public static let proportionalFigures = FontFeature(code: 0x706E_756D, value: 1)
  /// Digits with ascenders and descenders, as small letters (`onum`).
  public static let oldStyleFigures = FontFeature(code: 0x6F6E_756D, value: 1)
  /// Digits as high as capitals (`lnum`).
  public static let liningFigures = FontFeature(code: 0x6C6E_756D, value: 1)
  /// Small capitals in place of small letters (`smcp`).
  public static let smallCapitals = FontFeature(code: 0x736D_6370, value: 1)
  /// Small capitals in place of capitals (`c2sc`).
  public static let smallCapitalsFromCapitals = FontFeature(code: 0x6332_7363, value: 1)
  /// Numbers around a slash as a fraction (`frac`).
  public static let fractions = FontFeature(code: 0x6672_6163, value: 1)
  /// A zero that is no letter O (`zero`).
  public static let slashedZero = FontFeature(code: 0x7A65_726F, value: 1)
  /// The usual ligatures (`liga`), which are on unless turned off.
  public static let ligatures = FontFeature(code: 0x6C69_6761, value: 1)
}

extension [FontFeature] {
  /// Each feature once, as it is set last, in the order of tags.
  var settled: [FontFeature] {
    if count < 2 { return self }
    var last: [UInt32: FontFeature] = [:]
    for feature in self { last[feature.code] = feature }
    return last.values.sorted { $0.code < $1.code }
  }
}

extension UIFont {
  /// The same font with features set for all its text, besides those that it has.
  public func withFeatures(_ features: FontFeature...) -> UIFont { withFeatures(features) }

  /// The same font with features set for all its text, besides those that it has.
  public func withFeatures(_ features: [FontFeature]) -> UIFont {
    features.isEmpty ? self : FeaturedFonts.font(self, with: features)
  }
}

/// Fonts with features that were asked for lately: the texts of a column of numbers share one, and are told apart from others
/// without a look at what the fonts are.
private enum FeaturedFonts {
  private struct Known {
    let font: UIFont
    let features: [FontFeature]
    let made: UIFont
  }

  /// How many are kept.
  private static let limit = 8

  private static let known: Guarded<[Known]> = {
    let known = Guarded<[Known]>([])
    FontMemory.add { known.withLock { $0 = [] } }
    return known
  }()

  static func font(_ font: UIFont, with features: [FontFeature]) -> UIFont {
    known.withLock { known in
      if let found = known.first(where: { $0.font === font && $0.features == features }) { return found.made }
      let made = UIFont(
        face: font.face, size: font.pointSize, descriptor: font.fontDescriptor.withFeatures(features))
      if known.count == limit { known.removeFirst() }
      known.append(Known(font: font, features: features, made: made))
      return made
    }
  }
}
