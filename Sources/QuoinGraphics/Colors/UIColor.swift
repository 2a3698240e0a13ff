import Foundation

/// A colour in sRGB, or a rule that gives one for the traits at hand.
///
/// Nothing of a colour changes after it was made, so that any thread may read it; a subclass that adds what changes has to
/// see to that itself.
open class UIColor: NSObject, @unchecked Sendable {
  // First of all fields; see AttributeValueKind.
  private let kind = AttributeValueKind()
  enum Storage: Sendable {
    case fixed(CGColor)
    /// Light and dark.
    case adaptive(CGColor, CGColor)
    /// With normal contrast and with high.
    case contrasting(UIColor, UIColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates a colour from its numbers.
  public init(cgColor: CGColor) { storage = .fixed(cgColor) }

  /// Creates a colour; components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour of Display P3, whose components are from 0 to 1; what sRGB does not have becomes the nearest in it.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    self.init(.fixed(color))
  }

  /// Creates a grey; components from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) { storage = .fixed(CGColor(gray: white, alpha: alpha)) }

  /// Creates a colour from hue (0 and 1 are red), saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a colour that is asked for anew with the traits of each use.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Creates a colour with one value in light surroundings and one in dark.
  public convenience init(light: CGColor, dark: CGColor) {
    self.init(light == dark ? .fixed(light) : .adaptive(light, dark))
  }

  /// Whether the colour depends on traits.
  public var isDynamic: Bool {
    if case .fixed = storage { return false }
    return true
  }

  /// The numbers for some traits.
  public func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
    var color = self
    // A provider may answer with a dynamic colour; one that answers with itself must not hang.
    for _ in 0..<16 {
      switch color.storage {
      case .fixed(let value): return value
      case .adaptive(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
      case .contrasting(let normal, let high): color = traits.accessibilityContrast == .high ? high : normal
      case .dynamic(let provider): color = provider(traits)
      }
    }
    return CGColor(gray: 0, alpha: 0)
  }

  /// The fixed colour for some traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: resolvedCGColor(with: traits)) : self
  }

  /// The numbers for the current traits.
  public var cgColor: CGColor {
    if case .fixed(let value) = storage { return value }
    return resolvedCGColor(with: .current)
  }

  /// The same colour with another alpha; a dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replaced(_ color: CGColor) -> CGColor { color.withAlpha(alpha) }
    switch storage {
    case .fixed(let color): return UIColor(cgColor: replaced(color))
    case .adaptive(let light, let dark): return UIColor(.adaptive(replaced(light), replaced(dark)))
    case .contrasting(let normal, let high):
      return UIColor(.contrasting(normal.withAlphaComponent(alpha), high.withAlphaComponent(alpha)))
    case .dynamic(let provider): return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Whether something is a colour of the same numbers, or of the same rule for them.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor).map { self == $0 } ?? false }

  /// Two colours are equal when their numbers are, or the rules for them.
  public static func == (left: UIColor, right: UIColor) -> Bool {
    if left === right { return true }
    switch (left.storage, right.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
    case (.contrasting(let a, let b), .contrasting(let c, let d)): return a == c && b == d
    default: return false
    }
  }

  /// Follows from what equality compares.
  public override var hash: Int {
    var hasher = Hasher()
    switch storage {
    case .fixed(let color): hasher.combine(color)
    case .adaptive(let light, let dark):
      hasher.combine(light)
      hasher.combine(dark)
    case .contrasting(let normal, let high):
      hasher.combine(normal)
      hasher.combine(high)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }

  /// The colour as `#RRGGBB` or `#RRGGBBAA`; of a dynamic colour the light and the dark one.
  public override var description: String {
    switch storage {
    case .fixed(let color): return color.hexString
    case .adaptive(let light, let dark): return "\(light.hexString)/\(dark.hexString)"
    case .contrasting(let normal, _): return normal.description
    case .dynamic: return "dynamic"
    }
  }
}
