import Foundation

extension UIFontDescriptor {
  /// What a descriptor can be given by name.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary from the codes of axes, the four bytes of each tag as one number, to places on them.
    public static let variations = AttributeName(rawValue: "NSCTFontVariationAttribute")
    /// An array of dictionaries with ``FeatureKey/type`` and ``FeatureKey/selector``, or with
    /// ``FeatureKey/openTypeTag`` and ``FeatureKey/openTypeValue``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A dictionary with ``TraitKey``s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
  }

  /// The keys of a feature's dictionary.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of feature, a number of Apple's font feature registry, such as 6 for the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of the kind, a number of Apple's font feature registry.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// UIKit's older name of ``type``.
    public static let featureIdentifier = type
    /// UIKit's older name of ``selector``.
    public static let typeIdentifier = selector
    /// An OpenType tag of four characters, as Core Text has it.
    public static let openTypeTag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    /// A number: 0 for off, 1 for on, more for which of several shapes.
    public static let openTypeValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
  }

  /// The same descriptor with more attributes; those it does not know, and numbers without a counterpart in OpenType, are
  /// passed over.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
    let places = attributes[.variations] as? [Int: Double] ?? [:]
    var descriptor = self
    if let family = attributes[.family] as? String { descriptor = descriptor.withFamily(family) }
    if let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map({ CGFloat($0) }) {
      descriptor = descriptor.withSize(size)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] { descriptor = descriptor.withTraits(traits) }
    return descriptor.withFeatures(settings.flatMap(Self.features)).withVariations(
      places.sorted { $0.key < $1.key }.compactMap { code, value in
        UInt32(exactly: code).map { FontVariation(code: $0, value: value) }
      })
  }

  private static func features(_ setting: [FeatureKey: Any]) -> [FontFeature] {
    if let tag = setting[.openTypeTag] as? String {
      let value = (setting[.openTypeValue] as? Int).flatMap { UInt32(exactly: $0) } ?? 1
      return FontFeature(tag: tag, value: value).map { [$0] } ?? []
    }
    guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else { return [] }
    return AppleFontFeature.openType(type: type, selector: selector)
  }
}

/// Apple's numbers of features, of which OpenType has a counterpart. Source: `SFNTLayoutTypes.h`.
enum AppleFontFeature {
  /// The features that a selector sets.
  static func openType(type: Int, selector: Int) -> [FontFeature] {
    // Stylistic alternatives: 2 and 3 turn the first set on and off, 4 and 5 the second, and so on.
    if type == 35, (2..<42).contains(selector) {
      let number = selector / 2
      return feature("ss" + (number < 10 ? "0" : "") + String(number), selector % 2 == 0)
    }
    guard let selectors = byType[type], let settings = selectors[selector] else { return [] }
    return settings.flatMap { feature($0.tag, $0.isOn) }
  }

  private static func feature(_ tag: String, _ isOn: Bool) -> [FontFeature] {
    FontFeature(tag: tag, value: isOn ? 1 : 0).map { [$0] } ?? []
  }

  private typealias Setting = (tag: String, isOn: Bool)

  private static let byType: [Int: [Int: [Setting]]] = [
    // Ligatures
    1: pairs([2: "liga", 4: "dlig", 18: "clig", 20: "hlig"]),
    // Letter case, as before iOS 6
    3: [3: [("smcp", true)]],
    // Spacing of digits
    6: [0: [("tnum", true), ("pnum", false)], 1: [("pnum", true), ("tnum", false)]],
    // Vertical position
    10: [
      0: [("sups", false), ("subs", false), ("ordn", false), ("sinf", false)], 1: [("sups", true)],
      2: [("subs", true)], 3: [("ordn", true)], 4: [("sinf", true)],
    ],
    // Fractions
    11: [0: [("frac", false), ("afrc", false)], 1: [("afrc", true)], 2: [("frac", true)]],
    // Typographic extras
    14: pairs([4: "zero"]),
    // Case of digits
    21: [0: [("onum", true), ("lnum", false)], 1: [("lnum", true), ("onum", false)]],
    // Case-sensitive shapes
    33: pairs([0: "case", 2: "cpsp"]),
    // Contextual alternates
    36: pairs([0: "calt", 2: "swsh", 4: "cswh"]),
    // Small letters
    37: [0: [("smcp", false), ("pcap", false)], 1: [("smcp", true)], 2: [("pcap", true)]],
    // Capitals
    38: [0: [("c2sc", false), ("c2pc", false)], 1: [("c2sc", true)], 2: [("c2pc", true)]],
  ]

  /// Selectors that turn a feature on, each followed by one that turns it off.
  private static func pairs(_ tags: [Int: String]) -> [Int: [Setting]] {
    var settings: [Int: [Setting]] = [:]
    for (selector, tag) in tags {
      settings[selector] = [(tag, true)]
      settings[selector + 1] = [(tag, false)]
    }
    return settings
  }
}
