import Foundation

extension UIFontDescriptor {
  /// A look of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a design by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one, Inter.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs: Noto Serif, which stands in for New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With round ends: Inter, which stands in for SF Pro Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// All characters of one width: Noto Sans Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What iOS draws designs with that have no font of their own here.
  private static let designs: [SystemDesign: (family: String, standsFor: String)] = [
    .serif: ("Noto Serif", "New York"), .rounded: (SystemFontDesign.standard.family, "SF Pro Rounded"),
  ]

  /// The same descriptor of the system's font in another design.
  ///
  /// - Returns: Nothing for other fonts, which have no designs, and for a design that is not known.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let isDesigned = Self.designs.values.contains { $0.standsFor == wish.standsFor }
    guard wish.isSystem || isDesigned else { return nil }
    let family: String
    let standIn: String?
    switch design {
    case .default: (family, standIn) = (SystemFontDesign.standard.family, nil)
    case .monospaced: (family, standIn) = (SystemFontDesign.monospaced.family, nil)
    default:
      guard let known = Self.designs[design] else { return nil }
      (family, standIn) = (known.family, known.standsFor)
    }
    return changed { wish in
      wish.family = family
      wish.standsFor = standIn
      wish.isSystem = design != .serif
      if design == .monospaced {
        wish.symbolicTraits.insert(.traitMonoSpace)
      } else {
        wish.symbolicTraits.remove(.traitMonoSpace)
      }
    }
  }

  /// The descriptor of the system's font for a role, in the size that the traits' content size category gives it.
  ///
  /// - Parameters:
  ///   - style: The role.
  ///   - traits: Where the category is read; nil takes the current traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  /// The keys of a dictionary of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A weight, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// Symbolic traits, or their bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The same descriptor with what a dictionary of traits says.
  func withTraits(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var descriptor = self
    let bits = traits[.symbolic] as? UInt32
    if let symbolic = traits[.symbolic] as? SymbolicTraits ?? bits.map({ SymbolicTraits(rawValue: $0) }) {
      descriptor = descriptor.asking(for: symbolic)
    }
    let given = traits[.weight]
    let number = given as? CGFloat ?? (given as? Double).map { CGFloat($0) } ?? (given as? NSNumber)?.cgFloat
    if let weight = given as? UIFont.Weight ?? number.map({ UIFont.Weight($0) }) {
      descriptor = descriptor.changed { $0.weight = weight }
    }
    return descriptor
  }
}

extension NSNumber {
  fileprivate var cgFloat: CGFloat { CGFloat(doubleValue) }
}
