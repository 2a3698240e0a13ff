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

  let wish: FontWish

  /// The family's name.
  public var family: String { wish.family }
  /// The size in points.
  public var pointSize: CGFloat { wish.pointSize }
  /// The weight.
  public var weight: UIFont.Weight { wish.weight }
  /// The traits; bold where the weight is semibold or more, however that was said.
  public var symbolicTraits: SymbolicTraits { wish.symbolicTraits }
  /// The OpenType features, each once, in the order of their tags.
  public var features: [FontFeature] { wish.features }
  /// The places on a variable font's axes, each axis once, in the order of tags.
  ///
  /// The weight and the traits choose places too; what is given here counts before them.
  public var variations: [FontVariation] { wish.variations }

  init(_ wish: FontWish) { self.wish = wish.tellingBold }

  /// Creates a descriptor.
  ///
  /// - Parameters:
  ///   - family: The family's name.
  ///   - size: The size in points.
  ///   - weight: The weight; bold among the traits makes a lighter one bold.
  ///   - symbolicTraits: The traits; bold, italic, condensed and expanded choose the face within the family.
  ///   - features: The OpenType features; of one that is given twice, the last counts.
  public convenience init(
    family: String, size: CGFloat, weight: UIFont.Weight = .regular, symbolicTraits: SymbolicTraits = [],
    features: [FontFeature] = []
  ) {
    let isBold = symbolicTraits.contains(.traitBold) && weight.rawValue < UIFont.Weight.semibold.rawValue
    self.init(
      FontWish(
        family: family, pointSize: size, weight: isBold ? .bold : weight, symbolicTraits: symbolicTraits,
        features: features.settled))
  }

  /// The descriptor of a family or face by name, at a size in points.
  ///
  /// - Parameter fonts: Where the name is looked for before the registered and the installed fonts.
  public convenience init(name: String, size: CGFloat, in fonts: FontCollection? = nil) {
    guard let face = FontLibrary.shared.face(named: name, in: fonts) else {
      self.init(family: name, size: size)
      return
    }
    self.init(face: face, size: size, fonts: fonts)
  }

  convenience init(face: FontFace, size: CGFloat, fonts: FontCollection? = nil) {
    let record = face.record
    let weight = UIFont.Weight(openType: record.weight)
    var traits: SymbolicTraits = record.isItalic ? .traitItalic : []
    if record.weight >= 600 { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    var wish = FontWish(
      family: record.family, pointSize: size, weight: weight, symbolicTraits: traits, fonts: fonts)
    // The weight is said already, and so is what a regular face has.
    let regular = record.axes.places(for: FontStyle())
    wish.variations = record.places.filter { $0.code != FontTag.weight && !regular.contains($0) }
    self.init(wish)
  }

  /// The same descriptor with something else.
  package func changed(_ change: (inout FontWish) -> Void) -> UIFontDescriptor {
    var wish = wish
    change(&wish)
    return UIFontDescriptor(wish)
  }

  /// The same descriptor at another size in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { changed { $0.pointSize = size } }

  /// The same descriptor in another family.
  public func withFamily(_ family: String) -> UIFontDescriptor {
    changed {
      $0.family = family
      $0.isSystem = false
      $0.standsFor = nil
    }
  }

  /// The same descriptor with more OpenType features.
  public func withFeatures(_ features: [FontFeature]) -> UIFontDescriptor {
    changed { $0.features = ($0.features + features).settled }
  }

  /// The same descriptor at more places on a variable font's axes.
  public func withVariations(_ variations: [FontVariation]) -> UIFontDescriptor {
    changed { $0.variations = ($0.variations + variations).settled }
  }

  /// The same descriptor with exactly these traits, or nil when the family has no such face.
  ///
  /// Bold makes a lighter weight bold; leaving bold out makes a bold weight regular.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    let descriptor = asking(for: traits)
    guard let record = FontLibrary.shared.record(descriptor.wish) else { return nil }
    let isSystem = [SystemFontDesign.monospaced.family, SystemFontDesign.standard.family].contains(
      descriptor.family)
    let isItalic = traits.contains(.traitItalic)
    guard isSystem || record.isItalic == isItalic || (isItalic && record.canSlant) else { return nil }
    return descriptor
  }

  /// The same descriptor with exactly these traits, whether the family has such a face or what is drawn is made of another.
  func asking(for traits: SymbolicTraits) -> UIFontDescriptor {
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    return changed { wish in
      if traits.contains(.traitBold), !isBold { wish.weight = .bold }
      if !traits.contains(.traitBold), isBold { wish.weight = .regular }
      if traits.contains(.traitMonoSpace), wish.family == SystemFontDesign.standard.family {
        wish.family = SystemFontDesign.monospaced.family
      }
      wish.symbolicTraits = traits
    }
  }

  /// Two descriptors are equal when they ask for the same.
  public static func == (left: UIFontDescriptor, right: UIFontDescriptor) -> Bool {
    left === right || left.wish == right.wish
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(wish) }
}
