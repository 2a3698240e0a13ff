import Foundation

/// What a font is asked for by: a family, a size, a weight and traits.
///
/// ```swift
/// let italic = font.fontDescriptor.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 0) }
/// ```
public final class UIFontDescriptor: Sendable, Hashable {
  /// Traits that a typeface has or has not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt32

    /// Creates traits from UIKit's bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than the family's usual face.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than the family's usual face.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The family's name.
  public let family: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The weight.
  public let weight: UIFont.Weight
  /// The traits.
  public let symbolicTraits: SymbolicTraits
  /// The OpenType features, each once, in the order of their tags.
  public let features: [FontFeature]

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - family: The family's name.
  ///   - size: The size in points.
  ///   - weight: The weight.
  ///   - symbolicTraits: The traits; bold and italic choose the face within the family.
  ///   - features: The OpenType features; of one that is given twice, the last counts.
  public init(
    family: String, size: CGFloat, weight: UIFont.Weight = .regular, symbolicTraits: SymbolicTraits = [],
    features: [FontFeature] = []
  ) {
    self.features = features.settled
    self.family = family
    self.pointSize = size
    self.weight = weight
    self.symbolicTraits = symbolicTraits
  }

  /// The descriptor of a family or face by name, at a size in points.
  public convenience init(name: String, size: CGFloat) {
    guard let record = FontLibrary.shared.record(named: name) else {
      self.init(family: name, size: size)
      return
    }
    self.init(record: record, size: size)
  }

  convenience init(record: FontRecord, size: CGFloat) {
    let weight = UIFont.Weight(openType: record.weight)
    var traits: SymbolicTraits = record.isItalic ? .traitItalic : []
    if record.weight >= 600 { traits.insert(.traitBold) }
    if FontLibrary.shared.face(record).isMonospaced { traits.insert(.traitMonoSpace) }
    self.init(family: record.family, size: size, weight: weight, symbolicTraits: traits)
  }

  /// The same descriptor at another size in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      family: family, size: size, weight: weight, symbolicTraits: symbolicTraits, features: features)
  }

  /// The same descriptor in another family.
  public func withFamily(_ family: String) -> UIFontDescriptor {
    UIFontDescriptor(
      family: family, size: pointSize, weight: weight, symbolicTraits: symbolicTraits, features: features)
  }

  /// The same descriptor with more OpenType features.
  public func withFeatures(_ features: [FontFeature]) -> UIFontDescriptor {
    UIFontDescriptor(
      family: family, size: pointSize, weight: weight, symbolicTraits: symbolicTraits,
      features: self.features + features)
  }

  /// The same descriptor with exactly these traits, or nil when the family has no such face.
  ///
  /// Bold makes a lighter weight bold; leaving bold out makes a bold weight regular.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var weight = weight
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold), !isBold { weight = .bold }
    if !traits.contains(.traitBold), isBold { weight = .regular }
    let family =
      traits.contains(.traitMonoSpace) && self.family == SystemFontDesign.standard.family
      ? SystemFontDesign.monospaced.family : self.family
    guard
      let record = FontLibrary.shared.match(
        family: family, weight: weight.openType, italic: traits.contains(.traitItalic))
    else { return nil }
    let isSystem = family == SystemFontDesign.monospaced.family || family == SystemFontDesign.standard.family
    guard isSystem || record.isItalic == traits.contains(.traitItalic) else { return nil }
    return UIFontDescriptor(
      family: family, size: pointSize, weight: weight, symbolicTraits: traits, features: features)
  }

  /// Two descriptors are equal when they ask for the same.
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left === right
      || (left.family == right.family && left.pointSize == right.pointSize && left.weight == right.weight
        && left.symbolicTraits == right.symbolicTraits && left.features == right.features)
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(symbolicTraits)
    hasher.combine(features)
  }
}
